import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { CardPlayOutcome } from '../events/card-play.js';
import type { Judge, Options } from '../options.js';
import { Side, SupplyState } from '../vocabulary.js';

const Marker = defineChoice('Marker', ['move', 'attack']);
/** 17.1.1: the shortage ends with the War of the Columns phase at the latest. */
const LAST_SHORTAGE_TURN = 5;
/** 17.1.2 */
const NORTHERN_ATTACKS = 1;

class ActivatedSpace {
  @text('Name', { max: 60 }) name!: string;
  @choice('Marker placed on it [8.2.3]', Marker) marker!: 'move' | 'attack';
  @integer('Friendly units there [8.2.2]', { min: 0, max: 6, default: 1 }) units!: number;
  @choice('Supply of its units when the marker is placed [13.1.1.1]', SupplyState, { default: 'supplied' })
  supply!: SupplyState;
  @flag('Nationalist space connected by land to La Coruna, Valladolid or Zaragoza [17.1.1]') northern!: boolean;
  @flag('It was Nationalist when the game began [17.1.1]', { default: true }) originallyNationalist!: boolean;
}
class ActivationInput {
  @choice('Active side', Side) side!: Side;
  @integer('OPS points of the card; an automatic operation has 1 [7.1.3]', { min: 1, max: 9 }) ops!: number;
  @flag('Automatic operation, no card played [7.1.3]') automatic!: boolean;
  @integer('Game turn', { min: 1, max: 18, default: 6 }) turn!: number;
  @flag('The two Nationalist zones have been linked by land: no ammunition shortage any more [17.1.1]')
  zonesLinked!: boolean;
  @list('Spaces activated, all before any movement [8.2.4]', ActivatedSpace, { minItems: 1, maxItems: 12 })
  spaces!: ActivatedSpace[];
}
class ActivationOutcome {
  @integer('OPS spent: one a space [8.2.1]', { min: 0, max: 12 }) spent!: number;
  @integer('OPS left', { min: 0, max: 12 }) left!: number;
}

export const activation = procedure<ActivationInput, ActivationOutcome, Options>({
  id: 'activation',
  resolver: 'movement',
  title: { en: 'Activating spaces', ja: 'スペースの活性化' },
  description: {
    en: 'Cost and legality of the Move and Attack markers of one Action Round.',
    ja: '１アクション・ラウンドの移動・攻撃マーカーの費用と合法性を示す。',
  },
  rules: ['8.2'],
  input: ActivationInput,
  outcome: ActivationOutcome,
  from: { 'events/card-play': ({ ops }: CardPlayOutcome) => ({ ops }) },
  example: { input: { side: 'nationalist', ops: 3, spaces: [{ name: 'Zaragoza', marker: 'attack' }] } },
  resolve(input, umpire) {
    const ops = input.automatic ? 1 : input.ops;
    umpire.note(input.automatic ? ['7.1.3', '8.2.1'] : ['8.2.1', '8.2'], 'ops-available', { ops });
    const spent = input.spaces.length;
    if (spent > ops) umpire.forbid('8.2.1', 'ops-too-few', { spent, ops });
    input.spaces.forEach((space, i) => {
      checkSpace(space, input.spaces.slice(0, i), umpire);
    });
    checkShortage(input, umpire);
    if (!umpire.legal) return null;
    umpire.note(['8.2.4', '8.2.5'], 'ops-order');
    umpire.summarise('activation-summary', { spent, left: ops - spent });
    return { spent, left: ops - spent };
  },
});

function checkSpace(space: ActivatedSpace, earlier: readonly ActivatedSpace[], umpire: Judge): void {
  const { name, marker, supply } = space;
  if (space.units === 0) umpire.forbid('8.2.2', 'activation-empty', { space: name });
  if (earlier.some((other) => other.name === name)) umpire.forbid('8.2.3', 'activation-twice', { space: name });
  if (supply === 'outOfSupply')
    umpire.forbid(['13.3.1', '13.1.1.1', '13.3'], 'activation-out-of-supply', { space: name });
  if (marker !== 'attack') return;
  if (supply === 'limited') umpire.forbid(['13.4.2', '13.4'], 'attack-limited-supply', { space: name });
  if (supply === 'isolated') umpire.forbid(['16.2.3', '16.2'], 'attack-isolated', { space: name });
}

/** 17.1.2, G16: one Attack marker in the whole Northern Zone; Mallorca is outside the rule [17.1.3]. */
function checkShortage(input: ActivationInput, umpire: Judge): void {
  if (input.side !== 'nationalist') return;
  const original = umpire.options.northernZone === 'original';
  const attacks = input.spaces.filter(
    ({ name, marker, northern, originallyNationalist }) =>
      marker === 'attack' && northern && name !== 'Mallorca' && (!original || originallyNationalist),
  );
  if (input.turn > LAST_SHORTAGE_TURN || input.zonesLinked) {
    if (attacks.length > NORTHERN_ATTACKS) umpire.note(['17.1.1', '17.1'], 'shortage-over', { turn: input.turn });
    return;
  }
  if (input.spaces.some(({ name, marker }) => name === 'Mallorca' && marker === 'attack'))
    umpire.note('17.1.3', 'shortage-mallorca');
  if (attacks.length > NORTHERN_ATTACKS)
    umpire.forbid(['17.1.2', '17.1'], 'shortage-attacks', { spaces: attacks.map(({ name }) => name) });
  else if (attacks.length > 0) umpire.note(['17.1.2', '17.1'], 'shortage-one-attack', { space: attacks[0]!.name });
}
