import type {
  Board,
  BoardBox,
  BoardMarker,
  BoardName,
  BoardPiece,
  BoardPlace,
  Viewer,
} from '../../../kernel/session/index.js';
import { AirType, type Side } from '../vocabulary.js';
import { isKnownTo, nameOf, word } from './names.js';
import type { Position, Unit } from './position.js';
import { scoringHexes } from './scoring.js';
import type { Table } from './table.js';

/** The places beside the map where units and air markers of a side lie. */
const BOXES = ['set-up', 'due', 'reserve', 'column', 'eliminated', 'withdrawn', 'air'] as const;
type BoxKind = (typeof BOXES)[number];

const boxId = (side: Side, kind: BoxKind): string => `${side}-${kind}`;

const inHex = (id: string): BoardPlace => ({ kind: 'hex', id });
const inBox = (side: Side, kind: BoxKind): BoardPlace => ({ kind: 'box', id: boxId(side, kind) });

function boxOf(side: Side, kind: BoxKind): BoardBox {
  const [owner, box] = [word(side), word(`box-${kind}`)];
  return { id: boxId(side, kind), name: { en: `${owner.en}: ${box.en}`, ja: `${owner.ja}：${box.ja}` }, side };
}

function placeOf({ side, place, hex, group }: Unit): BoardPlace {
  if (place === 'map') return inHex(hex!);
  return inBox(side, place === 'due' && group !== undefined ? 'set-up' : place);
}

/** What a counter shows a viewer: on its back only how far it moves [2.4, 2.5]. */
function figuresOf({ counters }: Table, unit: Unit, viewer: Viewer): BoardPiece['figures'] {
  const figure = (key: string, value: number | string) => ({ key, label: word(`figure-${key}`), value });
  const moves = figure('movement', unit.movement);
  if (!isKnownTo(unit, viewer)) return [moves];
  const { attack, barrage, fpf, range, defence } = counters.get(unit.counter)!;
  return [
    ...(attack === undefined ? [] : [figure('attack', attack)]),
    ...(barrage === undefined ? [] : [figure('barrage', barrage)]),
    ...(fpf === undefined ? [] : [figure('fpf', fpf)]),
    ...(range === undefined ? [] : [figure('range', range ?? 'U')]),
    figure('defence', defence),
    moves,
  ];
}

const dueOn = (turn: number): BoardName => ({ en: `Due on turn ${turn}`, ja: `第${turn}ターンに登場` });

const waitsBehind = (hex: string, stacks: number): BoardName => ({
  en: `Behind ${hex}, ${stacks} ${stacks === 1 ? 'stack' : 'stacks'} ahead of it`,
  ja: `${hex}の後方、前に${stacks}スタック`,
});

function marksOf({ untried, suppressed, dueTurn, place, hex, behind = 0, marks = [] }: Unit): BoardPiece['marks'] {
  const states = [...(untried ? ['untried'] : []), ...(suppressed ? ['suppressed'] : []), ...marks];
  return [
    ...states.map((key) => ({ key, text: word(`mark-${key}`) })),
    ...(place === 'due' && dueTurn !== undefined ? [{ key: 'due', text: dueOn(dueTurn) }] : []),
    ...(place === 'column' ? [{ key: 'behind', text: waitsBehind(hex!, behind) }] : []),
  ];
}

/** The symbol that shows: that of the back until a unit is known [2.5]. */
const symbolOf = ({ counters }: Table, unit: Unit, viewer: Viewer): BoardPiece['symbol'] => ({
  type: isKnownTo(unit, viewer) ? counters.get(unit.counter)!.type : unit.type,
  size: null,
});

function piecesOf(table: Table, position: Position, viewer: Viewer): BoardPiece[] {
  const heights = new Map<string, number>();
  // Of the lost among whom a refit has drawn nobody knows who is left; they are only counted [17.32].
  const units = Object.values(position.units).filter(({ shuffled }) => !shuffled);
  return units.map((unit) => {
    const place = placeOf(unit);
    const order = heights.get(place.id) ?? 0;
    heights.set(place.id, order + 1);
    return {
      id: unit.id,
      name: nameOf(table, unit, viewer),
      side: unit.side,
      place,
      facing: null,
      faceUp: isKnownTo(unit, viewer),
      symbol: symbolOf(table, unit, viewer),
      figures: figuresOf(table, unit, viewer),
      marks: marksOf(unit),
      order,
    };
  });
}

/** A place that counts for something, by the scenario's name for it, the map's, or what it is. */
function placeNameOf({ victory, board, grid }: Table, hex: string, kind: string): BoardName {
  const own = victory.objectives?.find(({ hexes }) => hexes?.includes(hex));
  if (own) return { en: own.name, ...(own.ja === undefined ? {} : { ja: own.ja }) };
  const printed = board.placeName(grid.index(hex));
  return printed === undefined || kind === 'bridge' ? word(kind) : printed;
}

/** Places that score, each with the side that was there last [15.3]. */
function places(table: Table, { control }: Position): BoardMarker[] {
  return scoringHexes(table).map(({ hex, kind, across }) => ({
    id: across === undefined ? `${kind}-${hex}` : `${kind}-${hex}-${across}`,
    key: kind,
    name: placeNameOf(table, hex, kind),
    place: inHex(hex),
    side: control[hex] ?? null,
    ...(across === undefined ? {} : { hexside: { a: hex, b: across } }),
  }));
}

function airMarkers({ air }: Position, side: Side): BoardMarker[] {
  return AirType.values.flatMap((kind) =>
    Array.from({ length: air[side]?.[kind] ?? 0 }, (_, i) => ({
      id: `${side}-${kind}-${i + 1}`,
      key: kind,
      name: word(kind),
      place: inBox(side, 'air'),
      side,
    })),
  );
}

/** Hexes that are to be attacked, while the attacks last [9.3, 10.7]. */
function targets({ attacks, phasing }: Position): BoardMarker[] {
  return attacks
    .filter(({ done }) => !done)
    .flatMap(({ kind, targets: hexes }) => {
      const key = kind === 'adjacent' ? 'target' : 'bombarded';
      return hexes.map((hex) => ({
        id: `${key}-${hex}`,
        key,
        name: word(`marker-${key}`),
        place: inHex(hex),
        side: phasing,
      }));
    });
}

function rubble({ rubble: hexes }: Position): BoardMarker[] {
  return hexes.map((hex) => ({
    id: `rubble-${hex}`,
    key: 'rubble',
    name: word('marker-rubble'),
    place: inHex(hex),
    side: null,
  }));
}

/** What lies on the table, as a viewer sees it. */
export function board(table: Table, position: Position, viewer: Viewer): Board {
  const sides = [table.first, table.second];
  return {
    map: { id: table.mapId, kind: 'hexes', boxes: sides.flatMap((side) => BOXES.map((kind) => boxOf(side, kind))) },
    pieces: piecesOf(table, position, viewer),
    markers: [
      ...places(table, position),
      ...rubble(position),
      ...targets(position),
      ...sides.flatMap((side) => airMarkers(position, side)),
    ],
  };
}
