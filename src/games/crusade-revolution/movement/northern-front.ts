import { choice, defineChoice, flag, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { nameOf, Unit } from '../shared/units.js';
import { Region } from '../vocabulary.js';
import { checkNonCooperation, endsAbroad } from './non-cooperation.js';
import { POLICE_LIMIT } from './sr-rules.js';

const NorthernMove = defineChoice('NorthernMove', [
  'move',
  'redeploy',
  'reserve',
  'advance',
  'retreat',
  'reinforcement',
  'stay',
]);

class NorthInput {
  @object('The Republican unit', Unit) unit!: Unit;
  @choice('How it comes to end in the space', NorthernMove, { default: 'move' }) by!: string;
  @choice('Region of the space where it ends; none for every other space', Region) region!: Region;
  @flag('A space of no region whose only line runs to Gijon, Santander or Bilbao [16.4.3.2]') behindTheFront!: boolean;
  @flag('The Northern Front is isolated [16.4.3.1]', { default: true }) isolated!: boolean;
  @integer('Other divisions of its region in foreign regions [16.4.2.2]', { min: 0, max: 20, default: 0 })
  othersAbroad!: number;
  @integer('Other POL divisions in the Northern Front [16.4.3.2]', { min: 0, max: 9, default: 0 }) policeThere!: number;
  @flag('A retreat left this unit abroad beyond the limit [16.4.2.4]') strayed!: boolean;
  @flag('It can get home now [16.4.2.4]', { default: true }) canGoHome!: boolean;
  @flag('The Nationalists control its whole region [16.4.2.4]') homeLost!: boolean;
}
class NorthOutcome {
  @flag('The unit now owes a return to its region [16.4.2.4]') mustGoHome!: boolean;
  @flag('Non-cooperation no longer binds it [16.4.2.4]') free!: boolean;
}

export const northernFront = procedure<NorthInput, NorthOutcome, Options>({
  id: 'northern-front',
  resolver: 'movement',
  title: { en: 'Northern Front limits', ja: '北部戦線の制限' },
  description: {
    en: 'Whether a Republican unit may end in a space of the north: non-cooperation, and the types allowed while the Front is isolated.',
    ja: '共和国軍ユニットが北部のスペースで止まれるかを、非連携と孤立中の制限から判定する。',
  },
  rules: ['16.4'],
  input: NorthInput,
  outcome: NorthOutcome,
  example: { input: { unit: { type: 'mil', region: 'asturias' }, region: 'basque' } },
  resolve(input, umpire) {
    const name = nameOf(input.unit, 0);
    checkTypes(input, name, umpire);
    const duty = checkRegions(input, name, umpire);
    if (!umpire.legal) return null;
    umpire.summarise('north-allowed', { unit: name });
    return duty;
  },
});

function checkRegions(input: NorthInput, name: string, umpire: Judge): NorthOutcome {
  const { unit, region } = input;
  if (unit.region === 'none') {
    umpire.note(['16.4.2.1', '16.4.2', '16.4'], 'north-not-regional', { unit: name });
    return { mustGoHome: false, free: false };
  }
  if (input.by === 'retreat') {
    umpire.note(['16.4.2.3', '16.4.2'], 'retreat-ignores-regions', { unit: name });
    const strays = endsAbroad(unit, region) && input.othersAbroad > 0;
    if (strays) umpire.note('16.4.2.4', 'north-owes-return', { unit: name });
    return { mustGoHome: strays, free: false };
  }
  if (input.strayed) return strayed(input, name, umpire);
  checkNonCooperation(umpire, unit, name, region, input.othersAbroad);
  if (umpire.legal)
    umpire.note(
      endsAbroad(unit, region) ? ['16.4.2.2', '16.4.2'] : ['16.4.2.1', '16.4.2'],
      endsAbroad(unit, region) ? 'north-one-abroad' : 'north-home',
      {
        unit: name,
      },
    );
  return { mustGoHome: false, free: false };
}

/** 16.4.2.4: home at the next chance; where that cannot be, the rule lets go of the unit. */
function strayed(input: NorthInput, name: string, umpire: Judge): NorthOutcome {
  if (input.homeLost || !input.canGoHome) {
    umpire.note(['16.4.2.4', '16.4.2'], 'north-unbound', { unit: name });
    return { mustGoHome: false, free: true };
  }
  if (endsAbroad(input.unit, input.region) || input.region === 'none')
    umpire.forbid(['16.4.2.4', '16.4.2'], 'north-must-return', { unit: name });
  else umpire.note(['16.4.2.4', '16.4.2'], 'north-returns', { unit: name });
  return { mustGoHome: true, free: false };
}

/** 16.4.3.2, 16.4.3.3: who may be in a Front that is cut off. */
function checkTypes(input: NorthInput, name: string, umpire: Judge): void {
  const inFront = input.region !== 'none' || input.behindTheFront;
  if (!inFront) return;
  if (!input.isolated) {
    umpire.note(['16.4.3.3', '16.4.3', '16.4'], 'north-open');
    return;
  }
  if (input.by === 'stay') {
    umpire.note(['16.4.3.3', '16.4.3'], 'north-may-stay', { unit: name });
    return;
  }
  if (input.by === 'reinforcement') {
    umpire.forbid(['16.4.3.2', '16.4.3', '16.4'], 'north-no-reinforcements', { unit: name });
    return;
  }
  if (input.unit.region !== 'none') {
    umpire.note(['16.4.3.2', '16.4.3', '16.4'], 'north-regional-welcome', { unit: name });
    return;
  }
  if (input.unit.type !== 'pol') umpire.forbid(['16.4.3.2', '16.4.3', '16.4'], 'north-no-entry', { unit: name });
  else if (input.policeThere >= POLICE_LIMIT)
    umpire.forbid(['16.4.3.2', '16.4.3', '16.4'], 'north-police-limit', { unit: name, limit: POLICE_LIMIT });
}
