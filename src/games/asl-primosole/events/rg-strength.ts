import { choice, defineChoice, flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { doubleDr } from '../shared/dice.js';
import { companions, type Group, requireGroup } from '../shared/groups.js';
import { lookUp, Modifiers, rollDouble } from '../shared/rolls.js';
import { Campaign, GroupId, Side } from '../vocabulary.js';

export const Strength = defineChoice('Strength', ['full', 'depleted']);
export type Strength = 'full' | 'depleted';

class RgStrengthInput {
  @choice('Side', Side) side!: Side;
  @choice('Group [3.6171]', GroupId) group!: GroupId;
  @choice('Campaign; it matters for the balance of CG-III [3.31]', Campaign, { default: 'I' }) campaign!: Campaign;
  @flag('Arrives by parachute [3.6181]') parachute!: boolean;
  @flag('The Retained Axis I4 of CG-II [3.52/I-5]') retainedI4!: boolean;
}

class RgStrengthOutcome {
  @choice('Strength received [3.6181]', Strength) strength!: Strength;
  @integer('Net modifier of the roll; null where nothing is rolled [3.6181]', { min: -20, max: 40, nullable: true })
  drm!: number | null;
  @text('Number of units as the chart prints it [3.6173]', { max: 10 }) quantity!: string;
  @text('Unit type as the chart prints it [3.6174]', { max: 60 }) units!: string;
  @texts('What comes with each Gun, MG or battery [3.6178]', { max: 30, maxItems: 6 }) companions!: string[];
  @texts('Ammunition of an OBA battery [3.6178]', { max: 6, maxItems: 3 }) ammunition!: string[];
}

export const rgStrength = procedure<RgStrengthInput, RgStrengthOutcome, Options>({
  id: 'rg-strength',
  resolver: 'events',
  title: { en: 'Strength of a reinforcement group', ja: 'RG の戦力' },
  description: {
    en: 'Whether a group arrives full or depleted, and with what.',
    ja: 'RG が完全か減少か、何を伴うか。',
  },
  rules: ['3.6181'],
  input: RgStrengthInput,
  outcome: RgStrengthOutcome,
  dice: doubleDr(
    'strength',
    { en: 'strength', ja: 'RG 戦力' },
    { en: 'where the group can be depleted', ja: '減少戦力になりうるとき' },
  ),
  example: { input: { side: 'british', group: 'G1' }, dice: { given: [4, 6] } },
  resolve(input, umpire) {
    const group = requireGroup(umpire, input.side, input.group);
    if (!group) return null;
    if (input.retainedI4 && !(group.side === 'axis' && group.id === 'I4')) {
      umpire.forbid('3.52/I-5', 'only-i4-retained');
      return null;
    }
    const { strength, drm } = strengthOf(input, group, umpire);
    const chart = umpire.chart(group.chart);
    const quantity = String(chart.at(group.id, strength));
    const units = chart.text(group.id, 'units');
    umpire.note(['3.6173', '3.6174'], 'group-units', { quantity, units });
    if (strength === 'depleted' && group.notes.includes('s')) umpire.note(group.rule, 'one-squad-fewer-each');
    const along = companions(umpire, group);
    if (along.length > 0) umpire.note('3.6178', 'group-companions', { along });
    const shells = umpire.chart('oba-ammunition');
    const row = `${group.side} ${group.id}`;
    const ammunition = shells.hasRow(row) ? [...(shells.at(row, 'ammunition') as readonly string[])] : [];
    if (ammunition.length > 0) umpire.note('3.6178', 'oba-ammunition', { ammunition });
    umpire.summarise('group-summary', { group: group.id, strength, quantity });
    return { strength, drm, quantity, units, companions: along, ammunition };
  },
});

/** Only I, V and G groups roll; parachutists never arrive depleted, gliders roll (A-08) [3.6181]. */
function strengthOf(input: RgStrengthInput, group: Group, umpire: Judge): Pick<RgStrengthOutcome, 'strength' | 'drm'> {
  const cite = ['3.6181', '3.618'] as const;
  const british = group.side === 'british';
  if (!['I', 'V', 'G'].includes(group.type)) umpire.note(cite, 'never-depleted');
  else if (input.parachute) umpire.note(cite, 'parachute-never-depleted');
  else if (british && input.campaign === 'III' && umpire.options.balance === 'british')
    umpire.note('3.31', 'balance-full-strength');
  else {
    const airborne = british && (group.airborne || group.airlanding);
    const drm = new Modifiers(umpire, '3.6181', 'rg-strength-drm')
      .line('gunsOrVehicles', group.type !== 'I' && !(british && group.id === 'G2'))
      .line('britishLine', british && !airborne)
      .line('britishAirborne', airborne);
    if (input.retainedI4)
      drm.add('retainedI4', umpire.chart('rg-strength-drm').number('retainedI4', 'drm'), '3.52/I-5');
    const row = lookUp(umpire, cite, 'rg-strength', rollDouble(umpire, 'strength').original, drm.total);
    return { strength: row as Strength, drm: drm.total };
  }
  return { strength: 'full', drm: null };
}
