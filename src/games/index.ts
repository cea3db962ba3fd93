import { GameRegistry } from '../kernel/procedures/index.js';
import { aslPrimosole } from './asl-primosole/index.js';
import { coldWarBattles } from './cold-war-battles/index.js';
import { crusadeRevolution } from './crusade-revolution/index.js';
import { scwBattles } from './scw-battles/index.js';

/** Every game on the shelf. A sixth game is one more folder and one more line here. */
export const games = new GameRegistry([coldWarBattles, scwBattles, crusadeRevolution, aslPrimosole]);
