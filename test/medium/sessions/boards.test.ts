import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Game } from '../../../src/kernel/procedures/index.js';
import { Board, Clock, Score, type SessionSetup } from '../../../src/kernel/session/index.js';
import { playByKind } from '../../support/cwb-play.js';
import { angolaDocuments, budapestDocuments } from '../../support/cwb-published.js';
import { misfits } from '../../support/fits.js';
import { materialsFor } from '../../support/materials.js';
import { openGame, playRandomGame, type Turn } from '../../support/random-play.js';
import { bruneteDocuments, jaramaDocuments } from '../../support/scw-published.js';

const LONG = 240_000;

const kalima = materialsFor(coldWarBattles, 'kalima-crossing');
const villar = materialsFor(scwBattles, 'villar-bridge');

/** Everything a client draws has its declared shape, for both sides and for whoever looks on. */
function holdToShapes({ session, state }: Turn): void {
  const { viewShape } = session.game.declaration.session!;
  for (const viewer of [...session.sides, null]) {
    expect(misfits(Board, session.board(state, viewer))).toEqual([]);
    expect(misfits(viewShape!, session.view(state, viewer))).toEqual([]);
    for (const each of session.score(state, viewer)) expect(misfits(Score, each)).toEqual([]);
  }
  expect(misfits(Clock, session.clock(state))).toEqual([]);
}

/** Nobody lies in a box that is not shown, no two pieces of a stack in the same place, no name is empty. */
function holdToSense({ session, state }: Turn): void {
  const { map, pieces, markers } = session.board(state, null)!;
  const boxes = new Set(map.boxes.map(({ id }) => id));
  for (const { place } of [...pieces, ...markers]) if (place.kind === 'box') expect(boxes).toContain(place.id);
  const seats = pieces.map(({ place, order }) => `${place.kind} ${place.id} ${order}`);
  expect(new Set(seats).size).toBe(pieces.length);
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length);
  const names = [...pieces, ...markers, ...map.boxes].flatMap(({ name }) => [name.en, name.ja ?? name.en]);
  expect(names.filter((name) => name.trim() === '' || name.includes('undefined'))).toEqual([]);
}

const opened = (game: Game, materials: SessionSetup, seed = 'open') => openGame({ game, materials, seed });

describe('The board of Kalima Crossing', () => {
  const { session, state } = opened(coldWarBattles, kalima);
  const board = session.board(state, 'communist')!;

  it('shows a unit with its names, the figures of its card and its place in the stack', () => {
    expect(board.pieces.find(({ id }) => id === 'kalima-rifles-1')).toEqual({
      id: 'kalima-rifles-1',
      name: { en: '1st Kalima Rifles', ja: '第1カリマ銃兵大隊' },
      side: 'communist',
      place: { kind: 'hex', id: '0605' },
      facing: null,
      faceUp: true,
      symbol: { type: 'infantry', size: null },
      figures: [
        { key: 'attack', label: { en: 'Attack', ja: '攻撃力' }, value: 3 },
        { key: 'defence', label: { en: 'Defence', ja: '防御力' }, value: 4 },
        { key: 'movement', label: { en: 'Movement', ja: '移動力' }, value: 6 },
      ],
      marks: [],
      order: 0,
    });
    // The base stands in the same hex, above it.
    expect(board.pieces.find(({ id }) => id === 'kalima-base')).toMatchObject({ place: { id: '0605' }, order: 1 });
  });

  it('keeps the column of turn 3 in a box beside the map', () => {
    expect(board.pieces.find(({ id }) => id === 'cazombo-column')).toMatchObject({
      place: { kind: 'box', id: 'communist-due' },
      marks: [{ key: 'due', text: { en: 'Due on turn 3', ja: '第3ターンに登場' } }],
    });
    expect(board.map).toMatchObject({ id: 'kalima-crossing-map', kind: 'hexes' });
  });

  it('marks the places that score by their names in the scenario', () => {
    const names = board.markers.filter(({ key }) => key === 'place').map(({ name }) => name.ja);
    expect(names).toEqual(['カリマ', '滑走路', '旧伝道所', 'ムパ', 'タンダラ', '南補給所']);
  });

  it('tells the time: on turn 1 of 6 the first player may refit before anything else [17.32]', () => {
    expect(session.clock(state)).toMatchObject({
      turn: 1,
      of: 6,
      phase: { name: { en: 'Communist Reinforcement Phase' } },
    });
    expect(session.score(state, null)).toEqual([
      { side: 'communist', key: 'points', label: { en: 'Victory points', ja: '勝利得点' }, value: 0, of: null },
      { side: 'southAfrican', key: 'points', label: { en: 'Victory points', ja: '勝利得点' }, value: 0, of: null },
    ]);
  });
});

