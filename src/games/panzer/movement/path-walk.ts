import { choice, defineChoice, integer, text } from '../../../kernel/fields/index.js';
import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { HEX } from '../shared/panzer-map.js';
import type { VehicleResult } from '../vocabulary.js';
import { bogRange, bogs } from './bog-check.js';
import { breakThrough, checkIntruder } from './building-entry.js';
import type { CardedVehicle } from './carded-vehicle.js';
import type { MoveRate } from './movement-factor.js';
import { Mover } from './mover.js';
import { checkRoadBound, RouteLimits } from './path-checks.js';
import type { VehiclePathInput } from './path-input.js';
import { type PathPlan, type PlannedStep, terrainIn } from './path-plan.js';
import { ALL_POINTS, checkStep, stepCost, toldCost } from './step-cost.js';
import type { Traffic } from './traffic.js';

const BUILDINGS = ['woodBuilding', 'brickBuilding', 'stoneBuilding'];

const PathCheck = defineChoice('PathCheck', ['bog', 'building']);

/** A roll made on the way, and what it was read against [7.29, 6.6.3]. */
export class PathRoll {
  @choice('What was checked', PathCheck) check!: 'bog' | 'building';
  @text('Hex that may hold or hurt the vehicle', HEX) hex!: string;
  @integer('Sum of the modifiers to the die', { min: -200, max: 50 }) netModifier!: number;
  @integer('Highest modified roll that bogs down or hits', { min: 0, max: 200 }) upTo!: number;
  @integer('The modified roll', { min: -200, max: 150, optional: true }) finalRoll!: number | null;
  @integer('The second roll of a building that hits', { min: 1, max: 100, optional: true }) secondRoll!: number | null;
}

/** Walks a planned move, paying as it goes; stops where a roll stops the vehicle. */
export class PathWalk {
  hex: HexIndex = -1;
  facing = 0;
  spent = 0;
  minimumMove = false;
  bogged = false;
  result: VehicleResult = 'none';
  readonly steps: { hex: HexIndex; facing: number; turnCost: number; cost: number; spent: number }[] = [];
  readonly points: { hex: HexIndex; facing: number; because: 'enters' | 'turns' | 'stays' | 'leavesMap' }[] = [];
  readonly barrages: { hex: string; source: string }[] = [];
  readonly mines: string[] = [];
  readonly wireCrushed: string[] = [];
  readonly rolls: PathRoll[] = [];
  private readonly mover: Mover;
  private readonly limits: RouteLimits;
  private readonly sheafs: { source: string; hexes: ReadonlySet<HexIndex>; done: boolean }[];
  private readonly mined: ReadonlySet<HexIndex>;
  private turnedHere = 0;
  private paidForTurning = false;
  private boggingChecked = false;
  private cameFrom: HexIndex | undefined;

  constructor(
    private readonly umpire: Judge,
    private readonly board: HexBoard,
    private readonly input: VehiclePathInput & { readonly vehicle: CardedVehicle },
    private readonly traffic: Traffic,
    private readonly rate: MoveRate,
    private allowance: number,
    /** No ground holds it and no wall hurts it: whether the way is open at all is known before any die. */
    private readonly unhindered = false,
  ) {
    this.mover = new Mover(input.vehicle.traction, input.vehicle);
    this.limits = new RouteLimits(board, input, traffic);
    this.sheafs = input.barrages.map(({ source, hexes }, i) => ({
      source,
      hexes: new Set(hexes.map((hex, j) => hexAt(board, hex, `/barrages/${i}/hexes/${j}`))),
      done: false,
    }));
    this.mined = new Set(input.mines.map((hex, i) => hexAt(board, hex, `/mines/${i}`)));
  }

