import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Position as PrimosolePosition } from '../../../src/games/asl-primosole/session/position.js';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { isKnownTo } from '../../../src/games/cold-war-battles/session/names.js';
import type { Position as ColdWarPosition } from '../../../src/games/cold-war-battles/session/position.js';
import { prepare as coldWarTable } from '../../../src/games/cold-war-battles/session/table.js';
import { prepare as crusadeTable } from '../../../src/games/crusade-revolution/session/table.js';
import type { Position as PanzerPosition } from '../../../src/games/panzer/session/position.js';
import { prepare as panzerTable } from '../../../src/games/panzer/session/table.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { prepare as spanishTable } from '../../../src/games/scw-battles/session/table.js';
import type { LaidUnit, Session, SessionState, Viewer } from '../../../src/kernel/session/index.js';
import { boardSave } from '../../../src/vassal/position/board-save.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave, type SavedGame } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { playCrusade } from '../../support/crusade-play.js';
import { playByKind } from '../../support/cwb-play.js';
import { budapestDocuments } from '../../support/cwb-published.js';
import { materialsFor } from '../../support/materials.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';
import { playRandomGame } from '../../support/random-play.js';
import { GEOMORPHIC } from '../../support/vasl.js';
import { addPiece, savedGame } from '../../support/vassal.js';

/** Boards of sessions as saved games: whoever reads them with the same mapping finds what the viewer sees, and no more. */

/** Hexes 0101 to 4040, even columns half a hex lower, as most maps of the games have it; no edge. */
const HEXES = {
  size: { width: 2400, height: 2800 },
  grid: {
    ...{ kind: 'hexes', dx: 60, dy: 70, x0: 40, y0: 35, sideways: false },
    numbering: {
      ...{ first: 'H', separator: '', stagger: false },
      columns: { type: 'N', leading: 1, offset: 1, descends: false },
      rows: { type: 'N', leading: 1, offset: 1, descends: false },
    },
  },
};
const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

interface Counter {
  readonly id: string;
  readonly side: string;
}

interface TableElsewhere {
  readonly save: SavedGame;
  readonly mapping: VassalMapping;
  /** The state that the second level of the layer stands for. */
  readonly state: string;
}

/** A module with a piece for each counter, all of them in one corner. */
function elsewhere(
  counters: readonly Counter[],
  state: string,
  { board = HEXES as object, places = {}, turns = false } = {},
): TableElsewhere {
  const mapping = checked(VassalMapping, {
    maps: [{ name: 'Map', boards: [{ name: 'Board', ...board }] }],
    places,
    facings: FACINGS,
    pieces: [
      { layers: { Suppressed: '2' }, states: [state] },
      ...[...new Map(counters.map(({ id, side }) => [id, side]))].map(([id, side]) => ({ name: id, side, card: id })),
    ],
  });
  const pieces = counters.map(({ id }, i) =>
    addPiece({ id: String(i + 1), name: id, x: 40, y: 35, ...(turns ? { facing: 0 } : {}) }),
  );
  return { save: readSave(savedGame([...pieces, 'MapBoardPicker\tBoard\t0\t0'])), mapping, state };
}

const line = (...parts: readonly unknown[]): string => parts.join(' | ');

/** What the viewer sees on the map, line by line. Of a unit that he does not know: whose it is and where. */
function seen(units: readonly LaidUnit[], { mapping, state }: TableElsewhere): string[] {
  const known = new Set(mapping.pieces.map(({ card }) => card));
  return units
    .filter(({ place }) => place !== null)
    .map(({ cards, side, place, states, facing = '', faceDown }) => {
      if (cards.length === 0) return line('unknown', side, place);
      const card = cards.find((each) => known.has(each)) ?? 'no piece';
      return line(card, side, place, states.includes(state), facing, faceDown);
    })
    .sort();
}

/** The same as somebody reads it off the file. */
function read(file: Uint8Array, units: readonly LaidUnit[], { mapping, state }: TableElsewhere): string[] {
  const own = new Set(units.flatMap(({ cards, faceDown }) => (faceDown ? cards : [])));
  const turned = new Set(units.flatMap(({ cards, facing }) => (facing === undefined ? [] : cards)));
  return positionOf(readSave(file), mapping)
    .pieces.map(({ card, side, place, states, faces, hidden }) => {
      if (hidden && !own.has(card!)) return line('unknown', side, place.id);
      return line(card, side, place.id, states.includes(state), turned.has(card!) ? faces : '', hidden);
    })
    .sort();
}

interface Counts {
  positions: number;
  unknown: number;
  inState: number;
  turned: number;
}

