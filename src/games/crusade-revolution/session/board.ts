import type { Board, BoardBox, BoardMarker, BoardName, BoardPiece, BoardPlace } from '../../../kernel/session/index.js';
import { isCorps } from '../shared/units.js';
import { Side } from '../vocabulary.js';
import { groundOf } from './ground.js';
import { word } from './names.js';
import type { Place, Position, UnitState } from './position.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from './table.js';
import { faceOf } from './units.js';

type Box = Exclude<Place, 'map'>;

const BOXES: readonly Box[] = ['reserve', 'eliminated', 'removed', 'aside', 'morocco', 'track'];

const boxId = (side: Side, box: Box): string => `${side}-${box}`;

function boxOf(side: Side, box: Box): BoardBox {
  const [owner, name] = [word(side), word(`box-${box}`)];
  return { id: boxId(side, box), name: { en: `${owner.en}: ${name.en}`, ja: `${owner.ja}：${name.ja}` }, side };
}

const inSpace = (id: string): BoardPlace => ({ kind: 'space', id });

const MARKS = ['reduced', 'moved', 'fought', 'retreated', 'redeployed', 'stray', 'free'] as const;

const marksOf = (state: UnitState): BoardPiece['marks'] =>
  MARKS.filter((mark) => state[mark]).map((mark) => ({ key: mark, text: word(`mark-${mark}`) }));

function pieces(table: Table, position: Position): BoardPiece[] {
  const height = new Map<string, number>();
  return [...table.counters.values()].map(({ id, name, side, type }) => {
    const state = position.units[id]!;
    const place: BoardPlace =
      state.place === 'map' ? inSpace(state.space!) : { kind: 'box', id: boxId(side, state.place) };
    const order = height.get(place.id) ?? 0;
    height.set(place.id, order + 1);
    const { cf, lf, mf } = faceOf(table, position, id);
    const figure = (key: 'cf' | 'lf' | 'mf', value: number) => ({ key, label: word(`figure-${key}`), value });
    return {
      id,
      name,
      side,
      place,
      facing: null,
      faceUp: !state.reduced,
      symbol: { type, size: isCorps(type) ? 'corps' : 'division' },
      figures: [figure('cf', cf), figure('lf', lf), figure('mf', mf)],
      marks: marksOf(state),
      order,
    };
  });
}

function marker(key: string, space: string, side: Side | null, name: BoardName = word(`marker-${key}`)): BoardMarker {
  return { id: `${key}-${space}`, key, name, place: inSpace(space), side };
}

const numbered = (name: BoardName, value: number): BoardName => ({
  en: `${name.en} ${value}`,
  ...(name.ja === undefined ? {} : { ja: `${name.ja}${value}` }),
});

/** Everything that lies on the map beside the units. */
function markers(table: Table, position: Position): BoardMarker[] {
  const { control, works, digDrm, sieges, isolated, bonus } = position;
  const spaces = groundOf(table, position).board.spaces.map(({ id }) => id);
  return [
    ...spaces.map((space) => marker('control', space, control[space]!)),
    ...Object.entries(position.markers).map(([space, each]) => marker(each.marker, space, position.active)),
    ...Object.entries(works).map(([space, { kind }]) => marker('works', space, control[space] ?? null, word(kind))),
    ...Object.entries(digDrm).map(([space, drm]) =>
      marker('dig', space, control[space] ?? null, numbered(word('marker-dig'), drm)),
    ),
    ...[...table.sieges].flatMap(([space, siege]) =>
      sieges[siege] === undefined ? [] : [marker('siege', space, 'nationalist', numbered(word(siege), sieges[siege]!))],
    ),
    ...isolated.map((space) => marker('isolated', space, 'nationalist')),
    ...Object.keys(bonus).map((space) => marker('bonus', space, 'republican')),
    ...(position.mallorca === null ? [] : [marker('beachhead', MALLORCA_BEACHHEAD, 'republican')]),
    ...(position.planP === null ? [] : [marker('beachhead', PLAN_P_BEACHHEAD, 'republican')]),
  ];
}

/** What lies on the table: everything is open but the cards [8.1.4]. */
export function board(table: Table, position: Position): Board {
  return {
    map: {
      id: table.mapId,
      kind: 'spaces',
      boxes: Side.values.flatMap((side) => BOXES.map((box) => boxOf(side, box))),
    },
    pieces: pieces(table, position),
    markers: markers(table, position),
  };
}