  run({ start, startFacing, steps }: PathPlan): void {
    this.hex = start;
    this.facing = startFacing;
    if (steps.length === 0) {
      this.umpire.note('4.5.1.1.8', 'no-move-move');
      this.points.push({ hex: start, facing: startFacing, because: 'stays' });
      return;
    }
    const moving = steps.filter(({ move }) => move !== 'stay');
    const only = moving.length === 1 ? moving[0]! : undefined;
    if (moving.length === 0) this.umpire.note('4.5.1.1.8', 'no-move-move');
    // The one hex that is always allowed is the whole move, and turning is free in it.
    this.minimumMove = only !== undefined && this.exceeds(only, steps);
    if (this.minimumMove) this.umpire.note('4.5.1.1.3', 'one-hex-always');
    for (const [i, step] of steps.entries()) {
      if (!this.take(step) || !this.survivesHits(i + 1)) break;
    }
    // Held in its hex it has still executed its command, and is a target for overwatch [4.5.1.1.8].
    if (this.points.length === 0) this.points.push({ hex: this.hex, facing: this.facing, because: 'stays' });
    this.checkEnd();
  }

  /** Whether the only hex of a move costs more than there is, turning included [4.5.1.1.3]. */
  private exceeds(only: PlannedStep, steps: readonly PlannedStep[]): boolean {
    const silent = quietly(this.umpire);
    this.check(silent, only);
    if (!silent.legal) return false;
    const cost = this.costOf(silent, only);
    if (cost > this.allowance) return true;
    let turned = 0;
    let turning = 0;
    for (const step of steps) {
      if (turned <= 1 && turned + step.turned > 1) turning += this.turnCost(silent, step.from);
      turned = step === only ? 0 : turned + step.turned;
    }
    return cost + turning > this.allowance;
  }

  /** What forbids a step, whatever it costs. */
  private check(umpire: Judge, step: PlannedStep): void {
    this.limits.narrow.checkLeaving(umpire, step.from, step.to, this.cameFrom, this.cameFrom === undefined);
    if (step.to < 0) return;
    checkStep(umpire, this.mover, this.factsOf(step));
    checkRoadBound(umpire, this.board, this.mover, step);
    this.limits.checkEntry(umpire, step.to);
  }

  private take(step: PlannedStep): boolean {
    if ((step.turned > 0 || step.move !== 'stay') && !this.getsAway()) return false;
    const turnCost = this.turn(step);
    if (step.move === 'stay') {
      if (step.turned === 0) this.points.push({ hex: this.hex, facing: this.facing, because: 'stays' });
      this.steps.push({ hex: this.hex, facing: this.facing, turnCost, cost: 0, spent: this.spent });
      return this.umpire.legal;
    }
    const { umpire, board } = this;
    this.check(umpire, step);
    if (!umpire.legal) return false;
    if (step.building !== undefined && step.along === null && !this.breaksThrough(step)) return false;
    if (this.isCrippledFor(step)) return false;
    umpire.note(['4.5.1.1', '3.3'], step.to < 0 ? 'leaves-map' : 'enters-hex', {
      hex: board.grid.name(step.to < 0 ? step.from : step.to),
    });
    const cost = this.costOf(umpire, step);
    if (this.minimumMove) this.spent = this.allowance;
    else this.pay(cost);
    this.enter(step);
    this.steps.push({
      hex: step.to,
      facing: this.facing,
      turnCost,
      cost: toldCost(cost, this.allowance),
      spent: this.spent,
    });
    return umpire.legal && step.to >= 0;
  }

  /** Halves what is left for each hit after an action; false where a track hit stops the vehicle [4.4.3.2.6, 6.5.2.2.1]. */
  private survivesHits(action: number): boolean {
    for (const { afterAction, result } of this.input.hits) {
      if (afterAction !== action) continue;
      if (result === 'trackHit') {
        this.umpire.note('6.5.2.2.1', 'stopped-by-track-hit');
        return false;
      }
      const left = Math.floor((this.allowance - this.spent) / 2);
      const rule = result === 'damaged' ? '4.4.3.2.6' : '6.6.2';
      this.umpire.note(rule, 'movement-halved', { reason: result, points: left });
      this.allowance = this.spent + left;
    }
    return true;
  }