/** Writes and reads what each viewer sees of a position. */
function wentBack(
  session: Session,
  position: SessionState,
  table: TableElsewhere,
  counts: Counts,
  lacking: (unit: LaidUnit) => boolean = () => false,
): void {
  for (const viewer of [...session.sides, null]) {
    const all = session.layOut(position, viewer)!;
    const units = all.filter((unit) => !lacking(unit));
    const { file, leftOut } = boardSave(table.save, table.mapping, all);
    expect(leftOut).toEqual(all.filter(lacking).map(({ name }) => name));
    expect(read(file, units, table)).toEqual(seen(units, table));
    counts.positions += 1;
    for (const { cards, place, states, facing } of units.filter((unit) => unit.place !== null)) {
      if (cards.length === 0) counts.unknown += 1;
      if (states.includes(table.state)) counts.inState += 1;
      if (facing !== undefined && place !== null) counts.turned += 1;
    }
  }
}

/** The file that a viewer gets. */
const fileFor = (
  session: Session,
  state: SessionState,
  viewer: Viewer,
  { save, mapping }: TableElsewhere,
): Uint8Array => boardSave(save, mapping, session.layOut(state, viewer)!).file;

/** Another truth behind the same face: the viewer sees the same, and so his file is the same, byte for byte. */
function tellsNothing(
  session: Session,
  [state, other]: readonly [SessionState, SessionState],
  viewer: Viewer,
  table: TableElsewhere,
): void {
  expect(other).not.toEqual(state);
  expect(session.board(other, viewer)).toEqual(session.board(state, viewer));
  const [one, twin] = [state, other].map((each) => Buffer.from(fileFor(session, each, viewer, table)));
  expect(twin!.equals(one!)).toBe(true);
}

const none = (): Counts => ({ positions: 0, unknown: 0, inState: 0, turned: 0 });
/** Every so many states of a game is enough. */
const EVERY = 9;

