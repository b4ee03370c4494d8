// model.wasm in Node: it lies in the package, beside this file.
import { readFile } from 'node:fs/promises';

import { Model } from './model.js';

export { headOf, Model, ModelError } from './model.js';

/** The games; `file` is another model.wasm than the package's. */
export const loadModel = async (file = new URL('./model.wasm', import.meta.url)) => Model.from(await readFile(file));