  /** One hexside a hex is free; more costs the Turn number of the terrain, once [4.5.1.1.4]. */
  private turn(step: PlannedStep): number {
    this.facing = step.facing;
    if (step.turned === 0) return 0;
    this.points.push({ hex: step.from, facing: step.facing, because: 'turns' });
    if (this.cameFrom === undefined && this.mines.length === 0) this.meetMines(step.from, 'moves-among-mines');
    const before = this.turnedHere;
    this.turnedHere += step.turned;
    if (this.minimumMove || this.turnedHere <= 1) {
      this.umpire.note('4.5.1.1.4', 'turn-free', { hexsides: step.turned });
      return 0;
    }
    if (before > 1) return 0;
    const cost = this.turnCost(this.umpire, step.from);
    this.umpire.note('4.5.1.1.4', 'turn-cost', { hexsides: this.turnedHere, cost });
    this.paidForTurning = true;
    this.pay(cost);
    return cost;
  }

  private turnCost(umpire: Judge, hex: HexIndex): number {
    const printed = terrainIn(this.board, hex).filter((each) => each !== 'onFire');
    const cost = Math.max(...printed.map((each) => umpire.chart('terrain-effects').number(each, 'turn')));
    return cost + (this.traffic.at(hex).smoke ? 1 : 0);
  }

  /** Soft ground may hold the vehicle before it turns in the hex or leaves it [7.29]. */
  private getsAway(): boolean {
    if (this.unhindered) return true;
    if (!this.umpire.options.bogging || this.rate !== 'crossCountry' || this.boggingChecked) return true;
    this.boggingChecked = true;
    const range = bogRange(this.umpire, terrainIn(this.board, this.hex));
    const { snow, mud } = this.input.ground;
    if (range === 0) return true;
    const { bogged, boggedUpTo, ...roll } = bogs(this.umpire, this.input.vehicle, range, snow, mud);
    this.rolls.push({ check: 'bog', hex: this.board.grid.name(this.hex), ...roll, upTo: boggedUpTo, secondRoll: null });
    this.bogged = bogged;
    return !bogged;
  }

  /** Into or out of a building: the walls may stop or cripple the vehicle [6.6.3]. */
  private breaksThrough(step: PlannedStep): boolean {
    const { umpire } = this;
    const { vehicle } = this.input;
    const leaves = this.isBuilding(step.from) && !this.isBuilding(step.to);
    const way = leaves ? 'leaving' : 'entering';
    checkIntruder(umpire, vehicle, vehicle.traction === 'tracked', way, step.move === 'reverse');
    if (!umpire.legal) return false;
    if (this.unhindered) return true;
    const struck = breakThrough(umpire, vehicle, step.building!, '/vehicle/gpDefense');
    const { netModifier, hitUpTo, finalRoll, secondRoll } = struck;
    const hex = this.board.grid.name(leaves ? step.from : step.to);
    this.rolls.push({ check: 'building', hex, netModifier, upTo: hitUpTo!, finalRoll, secondRoll });
    this.result = struck.result;
    if (this.result === 'none') return true;
    if (this.result !== 'damaged') {
      umpire.note('6.6.3', 'stays-put');
      return false;
    }
    const left = Math.floor((this.allowance - this.spent) / 2);
    umpire.note(['6.6.3', '4.4.3.2.6'], 'movement-halved', { reason: 'damaged', points: left });
    this.allowance = this.spent + left;
    if (this.costOf(quietly(umpire), step) <= left) return true;
    const always = !this.paidForTurning && this.steps.every(({ cost }) => cost === 0);
    this.minimumMove = always;
    umpire.note(always ? ['6.6.3', '4.5.1.1.3'] : '6.6.3', always ? 'one-hex-always' : 'stays-put');
    return always;
  }

