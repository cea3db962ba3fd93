import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Scenario, Side, UnitType, Weather } from '../vocabulary.js';

export class PontoonInput {
  @choice('Scenario [J.18]', Scenario, { default: 'jarama' }) scenario!: Scenario;
  @choice('Side of the engineer [J.18]', Side, { default: 'nationalist' }) side!: Side;
  @choice('Type of the unit [J.18]', UnitType, { default: 'engineer' }) type!: UnitType;
  @flag('It stands next to the river hexside chosen [J.18]', { default: true }) atRiver!: boolean;
  @flag('It has moved in this movement phase [J.18]') moved!: boolean;
  @flag('It has built a bridge before in this game [J.18]') builtBefore!: boolean;
  @flag('A bridge of its own is standing: the question is whether it lasts [J.18]') standing!: boolean;
  @flag('The engineer leaves the hex, or is destroyed [J.18]') engineerGone!: boolean;
  @choice('Weather, which does not change the cost [J.18]', Weather, { default: 'clear' }) weather!: Weather;
}

export class PontoonOutcome {
  @flag('A bridge stands, for a new one from the end of this movement phase [J.18]', {}) stands!: boolean;
  @integer('Extra movement points to cross, non-mechanized [J.18]', { min: 0, max: 20 }) nonMechanized!: number;
  @integer('Extra movement points to cross, mechanized [J.18]', { min: 0, max: 20 }) mechanized!: number;
}

export const pontoonBridge = procedure<PontoonInput, PontoonOutcome, Options>({
  id: 'pontoon-bridge',
  resolver: 'movement',
  title: { en: 'Pontoon bridge', ja: '舟橋' },
  description: {
    en: 'Whether a bridging engineer may build, whether a bridge still stands, and what crossing it costs.',
    ja: '架橋工兵が舟橋を架けられるか、まだ残るか、渡る費用はいくらかを判定する。',
  },
  rules: ['J.18'],
  input: PontoonInput,
  outcome: PontoonOutcome,
  example: { input: {} },
  resolve(input, umpire) {
    if (input.scenario !== 'jarama') umpire.forbid('J.18', 'pontoon-in-jarama-only');
    if (input.side !== 'nationalist' || input.type !== 'engineer') umpire.forbid('J.18', 'not-a-bridging-engineer');
    if (!input.standing) {
      if (!input.atRiver) umpire.forbid('J.18', 'not-at-river');
      if (input.moved) umpire.forbid('J.18', 'engineer-moved');
      if (input.builtBefore) umpire.forbid('J.18', 'bridge-built-before');
    }
    if (!umpire.legal) return null;
    const chart = umpire.chart('jarama-crossings');
    const nonMechanized = chart.number('pontoon', `${input.weather} nonMech`);
    const mechanized = chart.number('pontoon', `${input.weather} mech`);
    const stands = !input.engineerGone;
    if (!stands) umpire.note('J.18', 'bridge-gone');
    else if (input.standing) umpire.note('J.18', 'bridge-stands');
    else umpire.note('J.18', 'bridge-built');
    if (stands) umpire.note('J.18', 'bridge-cost', { nonMechanized, mechanized });
    umpire.summarise(stands ? 'bridge-summary' : 'bridge-gone', { nonMechanized, mechanized });
    return { stands, nonMechanized, mechanized };
  },
});
