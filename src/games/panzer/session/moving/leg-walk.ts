import { fillDefaults } from '../../../../kernel/fields/index.js';
import type { HexIndex } from '../../../../kernel/hexes/index.js';
import { LegGround, legFactor } from '../../movement/leg-ground.js';
import { type LegMode, LegOnMap } from '../../movement/leg-input.js';
import { allowanceOf } from '../../movement/movement-factor.js';
import { Traffic } from '../../movement/traffic.js';
import { isBurning } from '../optional/fires.js';
import type { Position } from '../position.js';
import { kindOf, standing } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import { othersOnMap, wrecksOnMap } from './others.js';
import { queueOf } from './queue.js';

/** A leg unit or gun on the map among all others, as the stateless questions about its movement put it [6.6.4, 6.6.5]. */
export function legQuestion(table: Table, position: Position, id: string, mode: LegMode) {
  const unit = unitOf(table, id);
  const { hex, command, suppression, cover, broken, hesitation } = standing(position, id);
  return {
    map: table.map,
    unit: {
      hex: hex ?? unit.hexes[0]!,
      kind: kindOf(table, position, id),
      mount: unit.leg!.legType === 'cavalry' ? 'cavalry' : 'foot',
      card: unit.leg!,
      attachedWeapon: unit.attachedWeapon,
      fullCover: cover ?? false,
      grade: unit.grade,
      canManhandle: unit.leg!.canManhandle,
      command: command ?? 'move',
      suppressed: suppression !== undefined,
      broken: broken !== undefined,
      hesitating: hesitation !== undefined,
      cautious: table.conditions.cautious,
      ...queueOf(table, position, id),
    },
    mode,
    snow: table.conditions.snow,
    narrow: [...table.narrow],
    others: othersOnMap(table, position, id),
    wrecks: wrecksOnMap(position),
    spottedEnemies: spottedByOthers(table, position, id),
  };
}

/** Hexes of enemies that somebody else of the side spotted this turn: nobody crawls up to them [6.6.4.3]. */
function spottedByOthers(table: Table, position: Position, id: string): string[] {
  const { side } = unitOf(table, id);
  const seen = new Set(
    Object.entries(position.sight)
      .filter(([spotter]) => spotter !== id && unitOf(table, spotter).side === side)
      .flatMap(([, targets]) => targets),
  );
  return [...new Set([...seen].flatMap((target) => position.units[target]!.hex ?? []))];
}

/** What the ground asks of one leg unit or gun, and who is in its way, as things stand. */
export class LegWalk {
  private readonly ground: LegGround;
  private readonly traffic: Traffic;
  /** Points for the whole move after all halvings [6.6.2, 6.6.4.1]. */
  readonly allowance: number;

  constructor(
    private readonly table: Table,
    private readonly position: Position,
    id: string,
    mode: LegMode,
  ) {
    const question = fillDefaults(LegOnMap, legQuestion(table, position, id, mode)) as LegOnMap;
    this.traffic = new Traffic(table.board, question);
    this.ground = new LegGround(table.board, question, this.traffic);
    this.allowance = allowanceOf(table.umpire(), Math.max(1, legFactor(question.unit, mode)), question.unit, false);
  }

  /** Whether the step may be made at all; how much it costs is another question. */
  may(from: HexIndex, to: HexIndex): boolean {
    // Nobody goes into a fire [6.1.4.3.5].
    if (isBurning(this.position, this.table.board.grid.name(to))) return false;
    const umpire = this.table.umpire();
    this.ground.check(umpire, from, to);
    return umpire.legal;
  }

  /** Whether it may be put in a hex: a narrow one holds no more guns than it bears [7.30]. */
  mayJoin(hex: HexIndex): boolean {
    const umpire = this.table.umpire();
    this.ground.checkJoining(umpire, hex);
    return umpire.legal;
  }

  /** Crawling and manhandling take the whole move [6.6.4.3, 6.6.5]. */
  cost(from: HexIndex, to: HexIndex): number {
    return this.ground.oneHexOnly ? this.allowance : this.ground.cost(this.table.umpire(), from, to);
  }

  /** The price of the hex by which it comes on, all there is where it is more; null where that is closed to it [1.8, 4.5.1.1.3]. */
  entry(hex: HexIndex): number | null {
    if (this.hasEnemy(hex) || isBurning(this.position, this.table.board.grid.name(hex))) return null;
    const price = this.ground.entry(this.table.umpire(), hex);
    return price === null ? null : this.ground.oneHexOnly ? this.allowance : Math.min(price, this.allowance);
  }

  get oneHexOnly(): boolean {
    return this.ground.oneHexOnly;
  }

  levels(from: HexIndex, to: HexIndex): number {
    return Math.abs(this.ground.levels(from, to));
  }

  hasEnemy(hex: HexIndex): boolean {
    const { enemies, enemyFoot } = this.traffic.at(hex);
    return enemies + enemyFoot > 0;
  }
}
