import { frontState, holdsBorder } from '../status/morale-triggers.js';
import { Side } from '../vocabulary.js';
import type { Card } from './cards/card.js';
import { eventNames } from './cards/conditions.js';
import { groundOf } from './ground.js';
import { splitZones } from './map-checks.js';
import type { Piles, Position, SiegeName } from './position.js';
import type { Table } from './table.js';

const LAST_COLUMNS_TURN = 5;
const PHASES = ['warOfTheColumns', 'mobilization', 'warOfTheArmies'];

/** War phases whose cards are in the decks when the first turn begins [8.1.2, P6]. */
function phasesSoFar(table: Table): readonly string[] {
  if (table.start.phases) return table.start.phases;
  const now = table.umpire().chart('turn-track').text(table.firstTurn, 'phase');
  return PHASES.slice(0, PHASES.indexOf(now) + 1);
}

/** 8.5.1.3: an asterisk card whose event is history is out of the game. */
const isSpent = (table: Table, card: Card): boolean => card.asterisk && isHistory(table, card);

const isHistory = ({ start }: Table, card: Card): boolean =>
  eventNames(card).some((name) => start.played?.includes(name));

/** Events of before the scenario under all their names: whoever names the card by its number has named its flags [8.5.1.2]. */
const eventsBefore = (table: Table): string[] => [
  ...new Set([
    ...(table.start.played ?? []),
    ...[...table.cards.values()].filter((card) => isHistory(table, card)).flatMap(eventNames),
  ]),
];

function pilesOf(table: Table, side: Side): Piles {
  const phases = phasesSoFar(table);
  const deck = table.decks[side].filter(({ phase }) => phase !== 'optional' || table.options.optionalCards);
  const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);
  const removed = deck.filter((card) => isSpent(table, card));
  const left = deck.filter((card) => !removed.includes(card) && card.id !== table.airBridgeCard);
  const isIn = ({ phase }: Card): boolean => phase === 'optional' || phases.includes(phase);
  // 4.3.1, P7: Air Bridge is one of the first hand, and everybody knows it.
  const hand = side === 'nationalist' && table.airBridgeCard !== null ? [table.airBridgeCard] : [];
  return {
    draw: ids(left.filter(isIn)),
    discard: [],
    removed: ids(removed),
    hand,
    known: hand,
    faceUp: [],
    onTable: null,
    waiting: ids(left.filter((card) => !isIn(card))),
  };
}

/** The table laid before anything is shuffled [4.0]. */
export function begin(table: Table): Position {
  const control: Record<string, Side> = {};
  for (const [id, space] of table.spaces) control[id] = space.control;
  const resistance = table.umpire().chart('sieges');
  const sieges: Partial<Record<SiegeName, number>> = {};
  for (const siege of table.sieges.values()) {
    const left = table.start.sieges?.[siege] ?? resistance.number(siege, 'resistance');
    if (left > 0) sieges[siege] = left;
  }
  const works: Record<string, Position['works'][string]> = {};
  for (const { space, kind } of table.start.works ?? []) works[space] = { kind, marker: 'standard' };
  const spaces = [...table.spaces.values()];
  const both = <V>(value: V): Record<Side, V> => ({ nationalist: value, republican: value });
  const first: Position = {
    turn: table.firstTurn,
    phase: 'draw',
    step: 'discarding',
    round: 0,
    active: 'nationalist',
    agenda: [],
    vp: table.startVp,
    rm: table.startRm,
    frenchBorder: holdsBorder({ spaces }, 'france', 'nationalist'),
    portugueseBorder: holdsBorder({ spaces }, 'portugal', 'republican'),
    moraleUsed: [],
    split: both(false),
    rp: { nationalist: table.startRp.nationalist, axis: 0, republican: table.startRp.republican, soviet: 0 },
    noRp: [],
    lasting: [],
    played: eventsBefore(table),
    log: both([]),
    reinforcements: [],
    counterattack: false,
    opsCards: both(0),
    rpCard: both(false),
    served: [],
    strait: table.start.strait ?? 'republican',
    shortage:
      table.firstTurn <= LAST_COLUMNS_TURN &&
      (table.start.shortage ?? true) &&
      !table.off.has('no-ammunition-shortage') &&
      hasZones(table),
    severeWinter: null,
    blockade: table.start.strait === 'nationalist' ? 'beforeTurnThree' : 'notYet',
    piles: { nationalist: pilesOf(table, 'nationalist'), republican: pilesOf(table, 'republican') },
    control,
    controlAtStart: control,
    markers: {},
    attacked: [],
    assaulted: [],
    dug: [],
    works,
    oneUse: { madrid: 0, bilbao: 0, fortifications: 0 },
    digDrm: {},
    sieges,
    // 16.2.6: after turn 5 nobody is in such a space any more.
    isolated: spaces
      .filter(({ id, isolated }) => isolated && table.firstTurn <= LAST_COLUMNS_TURN && control[id] === 'nationalist')
      .map(({ id }) => id),
    badajozSpent: spaces.some(({ source, control: side }) => source === 'badajoz' && side === 'nationalist'),
    bonus: {},
    mallorca: null,
    planP: null,
    units: table.placed,
    madrid: [],
    operation: null,
    march: null,
    attack: null,
    combat: null,
    sr: null,
    event: null,
    proposal: null,
    refused: [],
    cardFate: null,
    bought: [],
    deployed: both(0),
    militarized: 0,
    lostRegions: [],
    result: null,
  };
  return { ...first, split: splitZones(table, first), moraleUsed: linesUsed(table, first) };
}

/** P5: what the map shows from the start is a state, and nothing that happened [16.3.3]. */
function linesUsed(table: Table, position: Position): string[] {
  const ground = groundOf(table, position);
  const front = frontState({ board: ground.board, lines: (side) => ground.lines(side) });
  if (front === 'linked') return ['northLinked'];
  return front === 'conquered' ? ['northConquered'] : [];
}

/** 17.1: the shortage is a matter between the northern sources and Sevilla. */
const hasZones = ({ spaces }: Table): boolean =>
  ['La Coruna', 'Valladolid', 'Zaragoza', 'Sevilla'].every((name) => spaces.has(name));

export const sides = (): readonly Side[] => Side.values;
