import type { Side } from '../../vocabulary.js';
import { type Counter, isSupport, type Place } from '../counters.js';
import { hexField, listOf, objectOf, oneOf, type Schema } from '../forms.js';
import { strategicLocations } from '../ground.js';
import { allOf, areaAt, areasOf, livingOf, placeKey, placeOf } from '../roster.js';
import type { Desk, Scene } from '../stage.js';
import { CoreEnd, Fate, type Line, type PageId, StateWord } from './lines.js';
import { wordOf } from './pages.js';
import { SAN_COUNTS, sanSide } from './san.js';

/** Counts that a page must hold, because a victory text or a step of the Refit Phase asks for them. */
export function countsWanted({ table }: Scene, page: PageId): string[] {
  if (page === 'losses-british' || page === 'losses-axis') return ['cvp'];
  if (page === 'control') return table.printed || table.map.facts.river.length > 0 ? ['britishHexesNorth'] : [];
  if (page === 'state-axis') return mmcCounted(table, 'axis') ? ['mmc'] : [];
  if (page === 'state-british') return mmcCounted(table, 'british') ? ['mmc'] : [];
  if (page !== 'gameEnd' || !table.printed) return [];
  return table.campaign === 'III'
    ? ['axisAllBuildingsNorth', 'axisAllPillboxesNorth', 'axisAllGrovesNorth', 'axisNearCentre', 'axisSlSouth']
    : ['britishLocations', 'axisLocations'];
}

/** Whose unbroken MMC near a place decide the campaign [3.51, 3.52]. */
const mmcCounted = ({ printed, campaign, victory }: Scene['table'], side: Side): boolean =>
  printed ? side === 'axis' && campaign !== 'III' : victory.clear.some((each) => each.side === side);

const count = (name: string, value: number): Line => ({ kind: 'count', name, value }) as Line;

/** A page as it may be filed by somebody who has nothing to say: nothing was lost, everything is where it was. */
export function suggestedLines(desk: Desk, side: Side, page: PageId): Line[] {
  const counts = countsWanted(desk, page).map((name) => count(name, 0));
  switch (wordOf(page)) {
    case 'gameEnd':
      return [
        { kind: 'end', turn: desk.position.open.playerTurn?.turn ?? 5, how: 'die' } as Line,
        ...counts,
        ...SAN_COUNTS.map((name) => count(name, desk.position.open.san[sanSide(name)])),
        ...desk.table.victory.objectives.flatMap(({ hexes = [] }) =>
          hexes.map(
            (hex) =>
              ({ kind: 'objective', hex, controller: desk.position.open.control[hex]?.controller ?? 'none' }) as Line,
          ),
        ),
      ];
    case 'places':
      return placeLines(desk, side);
    case 'control':
      return [
        ...counts,
        ...desk.position.open.objectives.flatMap(({ hex, claimed }) =>
          claimed ? [{ kind: 'objective', hex, value: 1 } as Line] : [],
        ),
      ];
    default:
      return counts;
  }
}

/** Everybody where he was last. */
const placeLines = (desk: Desk, side: Side): Line[] => placeLinesAt(desk, side, () => ({}));

/** Everybody where he is said to be, or else was last: by area inside an own area, by hex elsewhere, waiting where he waited. */
export function placeLinesAt(
  { position }: Desk,
  side: Side,
  now: (counter: Counter) => { readonly hex?: string; readonly with?: string },
): Line[] {
  const groups = new Map<string, { place: Place; units: string[] }>();
  for (const counter of livingOf(position, side)) {
    if (isSupport(counter)) continue;
    const told = now(counter);
    const place: Place | null =
      told.with !== undefined
        ? { with: told.with }
        : told.hex !== undefined
          ? { hex: told.hex }
          : placeOf(position, counter);
    const hex = place && 'hex' in place ? place.hex : counter.lastHex;
    const fixed = counter.kind === 'gun' || counter.marks.includes('immobile') || counter.marks.includes('abandoned');
    const area = hex !== null && !fixed ? areaAt(position, side, hex) : undefined;
    const carried = told.hex === undefined && counter.at !== null && 'with' in counter.at;
    const at: Place =
      place && 'with' in place
        ? place
        : carried
          ? counter.at!
          : place && 'entry' in place
            ? place
            : area
              ? { area: area.number }
              : hex !== null
                ? { hex }
                : (place ?? { area: areasOf(position, side)[0]?.number ?? 1 });
    const key = placeKey(at);
    const group = groups.get(key) ?? { place: at, units: [] };
    group.units.push(counter.id);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ place, units }) => ({ kind: 'place', units, ...place }) as Line);
}

/** What may be filled in on a page, with everything that can be chosen from. */
export function pageSchema(desk: Desk, side: Side, page: PageId, type = 'file'): Schema {
  return objectOf({
    type: { const: type },
    page: { const: wordOf(page) },
    lines: listOf({ oneOf: lineSchemas(desk, side, page) }, 400),
  });
}

