import { pointsFromHalves } from '../../../kernel/hexes/index.js';
import type { Board, BoardBox, BoardMarker, BoardName, BoardPiece, BoardPlace } from '../../../kernel/session/index.js';
import { Side } from '../vocabulary.js';
import type { Counter } from './counters.js';
import { faceOf } from './ground.js';
import { nameOf, word } from './names.js';
import { isBarrage, type Place, type Position, type UnitState } from './position.js';
import type { Table } from './table.js';

type BoxKind = Exclude<Place, 'map' | 'aboard'>;

const BOXES: readonly BoxKind[] = ['toPlace', 'due', 'pool', 'box', 'air', 'fleeing', 'left', 'lost'];

const boxId = (side: Side, kind: BoxKind): string => `${side}-${kind}`;

const inHex = (id: string): BoardPlace => ({ kind: 'hex', id });

function boxOf(side: Side, kind: BoxKind): BoardBox {
  const [owner, box] = [word(side), word(`box-${kind}`)];
  return { id: boxId(side, kind), name: { en: `${owner.en}: ${box.en}`, ja: `${owner.ja}：${box.ja}` }, side };
}

/** Whoever rides on a truck is where the truck is [B.10]. */
function placeOf({ counters }: Table, { units }: Position, id: string): BoardPlace {
  const { place, hex, truck } = units[id]!;
  const at = place === 'aboard' ? units[truck!]! : { place, hex };
  if (at.place === 'map') return inHex(at.hex!);
  return { kind: 'box', id: boxId(counters.get(id)!.side, at.place as BoxKind) };
}

/** The figures of the face that shows; air units print only their bombardment strength [2.1, 11.5, 13.1]. */
function figuresOf({ umpire }: Table, counter: Counter, state: UnitState): BoardPiece['figures'] {
  const figure = (key: string, value: number) => ({ key, label: word(`figure-${key}`), value });
  if (counter.type === 'air') return [figure('bombardment', counter.bombardment)];
  const { attack, defence, movement, range } = faceOf(counter, state);
  const moves = movement ?? umpire().chart('trucks').number('truck', 'movement');
  const fights = counter.type !== 'leader' && counter.type !== 'truck';
  return [
    ...(fights ? [figure('attack', attack)] : []),
    ...(defence === undefined ? [] : [figure('defence', defence)]),
    // A gun prints attack-(range)-movement [2.1].
    ...(range === undefined ? [] : [figure('range', range)]),
    figure('movement', moves),
  ];
}

const STATES = [
  'reduced',
  'unsupplied',
  'uncommanded',
  'entered',
  'carried',
  'fired',
  'flown',
  'building',
  'returning',
] as const;

/** States whose words say more than that they are so. */
function toldMarks(table: Table, { place, turn, spent, truck }: UnitState): BoardPiece['marks'] {
  const told = (key: string, text: BoardName) => ({ key, text });
  const points = pointsFromHalves(spent ?? 0);
  const carrier = truck === undefined ? undefined : nameOf(table, truck);
  return [
    ...(place === 'due' && turn !== undefined
      ? [told('due', { en: `Due on turn ${turn}`, ja: `第${turn}ターンに登場` })]
      : []),
    ...(points > 0 ? [told('spent', { en: `${points} MP spent`, ja: `移動力${points}を消費` })] : []),
    ...(carrier ? [told('aboard', { en: `Aboard ${carrier.en}`, ja: `${carrier.ja ?? carrier.en}に乗車中` })] : []),
  ];
}

function pieces(table: Table, position: Position): BoardPiece[] {
  const heights = new Map<string, number>();
  return [...table.counters.values()].map((counter) => {
    const { id, title, side, type, size } = counter;
    const state = position.units[id]!;
    const place = placeOf(table, position, id);
    const order = heights.get(place.id) ?? 0;
    heights.set(place.id, order + 1);
    return {
      id,
      name: title,
      side,
      place,
      facing: null,
      faceUp: !state.reduced,
      symbol: { type, size: size ?? null },
      figures: figuresOf(table, counter, state),
      marks: [
        ...STATES.filter((key) => state[key] !== undefined).map((key) => ({ key, text: word(`mark-${key}`) })),
        ...toldMarks(table, state),
      ],
      order,
    };
  });
}

/** Places that score, each with the side that was there last. */
function objectives({ objectives: places }: Table, { owners }: Position): BoardMarker[] {
  return places.flatMap(({ name, ja, hexes = [] }) =>
    hexes.map((hex) => ({
      id: `objective-${hex}`,
      key: 'objective',
      name: { en: name, ...(ja === undefined ? {} : { ja }) },
      place: inHex(hex),
      side: owners[hex] ?? null,
    })),
  );
}

const marker = (key: string, hex: string, side: Side): BoardMarker => ({
  id: `${key}-${hex}`,
  key,
  name: word(`marker-${key}`),
  place: inHex(hex),
  side,
});

/** Hexes under attack, barrage or bombers [11.1, 12.4, 13.3]. */
function targets({ combats, bombers, phasing }: Position): BoardMarker[] {
  const open = combats.filter(({ over }) => !over);
  return [
    ...open.flatMap((combat) =>
      combat.targets.map((hex) => marker(isBarrage(combat) ? 'barraged' : 'target', hex, phasing)),
    ),
    ...Object.keys(bombers).map((hex) => marker('bombed', hex, phasing)),
  ];
}

/** Pontoon bridges, while their engineers stay [J.18]. */
function bridges({ counters }: Table, { units }: Position): BoardMarker[] {
  return [...counters.values()].flatMap(({ id, side }) => {
    const { bridge } = units[id]!;
    if (!bridge) return [];
    const [a, b] = bridge.split('/') as [string, string];
    return [{ ...marker('bridge', a, side), id: `bridge-${a}-${b}`, hexside: { a, b } }];
  });
}

/** Whether counters of a side may ever lie in one of the boxes that not every scenario has [13.1, 14.4, J.6, J.20, B.20]. */
function hasBox({ counters, musters }: Table, owner: Side, kind: BoxKind): boolean {
  return [...counters.values()].some(({ id, side, type }) => {
    const muster = musters.get(id)!;
    if (side !== owner) return false;
    switch (kind) {
      case 'air':
        return type === 'air';
      case 'fleeing':
        return type === 'leader';
      case 'box':
        return muster.kind === 'set-up' && muster.spot.kind === 'box';
      case 'pool':
        return muster.kind === 'pool' || (muster.kind === 'arrival' && muster.exchange !== undefined);
      default:
        return true;
    }
  });
}

/** What lies on the table: nothing is hidden in this game. */
export function board(table: Table, position: Position): Board {
  const boxes = Side.values.flatMap((side) =>
    BOXES.filter((kind) => hasBox(table, side, kind)).map((kind) => boxOf(side, kind)),
  );
  return {
    map: { id: table.mapId, kind: 'hexes', boxes },
    pieces: pieces(table, position),
    markers: [...objectives(table, position), ...targets(position), ...bridges(table, position)],
  };
}
