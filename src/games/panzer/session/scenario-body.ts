import type { SituationFault } from '../../../kernel/rulings/index.js';
import type { SessionSetup, Side } from '../../../kernel/session/index.js';
import type { Facing, Grade, ObserverRow } from '../vocabulary.js';

/** As much of a scenario's document as a game is played from. The library has checked its form. */
interface Place {
  readonly hexes?: readonly string[];
  readonly oneOf?: readonly string[];
  readonly box?: string;
}

export interface ListedUnit {
  readonly name?: string;
  readonly ja?: string;
  readonly card?: string;
  readonly aboard?: string;
  readonly command?: ObserverRow;
}

export interface SetUpLine {
  readonly order?: number;
  readonly side: Side;
  readonly formation?: string;
  readonly units?: readonly ListedUnit[];
  readonly where: Place;
  readonly facing?: Facing;
}

export interface ArrivalLine {
  readonly turn: number | string;
  readonly side: Side;
  readonly formation?: string;
  readonly units?: readonly ListedUnit[];
  readonly entry?: Place;
}

export interface ObjectiveLine {
  readonly name: string;
  readonly ja?: string;
  readonly hexes?: readonly string[];
  readonly points?: number;
  readonly side?: Side;
  readonly holder?: Side;
  readonly control?: string;
}

export interface PointsLine {
  readonly for: { readonly en: string; readonly ja?: string };
  readonly of?: string;
  readonly points: number;
  readonly side?: Side;
}

export interface LevelLine {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly result: { readonly en: string; readonly ja?: string };
}

export interface ScenarioBody {
  readonly turns?: { readonly count: number };
  readonly sides: readonly { readonly side: Side; readonly setsUp?: number; readonly grade?: Grade }[];
  readonly formations?: readonly { readonly name: string; readonly side: Side; readonly grade?: Grade }[];
  readonly map?: string;
  readonly variants?: readonly { readonly id: string }[];
  readonly setUp: readonly SetUpLine[];
  readonly reinforcements?: readonly ArrivalLine[];
  /** Artillery, aircraft and mines, in the game's own words. */
  readonly start?: Readonly<Record<string, unknown>>;
  readonly victory: {
    readonly objectives?: readonly ObjectiveLine[];
    readonly points?: readonly PointsLine[];
    readonly levels?: readonly LevelLine[];
  };
}

export const bodyOf = (materials: SessionSetup): ScenarioBody => materials.scenario.body as unknown as ScenarioBody;

/** Sides in the order in which they set up [2.0]. */
export const sidesOf = ({ sides }: ScenarioBody): Side[] =>
  [...sides].sort((a, b) => (a.setsUp ?? 0) - (b.setsUp ?? 0)).map(({ side }) => side);

/** Formations by name; a scenario that names none gives each side one, of the grade of its force [5.8.2]. */
export function formationsOf({ formations, sides }: ScenarioBody): Map<string, { side: Side; grade: Grade }> {
  const named = (formations ?? []).map(
    ({ name, side, grade }) => [name, { side, grade: grade ?? 'seasoned' }] as const,
  );
  const whole = sides.map(({ side, grade }) => [side, { side, grade: grade ?? 'seasoned' }] as const);
  return new Map([...whole, ...named]);
}

/** Units that begin camouflaged, by their names; only what is set up on the map can be [7.24]. */
export function camouflagedIn(
  { start }: ScenarioBody,
  units: Iterable<{ readonly id: string; readonly name: { readonly en: string }; readonly turn?: number }>,
  complain: (fault: SituationFault) => void,
): Set<string> {
  const given = Array.isArray(start?.camouflaged) ? start.camouflaged : [];
  const all = [...units];
  return new Set(
    given.flatMap((name, i) => {
      const unit = all.find((each) => each.name.en === name && each.turn === undefined);
      if (!unit)
        complain({
          pointer: `/scenario/start/camouflaged/${i}`,
          detail: `"${String(name)}" is no unit that is set up on the map`,
        });
      return unit ? [unit.id] : [];
    }),
  );
}

/** The platoon of each unit, by the names of the scenario; whoever is in none belongs to the headquarters [7.3]. */
export function platoonsOf(
  { start }: ScenarioBody,
  units: Iterable<{ readonly id: string; readonly name: { readonly en: string } }>,
  wanted: boolean,
  complain: (fault: SituationFault) => void,
): Map<string, string> {
  const pointer = '/scenario/start/platoons';
  const given = start?.platoons;
  const lists = given !== null && typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
  const names = lists.flatMap(([platoon, list]) =>
    (Array.isArray(list) ? list : [list]).map((name) => ({ platoon, name: String(name) })),
  );
  if (names.length === 0 && wanted)
    complain({
      pointer,
      detail: {
        en: 'platoon command needs the units of each platoon, by name [7.3]',
        ja: '小隊指揮ルールには各小隊のユニット名が必要である [7.3]',
      },
    });
  const all = [...units];
  const platoons = new Map<string, string>();
  for (const { platoon, name } of names) {
    const unit = all.find((each) => each.name.en === name);
    if (unit) platoons.set(unit.id, platoon.slice(0, 40));
    else complain({ pointer: `${pointer}/${platoon}`, detail: `"${name}" is no unit of the scenario` });
  }
  return platoons;
}

/** The Numeric Cohesion Point of each formation with units, as the scenario gives it; it is never guessed [7.1.1]. */
export function cohesionOf(
  { start }: ScenarioBody,
  units: Iterable<{ readonly formation: string }>,
  complain: (fault: SituationFault) => void,
): Record<string, number> {
  const given = (start?.cohesion ?? {}) as Readonly<Record<string, unknown>>;
  const points: Record<string, number> = {};
  for (const formation of new Set([...units].map((unit) => unit.formation))) {
    const point = given[formation];
    if (typeof point === 'number' && Number.isInteger(point) && point >= 0 && point <= 200) points[formation] = point;
    else
      complain({
        pointer: `/scenario/start/cohesion/${formation}`,
        detail: {
          en: 'morale needs the Numeric Cohesion Point of the formation, a whole number from 0 to 200 [7.1.1]',
          ja: '士気ルールには部隊の団結限界値（0から200の整数）が必要である [7.1.1]',
        },
      });
  }
  return points;
}