function lineSchemas(desk: Desk, side: Side, page: PageId): Schema[] {
  const { table, position } = desk;
  const hex = hexField(table);
  const enemy: Side = side === 'british' ? 'axis' : 'british';
  const units = oneOf(livingOf(position, side).map(({ id }) => id));
  // Only those the other side was shown: the list must not tell how many there are.
  const captors = allOf(position, enemy).flatMap(({ alias, status, shown }) =>
    alias && shown && status === 'alive' ? [alias] : [],
  );
  const value = { type: 'integer', minimum: 0, maximum: 200 };
  const strategic = oneOf(strategicLocations(desk).map((each) => each.hex));
  const controller = oneOf(['british', 'axis', 'none']);
  const counts = [...countsWanted(desk, page), ...(page === 'gameEnd' ? SAN_COUNTS : [])];
  const claims = position.open.objectives.flatMap(({ hex: at, claimed }) => (claimed ? [at] : []));
  const secret = Object.values(position.own[side].lines).flatMap(({ id, objective, objectiveRevealed, keptSilent }) =>
    objective !== null && !objectiveRevealed && !keptSilent ? [id] : [],
  );
  const counted = counts.length > 0 ? [objectOf({ kind: { const: 'count' }, name: oneOf(counts), value })] : [];
  switch (wordOf(page)) {
    case 'gameEnd':
      return [
        objectOf({
          kind: { const: 'end' },
          turn: { type: 'integer', minimum: 1, maximum: 9 },
          how: oneOf(['die', 'agreement', 'turn9']),
        }),
        ...counted,
        objectOf({ kind: { const: 'objective' }, hex: strategic, controller }),
        objectOf({ kind: { const: 'melee' }, hex }),
        objectOf({ kind: { const: 'massacre' }, side: oneOf(['british', 'axis']) }),
      ];
    case 'terrain':
      return [
        objectOf(
          {
            kind: { const: 'fire' },
            hex,
            as: oneOf(['woodenRubble', 'stoneRubble', 'woodenBuilding', 'stoneBuilding', 'wreck', 'other']),
            bypass: { type: 'boolean' },
          },
          ['kind', 'hex', 'as'],
        ),
        objectOf({ kind: { const: 'rubble' }, hex, as: oneOf(['stoneRubble', 'woodenRubble']) }),
        objectOf({ kind: { const: 'wreck' }, hex, as: oneOf(['wreck', 'burntOutWreck']) }),
        objectOf({ kind: { const: 'shellholes' }, hex }),
        objectOf({ kind: { const: 'breach' }, hex }),
        objectOf({
          kind: { const: 'fortification' },
          hex,
          side: oneOf(['british', 'axis']),
          as: oneOf(['foxhole', 'trench', 'roadblock', 'apMines', 'atMines', 'destroyed']),
        }),
      ];
    case 'control':
      return [
        objectOf({ kind: { const: 'control' }, hex: strategic, controller, empty: { type: 'boolean' } }, [
          'kind',
          'hex',
          'controller',
        ]),
        objectOf({
          kind: { const: 'entryHex' },
          hex: oneOf(
            table.map.facts.entryAreas.filter(({ owner }) => owner === 'axis').flatMap(({ hexes }) => [...hexes]),
          ),
        }),
        ...counted,
        ...(claims.length > 0
          ? [
              objectOf({
                kind: { const: 'objective' },
                hex: oneOf(claims),
                value: { type: 'integer', minimum: 0, maximum: 1 },
              }),
            ]
          : []),
      ];
    case 'losses':
      return [
        objectOf(
          {
            kind: { const: 'fate' },
            unit: units,
            fate: oneOf(Fate.values),
            as: { type: 'string', default: '2-3-7' },
            ...(captors.length > 0 ? { by: oneOf(captors) } : {}),
            edge: hex,
            effectsDr: { type: 'integer', minimum: 2, maximum: 12 },
          },
          ['kind', 'unit', 'fate'],
        ),
        ...counted,
      ];
    case 'state':
      return [
        objectOf(
          {
            kind: { const: 'state' },
            unit: units,
            is: listOf(oneOf(StateWord.values), 12),
            hex,
            out: hex,
            leader: units,
            core: oneOf(CoreEnd.values),
          },
          ['kind', 'unit', 'is'],
        ),
        ...counted,
        ...(secret.length > 0 ? [objectOf({ kind: { const: 'keptSilent' }, name: oneOf(secret) })] : []),
      ];
    default: {
      const areas = areasOf(position, side).map(({ number }) => number);
      const entries = table.map.facts.entryAreas.filter(({ owner }) => owner === side).map(({ arrow }) => arrow);
      const list = listOf(units, 400, true);
      return [
        objectOf({ kind: { const: 'place' }, units: list, hex }),
        ...(areas.length > 0 ? [objectOf({ kind: { const: 'place' }, units: list, area: oneOf(areas) })] : []),
        objectOf({ kind: { const: 'place' }, units: list, entry: oneOf(entries) }),
        objectOf({ kind: { const: 'place' }, units: list, with: units }),
      ];
    }
  }
}
