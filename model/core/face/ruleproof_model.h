/* The models of the games as a C library, and as what model.wasm exports.
 *
 * Texts are UTF-8. Each answer is JSON, which the caller gives back to `ruleproof_free`. What cannot be done is
 * {"error":{"code":14,"where":"record: setup","message":"...","text":"RP-014: ..."}}. Moves, positions and records are
 * texts as `ruleproof rules GAME --notation` and `ruleproof help record` describe them.
 *
 * A game is used by one thread at a time; different games may be used by different threads.
 */
#ifndef RULEPROOF_MODEL_H
#define RULEPROOF_MODEL_H

#if defined(__wasm__) || defined(_WIN32)
#define RULEPROOF_EXPORT
#else
#define RULEPROOF_EXPORT __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ruleproof_game ruleproof_game;

/* Memory for a text of so many bytes and the zero after it; for callers that cannot make their own. */
RULEPROOF_EXPORT char *ruleproof_memory(unsigned int bytes);
RULEPROOF_EXPORT void ruleproof_free(char *answer);

/* {"games":[{"name","title","ruleset","players","data","options"}]} */
RULEPROOF_EXPORT char *ruleproof_games(void);
/* {"name","clauses":[{"tag","id","says","disposition"}],"questions":[{"tag","id","clause","question","answers"}]} */
RULEPROOF_EXPORT char *ruleproof_rules(const char *game);
/* A record from its beginning: {"steps":[step],"position","fingerprint"}, and "problem" where it does not replay. */
RULEPROOF_EXPORT char *ruleproof_replay(const char *record);
/* model.wasm reads no files: there, a set-up with data=NAME reads what was handed in under that name. {} */
RULEPROOF_EXPORT char *ruleproof_hand_in(const char *name, const char *text);

/* A game set up as the head of a record says, at its position; no move is made. Never null: where the record is wrong,
 * each question about the game is answered by that error. */
RULEPROOF_EXPORT ruleproof_game *ruleproof_open(const char *record);
RULEPROOF_EXPORT void ruleproof_close(ruleproof_game *game);

/* {"game","players","setup","rulings","provenance","seats","fields"}, with everything that the record left open */
RULEPROOF_EXPORT char *ruleproof_set_up(const ruleproof_game *game);
/* {"moves":["drop 1"]} */
RULEPROOF_EXPORT char *ruleproof_moves(ruleproof_game *game);
/* {"verdict":"legal","step":{"seat","move","because","changes"}}, {"verdict":"illegal","move","clause"},
 * {"verdict":"unreadable","message"} or {"verdict":"over","message"} */
RULEPROOF_EXPORT char *ruleproof_judge(const ruleproof_game *game, const char *move);
/* The same, and makes the move if it is legal. */
RULEPROOF_EXPORT char *ruleproof_apply(ruleproof_game *game, const char *move);
/* {"undone":true}; false where there is nothing to take back */
RULEPROOF_EXPORT char *ruleproof_undo(ruleproof_game *game);
/* Back to where the game began. Answers as ruleproof_position. */
RULEPROOF_EXPORT char *ruleproof_restart(ruleproof_game *game);
/* Another position to begin with. Answers as ruleproof_position. */
RULEPROOF_EXPORT char *ruleproof_go_to(ruleproof_game *game, const char *position);
/* {"round":1,"to-act":"p1"} */
RULEPROOF_EXPORT char *ruleproof_state(const ruleproof_game *game);
/* The same as "p2" sees it, or "nobody": somebody who sees what all players see; {} where the game hides nothing */
RULEPROOF_EXPORT char *ruleproof_seen_by(const ruleproof_game *game, const char *seat);
/* As ruleproof_picture, as that seat sees it; at the end of a game all is open */
RULEPROOF_EXPORT char *ruleproof_picture_seen_by(const ruleproof_game *game, const char *seat);
/* As ruleproof_judge, as that seat is shown the move when it is made: "move" is "" where others that could have been made
 * look the same to it, and "because" has what all of those rely on. */
RULEPROOF_EXPORT char *ruleproof_step_seen_by(const ruleproof_game *game, const char *seat, const char *move);
/* Begins to search from where the game stands for a position of which the expression `wanted` holds, as those that
 * `ruleproof ask --can` takes. Order: "shortest", by the number of moves; "nearest", by what is lacking. {} */
RULEPROOF_EXPORT char *ruleproof_search(ruleproof_game *game, const char *wanted, const char *order);
/* Looks beyond so many more positions: {"found":true,"whole":false,"full":false,"positions":97,"within":3,
 * "moves":["drop 1"]}. Found: the moves lead there. Whole: all positions that can be reached are among those looked at,
 * and none is so. Full: there is no memory for more. Within: in the order of the shortest, all that so many moves reach
 * were looked at. */
RULEPROOF_EXPORT char *ruleproof_search_on(ruleproof_game *game, unsigned int positions);
/* Changes in the words of the game, each given as a line "field\tbefore\tafter"; a value alone has nothing before:
 * {"told":[{"name":"p2.hand8","words":"the dragon's hand","before":"","after":"walk-1"}]} */
RULEPROOF_EXPORT char *ruleproof_told(const ruleproof_game *game, const char *changes);
/* {"position":"round=1 ...","fingerprint":"0x..."} */
RULEPROOF_EXPORT char *ruleproof_position(const ruleproof_game *game);
/* {"panels":[{"title","svg"}]} */
RULEPROOF_EXPORT char *ruleproof_picture(const ruleproof_game *game);
/* {"over":true,"scores":[1,0],"winners":["p1"],"words":"p1 wins"}; while it goes on, no words */
RULEPROOF_EXPORT char *ruleproof_outcome(const ruleproof_game *game);
/* {"record":"ruleproof 1\n..."}: from where the game began to where it stands */
RULEPROOF_EXPORT char *ruleproof_record(const ruleproof_game *game);
/* Plays on for at most so many choices: {"steps":[{"seat","move","because"}]} */
RULEPROOF_EXPORT char *ruleproof_random(ruleproof_game *game, unsigned int seed, unsigned int choices);

#ifdef __cplusplus
}
#endif

#endif
