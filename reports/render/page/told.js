// A change as the program tells it (model/core/telling/told.hpp), as an item of a list.
import { make } from './dom.js';

/** What came has no `before`, what went no `after`. `name`: what records call the field, of several all names. */
export const changeItem = ({ words, name, before, after }) => make('li', { title: name }, `${words}${words === name ? '' : ':'} `,
  ...(before === '' ? [make('ins', {}, `+${after}`)] : after === '' ? [make('ins', {}, `−${before}`)] : [make('del', {}, before), ' ', make('ins', {}, after)]));

/** The name of a seat, or p1, where it has none. */
export const seatText = (seats, seat) => seats[Number(seat.slice(1)) - 1] ?? seat;