  /** Walls have left it fewer points than the rest of its way takes: it ends here [6.6.3]. */
  private isCrippledFor(step: PlannedStep): boolean {
    if (this.result !== 'damaged' || this.minimumMove || step.building !== undefined) return false;
    if (this.costOf(quietly(this.umpire), step) <= this.allowance - this.spent) return false;
    this.umpire.note('6.6.3', 'stays-put');
    return true;
  }

  private isBuilding(hex: HexIndex): boolean {
    return hex >= 0 && BUILDINGS.some((building) => this.board.hasTerrain(hex, building));
  }

  private factsOf(step: PlannedStep) {
    return {
      terrain: this.limits.terrainOf(step.to),
      hexside: [...step.hexside],
      levels: step.levels,
      alongRoad: step.along !== null,
      reverse: step.move === 'reverse' || step.move === 'reverseExit',
      smoke: this.traffic.at(step.to).smoke,
      snow: this.input.ground.snow,
    };
  }

  /** Leaving the map costs as much as a hex like the last one [4.5.1.1.9]. */
  private costOf(umpire: Judge, step: PlannedStep): number {
    if (step.to >= 0) return stepCost(umpire, this.mover, this.factsOf(step));
    const facts = { ...this.factsOf({ ...step, to: step.from }), hexside: [], levels: 0 };
    return stepCost(umpire, this.mover, facts);
  }

  private pay(cost: number): void {
    if (this.spent + cost > this.allowance) {
      const points = this.allowance - this.spent;
      if (cost >= ALL_POINTS) this.umpire.forbid('4.5.1.1.3', 'step-takes-all');
      else this.umpire.forbid('4.5.1.1.3', 'more-than-left', { cost, points });
    }
    this.spent = Math.min(this.allowance, this.spent + cost);
  }

  private enter(step: PlannedStep): void {
    const { board, umpire } = this;
    this.cameFrom = step.from;
    this.hex = step.to;
    this.turnedHere = 0;
    this.boggingChecked = false;
    this.points.push({
      hex: step.to < 0 ? step.from : step.to,
      facing: this.facing,
      because: step.to < 0 ? 'leavesMap' : 'enters',
    });
    if (step.to < 0) {
      umpire.note('4.5.1.1.9', 'out-for-good');
      return;
    }
    const hex = board.grid.name(step.to);
    if (board.hasTerrain(step.to, 'wire') && this.mover.kind === 'tracked') {
      this.wireCrushed.push(hex);
      umpire.note('6.1.4.3.11', 'wire-destroyed');
    }
    for (const sheaf of this.sheafs) {
      if (sheaf.done || !sheaf.hexes.has(step.to)) continue;
      sheaf.done = true;
      this.barrages.push({ hex, source: sheaf.source });
      umpire.note('6.6.6', 'drives-into-barrage', { hex, source: sheaf.source });
    }
    this.meetMines(step.to, 'drives-into-mines');
  }

  /** Mines attack who enters their hex, and who began his move there and turns about in it [7.31.2]. */
  private meetMines(hex: HexIndex, key: 'drives-into-mines' | 'moves-among-mines'): void {
    if (!this.mined.has(hex)) return;
    const name = this.board.grid.name(hex);
    this.mines.push(name);
    this.umpire.note(['7.31.2', '7.31', '6.1.4.3.8'], key, { hex: name });
  }

  /** Enemies may be passed, not joined [4.5.1.1.10, 6.6.10]. */
  private checkEnd(): void {
    if (this.hex < 0 || this.steps.length === 0 || this.input.unfinished) return;
    const { enemies, enemyFoot } = this.traffic.at(this.hex);
    const hex = this.board.grid.name(this.hex);
    if (enemies > 0) this.umpire.forbid('4.5.1.1.10', 'ends-with-enemy', { hex });
    else if (enemyFoot > 0) this.umpire.forbid(['6.6.10', '4.5.1.1.10'], 'ends-with-enemy-foot', { hex });
    else if (this.traffic.overstackedWithMover(this.hex)) this.umpire.note(['3.8', '5.13'], 'hex-overstacked', { hex });
  }
}
