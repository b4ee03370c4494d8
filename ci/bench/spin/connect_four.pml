/* Connect Four for Spin, as small as it can be told to it: the stones of who is to move and of the other, as bits of a
   number, a column of ROWS cells and an empty one above it after the other. A move is one step, and the game ends with a
   line of four or a full board, so that Spin stores as many states as there are positions. */
#ifndef COLUMNS
#define COLUMNS 5
#endif
#ifndef ROWS
#define ROWS 4
#endif
#define HEIGHT (ROWS + 1)
#define BOTTOM(c) (1 << ((c) * HEIGHT))
#define COLUMN(c) (((1 << ROWS) - 1) << ((c) * HEIGHT))
#define FREE(c) (((mine | theirs) & COLUMN(c)) != COLUMN(c))
#define LINE(by) pairs = mine & (mine >> (by)); won = won || (pairs & (pairs >> (2 * (by))))

int mine, theirs;
bit over;
hidden int pairs, next;
hidden byte won;

inline drop(c) {
  d_step {
    !over && FREE(c) ->
    mine = mine | (((mine | theirs) + BOTTOM(c)) & COLUMN(c));
    won = 0;
    LINE(1); LINE(HEIGHT - 1); LINE(HEIGHT); LINE(HEIGHT + 1);
    over = won;
    next = theirs; theirs = mine; mine = next;
  }
}

active proctype game() {
end:
  do
  :: drop(0)
#if COLUMNS > 1
  :: drop(1)
#endif
#if COLUMNS > 2
  :: drop(2)
#endif
#if COLUMNS > 3
  :: drop(3)
#endif
#if COLUMNS > 4
  :: drop(4)
#endif
#if COLUMNS > 5
  :: drop(5)
#endif
  od
}
