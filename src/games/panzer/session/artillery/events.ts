import type { SessionEvent, Side } from '../../../../kernel/session/index.js';
import type { Facing, Mission, RangeFactor, Sheaf, SpotCounter } from '../../vocabulary.js';
import { changed, type Handlers } from '../events/handlers.js';
import { isHidden } from '../hidden/counters.js';
import type { Mark } from '../marks/state.js';
import { type Position, smokeStep } from '../position.js';
import { standing } from '../standing.js';
import { enemyOf, type Table } from '../table.js';
import type { ArtilleryState, BatteryState, Call, FireMission, IndirectPart, Landing } from './state.js';

const withArtillery = (position: Position, change: Partial<ArtilleryState>): Position => ({
  ...position,
  artillery: { ...position.artillery, ...change },
});

const withPart = (position: Position, change: Partial<IndirectPart>): Position =>
  withArtillery(position, { part: { ...position.artillery.part!, ...change } });

const withBattery = (position: Position, id: string, change: Partial<BatteryState>): Position => {
  const { batteries } = position.artillery;
  return withArtillery(position, { batteries: { ...batteries, [id]: { ...batteries[id]!, ...change } } });
};

/** The command of a unit on the map is turned up; what a hidden one was told stays its side's [7.2.2.3]. */
const turnedUp = (position: Position, id: string): { face?: 'revealed' } =>
  isHidden(position, id) ? {} : { face: 'revealed' };

/** Out of all indirect fire for this turn, battery or unit [6.5.1.7, 6.5.1.9]. */
function spent(position: Position, table: Table, source: string, barred: boolean): Position {
  if (table.batteries.has(source)) return withBattery(position, source, { spent: true });
  return changed(position, source, barred ? { barred: true } : { spent: true, ...turnedUp(position, source) });
}

interface Answered {
  readonly step: 'call' | 'continue' | 'adjust' | 'recon';
  readonly mission: string;
  readonly observer: string;
  readonly point: string;
  readonly shells: Mission;
  readonly sheaf: Sheaf;
  readonly direction?: Facing;
  readonly responses: readonly { readonly source: string; readonly response: string }[];
  readonly landings: readonly (Omit<Landing, 'direction'> & { readonly direction?: Facing })[];
}

/** A call with everybody in it, hidden or not. */
function inFull(event: SessionEvent): Answered {
  const { observer, sources, landing } = event.secret as unknown as {
    observer: string;
    sources: readonly string[];
    landing: readonly string[];
  };
  const open = event as unknown as Answered;
  return {
    ...open,
    observer,
    responses: open.responses.map((each, i) => ({ ...each, source: sources[i]! })),
    landings: open.landings.map((each, i) => ({ ...each, source: landing[i]!, observer })),
  };
}

/** A unit has fired: SPOT/FIRE lies on it, or on the counter that hides it [6.5.1, 7.2.2.3]. */
function markFirer(position: Position, source: string, spot: SpotCounter): Position {
  const { counter, place } = position.units[source]!;
  // Its own side's shells may have been the end of it.
  if (place === 'lost') return position;
  if (counter === undefined)
    return changed(position, source, {
      fired: true,
      face: 'revealed',
      ...(spot === 'none' ? {} : { spot, spotNew: true }),
    });
  const fired = changed(position, source, { fired: true });
  if (spot === 'none') return fired;
  const counters = { ...fired.hidden.counters, [counter]: { ...fired.hidden.counters[counter]!, spot } };
  return { ...fired, hidden: { ...fired.hidden, counters } };
}

/** The mission after a call: those who failed to answer fall out, and without anybody it is over [6.5.1.12]. */
function directed(position: Position, event: Answered): Position['artillery']['missions'] {
  const { mission: id, observer, point, shells, sheaf, direction = null, responses } = event;
  const { missions, part } = position.artillery;
  const sources = responses.filter(({ response }) => response !== 'failure').map(({ source }) => source);
  const { [id]: before, ...others } = missions;
  if (sources.length === 0) return others;
  const strays = responses.some(({ response }) => response === 'dangerClose');
  // Where all fire has scattered, the mission lies where it fell [7.26].
  const fell = event.landings.some((landing) => landing.point === point) ? point : (event.landings[0]?.point ?? point);
  const mission: FireMission = {
    id,
    side: part!.side,
    observer,
    sources,
    point: fell,
    shells,
    sheaf,
    direction,
    turns: (before?.turns ?? 0) + 1,
    directed: true,
    ...(strays ? { dangerClose: true } : {}),
  };
  return { ...others, [id]: mission };
}

