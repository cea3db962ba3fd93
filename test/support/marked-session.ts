import { text } from '../../src/kernel/fields/index.js';
import { type AnyProcedure, Game } from '../../src/kernel/procedures/index.js';
import type { SessionEvent, SessionRules, Side } from '../../src/kernel/session/index.js';
import { toyGame } from './toy-game.js';
import { TOY_SCENARIO } from './toy-session.js';

/**
 * A made-up game in which everything hidden carries a text that a test can look for: secret plans, written down in
 * commands, kept in the position, put to a procedure, decided by hidden dice. Five plans of each side end it.
 */
type Position = Readonly<Record<Side, readonly string[]>>;

const SIDES = ['red', 'blue'] as const;
const PLANS = 5;

class Plan {
  @text('What nobody else may know [1.1]', { max: 100 }) plan!: string;
}

const rules: SessionRules<object, Position> = {
  commands: { plan: { title: { en: 'Plan', ja: '計画' }, rules: ['1.1'], shape: Plan } },
  dice: [{ purpose: 'plan', sides: 9 }],
  sides: () => SIDES,
  prepare: () => ({}),
  begin: () => ({ red: [], blue: [] }),
  start: () => undefined,
  actors: (_table, position) => SIDES.filter((side) => position[side]!.length < PLANS),
  actions: (_table, position, side) => ({
    actions: [{ command: { type: 'plan', plan: `${position[side]!.at(-1) ?? side} again` }, rule: '1.1' }],
    owed: [],
  }),
  decide(proceedings, side, { plan }) {
    if ((plan as string).includes('refuse')) proceedings.refuse('1.2', 'misfire', { plan: plan as string });
    const secret = { for: [side] };
    const duellists = [{ name: (plan as string).slice(0, 20), skill: 3 }, { skill: 2 }];
    proceedings.ask('combat/duel', { duellists }, secret);
    proceedings.roll('plan', { label: 'd9', sides: 9, showsZero: false }, { secret: true });
    proceedings.happen({ type: 'planned', side, secret: { ...secret, plan } });
  },
  evolve: (_table, position, event: SessionEvent) => {
    const side = event.side as Side;
    return { ...position, [side]: [...position[side]!, event.secret!.plan as string] };
  },
  view: (_table, position, viewer) => ({
    plans: viewer === null ? [] : position[viewer],
    numbers: SIDES.map((side) => position[side]!.length),
  }),
  result: (_table, position) =>
    SIDES.every((side) => position[side]!.length === PLANS) ? { winner: null, level: 'draw' } : null,
  broken: () => [],
};

export const markedSession = new Game({
  ...toyGame.declaration,
  id: 'marked-session',
  procedures: [...toyGame.procedures.values()] as AnyProcedure[],
  session: rules,
});

export const MARKED_SCENARIO = { ...TOY_SCENARIO, id: 'plans', game: 'marked-session' };
