import type { Action } from '../../../../kernel/session/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { goTo } from '../flow.js';
import { objectOf } from '../forms.js';
import { BOTH, type Desk, happen, type Play, type Scene, type Stage } from '../stage.js';
import { revealObjective } from './set-up.js';

const MAX_PLUS_ONE = 2;
/** The first turn whose end is diced for [CG14]. */
const FIRST_END_ROLL = 5;

const begun = ({ position: { open } }: Scene): boolean => open.begun.length === 2;
const over = ({ position: { open } }: Scene): boolean => open.endAgreed.length === 2;

const plusOneAllowed = ({ position: { open } }: Scene): boolean =>
  !open.scenario!.plusOne && open.plusOneUses < MAX_PLUS_ONE && !open.begun.includes('british');

function* options(desk: Desk, side: Side): Iterable<Action> {
  const { open, own } = desk.position;
  if (!begun(desk)) {
    if (!open.begun.includes(side)) yield { command: { type: 'begin-play' }, rule: 'CG14' };
    if (side === 'british' && plusOneAllowed(desk)) yield { command: { type: 'declare-plus-one' }, rule: 'CG14' };
    return;
  }
  const kept = desk.table.options.clock === 'kept';
  if (!open.reportAsked.includes(side) && (!kept || over(desk)))
    yield { command: { type: 'open-report' }, rule: '3.601' };
  if (kept && !over(desk) && open.playerTurn?.side === side)
    yield { command: { type: 'end-player-turn', turn: open.playerTurn.turn }, rule: 'CG14' };
  if (!kept && !over(desk))
    yield {
      command: { type: 'end-player-turn', turn: FIRST_END_ROLL },
      rule: 'CG14',
      form: {
        schema: objectOf({ type: { const: 'end-player-turn' }, turn: { type: 'integer', minimum: 1, maximum: 9 } }),
      },
    };
  if (!open.endAgreed.includes(side)) yield { command: { type: 'agree-end' }, rule: 'CG14' };
  for (const line of Object.values(own[side].lines)) {
    if (line.objective !== null && !line.objectiveRevealed && !line.keptSilent)
      yield { command: { type: 'reveal-objective', line: line.id }, rule: '3.2/Objective-Hex' };
  }
}

/** The other side's half of the Game Turn, then the next Game Turn [CG14]. */
const turnAfter = ({ turn, side }: { turn: number; side: Side }, first: Side): { turn: number; side: Side } =>
  side === first ? { turn, side: enemyOf(side) } : { turn: turn + 1, side: first };

const added = (sides: readonly Side[], side: Side): readonly Side[] =>
  sides.includes(side) ? sides : [...sides, side];

/** A side is ready to report; when both are, the scenario is over on the table [CG14]. */
function askReport(play: Play, side: Side): void {
  const reportAsked = added(play.position.open.reportAsked, side);
  happen(play, 'report-asked', { rule: '3.601', side, open: { reportAsked } });
  if (reportAsked.length === 2) goTo(play, 'report');
}

/** The battle is fought elsewhere; the session keeps what the campaign decides about it [CG14]. */
export const inTheField: Stage = {
  rule: 'CG14',
  actors: ({ position: { open } }) =>
    open.begun.length < 2
      ? BOTH().filter((side) => !open.begun.includes(side as Side))
      : BOTH().filter((side) => !open.reportAsked.includes(side as Side)),
  prompt: (scene) => ({
    rule: 'CG14',
    key: begun(scene) ? 'ask-fight' : 'ask-begin',
    values: { date: scene.position.open.date },
  }),
  options: (desk, side) => options(desk, side as Side),
  commands: {
    'declare-plus-one'(play, _command, side) {
      const { scenario, plusOneUses, begun } = play.position.open;
      if (side !== 'british') play.refuse('CG14', 'british-declare');
      if (scenario!.plusOne) play.refuse('CG14', 'declared-for-this-scenario');
      if (begun.includes('british')) play.refuse('CG14', 'declared-too-late');
      if (!plusOneAllowed(play)) play.refuse('CG14', 'declarations-used', { limit: MAX_PLUS_ONE });
      happen(play, 'plus-one-declared', {
        rule: 'CG14',
        side: 'british',
        open: { scenario: { ...scenario!, plusOne: true }, plusOneUses: plusOneUses + 1 },
      });
    },
    'begin-play'(play, _command, side) {
      happen(play, 'play-begun', {
        rule: 'CG14',
        side: side as Side,
        open: {
          begun: added(play.position.open.begun, side as Side),
          ...(play.table.options.clock === 'kept' && play.position.open.begun.length === 1
            ? { playerTurn: { turn: 1, side: play.position.open.scenario!.movesFirst! } }
            : {}),
        },
      });
    },
    'end-player-turn'(play, { turn }, side) {
      if (!begun(play) || over(play)) play.refuse('CG14', 'not-begun');
      const { open } = play.position;
      const now = open.playerTurn;
      if (now && (now.side !== side || now.turn !== turn))
        play.refuse('CG14', 'not-that-turn', { side: now.side, turn: now.turn });
      const { ends } = play.ask<{ ends: boolean }>('events/game-end', {
        date: open.date,
        turn,
        britishDeclaration: open.scenario!.plusOne,
        declaredBefore: open.plusOneUses - (open.scenario!.plusOne ? 1 : 0),
      });
      happen(play, 'turn-ended', {
        rule: 'CG14',
        side: side as Side,
        values: { turn: turn as number, ends },
        open: {
          ...(ends ? { endAgreed: ['british', 'axis'] } : {}),
          ...(now && !ends ? { playerTurn: turnAfter(now, open.scenario!.movesFirst!) } : {}),
        },
      });
    },
    'agree-end'(play, _command, side) {
      if (!begun(play)) play.refuse('CG14', 'not-begun');
      happen(play, 'end-agreed', {
        rule: 'CG14',
        side: side as Side,
        open: { endAgreed: added(play.position.open.endAgreed, side as Side) },
      });
      if (over(play))
        for (const each of ['british', 'axis'] as const)
          if (!play.position.open.reportAsked.includes(each)) askReport(play, each);
    },
    'open-report'(play, _command, side) {
      if (!begun(play) || (play.table.options.clock === 'kept' && !over(play))) play.refuse('CG14', 'not-begun');
      askReport(play, side as Side);
    },
    'reveal-objective'(play, { line: id }, side) {
      const line = play.position.own[side as Side].lines[id as string];
      if (!line || line.objective === null || line.objectiveRevealed || line.keptSilent || !begun(play))
        return play.refuse('3.2/Objective-Hex', 'no-objective', { line: id as string });
      revealObjective(play, side as Side, line, true);
    },
  },
  done: null,
};
