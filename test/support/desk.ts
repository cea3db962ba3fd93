import { games } from '../../src/games/index.js';
import { RulingService } from '../../src/rulings/ruling.service.js';

/** A desk as the server has it, with the limits of its defaults and no chance of its own. */
export const desk = new RulingService(games, { oddsBranchLimit: 50_000, oddsSamples: 100_000 }, () => 'test-seed');
