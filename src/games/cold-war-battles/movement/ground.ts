import type { Judge } from '../options.js';
import type { Field } from '../shared/position.js';
import { ORDINARY, SECURITY, zonesOf } from '../shared/zones.js';
import { Hexside, opponentOf, type Side, type Terrain } from '../vocabulary.js';
import type { StepFacts } from './step.js';

/** The facts of steps over a laid-out map, for the same rules that judge steps told by hand. */
export class Ground {
  readonly zones: Uint8Array;
  readonly #enemies: Uint8Array;
  readonly #bridgeable: Uint8Array;

  constructor(
    private readonly field: Field,
    side: Side,
    engineers: readonly number[],
    umpire: Judge,
  ) {
    const enemy = opponentOf(side);
    this.zones = zonesOf(field, enemy, umpire.options);
    this.#enemies = new Uint8Array(field.board.grid.size);
    for (const { unit, hex } of field.units) if (unit.side === enemy) this.#enemies[hex] = 1;
    this.#bridgeable = new Uint8Array(field.board.grid.size);
    for (const hex of engineers) this.#bridgeable[hex] = 1;
  }

  inZone(hex: number, bit: number): boolean {
    return (this.zones[hex]! & bit) !== 0;
  }

  isEnemyHeld(hex: number): boolean {
    return this.#enemies[hex] === 1;
  }

  isBridgeable(hex: number): boolean {
    return this.#bridgeable[hex] === 1;
  }

  step(from: number, to: number, direction: number): StepFacts {
    const { board } = this.field;
    const side = this.field.side(from, direction);
    const features = board.featuresOf(side);
    return {
      terrain: [...board.terrainOf(to)] as Terrain[],
      hexside: Hexside.values.find((value) => value !== 'none' && features.has(value)) ?? 'none',
      road: board.connected(side, this.field.battle === 'budapest56' ? 'road' : 'trail'),
      leavesRubble: board.hasTerrain(from, 'rubble'),
      engineers: this.#bridgeable[from] === 1 || this.#bridgeable[to] === 1,
      enemyZoc: this.inZone(to, ORDINARY),
      securityZoc: this.inZone(to, SECURITY),
      enemyUnit: this.isEnemyHeld(to),
      prohibited: false,
    };
  }
}
