// Pictures and steps as the program stores them: each piece, each text and each distinct step once.

/** The pictures: see pieces.hpp. Decoded in order, when they are first needed. */
export const pictureStore = ({ pieces, pictures, widths }) => {
  const decoded = [];
  return (number) => {
    while (decoded.length <= number) {
      const [base, ...row] = pictures[decoded.length];
      const from = base === 0 ? [] : decoded[decoded.length - base];
      const own = [];
      row.forEach((piece, i) => {
        const at = i + 1 === row.length ? from.length + piece : own.length;
        if (piece < 0) own.push(...from.slice(at, at - piece)); else own.push(piece);
      });
      decoded.push(own);
    }
    const [title, ...svg] = decoded[number].map((piece) => pieces[piece]);
    return { title, svg: svg.join(''), width: widths[number] };
  };
};

// The pictures of each step: how far they lie below the first number that was not named yet.
const numbered = (said) => {
  let fresh = 0;
  const number = (below) => {
    const found = fresh - below;
    fresh = Math.max(fresh, found + 1);
    return found;
  };
  let above = [];
  return said.map((step) => {
    const own = step[0] === -1 ? [...above] : [];
    if (step[0] !== -1) own.push(...step.map(number));
    else for (let i = 1; i < step.length; i += 2) own[step[i]] = number(step[i + 1]);
    above = own;
    return own;
  });
};

/** The steps of a game by its number: see steps.hpp. */
export const stepStore = ({ words, seats, moves, because, changes, pictures, plays }) => {
  const drawn = numbered(pictures);
  const triples = (numbers) => Array.from({ length: numbers.length / 3 }, (_, i) => {
    const [field, before, after] = numbers.slice(3 * i, 3 * i + 3).map((word) => words[word]);
    const [said, name = said] = field.split('\t');  // in words, and as records name it
    return { words: said, name, before, after };
  });
  const step = (at, k) => ({ k, seat: words[seats[at]], move: words[moves[at]], because: because[at].map((id) => words[id]),
    changes: triples(changes[at]), pictures: drawn[at] });
  return (play) => {
    const steps = [];
    for (let i = 0; i < plays[play].length; i += 3) {
      const [k, row, count] = plays[play].slice(i, i + 3);
      for (let j = 0; j < count; ++j) steps.push(step(row + j, k + j));
    }
    return steps;
  };
};
