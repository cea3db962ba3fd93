import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { aim } from './aim/aim.js';
import { airAttack } from './air/air-attack.js';
import { antiAircraftFire } from './air/anti-aircraft-fire.js';
import { crash } from './air/crash.js';
import { apFire } from './ap/ap-fire.js';
import { apFireBasic } from './ap/ap-fire-basic.js';
import { apCombat } from './ap-combat.js';
import { bailOut } from './bail-out.js';
import { closeAssault } from './close/close-assault.js';
import { engineerAssault } from './close/engineer-assault.js';
import { handToHand } from './close/hand-to-hand.js';
import { overrun } from './close/overrun.js';
import { declareFire } from './declare-fire.js';
import { gpFire } from './gp/gp-fire.js';
import { attachment } from './indirect/attachment.js';
import { callFire } from './indirect/call-fire.js';
import { counterBattery } from './indirect/counter-battery.js';
import { indirectFire } from './indirect/indirect-fire.js';
import { plannedFire } from './indirect/planned-fire.js';
import { sheafHexes } from './indirect/sheaf-hexes.js';
import { minefieldAttack } from './mines/minefield-attack.js';
import { minefieldPlacement } from './mines/minefield-placement.js';
import { smoke } from './smoke/smoke.js';
import { suppression } from './suppression.js';
import { vehicleCard } from './vehicle-card.js';

export const combat: readonly AnyProcedure[] = [
  vehicleCard,
  declareFire,
  apFireBasic,
  apFire,
  apCombat,
  gpFire,
  bailOut,
  suppression,
  closeAssault,
  engineerAssault,
  handToHand,
  overrun,
  attachment,
  callFire,
  indirectFire,
  plannedFire,
  counterBattery,
  sheafHexes,
  aim,
  smoke,
  airAttack,
  antiAircraftFire,
  crash,
  minefieldAttack,
  minefieldPlacement,
];
