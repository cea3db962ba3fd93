import type { Side } from '../../vocabulary.js';
import { baseFacts, sadfAtCuito } from '../bases.js';
import { candidates, drawUnits } from '../drawing.js';
import { happen, type Play } from '../events/catalogue.js';
import type { Draw } from '../order-of-battle.js';
import type { AirStock, Position } from '../position.js';
import { gatheringHexes } from '../scoring.js';
import { action, phasing, type Stage } from '../stage.js';
import { holds, type Table } from '../table.js';

const pool = (table: Table, position: Position, side: Side, command: Draw['command']): number =>
  candidates(table, position, { side, command, count: 1 }).length;

/** What the turn brings: scheduled units, draws from the pools, air [6.1, 6.5]. */
function openReinforcement(play: Play): void {
  const { table } = play;
  if (table.campaign) arrive(play);
  if (table.campaign === 'budapest' || holds(table, '18.4')) allot(play);
  happen(play, 'stage-entered', { stage: play.position.allotted > 0 ? 'air' : 'reinforcement' });
}

function arrive(play: Play): void {
  const { table, position } = play;
  const { phasing: side, turn } = position;
  const { contingency } = play.ask<{ contingency: boolean }>('events/schedule', {
    side,
    turn,
    sadfAtCuito: side === 'communist' && sadfAtCuito(table, position),
    contingencyUsed: position.contingency,
    ...(side === 'southAfrican' ? { unitaPool: pool(table, position, side, 'unita') } : {}),
  });
  for (const { turn: due, side: owner, draws } of table.order.arrivals) {
    if (due === turn && owner === side) for (const draw of draws) drawUnits(play, draw, { turn });
  }
  if (contingency) {
    happen(play, 'contingency-came', {});
    for (const draw of table.order.contingency) drawUnits(play, draw, { turn });
  }
  if (side === 'southAfrican') drawUnits(play, { side, command: 'unita', count: 1 }, { turn });
  if (side === 'hungarian') drawHungarians(play);
}

interface HungarianDraw {
  readonly rebels: number;
  readonly army: number;
  readonly either: number;
}

/** [16.12]: by the squares and objectives held. */
function drawHungarians(play: Play): void {
  const { table, position } = play;
  const side = 'hungarian';
  const drawn = play.ask<HungarianDraw>('events/hungarian-reinforcements', {
    hexesControlled: gatheringHexes(table).filter((hex) => position.control[hex] === side).length,
    rebelPool: pool(table, position, side, 'rebel'),
    armyPool: pool(table, position, side, 'hungarianArmy'),
  });
  const { turn } = position;
  drawUnits(play, { side, command: 'rebel', count: drawn.rebels }, { turn });
  drawUnits(play, { side, command: 'hungarianArmy', count: drawn.army }, { turn });
  if (drawn.either > 0) happen(play, 'draws-due', { draws: drawn.either });
}

export interface Airpower {
  readonly markers: number;
  readonly tac: number | null;
  readonly transport: number | null;
  readonly kinds: readonly ('tac' | 'sac' | 'gunship' | 'transport')[];
  readonly pointsPaid: number;
}

/** The question that `events/airpower` answers. */
export function airQuestion(table: Table, position: Position): object {
  const { phasing: side, turn, air } = position;
  const { baseUnitInPlace, enemyZocOnBase } = baseFacts(table, position, side);
  const mix = table.mix[side];
  return {
    side,
    turn,
    baseUnitInPlace,
    enemyZocOnBase,
    leftOver: Object.values(air[side] ?? {}).reduce((sum, number) => sum + number, 0),
    ...(mix ? { countersInMix: Object.values(mix).reduce((sum, number) => sum + number, 0) } : {}),
  };
}

/** [16.16, 16.30, 17.11, 17.22]: the air of the turn. */
function allot(play: Play): void {
  const { table, position } = play;
  const { phasing: side } = position;
  if (side === 'hungarian' && table.options.natoIntervention !== 'overt') return;
  const { markers, tac, transport, kinds } = play.ask<Airpower>('events/airpower', airQuestion(table, position));
  const fixed: AirStock = tac === null || transport === null ? {} : { tac, transport };
  happen(play, 'air-allotted', { side, fixed, markers: tac === null ? markers : 0, kinds });
}

/** [17.32]: at the very start of his player turn a player of Angola may refit, once a game. */
export const opening: Stage = {
  rule: '17.32',
  actors: phasing,
  options: ({ table, position }) =>
    holds(table, '17.32') && !position.refitted.includes(position.phasing) ? [action('17.32', { type: 'refit' })] : [],
  commands: {
    refit(play) {
      refit(play);
      openReinforcement(play);
    },
  },
  leave: openReinforcement,
  done: { type: 'go-on', rule: '4.3' },
};

interface Refit {
  readonly allowed: number;
  readonly communistUnits: number;
  readonly sadfAtMost: number;
}

function refit(play: Play): void {
  const { table, position } = play;
  const { phasing: side, turn } = position;
  const lost = Object.values(position.units).filter((unit) => unit.place === 'eliminated' && unit.side === side);
  const bands = lost.filter(({ command }) => command === 'unita').length;
  const { allowed, communistUnits, sadfAtMost } = play.ask<Refit>('events/refit', {
    side,
    refittedBefore: position.refitted.includes(side),
    eliminated: lost.length - bands,
    ...(side === 'southAfrican' ? { unitaPool: bands + pool(table, position, side, 'unita') } : {}),
  });
  const faceUp = table.campaign === null;
  const left = side === 'southAfrican' ? allowed : faceUp ? communistUnits : 0;
  const blind = !faceUp && communistUnits > 0;
  happen(play, 'refit-rolled', { side, left, sadf: sadfAtMost, ...(blind ? { blind } : {}) });
  if (faceUp) return;
  // Face-down units come back blind [17.32].
  for (let i = 0; i < communistUnits; i += 1) {
    const among = Object.values(play.position.units)
      .filter((unit) => unit.place === 'eliminated' && unit.side === side)
      .map(({ counter }) => counter);
    drawUnits(play, { side, among, count: 1 }, { turn }, among);
  }
}

/** [6.5, 12.2]: a side takes its markers by kind, within the counter mix. */
export const airChoice: Stage = {
  rule: '6.5',
  actors: phasing,
  options: ({ table, position }) => kindsLeft(table, position).map((air) => action('6.5', { type: 'take-air', air })),
  commands: {
    'take-air'(play, { air }) {
      const { table, position } = play;
      if (!kindsLeft(table, position).includes(air)) return play.refuse('6.5', 'no-marker', { air });
      happen(play, 'air-taken', { side: position.phasing, air });
    },
  },
  leave(play) {
    happen(play, 'air-left', { side: play.position.phasing });
    happen(play, 'stage-entered', { stage: 'reinforcement' });
  },
  done: { type: 'leave-air' },
};

function kindsLeft({ mix }: Table, { phasing: side, allotted, kinds, air }: Position) {
  if (allotted === 0) return [];
  return kinds.filter((kind) => !mix[side] || (air[side]?.[kind] ?? 0) < (mix[side][kind] ?? 0));
}
