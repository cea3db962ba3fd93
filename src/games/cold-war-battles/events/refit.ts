import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';

const Refitter = defineChoice('Refitter', ['communist', 'southAfrican']);

class RefitInput {
  @choice('Side that refits', Refitter) side!: 'communist' | 'southAfrican';
  @flag('It has refitted before in this game [17.32]') refittedBefore!: boolean;
  @flag('Declared at the very start of its own player turn [17.32]', { default: true }) atStartOfTurn!: boolean;
  @integer('Eliminated units of the side; for the South African side its SADF units', { min: 0, max: 200 })
  eliminated!: number;
  @integer('South African side: UNITA units in the pool', { min: 0, max: 200, default: 200 }) unitaPool!: number;
}

class RefitOutcome {
  @integer('Units the die allows back', { min: 1, max: 6 }) allowed!: number;
  @integer("Communist units that return, of the owner's choice", { min: 0, max: 6 }) communistUnits!: number;
  @integer('SADF units that may return at most', { min: 0, max: 2 }) sadfAtMost!: number;
  @integer('UNITA units drawn if every SADF unit allowed returns', { min: 0, max: 6 }) unitaAtLeast!: number;
  @integer('Shift on all its attacks this player turn', { min: -3, max: 0 }) attackShift!: number;
}

/** The book's bound on SADF units that come back [17.32]. */
const SADF_LIMIT = 2;

/** [17.32]: refitting, once a game. */
export const refit = procedure<RefitInput, RefitOutcome, Options>({
  id: 'refit',
  resolver: 'events',
  title: { en: 'Refitting', ja: '再編成' },
  description: {
    en: 'How many eliminated units return to a refitting side, and what it gives up for that player turn.',
    ja: '再編成で復帰するユニット数と、そのプレイヤーターンの不利を示します。',
  },
  rules: ['17.32'],
  input: RefitInput,
  outcome: RefitOutcome,
  dice: [DICE.refit],
  example: { input: { side: 'southAfrican', eliminated: 3 }, dice: { given: [5] } },

  resolve(input, umpire) {
    const { side, eliminated } = input;
    if (input.refittedBefore) umpire.forbid('17.32', 'refitted-before', { side });
    if (!input.atStartOfTurn) umpire.forbid('17.32', 'refit-too-late');
    if (!umpire.legal) return null;
    const allowed = umpire.roll(DICE.refit.name);
    umpire.note('17.32', 'refit-rolled', { die: allowed });
    const communistUnits = side === 'communist' ? Math.min(allowed, eliminated) : 0;
    const sadfAtMost = side === 'southAfrican' ? Math.min(allowed, eliminated, SADF_LIMIT) : 0;
    const unitaAtLeast = side === 'southAfrican' ? Math.min(allowed - sadfAtMost, input.unitaPool) : 0;
    if (side === 'southAfrican') umpire.note('17.32', 'refit-sadf', { sadf: sadfAtMost, unita: unitaAtLeast });
    else umpire.note('17.32', 'refit-communist', { units: communistUnits });
    const attackShift = umpire.chart('column-shifts').number('refitting', 'shift');
    umpire.note('17.32', 'refit-price', { shift: attackShift });
    umpire.summarise('refit-summary', { side, units: communistUnits + sadfAtMost + unitaAtLeast });
    return { allowed, communistUnits, sadfAtMost, unitaAtLeast, attackShift };
  },
});
