# bash completion for ruleproof: the command itself is asked what may stand here.
_ruleproof() {
  # bash splits words at = and :, and the command wants them whole.
  local words=() word i joins=false
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if ((i > 1)) && { $joins || [[ $word == [=:]* ]]; }; then
      words[-1]+=$word
    else
      words+=("$word")
    fi
    [[ $word == [=:]* ]] && joins=true || joins=false
  done
  # Only what stands behind the last of them is to be typed, but in quotes.
  local current=${words[-1]} lead=
  case $current in
    [\"\']*) words[-1]=${current:1} ;;
    *[=:]*) lead=${current%"${current##*[=:]}"} ;;
  esac
  local line program=${words[0]/#\~/$HOME}
  COMPREPLY=()
  while IFS= read -r line; do
    line=${line%%$'\t'*}
    if [[ $line == :files ]]; then
      compopt -o default
      COMPREPLY=()
      return
    fi
    [[ $line == *[=:,] ]] && compopt -o nospace
    COMPREPLY+=("${line#"$lead"}")
  done < <("$program" complete "${words[@]:1}" 2>/dev/null)
}
complete -F _ruleproof ruleproof
