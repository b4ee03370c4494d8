// Records: shown, saved, copied, and pasted.
import { byId, make, tell } from '../../page/dom.js';

const nameOf = (record) => `${/^game (\S+)/m.exec(record)?.[1] ?? 'game'}.game`;

/** What a record begins with, as the form says it. */
const startOf = (model, text) => {
  const game = model.open(text);
  try {
    const { game: name, setup, rulings } = game.setUp();
    const usual = model.games().find((each) => each.name === name);
    const defaults = new Map(model.rules(name).questions.map((question) => [question.id, question.answers[0].id]));
    return {
      game: name, ruleset: usual.ruleset,
      setup: Object.fromEntries(Object.entries(setup).filter(([option, value]) => usual.options[option] !== value)),
      rulings: Object.fromEntries(Object.entries(rulings).filter(([id, answer]) => defaults.get(id) !== answer)),
      position: /^position (.*)$/m.exec(game.record())?.[1] ?? '',
    };
  } finally {
    game.close();
  }
};

/** A game as a record says it, what there is to begin it with, and what was wrong with the record. */
export const fromRecord = (model, text) => {
  const { steps, problem } = model.replay(text);
  const moves = [];
  for (const { move } of steps) {
    if (move === 'undo') moves.pop();
    else moves.push(move);
  }
  return { wanted: { start: startOf(model, text), moves, at: moves.length, other: null, seen: '' }, problem };
};

export const listenToRecords = ({ model, line, begin }) => {
  const area = byId('record');
  byId('record-show').addEventListener('click', () => {
    area.value = line().game.record();
    tell('The record of the game so far.');
  });
  byId('record-save').addEventListener('click', () => {
    const record = line().game.record();
    make('a', { download: nameOf(record), href: `data:text/plain;charset=utf-8,${encodeURIComponent(record)}` }).click();
  });
  byId('record-copy').addEventListener('click', async () => {
    area.value = line().game.record();
    area.select();
    try {
      await navigator.clipboard.writeText(area.value);
    } catch {
      document.execCommand('copy');
    }
    tell('The record is copied.');
  });
  byId('record-open').addEventListener('click', () => {
    try {
      const { wanted, problem } = fromRecord(model, area.value);
      begin(wanted);
      if (problem) tell(problem.text, 'bad');
      else tell(`The record replays: ${wanted.moves.length} steps.`);
    } catch (problem) {
      tell(problem.message, 'bad');
    }
  });
};
