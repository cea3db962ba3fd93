import { choice, choices, defineChoice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { directionIndex, type HexGrid } from '../../../kernel/hexes/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, quietly } from '../../../kernel/rulings/index.js';
import { type BearingWeapon, weaponsBearing } from '../combat/direct-fire/bearing-weapons.js';
import type { Judge, Options } from '../options.js';
import { missing } from '../shared/facts.js';
import { HEX } from '../shared/panzer-map.js';
import { Weapon } from '../shared/vehicle-card.js';
import { Ammo, Command, Facing } from '../vocabulary.js';
import { laySight, SightMapInput } from './line-of-sight.js';
import type { SightLine } from './sight-line.js';
import { FieldTarget, judgePair, type Placed, placeOne } from './sight-pair.js';
import { checkSpotter, checkTarget, Spotter, sizeClassOf, visibility } from './spotting-modifiers.js';

/** A unit that may be waiting for the enemy to show himself. */
export class Watcher extends Spotter {
  @text('Name of the unit', { max: 40 }) id!: string;
  @text('Its hex', HEX) hex!: string;
  @choice('The hexside it faces [3.3]', Facing) facing!: Facing;
  @flag('On the top floor [6.1.4.3.1]') upperFloor!: boolean;
  @choice('Its command: only overwatch lets it react [4.4.2]', Command, { default: 'overwatch' }) command!: Command;
  @flag('Has used its overwatch this turn [4.4.2]') fired!: boolean;
  @list('Weapons of its card [4.4.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @flag('A towed gun on a platform mount, option 7.16') platformMount!: boolean;
  @choice('The hexside its turret faces, option 7.8; left out: as it faces itself [7.8.1]', Facing, { optional: true })
  turretFacing?: Facing;
  @integer('The most hexsides its turret can turn, where that is less than its TT [7.8.1, 7.23.2]', {
    min: 0,
    max: 3,
    default: 3,
  })
  turretLimit!: number;
}

export class OverwatchInput extends SightMapInput {
  @list('Enemies of the unit that fired or moves', Watcher, { minItems: 1, maxItems: 100 }) watchers!: Watcher[];
  @object(
    'The unit that has fired, entered a hex, turned, or stays where it is on a Move command [4.4.2, 4.5]',
    FieldTarget,
  )
  trigger!: FieldTarget;
  @visibility() visibility!: number;
}

const WatchVerdict = defineChoice('WatchVerdict', [
  'mayFire',
  'notOnOverwatch',
  'hasFired',
  'doesNotSpot',
  'nothingBears',
]);
type WatchVerdict = (typeof WatchVerdict.values)[number];

class WatchWeapon {
  @integer('Which weapon of its card, counted from 1', { min: 1, max: 8 }) number!: number;
  @flag('The target lies in its 60-degree field: the smaller overwatch penalty [4.4.3.2.2]') inArc!: boolean;
  @choices('AP ammunition that reaches; for vehicles only [4.4.3]', Ammo, { maxItems: 6 }) ammo!: Ammo[];
  @flag('GP fire reaches [6.5.4.1]') gp!: boolean;
}

export class WatcherAnswer {
  @text('The watcher', { max: 40 }) watcher!: string;
  @choice('Whether it may fire, or the first thing that keeps it from it', WatchVerdict) verdict!: WatchVerdict;
  @integer('Range [3.5.1]', { min: 0, max: 999 }) range!: number;
  @list('Weapons it may fire', WatchWeapon, { maxItems: 8 }) weapons!: WatchWeapon[];
}

export class OverwatchOutcome {
  @list('One answer for each watcher, in the order of the question', WatcherAnswer, { maxItems: 100 })
  watchers!: WatcherAnswer[];
}

/** What one watcher could fire at the trigger, whatever its command: spotted now, in reach, in the field of fire [4.4.2]. */
export function watchFrom(
  umpire: Judge,
  line: SightLine,
  watcher: Placed<Watcher>,
  trigger: Placed<FieldTarget>,
  crowded: boolean,
  visible: number,
): { readonly range: number; readonly spotted: boolean; readonly weapons: readonly BearingWeapon[] } {
  const { range, verdict } = judgePair(umpire, line, watcher, trigger, crowded, visible, true);
  const { unit, hex, facing } = watcher;
  const spots = verdict === 'spotted' && (unit.combatUnit || unit.kind !== 'vehicle');
  if (!spots) return { range, spotted: false, weapons: [] };
  const { grid } = line.board.board;
  const found = weaponsBearing(umpire, grid, { ...unit, hex, facing, ...turretOf(unit, grid) }, trigger.hex, true);
  const weapons =
    trigger.unit.kind === 'vehicle' ? found : found.filter(({ gp }) => gp).map((weapon) => ({ ...weapon, ammo: [] }));
  return { range, spotted: true, weapons };
}

/** The turret of a watcher in numbers, where it has a facing of its own [7.8.4]. */
function turretOf({ turretFacing, turretLimit }: Watcher, { orientation }: HexGrid) {
  if (turretFacing === undefined) return {};
  return { turret: { facing: directionIndex(orientation, turretFacing)!, limit: turretLimit } };
}

function verdictOn({ command, fired }: Watcher, spotted: boolean, weapons: number): WatchVerdict {
  if (command !== 'overwatch') return 'notOnOverwatch';
  if (fired) return 'hasFired';
  if (!spotted) return 'doesNotSpot';
  return weapons === 0 ? 'nothingBears' : 'mayFire';
}

export const overwatchOptions = procedure<OverwatchInput, OverwatchOutcome, Options>({
  id: 'overwatch-options',
  resolver: 'spotting',
  title: { en: 'Who may fire overwatch', ja: '監視射撃の候補' },
  description: {
    en: 'Which units may answer an enemy that has just fired or moves: command, spotting at this moment with its new SPOT counter, range and field of fire of each weapon.',
    ja: '射撃または移動した敵に対し、どのユニットが監視射撃できるか。命令、その時点の発見（新しいSPOTカウンターを含む）、各武器の射程と射界を調べる。',
  },
  rules: ['4.4.2', '4.5'],
  input: OverwatchInput,
  outcome: OverwatchOutcome,
  example: {
    input: {
      map: { grid: { columns: 8, rows: 8 }, defaultTerrain: ['clear'], hexes: [{ hex: '0402', terrain: ['woods'] }] },
      watchers: [
        {
          id: 'SU-76',
          hex: '0406',
          facing: 'N',
          weapons: [{ turret: 'fixed', arc: 'front', ap: [{ range: { P: 3, S: 6, M: 10, L: 14, E: 17 } }] }],
        },
      ],
      trigger: { id: 'PzIV', hex: '0402', spot: 'move' },
    },
  },
  resolve(input, umpire) {
    const line = laySight(input, umpire);
    const trigger = placeOne(umpire, line, input.trigger, '/trigger');
    checkTarget(umpire, input.trigger, input.visibility);
    for (const unit of input.watchers) checkSpotter(umpire, unit);
    if (!umpire.legal) return null;
    demandFacts([sizeClassOf(input.trigger) === undefined && missing('size', '/trigger/size')]);
    const silent = quietly(umpire);
    const watchers = input.watchers.map((unit, i) => {
      const placed = placeOne(umpire, line, unit, `/watchers/${i}`);
      const { range, spotted, weapons } = watchFrom(silent, line, placed, trigger, false, input.visibility);
      const verdict = verdictOn(unit, spotted, weapons.length);
      umpire.note(['4.4.2', '4.5', '4.1.1'], 'watcher-judged', { watcher: unit.id, verdict, range });
      return { watcher: unit.id, verdict, range, weapons: verdict === 'mayFire' ? weapons.map(copied) : [] };
    });
    const count = watchers.filter(({ verdict }) => verdict === 'mayFire').length;
    umpire.summarise('watch-summary', { count, trigger: input.trigger.id });
    return { watchers };
  },
});

const copied = ({ ammo, turn: _turn, ...weapon }: BearingWeapon): WatchWeapon => ({ ...weapon, ammo: [...ammo] });
