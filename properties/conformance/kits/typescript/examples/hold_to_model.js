// Random games of the model, played by an engine in the same process: node hold_to_model.js
import assert from 'node:assert/strict';

import { Setup } from 'ruleproof-adapter';
import { loadModel } from 'ruleproof-adapter/model';

import { ConnectFour } from './connect_four.js';

const model = (await loadModel()).open({ game: 'connect-four' });
for (let seed = 1; seed <= 50; ++seed) {
  model.restart();
  const engine = new ConnectFour(new Setup(model.setUp()));
  for (let step = 0; !model.outcome().over; ++step) {
    assert.deepEqual(engine.legal(), model.moves());
    const [{ move }] = model.playAtRandom(seed * 100 + step, 1);
    engine.apply(move);
    assert.equal(engine.outcome() !== null, model.outcome().over, `whether it is over, after\n${model.record()}`);
  }
  assert.deepEqual(engine.outcome().winners, model.outcome().winners);
}
console.log('50 games, no difference');
