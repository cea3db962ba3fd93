import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A second, plain count of the commands that open a Nationalist first round, from the printed records and the rules of the book alone:
 * no line of the session or of the procedures is used. It knows what an opening needs: uses of cards, markers, first steps, digging,
 * targets, and redeployments from the map.
 */
interface Space {
  id: string;
  control: string;
  source?: string;
  port?: string;
  isolated?: boolean;
  border?: string;
}
interface Unit {
  id: string;
  side: string;
  at: string;
  mf: number;
}
interface Card {
  values: Record<string, unknown>;
  event?: { when: { played?: string }[] };
}
export interface PlainPosition {
  turn: number;
  spaces: Space[];
  lines: { a: string; b: string; kind?: string }[];
  units: Unit[];
  hands: Record<string, Card[]>;
  played: string[];
  works: string[];
  shortage: boolean;
}

const read = (name: string): never =>
  JSON.parse(readFileSync(join(process.cwd(), 'scenarios/crusade-revolution', `${name}.json`), 'utf8')) as never;
const records = <T>(name: string): T[] => (read(name) as { records: T[] }).records;

/** A training scenario as it is printed, the first seven cards of each deck in hand; units and control may be others. */
export function plainPosition(
  scenario: string,
  turn: number,
  changed: { units?: Record<string, string[]>; control?: Record<string, string> } = {},
): PlainPosition {
  const { body } = read(scenario) as {
    body: {
      setUp: { units?: { card: string }[]; where: { spaces?: string[] } }[];
      start?: { played?: string[]; shortage?: boolean; works?: { space: string }[] };
    };
  };
  const map = (read(`${scenario}-map`) as { body: { spaces: Space[]; connections: PlainPosition['lines'] } }).body;
  const printed = records<{ id: string; side: string; body: { values: { mf: number } } }>(`${scenario}-cards`);
  const placed = changed.units
    ? Object.entries(changed.units).flatMap(([at, ids]) => ids.map((id) => ({ id, at })))
    : body.setUp.flatMap(({ units = [], where }) =>
        where.spaces ? units.map(({ card }) => ({ id: card, at: where.spaces![0]! })) : [],
      );
  const decks = records<{ id: string; body: { cards: Card[] } }>(`${scenario}-decks`);
  const hand = (side: string): Card[] => decks.find(({ id }) => id.includes(side))!.body.cards.slice(0, 7);
  return {
    turn,
    spaces: map.spaces.map((space) => ({ ...space, control: changed.control?.[space.id] ?? space.control })),
    lines: map.connections.filter(({ kind }) => kind !== 'beachhead'),
    units: placed.map(({ id, at }) => {
      const { side, body: card } = printed.find((each) => each.id === id)!;
      return { id, at, side, mf: card.values.mf };
    }),
    hands: { nationalist: hand('nationalist'), republican: hand('republican') },
    played: body.start?.played ?? [],
    works: changed.units ? [] : (body.start?.works ?? []).map(({ space }) => space),
    shortage: body.start?.shortage ?? false,
  };
}

const NATIONALIST = 'nationalist';

/** Commands to a depth of one to three, by the kind of the first; after an SR, RP or event to a depth of two. */
export class PlainCount {
  private readonly space: Map<string, Space>;
  private readonly next = new Map<string, string[]>();

  constructor(private readonly p: PlainPosition) {
    this.space = new Map(p.spaces.map((space) => [space.id, space]));
    for (const { id } of p.spaces) this.next.set(id, []);
    for (const { a, b } of p.lines) {
      if (!this.space.has(a) || !this.space.has(b)) continue;
      this.next.get(a)!.push(b);
      this.next.get(b)!.push(a);
    }
  }

  private at = (id: string): Unit[] => this.p.units.filter((unit) => unit.at === id);
  private own = (id: string): boolean => this.space.get(id)!.control === NATIONALIST;
  private foe = (id: string): boolean => this.at(id).some(({ side }) => side !== NATIONALIST);

  /** Everything of the Nationalists' that hangs together with one of the starts. */
  private joined(starts: string[]): Set<string> {
    const seen = new Set(starts.filter(this.own));
    for (const id of seen) for (const to of this.next.get(id)!) if (this.own(to)) seen.add(to);
    return seen;
  }

  /** 13.1, 13.4, 16.2.3; no Mediterranean supply by sea while the Republic holds the Strait [13.1.4.3]. */
  private supply(id: string): 'supplied' | 'isolated' | 'limited' | 'none' {
    const from = (fits: (space: Space) => boolean): boolean =>
      this.joined(this.p.spaces.filter(fits).map((space) => space.id)).has(id);
    if (from(({ source }) => source === NATIONALIST)) return 'supplied';
    if (from(({ isolated }) => isolated === true)) return 'isolated';
    return from(({ border }) => border === 'portugal') ? 'limited' : 'none';
  }

  /** 7.1.3, 8.1.3: uses of the cards in hand, and the automatic operation. */
  uses(side: string): { use: string; card?: Card }[] {
    const cards = this.p.hands[side]!.flatMap((card) => {
      const points = Object.keys(card.values).some((key) => key.startsWith('rp.'));
      const may = card.event?.when.every(({ played }) => this.p.played.includes(played ?? '')) ?? false;
      return [['ops', true] as const, ['sr', true] as const, ['rp', points] as const, ['event', may] as const].flatMap(
        ([use, open]) => (open ? [{ use, card }] : []),
      );
    });
    return [...cards, { use: 'automatic' }];
  }

