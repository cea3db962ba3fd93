import type { Options } from '../options.js';
import type { Field, Placed } from '../shared/position.js';
import { bindingBit, zoneOf, zonePasses, zonesOf } from '../shared/zones.js';
import { firesAsArtillery, isIrregular, opponentOf, type Side } from '../vocabulary.js';

/**
 * Who has to attack and who has to be attacked, from where everybody stands [8.6, 9.3]. A session asks the same of the same
 * units again and again while attacks are declared, so every answer is kept.
 */
export class Obligations {
  readonly own: readonly Placed[];
  readonly enemies: readonly Placed[];
  readonly #ownZones: Uint8Array;
  readonly #holding = new Map<Placed, readonly Placed[]>();
  readonly #reachable = new Map<number, readonly number[]>();
  readonly #obliged = new Map<Placed, boolean>();
  #held?: ReadonlySet<Placed>;

  constructor(
    private readonly field: Field,
    side: Side,
    exempt: ReadonlySet<string>,
    private readonly options: Options,
  ) {
    this.own = field.units.filter(({ unit }) => unit.side === side && !exempt.has(unit.name));
    this.enemies = field.units.filter(({ unit }) => unit.side === opponentOf(side));
    // Units that advanced draw nobody into new duties [9.21].
    const done = new Set(field.units.filter(({ unit }) => unit.side === side && exempt.has(unit.name)));
    this.#ownZones = zonesOf(field, side, options, done);
  }

  /** The direction from a hex to a neighbour over which an attack may go: not a cliff [18.1]. */
  private direction(from: number, to: number): number {
    const direction = this.field.board.grid.directionNumber(from, to);
    return direction >= 0 && this.field.isCliff(this.field.side(from, direction)) ? -1 : direction;
  }

  canAttack(from: number, to: number): boolean {
    return this.direction(from, to) >= 0;
  }

  /** Enemies whose zone of control the unit stands in; irregulars attack as they please [8.6, 22.4]. */
  holding(placed: Placed): readonly Placed[] {
    let found = this.#holding.get(placed);
    if (!found) {
      found = this.findHolding(placed);
      this.#holding.set(placed, found);
    }
    return found;
  }

  private findHolding({ unit, hex }: Placed): Placed[] {
    if (this.options.irregulars && isIrregular(unit.type)) return [];
    const bit = bindingBit(unit.type, this.options);
    const near = new Set(this.reachableFrom(hex));
    return this.enemies.filter((enemy) => {
      if (!near.has(enemy.hex) || (zoneOf(enemy, this.options) & bit) === 0) return false;
      return zonePasses(this.field, enemy.hex, this.direction(enemy.hex, hex), hex);
    });
  }

  /** Enemy hexes the unit could attack. */
  reachable({ hex }: Placed): readonly number[] {
    return this.reachableFrom(hex);
  }

  private reachableFrom(hex: number): readonly number[] {
    let found = this.#reachable.get(hex);
    if (!found) {
      const hexes = new Set<number>();
      for (const enemy of this.enemies) if (this.canAttack(hex, enemy.hex)) hexes.add(enemy.hex);
      found = [...hexes];
      this.#reachable.set(hex, found);
    }
    return found;
  }

  /** Nothing but irregulars there, whom artillery and air may not attack [22.4]. */
  shunsFire(hex: number): boolean {
    return this.options.irregulars && this.field.at(hex).every(({ unit }) => isIrregular(unit.type));
  }

  /** In an enemy zone of control, or artillery beside an enemy it may fire at [8.6, 10.12, 22.4]. */
  mustAttack(placed: Placed): boolean {
    let obliged = this.#obliged.get(placed);
    if (obliged === undefined) {
      obliged =
        this.holding(placed).length > 0 ||
        (isGun(placed) && this.reachable(placed).some((hex) => !this.shunsFire(hex)));
      this.#obliged.set(placed, obliged);
    }
    return obliged;
  }

  /** Units obliged to attack, not attacking yet, all of whose enemies are bombarded: nobody is left for them [10.6]. */
  stranded(bombarded: ReadonlySet<number>, attacking: ReadonlySet<Placed>): Placed[] {
    return this.own.filter((placed) => {
      if (attacking.has(placed) || !this.mustAttack(placed)) return false;
      const around = this.reachable(placed);
      return around.length > 0 && around.every((hex) => bombarded.has(hex));
    });
  }

  /** In a zone of control of the phasing side, or holding one of its units in his own [8.6, 9.3]. */
  mustBeAttacked(enemy: Placed): boolean {
    if ((this.#ownZones[enemy.hex]! & bindingBit(enemy.unit.type, this.options)) !== 0) return true;
    this.#held ??= new Set(this.own.flatMap((placed) => this.holding(placed)));
    return this.#held.has(enemy);
  }
}

export const isGun = ({ unit, command }: Placed): boolean => firesAsArtillery(unit.type, command);
