/// What `--help` says of each subcommand, in the order in which they are listed.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace ruleproof::cli {

struct Help {
  std::string_view name;
  std::string_view about;
  std::string_view more;  ///< examples, and what the exit code means where it is special
};

inline constexpr std::string_view about_ruleproof =
    "ruleproof: board-game rulebooks as models that are tested, searched and audited.\n"
    "A first try: ruleproof games; ruleproof play connect-four --setup columns=4,rows=4";

/// A word that is known without a subcommand, and what it does.
struct KnownWord {
  std::string_view name;
  std::string_view about;
};
inline constexpr auto root_flags = std::to_array<KnownWord>({
    {"--help", "what there is; behind a subcommand, what that does"},
    {"--where", "the folder of the examples, kits, data and records that came with it"},
    {"--version", "which version, built with what"},
});
inline constexpr auto environment = std::to_array<KnownWord>({
    {"RULEPROOF_TEXTS", "the folder of the rulebooks' texts, where --texts names none"},
    {"RULEPROOF_FREEDICT", "the folder of the dictionaries that an audit of two languages reads"},
    {"NO_COLOR", "where it is set, nothing is coloured"},
});

inline constexpr std::string_view about_exit_codes =
    "Exit codes: 0 clean, 1 something is wrong with the rules, a text or a record,\n"
    "2 usage or bad input (one line RP-nnn on standard error), 3 internal error.";