  /** 8.2.2, 13.3.1, 13.4.2, 16.2.3, and one Attack marker in the Northern Zone while ammunition is short [17.1.2]. */
  private markers(placed: { space: string; marker: string }[]): { space: string; marker: string }[] {
    const north = this.joined(['La Coruna', 'Valladolid', 'Zaragoza'].filter((id) => this.space.has(id)));
    const spent = this.p.shortage && placed.some(({ space, marker }) => marker === 'attack' && north.has(space));
    const held = [...new Set(this.p.units.filter(({ side }) => side === NATIONALIST).map(({ at }) => at))];
    return held
      .filter((space) => placed.every((each) => each.space !== space))
      .flatMap((space) => {
        const supply = this.supply(space);
        const attack = supply === 'supplied' && !(spent && north.has(space));
        return [
          ...(supply === 'none' ? [] : [{ space, marker: 'move' }]),
          ...(attack ? [{ space, marker: 'attack' }] : []),
        ];
      });
  }

  /** 10.1: from here on somewhere within reach the stack may stop. */
  private endsLawfully(stack: Unit[], from: string, left: number, entered: Set<string>): boolean {
    const others = this.at(from).filter((unit) => !stack.includes(unit)).length;
    if (others + stack.length <= 3) return true;
    return left > 0 && this.steps(stack, from, left, entered).length > 0;
  }

  private steps(stack: Unit[], from: string, left: number, entered: Set<string>): string[] {
    return this.next.get(from)!.filter((to) => {
      if (this.foe(to)) return false;
      const enemy = this.own(to) ? entered : new Set([...entered, to]);
      return enemy.size <= 2 && this.endsLawfully(stack, to, left - 1, enemy);
    });
  }

  private firstSteps(space: string): number {
    const here = this.at(space);
    let count = 0;
    for (let some = 1; some < 2 ** here.length; some += 1) {
      const stack = here.filter((_, i) => some & (1 << i));
      const mf = Math.min(...stack.map((unit) => unit.mf));
      count += this.steps(stack, space, mf, new Set()).length;
    }
    return count;
  }

  /** What is open once the last marker lies: moves, or digging where nobody can move, or attacks, or the enemy's round. */
  private afterMarker({ space, marker }: { space: string; marker: string }): number {
    const enemy = this.uses('republican').length;
    if (marker === 'attack') {
      const targets = this.next.get(space)!.filter(this.foe).length;
      return targets > 0 ? targets + 1 : enemy;
    }
    const moves = this.firstSteps(space);
    if (moves > 0) return moves + 1;
    const digs = this.supply(space) === 'limited' || this.p.works.includes(space) ? 0 : this.at(space).length;
    return digs > 0 ? digs + 1 : enemy;
  }

  private operation(points: number, depth: number): number {
    const open = this.markers([]);
    if (depth === 1) return open.length + 1;
    const enemy = this.uses('republican').length;
    const after = open.map((one) => (points > 1 ? this.markers([one]).length + 1 : this.afterMarker(one)));
    return after.reduce((sum, each) => sum + each, enemy);
  }

  /** 12.1.6, 12.1.7, 12.1.9, 9.1.2: by land, by sea to or from Cadiz and between Atlantic ports, or into the Reserve Box. */
  private redeployments(value: number): number {
    const points = this.p.turn <= 2 ? value - 1 : value;
    const open = (port?: string, id?: string): boolean =>
      port === 'atlantic' || (port === 'mediterranean' && id === 'Cadiz');
    const movers = this.p.units.filter(({ side, at }) => side === NATIONALIST && this.supply(at) === 'supplied');
    const goals = (unit: Unit): string[] =>
      this.p.spaces
        .filter(({ id, port }) => {
          if (id === unit.at || !this.own(id) || this.supply(id) !== 'supplied') return false;
          const full = this.at(id).length === 3;
          if (full && points < 2) return false;
          const from = this.space.get(unit.at)!;
          return this.joined([unit.at]).has(id) || (open(from.port, from.id) && open(port, id));
        })
        .map(({ id }) => id);
    return movers.reduce((sum, unit) => sum + goals(unit).length + 1, 1);
  }

  /** Ways to go on, so many commands deep, by the kind of the first command. */
  count(depth: number, kinds: readonly string[]): Record<string, number> {
    const ways: Record<string, number> = {};
    for (const { use, card } of this.uses(NATIONALIST)) {
      const kind = use === 'automatic' ? use : `play ${use}`;
      if (!kinds.includes(kind)) continue;
      ways[kind] = (ways[kind] ?? 0) + (depth === 1 ? 1 : this.below(use, card, depth - 1));
    }
    return ways;
  }

  private below(use: string, card: Card | undefined, depth: number): number {
    if (use === 'ops' || use === 'automatic') return this.operation(card ? (card.values.ops as number) : 1, depth);
    if (depth > 1) throw new Error('not counted so deep');
    return use === 'sr' ? this.redeployments(card!.values.sr as number) : this.uses('republican').length;
  }
}
