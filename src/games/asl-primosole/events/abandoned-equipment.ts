import { d6 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { dr } from '../shared/dice.js';

const EquipmentFate = defineChoice('EquipmentFate', ['left', 'eliminated']);

class LostItem {
  @text('The item [3.6061]', { max: 40 }) item!: string;
}
export class ItemFate extends LostItem {
  @choice('Left in the Location, or eliminated [3.6061]', EquipmentFate) fate!: 'left' | 'eliminated';
}
class AbandonedEquipmentInput {
  @list('Equipment of units eliminated in an Escape attempt [3.6061]', LostItem, { minItems: 1, maxItems: 10 })
  items!: LostItem[];
  @flag('They were eliminated by the 12-or-more row (A-03) [3.606]') lastRow!: boolean;
}
class AbandonedEquipmentOutcome {
  @list('What becomes of each item [3.6061]', ItemFate, { maxItems: 10 }) items!: ItemFate[];
}

/** An item survives this dr or less [3.6061]. */
const SURVIVES_AT = 3;

export const abandonedEquipment = procedure<AbandonedEquipmentInput, AbandonedEquipmentOutcome, Options>({
  id: 'abandoned-equipment',
  resolver: 'events',
  title: { en: 'Equipment of those who failed to Escape', ja: '離脱に失敗したユニットの装備' },
  description: { en: 'One dr per item (A-50).', ja: '装備 1 つにつき 1 回の dr（A-50）。' },
  rules: ['3.6061'],
  input: AbandonedEquipmentInput,
  outcome: AbandonedEquipmentOutcome,
  dice: dr(
    'equipment',
    { en: 'equipment', ja: '装備' },
    { en: 'for each item, in the order sent', ja: '装備 1 つごとに送られた順で' },
  ),
  from: {
    'events/escape': ({ stacks }: { stacks: readonly { result: string | null }[] }) => ({
      lastRow: stacks.some(({ result }) => result === 'eliminated'),
    }),
  },
  example: { input: { items: [{ item: 'LMG' }, { item: 'DC' }] }, dice: { given: [3, 4] } },
  resolve({ items, lastRow }, umpire) {
    if (lastRow) umpire.note(['3.606', '3.6061'], 'equipment-lost-too');
    const fates = items.map(
      ({ item }): ItemFate => (lastRow ? { item, fate: 'eliminated' } : rollForItem(umpire, item)),
    );
    umpire.summarise('equipment-summary', { left: fates.filter(({ fate }) => fate === 'left').length });
    return { items: fates };
  },
});

/** The dr of one item whose unit did not Escape [3.6061]. */
export function rollForItem(umpire: Judge, item: string): ItemFate {
  const roll = umpire.roll('equipment', d6, item);
  const fate = roll <= SURVIVES_AT ? 'left' : 'eliminated';
  umpire.note('3.6061', 'equipment-roll', { item, roll, fate });
  return { item, fate };
}