interface Landed {
  readonly source: string;
  readonly mission?: string;
  readonly point: string;
  readonly shells: Mission;
  readonly hexes: readonly string[];
  readonly fires: boolean;
  readonly open: boolean;
  readonly spot: SpotCounter;
  readonly band?: RangeFactor;
  readonly factor?: number;
}

const KIND = { gp: 'barrage', smoke: 'smoke', illumination: 'illumination' } as const;

/** What fire leaves on the map: a barrage until the end of the turn, smoke and light for longer; smoke on smoke renews it [6.1.4.3.10, 6.8.4]. */
function marked(position: Position, landed: Landed, known: string): readonly Mark[] {
  const { source, mission, point, shells, hexes, open, band, factor } = landed;
  const id = `${KIND[shells]}-${known}-${point}`.slice(0, 60);
  const mark: Mark = {
    id,
    kind: KIND[shells],
    hexes,
    open,
    born: smokeStep(position),
    ...(shells === 'gp' ? { barrage: { source, band: band!, factor: factor!, planned: mission === undefined } } : {}),
  };
  const before = position.marks.find((each) => each.id === id);
  // Smoke that is renewed goes on hindering meanwhile.
  const kept = before && shells !== 'gp' ? { ...mark, born: before.born } : mark;
  return [...position.marks.filter((each) => each.id !== id), kept];
}

/** What counter-battery fire does to a battery [7.28.2]. */
const BATTERY_HURT: Readonly<Record<string, Partial<BatteryState>>> = {
  suppressed: { suppression: 'on' },
  damaged: { damaged: true },
  eliminated: { lost: true },
};

const withoutCounter = ({ countering: _countering, ...part }: IndirectPart): IndirectPart => part;

/** Under the fire that lands next an owner is asked once of each vehicle whether it moves [6.5.4.3]. */
export function claimDeclined(position: Position, unit: string): Position {
  const { part } = position.artillery;
  return part && part.landings.length > 0 ? withPart(position, { asked: [...part.asked, unit] }) : position;
}

