import { Game, type Section, type Term } from '../../kernel/procedures/index.js';
import { charts } from './charts/index.js';
import citations from './citations.json' with { type: 'json' };
import { adjacentAttack } from './combat/adjacent-attack.js';
import { advanceOptions } from './combat/advance-options.js';
import { attackObligations } from './combat/attack-obligations.js';
import { bombardment } from './combat/bombardment.js';
import { crtChoice } from './combat/crt-choice.js';
import { exchangeLosses } from './combat/exchange-losses.js';
import { fireSupport } from './combat/fire-support.js';
import { retreatOptions } from './combat/retreat-options.js';
import { rubbleCheck } from './combat/rubble-check.js';
import { airpower } from './events/airpower.js';
import { hungarianReinforcements } from './events/hungarian-reinforcements.js';
import { optionalReinforcement } from './events/optional-reinforcement.js';
import { randomEvent } from './events/random-event.js';
import { refit } from './events/refit.js';
import { rotation } from './events/rotation.js';
import { schedule } from './events/schedule.js';
import glossary from './glossary.json' with { type: 'json' };
import { en } from './messages/en/index.js';
import { ja } from './messages/ja/index.js';
import { airmobile } from './movement/airmobile.js';
import { parachute } from './movement/parachute.js';
import { path } from './movement/path.js';
import { reach } from './movement/reach.js';
import { reinforcementEntry } from './movement/reinforcement-entry.js';
import { route } from './movement/route.js';
import { stepCost } from './movement/step-cost.js';
import { Options } from './options.js';
import sections from './sections.json' with { type: 'json' };
import { session } from './session/index.js';
import { aerialRecon } from './spotting/aerial-recon.js';
import { artilleryRange } from './spotting/artillery-range.js';
import { recon } from './spotting/recon.js';
import { revealUntried } from './spotting/reveal.js';
import { commandRange } from './status/command-range.js';
import { control } from './status/control.js';
import { eliminationPoints } from './status/elimination-points.js';
import { intervention } from './status/intervention.js';
import { quickEnd } from './status/quick-end.js';
import { recovery } from './status/recovery.js';
import { setUp } from './status/set-up.js';
import { stacking } from './status/stacking.js';
import { supply } from './status/supply.js';
import { turn } from './status/turn.js';
import { victory } from './status/victory.js';
import { zonesOfControl } from './status/zones-of-control.js';

/** Cold War Battles: Budapest '56 and Angola '87. */
export const coldWarBattles = new Game({
  id: 'cold-war-battles',
  title: {
    en: "Cold War Battles: Budapest '56 & Angola '87",
    ja: "コールド・ウォー・バトルズ：ブダペスト'56とアンゴラ'87",
  },
  edition: 'Strategy & Tactics 235, e-rules of 16 May 2006, Japanese translation of 22 September 2007',
  rulesVersion: '4',
  options: Options,
  charts,
  sections: sections as readonly Section[],
  glossary: glossary as readonly Term[],
  messages: { en, ja },
  citations,
  procedures: [
    adjacentAttack,
    bombardment,
    fireSupport,
    crtChoice,
    attackObligations,
    retreatOptions,
    advanceOptions,
    exchangeLosses,
    rubbleCheck,
    stepCost,
    path,
    route,
    reach,
    airmobile,
    parachute,
    reinforcementEntry,
    artilleryRange,
    revealUntried,
    recon,
    aerialRecon,
    randomEvent,
    airpower,
    schedule,
    hungarianReinforcements,
    optionalReinforcement,
    rotation,
    refit,
    turn,
    setUp,
    intervention,
    zonesOfControl,
    stacking,
    commandRange,
    supply,
    recovery,
    control,
    eliminationPoints,
    victory,
    quickEnd,
  ],
  session,
});
