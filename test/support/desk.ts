import { games } from '../../src/games/index.js';
import { RulingDesk } from '../../src/rulings/desk.js';

/** A desk as the server has it, with the limits of its defaults and no chance of its own. */
export const desk = new RulingDesk(games, { oddsBranchLimit: 50_000, oddsSamples: 100_000 }, () => 'test-seed');
