import { d6 } from '../../../kernel/dice/index.js';
import { choice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { dr } from '../shared/dice.js';
import { companions, type Group, requireGroup } from '../shared/groups.js';
import { GroupId, Side } from '../vocabulary.js';
import { Strength } from './rg-strength.js';

class SwReceiptInput {
  @choice('Side', Side) side!: Side;
  @choice('Group [3.6171]', GroupId) group!: GroupId;
  @choice('Strength it arrived with [3.6181]', Strength) strength!: Strength;
}

class ReceivedWeapon {
  @text('Weapon, or the carrier diced for like one [3.6182]', { max: 20 }) weapon!: string;
  @integer('Number received [3.6182]', { min: 0, max: 12 }) received!: number;
  @integer('Number on the list [3.6182]', { min: 0, max: 12 }) listed!: number;
}

class SwReceiptOutcome {
  @list('Weapons received [3.6182]', ReceivedWeapon, { maxItems: 8 }) weapons!: ReceivedWeapon[];
  @text('Half-squad that comes with each, if any [3.6178]', { max: 30, optional: true }) companion!: string | null;
  @flag('All rolls must be made again: too few were received [3.6182]') rollAgain!: boolean;
}

/** A machine-gun platoon receives at least this many [3.6182]; after so many sets of rolls the answer says "again". */
const MG_MINIMUM = 2;
const MAX_SETS = 12;

export const swReceipt = procedure<SwReceiptInput, SwReceiptOutcome, Options>({
  id: 'sw-receipt',
  resolver: 'events',
  title: { en: 'Support weapons of a group', ja: 'RG の支援火器' },
  description: {
    en: 'SW a group receives: all at full strength, each by dr when depleted, with the exceptions.',
    ja: 'RG が受領する SW。完全なら全部、減少なら個別の dr と例外に従う。',
  },
  rules: ['3.6182'],
  input: SwReceiptInput,
  outcome: SwReceiptOutcome,
  dice: dr(
    'receipt',
    { en: 'receipt', ja: '受領' },
    {
      en: 'for each weapon or carrier that is diced for, in the order of the list',
      ja: '判定する SW・キャリアーごとに表の順で',
    },
  ),
  from: { 'events/rg-strength': ({ strength }: { strength: Strength }) => ({ strength }) },
  example: { input: { side: 'british', group: 'I2', strength: 'full' }, dice: { given: [3, 4, 1] } },
  resolve(input, umpire) {
    const group = requireGroup(umpire, input.side, input.group);
    if (!group) return null;
    const listed = listOf(umpire, group, input.strength);
    if (listed === null) {
      umpire.note(['3.6182', '3.618'], 'no-sw-listed', { group: group.id });
      umpire.summarise('sw-summary', { group: group.id, total: 0 });
      return { weapons: [], companion: null, rollAgain: false };
    }
    const need = needed(umpire, group, input.strength);
    const minimum = listed.platoon && input.strength === 'depleted' ? MG_MINIMUM : 0;
    let weapons: ReceivedWeapon[] = [];
    let total = -1;
    for (let set = 0; set < MAX_SETS && total < minimum; set += 1) {
      if (set > 0) umpire.note('3.6182', 'sw-rolled-again', { minimum });
      weapons = listed.weapons.map(([weapon, count]) => ({
        weapon,
        received: need === 'automatic' ? count : receive(umpire, weapon, count, need),
        listed: count,
      }));
      total = weapons.reduce((sum, each) => sum + each.received, 0);
    }
    if (need === 'automatic') umpire.note(['3.6182', '3.618'], 'sw-all', { total });
    umpire.summarise('sw-summary', { group: group.id, total });
    const companion = listed.platoon ? (companions(umpire, group)[0] ?? null) : null;
    return { weapons, companion, rollAgain: total < minimum };
  },
});

/** One dr for every single weapon (A-38) [3.6182]. */
function receive(umpire: Judge, weapon: string, count: number, need: number): number {
  let received = 0;
  for (let i = 0; i < count; i += 1) {
    const roll = umpire.roll('receipt', d6, weapon);
    if (roll <= need) received += 1;
    umpire.note(['3.6182', '3.618'], 'sw-roll', { weapon, roll, need, got: roll <= need });
  }
  return received;
}

interface Listed {
  readonly weapons: readonly (readonly [string, number])[];
  /** Machine-gun or mortar platoon: every weapon has its half-squad. */
  readonly platoon: boolean;
}

function listOf(umpire: Judge, group: Group, strength: Strength): Listed | null {
  const chart = umpire.chart(group.side === 'axis' ? 'sw-axis' : 'sw-british');
  if (group.type === 'I' && chart.hasRow(group.id)) {
    const weapons = chart.columns.map((sw) => [sw, chart.number(group.id, sw)] as const).filter(([, n]) => n > 0);
    return { weapons, platoon: false };
  }
  const platoons = umpire.chart('mg-platoons');
  const row = `${group.side} ${group.id}`;
  if (platoons.hasRow(row)) {
    return { weapons: platoons.columns.map((mg) => [mg, platoons.number(row, mg)] as const), platoon: true };
  }
  // Carriers are diced for like SW (note m); the mortars of Axis I9 come as the chart counts them.
  if (group.side === 'british' && group.notes.includes('m'))
    return { weapons: carriersOf(umpire, group), platoon: false };
  if (group.side === 'axis' && group.id === 'I9')
    return { weapons: [['45mm MTR', umpire.chart(group.chart).number('I9', strength)]], platoon: true };
  return null;
}

/** Note m: the three carriers of a platoon differ, and each is received or not by its own dr. */
function carriersOf(umpire: Judge, group: Group): (readonly [string, number])[] {
  const chart = umpire.chart('carrier-platoons');
  return chart.columns.map((carrier) => [carrier, chart.number(group.id, carrier)] as const).filter(([, n]) => n > 0);
}

/** Highest dr that brings a weapon, or "automatic" [3.6182]. */
function needed(umpire: Judge, group: Group, strength: Strength): number | 'automatic' {
  if (group.side === 'axis' && group.id === 'I9') return 'automatic';
  const airborne = group.side === 'british' && group.airborne;
  const row = airborne ? (strength === 'full' ? 'airborneFull' : 'airborneDepleted') : strength;
  return umpire.chart('sw-receipt').at(row, 'atMost') as number | 'automatic';
}