describe('the board of a session, written for VASSAL and read again', () => {
  it('Budapest: who was drawn and is known lies under his card, untried ones face down, and nothing tells which they are', () => {
    const materials = materialsFor(coldWarBattles, 'budapest-56', budapestDocuments());
    const table = elsewhere([...coldWarTable(materials).counters.values()], 'suppressed');
    const counts = none();
    let twins = 0;
    playByKind({
      game: coldWarBattles,
      materials,
      seed: 'back to VASSAL',
      maxCommands: 6000,
      onState: ({ session, state }) => {
        if (state.version % (3 * EVERY) !== 0) return;
        wentBack(session, state, table, counts);
        const position = state.position as ColdWarPosition;
        // Two drawn units whose backs look alike change what is on their fronts.
        const [one, two] = Object.values(position.units).filter(
          (unit) => unit.place === 'map' && unit.id !== unit.counter && !isKnownTo(unit, 'soviet'),
        );
        if (!one || !two || one.type !== two.type || one.movement !== two.movement) return;
        const units = {
          ...position.units,
          [one.id]: { ...one, counter: two.counter },
          [two.id]: { ...two, counter: one.counter },
        };
        tellsNothing(session, [state, { ...state, position: { ...position, units } }], 'soviet', table);
        twins += 1;
      },
    });
    expect(counts.unknown).toBeGreaterThan(20);
    expect(counts.inState).toBeGreaterThan(5);
    expect(twins).toBeGreaterThan(3);
  });

  it('Villar Bridge: a reduced unit lies on its back, under its own card and open', () => {
    const materials = materialsFor(scwBattles, 'villar-bridge');
    const table = elsewhere([...spanishTable(materials).counters.values()], 'reduced');
    const counts = none();
    playRandomGame({
      game: scwBattles,
      materials,
      seed: 'back to VASSAL',
      maxCommands: 6000,
      doneOneIn: 6,
      onState: ({ session, state }) => {
        if (state.version % EVERY === 0) wentBack(session, state, table, counts);
      },
    });
    expect([counts.unknown, counts.inState > 5, counts.positions > 20]).toEqual([0, true, true]);
  });

  it('Valdeoro: units lie in the spaces of a module that has them where the game calls them otherwise', () => {
    const materials = crusadeMaterials('valdeoro');
    const spaces = (materials.maps['valdeoro-map']!.body.spaces as { id: string }[]).map(({ id }) => id);
    const places = Object.fromEntries(spaces.map((space, i) => [`${String(i + 1).padStart(2, '0')}01`, space]));
    const table = elsewhere([...crusadeTable(materials).counters.values()], 'reduced', { places });
    const counts = none();
    playCrusade(materials, 'back to VASSAL', ({ session, state }) => {
      if (state.version % EVERY === 0) wentBack(session, state, table, counts);
    });
    expect([counts.unknown, counts.inState > 5, counts.positions > 20]).toEqual([0, true, true]);
  });

  it('Mill Farm with hidden units: facing and SPOT counters are there, and of a hidden unit only that somebody is', () => {
    const materials = panzerMaterials('mill-farm', 'advanced-game', { hiddenUnits: true });
    // Hidden unit counters, dummies among them, need pieces to stand for them.
    const spare = ['german', 'soviet'].flatMap((side) =>
      Array.from({ length: 8 }, () => ({ id: `${side} spare`, side })),
    );
    const counters = [...panzerTable(materials).units.values(), ...spare];
    const table = elsewhere(counters, 'spotFire', { turns: true });
    const counts = none();
    let twins = 0;
    for (const seed of ['back to VASSAL', 'back again']) {
      playPanzer(materials, seed, ({ session, state }) => {
        if (state.version % 2 !== 0) return;
        const position = state.position as PanzerPosition;
        // A dummy has no unit that its owner could lay out.
        wentBack(
          session,
          state,
          table,
          counts,
          ({ cards }) => cards[0] !== undefined && cards[0] in position.hidden.counters,
        );
        const [one, two] = Object.entries(position.hidden.counters).filter(([, { side }]) => side === 'german');
        if (!one || !two || one[1].units.length + two[1].units.length === 0) return;
        // The boxes of two counters are exchanged.
        const exchanged = {
          ...position.hidden.counters,
          [one[0]]: { ...one[1], units: two[1].units },
          [two[0]]: { ...two[1], units: one[1].units },
        };
        const units = Object.fromEntries(
          Object.entries(position.units).map(([id, unit]) => {
            const into = unit.counter === one[0] ? two[0] : unit.counter === two[0] ? one[0] : undefined;
            return [id, into === undefined ? unit : { ...unit, counter: into }];
          }),
        );
        const other = { ...position, units, hidden: { ...position.hidden, counters: exchanged } };
        tellsNothing(session, [state, { ...state, position: other }], 'soviet', table);
        tellsNothing(session, [state, { ...state, position: other }], null, table);
        twins += 1;
      });
    }
    expect(counts.turned).toBeGreaterThan(50);
    expect(counts.inState).toBeGreaterThan(0);
    expect(counts.unknown).toBeGreaterThan(5);
    expect(twins).toBeGreaterThan(3);
  });

  it('Orchard Ferry on a board of VASL: one’s own counters by type, those of the other side as far as he has shown them', () => {
    const materials = materialsFor(aslPrimosole, 'orchard-ferry');
    let table: TableElsewhere | undefined;
    const counts = none();
    let twins = 0;
    const states: [Session, SessionState][] = [];
    for (const seed of ['a', 'b']) {
      playCampaign({
        materials,
        seed,
        maxCommands: 9000,
        onState: (session, state) => {
          if (state.version % EVERY === 0) states.push([session, state]);
        },
      });
    }
    const ofPosition = ({ position }: SessionState) =>
      (['british', 'axis'] as const).flatMap((side) =>
        Object.values((position as PrimosolePosition).own[side].counters),
      );
    // As in VASL's trays there are enough of each kind.
    const kinds = new Map(
      states.flatMap(([, state]) =>
        ofPosition(state).map(({ nationality, type, side }) => [
          `${nationality} ${type} ${side}`,
          { id: `${nationality} ${type}`, side },
        ]),
      ),
    );
    table = elsewhere(
      [...kinds.values()].flatMap((kind) => Array.from({ length: 24 }, () => kind)),
      'encircled',
      {
        board: { ...GEOMORPHIC, size: { width: 1800, height: 1290 } },
      },
    );
    for (const [session, state] of states) {
      wentBack(session, state, table, counts);
      const position = state.position as PrimosolePosition;
      for (const [side, viewer] of [
        ['axis', 'british'],
        ['british', 'axis'],
      ] as const) {
        const { counters } = position.own[side];
        const hidden = Object.values(counters).find(
          ({ known, status, shown }) => !known && status === 'alive' && shown !== null,
        );
        if (!hidden) continue;
        // Whatever the enemy's counter is, its back is the same.
        const other = { ...counters, [hidden.id]: { ...hidden, type: '9-9-9', name: { en: 'Guards', ja: '親衛隊' } } };
        const own = { ...position.own, [side]: { ...position.own[side], counters: other } };
        tellsNothing(session, [state, { ...state, position: { ...position, own } as never }], viewer, table);
        twins += 1;
      }
    }
    expect(counts.positions).toBeGreaterThan(30);
    expect(counts.unknown).toBeGreaterThan(5);
    expect(twins).toBeGreaterThan(3);
  });
});