describe('The board of Villar Bridge', () => {
  const { session, state } = opened(scwBattles, villar);
  const board = session.board(state, null)!;

  it('shows the face that shows', () => {
    expect(board.pieces.find(({ id }) => id === 'villar-militia-2')).toEqual({
      id: 'villar-militia-2',
      name: { en: '2. Villar Battalion', ja: 'ビリャール第2大隊' },
      side: 'republican',
      place: { kind: 'hex', id: '0403' },
      facing: null,
      faceUp: true,
      symbol: { type: 'infantry', size: 'battalion' },
      figures: [
        { key: 'attack', label: { en: 'Attack', ja: '攻撃力' }, value: 3 },
        { key: 'defence', label: { en: 'Defence', ja: '防禦力' }, value: 4 },
        { key: 'movement', label: { en: 'Movement', ja: '移動力' }, value: 6 },
      ],
      marks: [],
      order: 0,
    });
  });

  it('shows a reduced counter with the figures of its other face', () => {
    const position = state.position as { units: Record<string, object> };
    const units = { ...position.units, 'villar-militia-2': { ...position.units['villar-militia-2'], reduced: true } };
    const reduced = session
      .board({ ...state, position: { ...position, units } }, null)!
      .pieces.find(({ id }) => id === 'villar-militia-2')!;
    // The card's other face: 2-2-6.
    expect(reduced.figures.map(({ value }) => value)).toEqual([2, 2, 6]);
    expect(reduced).toMatchObject({ faceUp: false, marks: [{ key: 'reduced' }] });
  });

  it('counts places, air points and the assault points of each division', () => {
    // Each turn brings 2 and 3 air points; the columns have 2 and 4 assault points. All places begin Republican.
    expect(session.score(state, null).map(({ side, key, value, of }) => [side, key, value, of])).toEqual([
      ['republican', 'places', 0, null],
      ['republican', 'air-points', 2, null],
      ['republican', 'assault-points-Villar', 2, 2],
      ['nationalist', 'places', 0, null],
      ['nationalist', 'air-points', 3, null],
      ['nationalist', 'assault-points-Sierra', 4, 4],
    ]);
  });

  it('tells points in whole or half points, never in the halves it counts with', () => {
    const { session: table, state: now, dice } = opened(scwBattles, villar, 'halves');
    const side = table.waitingFor(now)[0]!;
    // Bombardments first; then somebody moves.
    let playing = now;
    for (let actor = side; ; actor = table.waitingFor(playing)[0]!) {
      const { actions } = table.actions(playing, actor);
      const move = actions.find(({ command }) => command.type === 'move');
      const command = move?.command ?? actions.find((each) => each.command.type === 'done')!.command;
      playing = table.decide(playing, actor, command, dice, () => playing).state;
      if (!move) continue;
      const view = table.view(playing, null) as { units: { id: string; spent?: number }[] };
      expect(view.units.find(({ id }) => id === command.unit)!.spent).toBe(move.cost!.amount);
      return;
    }
  });
});

describe('Boards, views, clocks and scores in random games', () => {
  it.each([
    ['kalima-crossing', kalima, 'a'],
    ['kalima-crossing', kalima, 'b'],
  ] as const)(
    '%s',
    (_, materials, seed) => {
      playByKind({
        game: coldWarBattles,
        materials,
        seed,
        maxCommands: 4000,
        onState: (turn) => {
          holdToShapes(turn);
          holdToSense(turn);
        },
      });
    },
    LONG,
  );

  it.each(['a', 'b'])(
    'villar-bridge, %s',
    (seed) => {
      playRandomGame({
        game: scwBattles,
        materials: villar,
        seed,
        maxCommands: 3000,
        onState: (turn) => {
          holdToShapes(turn);
          holdToSense(turn);
        },
      });
    },
    LONG,
  );

  const published: [string, Game, SessionSetup][] = [
    ['angola-87', coldWarBattles, materialsFor(coldWarBattles, 'angola-87', angolaDocuments())],
    ['budapest-56', coldWarBattles, materialsFor(coldWarBattles, 'budapest-56', budapestDocuments())],
    ['jarama', scwBattles, materialsFor(scwBattles, 'jarama', jaramaDocuments())],
    ['brunete', scwBattles, materialsFor(scwBattles, 'brunete', bruneteDocuments())],
  ];

  it.each(published)(
    '%s: the first 120 commands',
    (_, game, materials) => {
      let count = 0;
      class Enough extends Error {}
      try {
        playByKind({
          game,
          materials,
          seed: 'published',
          maxCommands: 5000,
          onState: (turn) => {
            holdToShapes(turn);
            holdToSense(turn);
            count += 1;
            if (count === 120) throw new Enough();
          },
        });
      } catch (error) {
        if (!(error instanceof Enough)) throw error;
      }
      expect(count).toBe(120);
    },
    LONG,
  );
});
