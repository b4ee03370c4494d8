// The dialogue: a request a line on the standard input, an answer a line on the standard output.

import readline from 'node:readline';

import { Adapter, codes, Refusal } from './adapter.js';
import { Mistake } from './shapes.js';

/** JSON in which a BigInt is a number like any other. */
export function write(value) {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`).join(',')}}`;
}

/** The error that is answered; what the author did not mean goes to the log, too. */
function errorOf(wrong, log) {
  if (wrong instanceof Refusal) return wrong.error;
  if (wrong instanceof Mistake) {
    log(`ruleproof-adapter: ${wrong.message}`);
    return { code: codes.internalError, message: wrong.message };
  }
  const told = String(wrong?.stack ?? wrong);
  log(told);
  return { code: codes.internalError, message: String(wrong), data: told };
}

/** The answer to a request, undefined to a notification. */
function answer(adapter, request, log) {
  const isRequest = typeof request === 'object' && request !== null && typeof request.method === 'string';
  if (isRequest && !('id' in request)) {
    try {
      adapter.perform(request.method, request.params ?? {});
    } catch (wrong) {
      errorOf(wrong, log);
    }
    return undefined;
  }
  const reply = { jsonrpc: '2.0', id: request?.id ?? null };
  try {
    if (!isRequest) throw new Refusal(codes.invalidRequest, 'a request is an object with a method');
    const { method, params = {} } = request;
    if (typeof params !== 'object' || params === null || Array.isArray(params)) {
      throw new Refusal(codes.invalidParams, 'params is an object');
    }
    return { ...reply, result: adapter.perform(method, params) };
  } catch (wrong) {
    return { ...reply, error: errorOf(wrong, log) };
  }
}

/** The answer to a line as a line; "quit" where the line says so. */
export function answerLine(adapter, line, log = console.error) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (wrong) {
    return write({ jsonrpc: '2.0', id: null, error: new Refusal(codes.parseError, `no JSON: ${wrong.message}`).error });
  }
  if (request?.method === 'quit') return 'quit';
  const reply = answer(adapter, request, log);
  return reply === undefined ? undefined : write(reply);
}

/** Plays the game for ruleproof until it says quit. What the author prints goes to the standard error. */
export function serve(name, make, how = {}) {
  console.log = console.info = console.debug = console.error;
  const adapter = new Adapter(name, make, how);
  const lines = readline.createInterface({ input: process.stdin, terminal: false });
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    const reply = answerLine(adapter, line);
    if (reply === 'quit') process.exit(0);
    if (reply !== undefined) process.stdout.write(`${reply}\n`);
  });
}
