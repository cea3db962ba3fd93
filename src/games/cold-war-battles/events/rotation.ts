import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { Command, isArtilleryType, UnitType } from '../vocabulary.js';

class WithdrawingUnit {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('Command', Command, { default: 'sadf' }) command!: Command;
  @choice('Unit type', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Printed attack factor; artillery has none and counts 0', { min: 0, max: 99, default: 0 }) attack!: number;
  @flag('A path free of enemy units to Mavinga or the south edge', { default: true }) pathFreeOfUnits!: boolean;
  @flag('That path is free of enemy zones of control, its own hex excepted', { default: true }) pathFreeOfZoc!: boolean;
}

class RotationInput {
  @integer('Game turn', { min: 1, max: 9 }) turn!: number;
  @integer('Attack factors withdrawn on earlier turns', { min: 0, max: 999, default: 0 }) withdrawnBefore!: number;
  @flag('The 82nd Brigade has entered already') brigadeEntered!: boolean;
  @list('Units to be withdrawn now', WithdrawingUnit, { minItems: 1, maxItems: 40 }) units!: WithdrawingUnit[];
}

class RotationOutcome {
  @texts('Units withdrawn; none of them counts as eliminated', { max: 40, maxItems: 40 }) withdrawn!: string[];
  @integer('Attack factors withdrawn in all', { min: 0, max: 9999 }) total!: number;
  @integer('Attack factors still wanting', { min: 0, max: 7 }) wanting!: number;
  @flag('The three units of the 82nd Brigade enter this phase, movement doubled this turn') brigadeEnters!: boolean;
}

/** [17.23]: SADF units go home so that the 82nd Brigade may come. */
export const rotation = procedure<RotationInput, RotationOutcome, Options>({
  id: 'rotation',
  resolver: 'events',
  title: { en: 'SADF rotation', ja: 'SADFローテーション' },
  description: {
    en: 'Whether SADF units may be withdrawn and whether the 82nd Brigade enters in exchange.',
    ja: 'SADF部隊を撤退させられるか、代わりに第82旅団が登場するかを判定します。',
  },
  rules: ['17.23'],
  input: RotationInput,
  outcome: RotationOutcome,
  example: {
    input: { turn: 6, withdrawnBefore: 3, units: [{ name: '61 Mech', type: 'mechanisedInfantry', attack: 5 }] },
  },

  resolve(input, umpire) {
    const terms = umpire.chart('rotation');
    const firstTurn = terms.number('firstTurn', 'value');
    const needed = terms.number('attackFactors', 'value');
    if (input.turn < firstTurn) umpire.forbid('17.23', 'rotation-too-early', { turn: firstTurn });
    let total = input.withdrawnBefore;
    const withdrawn = input.units.map((unit, i) => {
      const name = unit.name ?? `unit-${i + 1}`;
      checkWithdrawal(unit, name, umpire);
      total += isArtilleryType(unit.type) ? 0 : unit.attack;
      return name;
    });
    if (!umpire.legal) return null;
    umpire.note('17.23', 'withdrawn', { units: withdrawn, total });
    const brigadeEnters = total >= needed && !input.brigadeEntered;
    const wanting = Math.max(0, needed - total);
    umpire.note('17.23', brigadeEnters ? 'brigade-enters' : 'brigade-waits', { wanting });
    umpire.summarise(brigadeEnters ? 'brigade-enters' : 'brigade-waits', { wanting });
    return { withdrawn, total, wanting, brigadeEnters };
  },
});

/** A way home that no enemy bars; paratroops and Special Forces mind no zone of control. */
function checkWithdrawal(unit: WithdrawingUnit, name: string, umpire: Judge): void {
  if (unit.command !== 'sadf') umpire.forbid('17.23', 'rotation-sadf-only', { unit: name });
  const nimble = unit.type === 'airborne' || unit.type === 'specialForce';
  if (!unit.pathFreeOfUnits || (!unit.pathFreeOfZoc && !nimble)) umpire.forbid('17.23', 'no-way-home', { unit: name });
}
