// What was decided of a draft: by key, and as the file of `--reviewed`. A line's mark is its hash and, of lines that say the
// same, which of them it is. Of a line that was dropped the mark is the key; else the clause is in it, too.
import { quoted } from '../../review/page/toml.js';

export const markOf = ({ hash, which, of }) => `${hash} ${which}/${of}`;
export const keyOf = (line, act, clause) => (act === 'drop' ? markOf(line) : `${markOf(line)} ${act === 'add' ? '+' : ''}${clause}`);

/** The clause that a line makes by a decision, if any. */
export const made = ({ act, clause, to }) => ({ accept: clause, add: clause, move: to })[act];

const entry = ({ act, line, hash, which, of, clause, to, kind }) => [
  `\n[[${act}]]`, `line = ${line}`, `hash = ${quoted(hash)}`,
  ...(of > 1 ? [`which = ${which}`, `of = ${of}`] : []),
  ...(act === 'drop' ? [`kind = ${quoted(kind)}`] : [`clause = ${quoted(clause)}`]),
  ...(act === 'move' ? [`to = ${quoted(to)}`] : []), ''].join('\n');

/** The file, the same for the same decisions. */
export const fileOf = ({ game, language, file }, decided) => {
  const rows = [...decided].sort(([x, one], [y, other]) => one.line - other.line || (x < y ? -1 : 1));
  return '# What was decided of a draft: see `audit GAME --new TEXT --reviewed FILE` of ruleproof.\n'
    + `game = ${quoted(game)}\nlanguage = ${quoted(language)}\nfile = ${quoted(file)}\n${rows.map(([, row]) => entry(row)).join('')}`;
};
