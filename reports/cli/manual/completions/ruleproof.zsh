#compdef ruleproof
# zsh completion for ruleproof: the command itself is asked what may stand here.
_ruleproof() {
  local line word
  local -a before lines open open_shown whole whole_shown
  before=("${(@Q)words[2,CURRENT-1]}")
  lines=("${(@f)$(${(Q)~words[1]} complete "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
  if [[ $lines[1] == ":files" ]]; then
    _files
    return
  fi
  for line in $lines; do
    word=${line%%$'\t'*}
    if [[ $word == *[=:,] ]]; then
      open+=("$word") open_shown+=("${line/$'\t'/  -- }")
    elif [[ -n $word ]]; then
      whole+=("$word") whole_shown+=("${line/$'\t'/  -- }")
    fi
  done
  compadd -l -d open_shown -S '' -a open
  compadd -l -d whole_shown -a whole
}
if [[ $funcstack[1] == _ruleproof ]]; then
  _ruleproof "$@"
else
  compdef _ruleproof ruleproof
fi
