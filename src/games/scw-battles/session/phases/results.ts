import { sideBetween } from '../../../../kernel/hexes/index.js';
import type { Action } from '../../../../kernel/session/index.js';
import { isRoadHex, roadAcross } from '../../shared/map.js';
import type { Hexside } from '../../vocabulary.js';
import { type Ground, groundOf, type Piece } from '../ground.js';
import { eliminate, loseStep } from '../losses.js';
import { occupied } from '../occupation.js';
import type { Pending, Position } from '../position.js';
import { checkRetreat, retreat, retreatHexes } from '../retreats.js';
import { closedTo } from '../scenario-rules.js';
import { type Desk, debtor, type Play, phasing, type Stage } from '../stage.js';

type Owed<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

const owed = <K extends Pending['kind']>(position: Position): Owed<K> => position.pending[0] as Owed<K>;

/** Those of the units named that are still on the map. */
const alive = ({ position }: Desk, units: readonly string[]): string[] =>
  units.filter((id) => position.units[id]!.place === 'map');

/** One step is lost by a unit that its owner chooses, or the bomber [11.4, 13.3]. */
export const loss: Stage = {
  rule: '11.5',
  actors: debtor,
  options(desk) {
    const { units, bombed } = owed<'loss'>(desk.position);
    const rule = bombed ? '13.3' : '11.5';
    return alive(desk, units).map((unit) => ({ command: { type: 'lose-step', unit }, rule }));
  },
  owed: (desk) => {
    const { units, bombed } = owed<'loss'>(desk.position);
    if (alive(desk, units).length === 0) return [];
    return [{ rule: bombed ? '13.3' : '11.5', key: 'step-to-lose', values: {} }];
  },
  forced(desk) {
    const [unit, ...others] = alive(desk, owed<'loss'>(desk.position).units);
    return unit !== undefined && others.length === 0 ? { type: 'lose-step', unit } : undefined;
  },
  commands: {
    'lose-step'(play, { unit }) {
      const { units } = owed<'loss'>(play.position);
      if (!alive(play, units).includes(unit as string)) play.refuse('11.5', 'not-among-them', { unit: unit as string });
      play.happen({ type: 'choice-settled' });
      loseStep(play, unit as string);
    },
  },
  leave(play) {
    play.happen({ type: 'choice-settled' });
  },
};

function retreats(desk: Desk): { unit: string; to: string }[] {
  const { units, party } = owed<'retreat'>(desk.position);
  return alive(desk, units).flatMap((unit) => retreatHexes(desk, unit, party).map((to) => ({ unit, to })));
}

/** Every unit involved retreats one hex, in the order and to the hex its owner chooses; who cannot is lost [11.6, 11.62]. */
export const retreating: Stage = {
  rule: '11.62',
  actors: debtor,
  options: (desk) => retreats(desk).map((each) => ({ command: { type: 'retreat', ...each }, rule: '11.62' })),
  owed: (desk) => {
    const names = alive(desk, owed<'retreat'>(desk.position).units).map((id) => desk.table.counters.get(id)!.name);
    return names.length > 0 ? [{ rule: '11.62', key: 'units-to-retreat', values: { units: names } }] : [];
  },
  forced(desk) {
    const [only, ...others] = retreats(desk);
    return only && others.length === 0 ? { type: 'retreat', ...only } : undefined;
  },
  commands: {
    retreat(play, { unit, to }) {
      const pending = owed<'retreat'>(play.position);
      const id = unit as string;
      if (!alive(play, pending.units).includes(id)) play.refuse('11.62', 'not-among-them', { unit: id });
      const piece = checkRetreat(play, id, to as string, pending.party);
      const rest = pending.units.filter((each) => each !== id);
      // Settled first: where it goes may leave somebody else a choice to make [J.20].
      play.happen({ type: 'choice-settled', ...(rest.length > 0 ? { left: { ...pending, units: rest } } : {}) });
      retreat(play, piece, to as string);
    },
  },
  /** Nobody who is left has a hex to go to [11.6]. */
  leave(play) {
    const { units } = owed<'retreat'>(play.position);
    play.happen({ type: 'choice-settled' });
    for (const id of alive(play, units)) eliminate(play, id, 'retreat');
  },
};

