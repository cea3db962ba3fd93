import type { QuietUmpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import type { MapSpace } from '../shared/campaign-map.js';
import type { SiegeHere } from '../vocabulary.js';
import type { ScenarioBody } from './body.js';
import type { Card } from './cards/card.js';
import type { SiegeName, UnitState } from './position.js';

/** Spaces that begin isolated [16.2.1]. */
const ISOLATED = ['Oviedo', 'Granada'];
/** The last turn on which units of the Army of Africa arrive [17.6.2]. */
const LAST_ARRIVALS = 3;

const reminds = ({ specialRules = [] }: ScenarioBody, rule: string): boolean =>
  specialRules.some(({ id }) => id === rule);

/**
 * What the book itself puts on the map of a scenario that goes by its rules: an owner who copies the printed map need not
 * repeat it. Isolated Spaces [16.2.1], sieges [16.1.1], and Badajoz, which is a source of its own kind [13.2.4].
 */
export function printedSpaces(
  body: ScenarioBody,
  spaces: readonly MapSpace[],
  umpire: QuietUmpire<Options>,
): MapSpace[] {
  const chart = umpire.chart('sieges');
  const sieges = new Map(chart.rows.map((siege) => [chart.text(siege, 'space'), siege as SiegeHere]));
  const published = (body.requires ?? []).some(({ kind }) => kind === 'map');
  return spaces.map((space) => ({
    ...space,
    isolated: space.isolated || (reminds(body, 'isolated-spaces') && ISOLATED.includes(space.id)),
    siege:
      space.siege === 'none' && reminds(body, 'sieges') && space.control === 'republican'
        ? (sieges.get(space.id) ?? 'none')
        : space.siege,
    source: published && space.id === 'Badajoz' ? 'badajoz' : space.source,
  }));
}

const AIR_BRIDGE = { kind: 'flag', flag: 'airBridge' } as const;

/** 4.3.1, 17.6.1: N1 is played as its event, and the Army of Africa comes with it, whatever else its owner has written. */
export function withAirBridge(body: ScenarioBody, deck: readonly Card[]): Card[] {
  if (!reminds(body, 'air-bridge')) return [...deck];
  return deck.map((card): Card => {
    if (card.number !== 'N1' || card.combatCard) return card;
    const { when, effects, ops } = card.event ?? { when: [], effects: [], ops: 'none' };
    const there = effects.some((effect) => effect.kind === 'flag' && effect.flag === AIR_BRIDGE.flag);
    return { ...card, event: { when, effects: there ? effects : [AIR_BRIDGE, ...effects], ops } };
  });
}

/** 17.6.2, 17.6.4: who begins in Morocco is still to come by the timetable; only who found no room waits for redeployment. */
export function stillToCome(
  placed: Readonly<Record<string, UnitState>>,
  firstTurn: number,
  hasTimetable: boolean,
): Record<string, UnitState> {
  if (!hasTimetable || firstTurn > LAST_ARRIVALS) return { ...placed };
  return Object.fromEntries(
    Object.entries(placed).map(([id, state]) => [id, state.place === 'morocco' ? { place: 'aside' as const } : state]),
  );
}

/** The sieges whose spaces are on the map [16.1.1]. */
export function siegesOf(spaces: ReadonlyMap<string, MapSpace>, umpire: QuietUmpire<Options>): Map<string, SiegeName> {
  const chart = umpire.chart('sieges');
  const found = new Map<string, SiegeName>();
  for (const siege of chart.rows) {
    const space = chart.text(siege, 'space');
    if (spaces.get(space)?.siege === (siege as SiegeHere)) found.set(space, siege as SiegeName);
  }
  return found;
}

/** The card that must be played first, where Sevilla, Cadiz and the card itself are there [4.3.1]. */
export function airBridge(
  spaces: ReadonlyMap<string, MapSpace>,
  deck: readonly Card[],
  off: ReadonlySet<string>,
  firstTurn: number,
): { hasAirBridge: string | null } {
  const there = spaces.has('Sevilla') && spaces.has('Cadiz') && !off.has('no-air-bridge') && firstTurn === 1;
  const card = deck.find(({ number, event }) => number === 'N1' && event !== undefined);
  return { hasAirBridge: there && card ? card.id : null };
}
