// An engine of a board game behind ruleproof's protocol: write a class with a few methods and serve it.
export { Adapter, Refusal } from './adapter.js';
export { answerLine, serve } from './lines.js';
export { Illegal, Setup, Unsupported } from './setup.js';
export { Mistake } from './shapes.js';
export { Trial } from './trial.js';
