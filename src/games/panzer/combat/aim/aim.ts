import { choice, flag, integer, object, text } from '../../../../kernel/fields/index.js';
import { distance } from '../../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../../kernel/maps/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { inFrontArc } from '../../shared/arc.js';
import { type Bearing, bearing } from '../../shared/bearing.js';
import { facingNumber, HEX, PanzerMap } from '../../shared/panzer-map.js';
import { Arc, Facing, type HitAngle, Turret } from '../../vocabulary.js';
import { AspectLine } from '../ap/ap-fire-basic.js';
import { AngleLine } from '../ap/ap-target.js';
import { bearsAllRound } from '../direct-fire/field-of-fire.js';

export class AimingUnit {
  @text('Its hex', HEX) hex!: string;
  @choice('Facing [3.3]', Facing) facing!: Facing;
  @choice('Facing of its turret, option 7.8 [7.8.1]', Facing, { optional: true }) turretFacing?: Facing;
  @choice('TT [4.4.3.1]', Turret, { default: 'tt1' }) turret!: Turret;
  @choice('Arc of a fixed weapon [4.4.3.1.4, 4.4.3.1.5]', Arc, { default: 'front' }) arc!: Arc;
}

export class AimedAt {
  @text('Its hex', HEX) hex!: string;
  @choice('Facing [3.3]', Facing) facing!: Facing;
  @choice('Facing of its turret, option 7.8 [7.8.2]', Facing, { optional: true }) turretFacing?: Facing;
}

export class AimInput {
  @object('The map', PanzerMap) map!: HexMapInput;
  @object('The firer', AimingUnit) firer!: AimingUnit;
  @object('The target', AimedAt) target!: AimedAt;
}

export class AimOutcome {
  @integer('Range in hexes [3.5.1]', { min: 0, max: 400 }) range!: number;
  @flag('The target is within 30 degrees of the weapon axis [4.4.3.1.4]') inArc!: boolean;
  @flag('The weapon bears on it [4.4.3.1]') inFieldOfFire!: boolean;
  @choice('Aspect of the Basic Game [4.4.3.2.4]', AspectLine) aspect!: AspectLine;
  @choice('Hit angle of the Advanced Game [6.5.2.2]', AngleLine) angle!: AngleLine;
  @choice('Hit angle of the turret, where its facing is given [7.8.2]', AngleLine, { optional: true })
  turretAngle!: AngleLine | null;
}

/** Front or rear half as seen from the firer, or the line between them [4.4.3.2.4]. */
export const aspectOf = ({ ahead }: Bearing): AspectLine => (ahead > 0 ? 'front' : ahead < 0 ? 'rear' : 'border');

/** The direction a weapon's 60-degree field is centred on [4.4.3.1.4, 4.4.3.1.5]. */
export const axisOf = (front: number, turret: Turret, arc: Arc): number =>
  turret === 'fixed' && arc === 'rear' ? (front + 3) % 6 : front;

/** Six sectors of 60 degrees; their borders run through the corners of the hex [6.5.2.2]. */
export function angleOf({ ahead, aside }: Bearing): AngleLine {
  if (ahead === 0) return 'frontSideOrRearSide';
  const [near, far, border]: readonly [HitAngle, HitAngle, AngleLine] =
    ahead > 0 ? ['front', 'frontSide', 'frontOrFrontSide'] : ['rear', 'rearSide', 'rearSideOrRear'];
  const off = 3 * aside - Math.abs(ahead);
  return off === 0 ? border : off < 0 ? near : far;
}

export const aim = procedure<AimInput, AimOutcome, Options>({
  id: 'aim',
  resolver: 'combat',
  title: { en: 'Range, field of fire and hit angle', ja: '距離・射界・命中方位' },
  description: {
    en: 'From two hexes and their facings: range, whether the weapon bears, the aspect of the Basic Game and the hit angle of the Advanced Game, borders included.',
    ja: '二つのヘクスと向きから、距離、射界、基本ゲームの装甲面、上級ゲームの命中方位（境界を含む）を求める。',
  },
  rules: ['4.4.3.1', '6.5.2.2'],
  input: AimInput,
  outcome: AimOutcome,
  example: {
    input: {
      map: { grid: { columns: 10, rows: 10 }, defaultTerrain: ['clear'] },
      firer: { hex: '0501', facing: 'S', turret: 'fixed' },
      target: { hex: '0505', facing: 'N' },
    },
  },
  resolve(input, umpire) {
    const { firer, target } = input;
    const board = layOutMap(input.map);
    const { grid } = board;
    const from = hexAt(board, firer.hex, '/firer/hex');
    const to = hexAt(board, target.hex, '/target/hex');
    const range = distance(grid, from, to);
    umpire.note(['3.5.1', '3.5'], 'range', { from: firer.hex, to: target.hex, range });
    const turned = umpire.options.turrets && firer.turretFacing !== undefined && firer.turret !== 'fixed';
    const front = facingNumber(
      board,
      turned ? firer.turretFacing! : firer.facing,
      turned ? '/firer/turretFacing' : '/firer/facing',
    );
    const axis = axisOf(front, firer.turret, firer.arc);
    const inArc = inFrontArc(grid, from, to, axis);
    const inFieldOfFire = inArc || (!turned && bearsAllRound(firer.turret, umpire));
    umpire.note(fieldRule(firer, turned), inFieldOfFire ? 'weapon-bears' : 'weapon-does-not-bear', {
      inArc: inArc ? 'inside' : 'outside',
    });
    if (range === 0) {
      umpire.forbid('5.6', 'same-hex');
      return null;
    }
    const hull = bearing(grid, to, from, facingNumber(board, target.facing, '/target/facing'));
    const aspect = aspectOf(hull);
    umpire.note(['4.4.3.2.4', '3.3'], 'aspect-line', { aspect });
    const angle = angleOf(hull);
    umpire.note('6.5.2.2', 'angle-line', { angle });
    let turretAngle: AngleLine | null = null;
    if (target.turretFacing !== undefined && umpire.options.turrets) {
      turretAngle = angleOf(bearing(grid, to, from, facingNumber(board, target.turretFacing, '/target/turretFacing')));
      umpire.note('7.8.2', 'turret-angle-line', { angle: turretAngle });
    }
    umpire.summarise('aim-summary', { range, angle, field: inFieldOfFire ? 'inside' : 'outside' });
    return { range, inArc, inFieldOfFire, aspect, angle, turretAngle };
  },
});

/** The section that gives the weapon its field of fire [4.4.3.1]. */
function fieldRule(firer: AimingUnit, turned: boolean): readonly [string, ...string[]] {
  if (turned) return ['7.8', '4.4.3.1'];
  if (firer.turret === 'all') return ['4.4.3.1.2', '4.4.3.1'];
  if (firer.turret !== 'fixed') return ['4.4.3.1.1', '4.4.3.1'];
  return [firer.arc === 'rear' ? '4.4.3.1.5' : '4.4.3.1.4', '4.4.3.1.3', '4.4.3.1'];
}