// clang-format off
inline constexpr auto help_texts = std::to_array<Help>({
    {"games", "List the games: players, clauses, open questions, options.",
     "Example: ruleproof games --json"},
    {"rules", "Show the clauses of a rulebook and where each lives in the program.",
     "Without CLAUSE the chapters; -v shows all clauses. CLAUSE is an id, a tag, or the beginning of ids,\n"
     "as a chapter is; with --rulings, that of an open question.\n"
     "Examples:\n"
     "  ruleproof rules year-of-the-dragon event.festival\n"
     "  ruleproof rules year-of-the-dragon --rulings festival-zero\n"
     "  ruleproof rules connect-four --notation\n"
     "  ruleproof rules drako --fields"},
    {"rulebook", "Show each clause with the shortest games known that rely on it or have a move refused.",
     "The games are kept in the repository and played again; --again looks for them anew: in the\n"
     "scenarios, by dice, level by level under small set-ups. \"Proved the shortest\" says that every\n"
     "game of fewer moves was looked at, under its set-up, by these very rules. With --out a page: each\n"
     "clause with its games to step through, its open questions and what their answers change, laws and\n"
     "planted bugs, and its lines in each text; and each way in which a game ends.\n"
     "CLAUSE is the beginning of ids.\n"
     "Examples:\n"
     "  ruleproof rulebook connect-four\n"
     "  ruleproof rulebook drako wound --out out\n"
     "  ruleproof rulebook drako --again --effort 10"},
    {"play", "Play a game: at the terminal, from a pipe, or by dice.",
     "Reads a move by its number or in the game's notation; ? lists what else. Chance is thrown\n"
     "from --seed unless --choose-chance. The table is what the player who is to act sees; a step\n"
     "that not all see is \"(hidden)\". --open hides nothing. With --as you play one seat, and dice\n"
     "move the others. The record that it prints can be replayed.\n"
     "Examples:\n"
     "  ruleproof play connect-four --setup columns=5,rows=4\n"
     "  ruleproof play drako --as dragon --seed 4\n"
     "  ruleproof play year-of-the-dragon --players 3 --random --seed 7 --record game.game\n"
     "  printf 'drop 1\\ndrop 2\\n' | ruleproof play connect-four"},
    {"replay", "Replay records and check what they expect.",
     "A folder stands for the *.game files in it, - for the standard input. Exit code 1: a record\n"
     "makes an illegal move or expects something else than the model has; 2: it cannot be read.\n"
     "Examples:\n"
     "  ruleproof replay properties/scenarios/connect_four --quiet\n"
     "  ruleproof play connect-four --random | ruleproof replay -\n"
     "  ruleproof replay out/records --export pytest > tests/test_rules.py"},
    {"check", "Try the laws of a game in random games under random set-ups.",
     "Says which laws are broken; -v shows each law, and the shortest game found that breaks it. The\n"
     "same seed gives the same games everywhere. Flags of the set-up keep the set-up fixed. What is\n"
     "broken is kept with its game: --failed-first plays that again before the rest, --last-failed\n"
     "these laws alone. Ctrl-C tells what was tried until then.\n"
     "Examples:\n"
     "  ruleproof check connect-four --steps 5000000 --seed 2\n"
     "  ruleproof check year-of-the-dragon --law \"never negative\" --players 2"},
    {"explore", "Visit every position that can be reached, breadth first.",
     "The figures are exact and go to standard output; speed and memory go to standard error. A\n"
     "search that left something out says so: complete: no, and the bound that it met. With --spill\n"
     "it goes on with the disk instead of ending at --memory: the figures are the same. Killed, or on\n"
     "a full disk, it goes on with --resume; when it is done, nothing is left in the folder. Ctrl-C\n"
     "tells what was counted until then. Several\n"
     "processes share a search by `mpirun -n 4 ruleproof-mpi explore GAME`, which the build makes where\n"
     "Open MPI is installed; --memory is then that of each.\n"
     "Examples:\n"
     "  ruleproof explore connect-four --setup columns=4,rows=4\n"
     "  ruleproof explore connect-four --depth 8 --symmetric\n"
     "  ruleproof explore connect-four --setup columns=4,rows=4 --graph\n"
     "  ruleproof explore connect-four --setup columns=5,rows=5 --memory 100MB\n"
     "  ruleproof explore connect-four --setup columns=5,rows=4 --checkpoint found --resume\n"
     "  ruleproof explore drako --setup data=duel --memory 200MB --spill found\n"
     "  ruleproof explore connect-four --pins"},
    {"ask", "Answer questions about a game, each with its certificate.",
     "Without QUESTION, the list. A yes comes with a game that replays; a no of the solver with the\n"
     "formulas; --confirm asks cvc5, too. --laws: what induction proves of all games.\n"
     "No answer calls a proof what is bounded or sampled. It is ten lines; -v gives the rest, with the\n"
     "games; --out writes the report, and each game as a record.\n"
     "Examples:\n"
     "  ruleproof ask year-of-the-dragon --list\n"
     "  ruleproof ask year-of-the-dragon event-row-law\n"
     "  ruleproof ask year-of-the-dragon --all\n"
     "  ruleproof ask drako --laws --confirm\n"
     "EXPR of a typed question: names (--fields) and numbers, + - *, = != < <= > >=, and or not,\n"
     "implies (the loosest); a field that is 0 or 1 is a condition by itself, as over is; a value that\n"
     "is called as a field is, too, stands in quotes: stage = \"over\";\n"
     "sum max min count any all of players and places, as p*.yuan or with an index; abs(x); of sets\n"
     "that are kept as bits, bits(x) is how many are in one, common(x, y) how many are in both.\n"
     "What is not there (an outcome before the end, an element that a list lacks) has no value, and\n"
     "no comparison with it is so; \"always\" then speaks of the other positions, and says so.\n"
     "A name with start. in front is that of the opening; with before. in front, of the position before\n"
     "a move: the question is then about moves, and says nothing of the opening alone. before.to-act is\n"
     "who was to act; over, outcome and winner were not yet.\n"
     "ask tries every game up to some length first, then longer ones by a search that climbs towards\n"
     "the goal, and by dice; the answer says which. --depth N tries nothing longer.\n"
     "  ruleproof ask connect-four --always \"common(stones1, stones2) = 0\"\n"
     "  ruleproof ask drako --can \"p1.held = 0 and p2.held = 0 and stage != deal\"\n"
     "  ruleproof ask drako --always \"before.p1.left >= p1.left\"\n"
     "  ruleproof ask year-of-the-dragon --never \"any(p*.yuan < 0)\" --players 3\n"
     "  ruleproof ask sea-dragons --can \"any(i: p[i].gold > 20 and p[i].heads > 0)\""},
    {"compare", "Find the shortest game in which two answers to an open question differ.",
     "Players make the same choices under both readings: first in every game up to --depth, then in\n"
     "--samples random games; the answer says which of the two found the difference. Where the\n"
     "readings part, compare looks for two games of the same moves with other winners, too.\n"
     "Examples:\n"
     "  ruleproof compare connect-four --ruling diagonals=do-not-count\n"
     "  ruleproof compare year-of-the-dragon --all --players 2\n"
     "  ruleproof compare year-of-the-dragon --ruling festival-zero=ranked --rulebook es"},
    {"refute", "Try to break every strong answer to the questions about a game.",
     "Asks the questions, then plays: random and lopsided games, those of the fuzz corpus, all\n"
     "scenarios, and searches towards the contrary, under every number of players and every answer\n"
     "to a ruling within the scope of the answer. Exit code 1: a game refutes an answer. What no\n"
     "single game could refute is skipped, and the table says what it is about instead: best play,\n"
     "an average, printed pieces... \"record replayed\": the game of a yes was, with what it expects.\n"
     "With -v the rows of a question are printed as soon as they and those before are known. Ctrl-C and\n"
     "--seconds end all of it, the asking included: what was tried stays, and what was tried in part\n"
     "or not at all is named and counted. The questions that are left share\n"
     "the time that is left. --steps and --guided bound what is tried of each question.\n"
     "Examples:\n"
     "  ruleproof refute connect-four\n"
     "  ruleproof refute river-dragons --seconds 60\n"
     "  ruleproof refute drako card-balance --steps 1000000"},
    {"balance", "Find out who is favoured: let bots play, until the intervals are narrow.",
     "Bots: uniform; greedy, one step by the standing; mcts:N, tree search with N iterations a choice that\n"
     "sees what its seat sees; mcts:N:D with playouts of D choices, the better of two. Bots change seats\n"
     "over the same chance. --record FOLDER keeps the run as a file, which verify begins again.\n"
     "Intervals are true whenever one stops. --never makes copies of the bots that leave moves out.\n"
     "--vary RULING=a,b | setup.OPTION=a,b | data.TABLE.VALUE=a,b | data.LIST[KEY=NAME].VALUE=a,b\n"
     "Examples:\n"
     "  ruleproof balance connect-four --until 0.5%\n"
     "  ruleproof balance year-of-the-dragon --players 3 --bots greedy,mcts:50 --games 2000\n"
     "  ruleproof balance drako --bots greedy --never draw --checkpoint run.txt --resume\n"
     "  ruleproof balance year-of-the-dragon --bots greedy --vary data.large_privilege=6,7"},
    {"audit", "Hold the texts of the rules against each other, and against the model.",
     "audit --pair A B compares two texts of any game, or two editions: changed numbers, duties,\n"
     "negations, bounds, directions, orders, sentences gone, the gravest first. No model is needed.\n"
     "It reads PDF, DOCX, HTML, Markdown and plain text, and PO, XLIFF and TMX, which have both texts;\n"
     "--out writes a report, questions in both languages, XLIFF, TMX and TBX.\n"
     "audit GAME reads the texts from --texts; the program carries none. It gives one list, of ten lines\n"
     "or, with -v, with what stands behind each, the gravest\n"
     "first: what has changed since the review, contradictions, differences, clauses that one text\n"
     "lacks, open questions by what they do, then what is hardly one. Of each question: what each text\n"
     "says, on which lines, and, where they part, a game in which that matters, in the set-up of the\n"
     "box if one was found, on which other questions it leans, how often the readings part, and who\n"
     "wins; or why no game can differ. The model recomputes worked examples. At the end: the smallest\n"
     "errata. audit counts and lists the lines that no clause accounts for. Text checks compare\n"
     "numbers, duties, bounds and terms with the clauses and with the last review; --checks describes\n"
     "them. --out writes audit.html, report.sarif, summary.md, the games, and questions.md, which can\n"
     "be sent: it quotes your texts. --quick plays nothing. --budget N looks N times as\n"
     "hard; Ctrl-C writes what was found so far. --new drafts a sources file for a text that nobody\n"
     "has mapped; --out writes beside it a page for its review by keyboard, and --reviewed keeps to\n"
     "what was decided there.\n"
     "Examples:\n"
     "  ruleproof audit --pair rules.en.pdf rules.de.docx --glossary terms.tbx --out out\n"
     "  ruleproof audit --pair old.en.txt new.en.txt --memory review.toml --accept all\n"
     "  ruleproof audit year-of-the-dragon --texts ../rulebooks\n"
     "  ruleproof audit year-of-the-dragon --texts rulebooks --budget 10 --out out\n"
     "  ruleproof audit year-of-the-dragon --new rulebooks/rules.fr.txt --lang fr --out drafts\n"
     "  ruleproof audit drako --new rules.fr.txt --lang fr --reviewed fr.reviewed.toml --out drafts\n"
     "  ruleproof audit year-of-the-dragon --texts ../rulebooks --stamp"},
    {"conform", "Hold an engine of your own to the model.",
     "The engine speaks JSON-RPC in lines: see ruleproof help protocol. A finding is a short\n"
     "game, with the clause that the engine breaks and the reading that explains it.\n"
     "No disagreement means none within the budget, on the clauses that the report counts as tried:\n"
     "both made moves that relied on them, and all declared fields were equal after those moves.\n"
     "conform plays the scenarios and the fuzz corpus first: those of a repository in which it runs or\n"
     "that --root names, else those that came with it; the report says where it did not find them.\n"
     "--lint looks at the adapter alone, before any game, and says what to read about each mistake.\n"
     "--trace holds recorded games of an engine that nobody can drive. --failed-first begins with the\n"
     "games of what failed last, --last-failed plays nothing else.\n"
     "Exit code 0: no disagreement within the budget; 1: some; 2: the engine could not be run;\n"
     "130: Ctrl-C before anything was found. What was found is written; only a second Ctrl-C, once an\n"
     "answer of the engine and 5 s are over, ends it at once.\n"
     "Examples:\n"
     "  ruleproof conform connect-four --lint -- python3 my_engine.py\n"
     "  ruleproof conform connect-four -- python3 my_engine.py\n"
     "  ruleproof conform drako --seconds 300 --keep-going --out out -- ./my-engine --rules\n"
     "  ruleproof conform connect-four --steps 10000 -- ruleproof serve connect-four"},
    {"serve", "Be such an engine: the model behind the same protocol.",
     "Reads requests from standard input, one in a line, and answers on standard output.\n"
     "--bug plants a rule bug, an aid for testing the tester: whoever holds engines to the rules must\n"
     "find it.\n"
     "Examples:\n"
     "  ruleproof serve connect-four --play-rulings diagonals=do-not-count\n"
     "  ruleproof serve drako --bug list\n"
     "  ruleproof conform connect-four -- ruleproof serve connect-four --bug wraps-around"},
    {"data", "Hold numbers of your box against the stand-ins of this program.",
     "`data check GAME FILE` reads a file as `--setup data=FILE` does, says which parts are still\n"
     "stand-ins, and asks the catalogue again: which answers change? The page of the game says what\n"
     "may stand in the file.\n"
     "Example: ruleproof data check sea-dragons my-box.toml"},
    {"verify", "Do all of it: laws, scenarios, pins, fuzz corpus, rulings, questions, audit.",
     "Without GAME, all games. Writes report.html, junit.xml, report.sarif, summary.md, run.json\n"
     "and every witness as a record. The same seed gives the same files. Ctrl-C writes what was\n"
     "found so far. Exit code 1 only for failures: a ruling that matters is not one. --against tells\n"
     "what is new, gone, weaker or stronger since another run. --failed-first begins with the parts\n"
     "that failed last, --last-failed does no others.\n"
     "--shard 2/4 does the second of four parts of the work, on a machine of its own, and writes\n"
     "shard.json for `ruleproof merge`, which audits the texts, too.\n"
     "Examples:\n"
     "  ruleproof verify --out out\n"
     "  ruleproof verify connect-four --quick --out /tmp/out\n"
     "  ruleproof verify --texts ../rulebooks --steps 10000000 --out out"},
    {"merge", "Join the shards of a run: the report of all of them.",
     "SHARD is a folder of --out, or a file. Of `verify` the report is that of one machine, byte for\n"
     "byte. Shards of `check --json` and `conform --out` play games of their own, each to its own\n"
     "budget: a finding stands once, with its shortest game. Exit code 1 where something failed; 2\n"
     "where a shard is missing or of another run; 130 where an interrupted shard lacks parts.\n"
     "Examples:\n"
     "  ruleproof verify --shard 1/2 --out one\n"
     "  ruleproof verify --shard 2/2 --out two\n"
     "  ruleproof merge one two --texts ../rulebooks --out out"},
    {"report", "Render a run.json again.",
     "Formats: html, junit, sarif, markdown, json. One format without --out goes to standard\n"
     "output. --against OLD.json: the page and the summary begin with what is different since.\n"
     "Exit code 0 also where the run has failures: they are in the report.\n"
     "Examples:\n"
     "  ruleproof report out/run.json --out /tmp/again\n"
     "  ruleproof report new/run.json --against old/run.json --format markdown\n"
     "  ruleproof check connect-four --json | ruleproof report - --format markdown"},
    {"explorer", "Write a page that plays the games, without a network.",
     "One HTML file with the model in it, which opens from disk: play, step back, branch; why a move is\n"
     "not legal; any set-up, data and ruling; two readings side by side; records pasted and saved; links.\n"
     "Examples:\n"
     "  ruleproof explorer --out explorer.html\n"
     "  ruleproof explorer drako --out drako.html"},
    {"help", "Explain a subcommand or the format of a file.",
     "--man writes the pages of the manual, --completion what a shell reads to complete names of\n"
     "games, clauses, open questions, answers and fields; the packages install both.\n"
     "Examples:\n"
     "  ruleproof help record\n"
     "  ruleproof help --man ~/.local/share/man\n"
     "  source <(ruleproof help --completion bash)"},
});
// clang-format on

/// The help of a subcommand of this program.
[[nodiscard]] constexpr auto help_of(std::string_view name) -> const Help& {
  for (const auto& help : help_texts) {
    if (help.name == name) return help;
  }
  return help_texts[0];
}

/// A text of ours with the name of this command in it. `ruleproof-mpi` is another command.
[[nodiscard]] auto in_its_name(std::string_view text) -> std::string;
/// A text in which only commands have our name: "ruleproof replay FILE", but not "ruleproof 1".
[[nodiscard]] auto with_its_commands(std::string_view text) -> std::string;
/// `about_ruleproof`, with a first try that this command can do: its games may be others.
[[nodiscard]] auto about_command() -> std::string;
/// What `help` says more. A command of other games cannot do the examples, and says whose they are.
[[nodiscard]] auto more_of(const Help& help) -> std::string;

}  // namespace ruleproof::cli
