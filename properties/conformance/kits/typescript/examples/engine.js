// Connect Four as an engine: ruleproof conform connect-four -- node engine.js
import { serve } from 'ruleproof-adapter';

import { ConnectFour } from './connect_four.js';

serve('connect-four', (setup) => new ConnectFour(setup), { undoByReplay: true });
