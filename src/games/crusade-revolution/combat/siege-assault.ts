import { d6 } from '../../../kernel/dice/index.js';
import { choice, choices, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isCorps } from '../shared/units.js';
import { Siege, SupplyState, UnitType } from '../vocabulary.js';

class AssaultInput {
  @choice('Siege [16.1.1]', Siege) siege!: Siege;
  @integer('Resistance now; the starting value if left out [16.1.4]', { min: 1, max: 3, optional: true })
  resistance?: number;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @choices('Republican units that assault; others may attack elsewhere [16.1.4.1]', UnitType, { maxItems: 3 })
  units!: UnitType[];
  @flag('The space carries an Attack marker [16.1.4.1]', { default: true }) activated!: boolean;
  @choice('Supply of the space [13.3.1]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @flag('This siege was assaulted in this Action Round already [11.1.5]') alreadyAssaulted!: boolean;
  @integer('Combat cards anybody wants to use [16.1.4.2]', { min: 0, max: 9, default: 0 }) combatCards!: number;
}
class AssaultOutcome {
  @integer('Net modifier of the die [16.1.4.2, 17.5.2]', { min: -1, max: 1 }) drm!: number;
  @integer('The die once modified: 3 or less succeeds [16.1.4.2]', { min: 0, max: 7 }) die!: number;
  @flag('The assault succeeds [16.1.4.2]') success!: boolean;
  @integer('Resistance afterwards', { min: 0, max: 3 }) resistance!: number;
  @flag('The defenders surrender: marker off, no RM or VP [16.1.5]') surrenders!: boolean;
}

export const siegeAssault = procedure<AssaultInput, AssaultOutcome, Options>({
  id: 'siege-assault',
  resolver: 'combat',
  title: { en: 'Assault on a siege', ja: '攻囲への強襲' },
  description: { en: 'One Republican assault on a besieged garrison.', ja: '攻囲された守備隊への強襲１回を解決する。' },
  rules: ['16.1.4'],
  input: AssaultInput,
  outcome: AssaultOutcome,
  dice: [{ name: 'assault', die: d6, title: { en: 'assault', ja: '強襲' }, when: { en: 'once', ja: '一回' } }],
  example: { input: { siege: 'alcazar', turn: 2, units: ['mil', 'mil'] }, dice: { given: [4] } },
  resolve(input, umpire) {
    checkAssault(input, umpire);
    const starting = umpire.chart('sieges').number(input.siege, 'resistance');
    const before = input.resistance ?? starting;
    if (before > starting)
      umpire.forbid(['16.1.4', '16.1.8.1'], 'resistance-too-high', { resistance: before, starting });
    if (!umpire.legal) return null;
    umpire.note(['16.1.4', '16.1'], 'assault', { siege: input.siege, resistance: before });
    const drm = modifiers(input, umpire);
    const rolled = umpire.roll('assault');
    const die = rolled + drm;
    const success = die <= umpire.chart('siege-assault').number('success', 'value');
    umpire.note('16.1.4.2', success ? 'assault-succeeds' : 'assault-fails', { rolled, drm, die });
    const resistance = success ? before - 1 : before;
    const surrenders = resistance === 0;
    if (surrenders) umpire.note('16.1.5', 'siege-surrenders', { siege: input.siege });
    umpire.summarise(surrenders ? 'assault-surrender' : success ? 'assault-success' : 'assault-failure', {
      siege: input.siege,
      resistance,
    });
    return { drm, die, success, resistance, surrenders };
  },
});

/** 16.1.4.1: a unit there, an Attack marker, supply; and no combat card [16.1.4.2]. */
function checkAssault(input: AssaultInput, umpire: Judge): void {
  if (input.units.length === 0) umpire.forbid('16.1.4.1', 'assault-needs-unit');
  if (!input.activated) umpire.forbid(['16.1.4.1', '8.2.3'], 'assault-not-activated');
  if (input.supply === 'outOfSupply') umpire.forbid(['13.3.1', '13.3'], 'attack-out-of-supply', { space: input.siege });
  if (input.supply === 'limited') umpire.forbid(['13.4.2', '13.4'], 'attack-limited-supply', { space: input.siege });
  if (input.alreadyAssaulted) umpire.forbid(['11.1.5', '16.1.4.2'], 'assault-once');
  if (input.combatCards > 0) umpire.forbid('16.1.4.2', 'assault-no-cards');
}

function modifiers(input: AssaultInput, umpire: Judge): number {
  const chart = umpire.chart('siege-assault');
  let drm = 0;
  if (input.turn === 1) {
    drm += chart.number('turnOne', 'value');
    umpire.note(['17.5.2', '16.1.4.2', '17.5'], 'assault-drm', {
      cause: 'turnOne',
      drm: chart.number('turnOne', 'value'),
    });
  }
  if (input.units.length > 1 || input.units.some(isCorps)) {
    drm += chart.number('strong', 'value');
    umpire.note('16.1.4.2', 'assault-drm', { cause: 'strongAssault', drm: chart.number('strong', 'value') });
  }
  return drm;
}
