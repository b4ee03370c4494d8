# fish completion for ruleproof: the command itself is asked what may stand here.
function __ruleproof_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct | string trim --left --chars='"\'')
    set -l found ($words[1] complete $words[2..] "$current" 2>/dev/null)
    if test "$found[1]" = :files
        __fish_complete_path "$current"
    else
        printf '%s\n' $found
    end
end
complete --command ruleproof --no-files --arguments '(__ruleproof_complete)'