/** A victorious unit as the procedure takes it, with the hexside it would cross [11.7]. */
function victor({ board }: Ground, piece: Piece, hex: string, terrain: string[]): object {
  const { grid } = board;
  const [from, to] = [grid.index(piece.hex), grid.index(hex)];
  if (!grid.adjacent(from, to)) return { ...piece, adjacent: false };
  const side = sideBetween(grid, from, to);
  const road = roadAcross(board, side);
  return {
    ...piece,
    into: {
      hex,
      terrain,
      hexside: [...board.featuresOf(side)] as Hexside[],
      ...(road === undefined ? {} : { road }),
      roadHex: isRoadHex(board, to),
    },
  };
}

/** Whether a unit may follow into a hex, and those who have already still fit with it [11.7]. */
function advanceQuestion(desk: Desk, unit: string, hex: string): object {
  const { table, position } = desk;
  const ground = groundOf(table, position);
  const { advanced, emptiedBy } = owed<'advance'>(position);
  const terrain = ground.terrain(hex);
  const before = advanced.flatMap((id) => ground.piece(id) ?? []).filter((piece) => piece.hex === hex);
  return {
    scenario: table.scenario,
    weather: position.weather,
    emptiedBy,
    victors: [
      victor(ground, ground.piece(unit)!, hex, terrain),
      ...before.map((piece) => ({
        ...piece,
        into: { hex, terrain, roadHex: isRoadHex(ground.board, ground.board.grid.index(hex)) },
      })),
    ],
  };
}

/** Hexes given up that nobody but those who advanced stands in; trucks and leaders left behind are run over [11.7, 14.4, B.10]. */
function vacated({ table, position }: Desk): string[] {
  const { hexes, advanced, side } = owed<'advance'>(position);
  const ground = groundOf(table, position);
  const isOpen = (piece: Piece): boolean =>
    advanced.includes(piece.id) || ((piece.type === 'truck' || piece.type === 'leader') && piece.side !== side);
  return hexes.filter((hex) => ground.in(hex).every(isOpen));
}

function mayAdvance(desk: Desk, unit: string, hex: string): boolean {
  const { table, position, book } = desk;
  const { units, advanced } = owed<'advance'>(position);
  const ground = groundOf(table, position);
  const piece = ground.piece(unit);
  if (!piece || !units.includes(unit) || advanced.includes(unit) || !vacated(desk).includes(hex)) return false;
  if (closedTo(desk, ground, piece).includes(hex)) return false;
  const asked = book.ask<{ mayAdvance: string[]; fitTogether: boolean }>(
    'combat/advance-options',
    advanceQuestion(desk, unit, hex),
  );
  return asked.legal && asked.outcome!.mayAdvance.includes(piece.name) && asked.outcome!.fitTogether;
}

/** Victorious units may follow into the hexes the others left, at once [11.7]. */
export const advancing: Stage = {
  rule: '11.7',
  actors: debtor,
  options(desk) {
    const actions: Action[] = [];
    for (const unit of owed<'advance'>(desk.position).units) {
      for (const to of vacated(desk)) {
        if (mayAdvance(desk, unit, to)) actions.push({ command: { type: 'advance', unit, to }, rule: '11.7' });
      }
    }
    return actions;
  },
  commands: {
    advance(play, { unit, to }) {
      const pending = owed<'advance'>(play.position);
      const [id, hex] = [unit as string, to as string];
      if (!mayAdvance(play, id, hex)) play.refuse('11.7', 'no-advance', { unit: id, hex });
      play.ask('combat/advance-options', advanceQuestion(play, id, hex));
      const { hex: from } = play.position.units[id]!;
      play.happen({ type: 'unit-advanced', unit: id, from, to: hex });
      play.happen({ type: 'choice-settled', left: { ...pending, advanced: [...pending.advanced, id] } });
      occupied(play, id, [hex]);
    },
  },
  leave(play: Play) {
    play.happen({ type: 'choice-settled' });
  },
};

/** Nothing is left of the combat at hand: on to the next [5.0 E]. */
export const afterCombat: Stage = {
  rule: '5.0',
  actors: phasing,
  options: () => [],
  commands: {},
  leave(play) {
    play.happen({ type: 'combat-over', combat: play.position.current });
    play.happen({ type: 'step-reached', step: 'next-combat' });
  },
};