/** Indirect fire from the call to its effect [6.5.1]. */
export const artilleryEvents: Handlers = {
  'indirect-opened': (position, { side }) => ({
    ...withArtillery(position, { part: { side: side as Side, call: null, landings: [], asked: [] } }),
    step: 'indirect-fire',
    acting: side as Side,
  }),

  'indirect-ending': (position) => withPart(position, { ending: true }),

  'indirect-closed': (position) => withArtillery(position, { part: null }),

  'call-composed': (position, { secret }) => withPart(position, { call: secret!.call as Call }),

  'call-dropped': (position) => withPart(position, { call: null }),

  'fire-answered': (position, event, table) => {
    const answered = inFull(event);
    const { observer, step, landings, responses } = answered;
    // Reconnaissance by fire is called anew each turn [7.37].
    const missions = step === 'recon' ? position.artillery.missions : directed(position, answered);
    const called = position.artillery.called + (step === 'call' || step === 'recon' ? 1 : 0);
    let next = withArtillery(changed(position, observer, { observed: true, ...turnedUp(position, observer) }), {
      missions,
      called,
    });
    for (const { source } of responses) next = spent(next, table, source, false);
    const from = (source: string) => ({
      observer: standing(position, observer).hex!,
      ...(table.batteries.has(source) ? {} : { source: standing(position, source).hex! }),
    });
    const flying = landings.map(({ direction = null, ...landing }) => ({
      ...landing,
      direction,
      from: from(landing.source),
    }));
    return withPart(next, { call: null, landings: [...next.artillery.part!.landings, ...flying] });
  },

  'fire-misplaced': (position, { point }) => {
    const [{ stray: _stray, ...first }, ...rest] = position.artillery.part!.landings as [Landing, ...Landing[]];
    return withPart(position, { landings: [{ ...first, point: point as string }, ...rest] });
  },

  'fire-landed': (position, event, table) => {
    const landed = { ...event, source: event.secret!.source } as unknown as Landed;
    const { source, fires, spot } = landed;
    const [, ...rest] = position.artillery.part!.landings;
    let next = withPart(position, { landings: rest, asked: [] });
    if (table.batteries.has(source)) next = withBattery(next, source, { spent: true });
    else next = markFirer(next, source, spot);
    if (!fires) return next;
    const after = { ...next, marks: marked(next, landed, event.source as string) };
    if (!table.options.counterBattery || !table.batteries.has(source)) return after;
    const side = enemyOf(table, table.batteries.get(source)!.side);
    const turns = after.artillery.missions[landed.mission ?? '']?.turns ?? 1;
    return withPart(after, { countering: { side, target: source, turns, asset: false } });
  },

  'mission-checked': (position, { mission }, table) => {
    const { [mission as string]: gone, ...missions } = position.artillery.missions;
    let next = withArtillery(changed(position, gone!.observer, { barred: true }), { missions });
    for (const source of gone!.sources) next = spent(next, table, source, true);
    return next;
  },

  'plan-fired': (position, { battery, begun, point, shells, sheaf, direction }) => {
    const id = battery as string;
    const landing: Landing = {
      source: id,
      observer: null,
      mission: null,
      point: point as string,
      shells: shells as Mission,
      sheaf: sheaf as Sheaf,
      direction: (direction ?? null) as Facing | null,
    };
    const next = withBattery(position, id, { begun: begun as number, landed: true, spent: true });
    return withPart(next, { landings: [...next.artillery.part!.landings, landing] });
  },

  'counter-passed': (position) => withArtillery(position, { part: withoutCounter(position.artillery.part!) }),

  'battery-countered': (position, { asset, target, result }, table) => {
    const [by, hit] = [asset as string, target as string];
    const { assets } = position.artillery;
    const used = withArtillery(position, {
      assets: { ...assets, [by]: { ...assets[by]!, used: true } },
      part: withoutCounter(position.artillery.part!),
    });
    if (!table.batteries.has(hit)) {
      const lost = { ...used.artillery.assets[hit]!, lost: true as const };
      return result === 'eliminated'
        ? withArtillery(used, { assets: { ...used.artillery.assets, [hit]: lost } })
        : used;
    }
    const next = withBattery(used, hit, BATTERY_HURT[result as string] ?? {});
    const { side } = table.batteries.get(hit)!;
    return withPart(next, { countering: { side, target: by, turns: 0, asset: true } });
  },

  'battery-recovered': (position, { battery }) => {
    const { [battery as string]: state, ...others } = position.artillery.batteries;
    const { suppression: _gone, ...rest } = state!;
    return withArtillery(position, { batteries: { ...others, [battery as string]: rest } });
  },

  'plan-delayed': (position, { secret }) => withBattery(position, secret!.battery as string, { delayed: true }),
};

/** A turn ends: batteries and missions are free again [6.5.1.7]. */
export function artilleryRested({ batteries, missions, assets, ...artillery }: ArtilleryState): ArtilleryState {
  const rest = ({ spent: _spent, landed: _landed, ...battery }: BatteryState): BatteryState => battery;
  const wait = ({ directed: _directed, ...mission }: FireMission): FireMission => mission;
  const free = ({ used: _used, ...asset }: ArtilleryState['assets'][string]) => asset;
  return {
    ...artillery,
    assets: Object.fromEntries(Object.entries(assets).map(([id, asset]) => [id, free(asset)])),
    batteries: Object.fromEntries(Object.entries(batteries).map(([id, state]) => [id, rest(state)])),
    missions: Object.fromEntries(Object.entries(missions).map(([id, mission]) => [id, wait(mission)])),
  };
}

/** Adjust/Remove Counters: Suppression/ON of batteries is turned to OFF [6.8.4, 7.28.2]. */
export const batteriesAdjusted = (artillery: ArtilleryState): ArtilleryState => ({
  ...artillery,
  batteries: Object.fromEntries(
    Object.entries(artillery.batteries).map(([id, state]) => [
      id,
      state.suppression ? { ...state, suppression: 'off' as const } : state,
    ]),
  ),
});
