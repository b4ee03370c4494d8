// The set-up: game, players, data, other options, and the answers to the open questions, here and in a second reading.
import { byId, make } from '../../page/dom.js';
import { pairsOf, textsOf } from './link.js';

const choice = (value, says, chosen) => make('option', { value, selected: value === chosen }, says);

const usualData = (info) => info.options.data ?? info.data[0] ?? '';

const questionRow = (question, name, chosen) => {
  const select = make('select', { name: `${name} ${question.id}`, dataset: { question: question.id, usual: question.answers[0].id } },
    ...question.answers.map((answer) => choice(answer.id, answer.id, chosen ?? question.answers[0].id)));
  select.setAttribute('aria-label', `${question.id}, ${name}`);
  select.title = question.answers.map((answer) => `${answer.id}: ${answer.says}`).join('\n');
  return make('td', {}, select);
};

/** Fills the form with what a game can be set up with. */
export const fillForm = (info, rules, { start, other }) => {
  byId('players').replaceChildren(...info.players.map((count) =>
    choice(String(count), String(count), start.setup.players ?? info.options.players)));
  byId('players').disabled = info.players.length < 2;
  const own = start.setup.data ?? usualData(info);
  const names = info.data.includes(own) || own === '' ? info.data : [...info.data, own];
  byId('data').replaceChildren(...names.map((name) => choice(name, name, own)));
  byId('data').disabled = names.length === 0;
  const { players: _players, data: _data, ...options } = start.setup;
  byId('options').value = pairsOf(options);
  byId('options').placeholder = pairsOf(Object.fromEntries(Object.entries(info.options).filter(([name]) => name !== 'players' && name !== 'data')));
  byId('position').value = start.position ?? '';
  byId('compare').checked = other !== null;
  byId('questions').replaceChildren(...rules.questions.map((question) =>
    make('tr', {}, make('th', { scope: 'row' }, make('code', {}, question.id), make('span', { className: 'soft' }, question.question)),
      questionRow(question, 'this reading', start.rulings[question.id]),
      questionRow(question, 'the other reading', (other ?? start.rulings)[question.id]))));
};

const answers = (name) => Object.fromEntries([...byId('questions').querySelectorAll(`select[name^="${name}"]`)]
  .filter((select) => select.value !== select.dataset.usual).map((select) => [select.dataset.question, select.value]));

/** What the form says. */
export const readForm = (info) => {
  const setup = textsOf(byId('options').value);
  if (info.players.length > 1 && byId('players').value !== info.options.players) setup.players = byId('players').value;
  if (byId('data').value !== '' && byId('data').value !== usualData(info)) setup.data = byId('data').value;
  return {
    start: { game: info.name, ruleset: info.ruleset, setup, rulings: answers('this reading'), position: byId('position').value.trim() },
    other: byId('compare').checked ? answers('the other reading') : null,
  };
};

/** A data file of the reader's own becomes a name that can be chosen. */
export const listenToFile = (model, changed) => {
  byId('file').addEventListener('change', async () => {
    const [file] = byId('file').files;
    if (!file) return;
    const name = file.name.endsWith('.toml') ? file.name : `${file.name}.toml`;
    model.handIn(name, await file.text());
    byId('data').append(choice(name, name, name));
    byId('data').value = name;
    byId('data').disabled = false;
    changed();
  });
};
