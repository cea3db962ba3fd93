import { GameRegistry } from '../kernel/procedures/index.js';
import { coldWarBattles } from './cold-war-battles/index.js';
import { panzer } from './panzer/index.js';

/** Every game on the shelf. A sixth game is one more folder and one more line here. */
export const games = new GameRegistry([coldWarBattles, panzer]);
