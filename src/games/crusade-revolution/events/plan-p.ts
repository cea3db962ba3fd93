import { choice, defineChoice, flag, integer, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { asTheBookWrites } from '../shared/book-names.js';
import { CampaignMap, landDistances, layOut, type MapSpace, STACKING_LIMIT, spaceAt } from '../shared/campaign-map.js';
import { SupplyLines } from '../status/supply-lines.js';
import { Side } from '../vocabulary.js';

const PlanPMoment = defineChoice('PlanPMoment', ['play', 'nationalistsEnter']);
/** 8.5.6.1 */
const RANGE = 3;

class PlanPInput {
  @choice('What happens', PlanPMoment, { default: 'play' }) moment!: string;
  @object('The map', CampaignMap) map!: CampaignMap;
  @text('Coastal space beside which the beachhead is put', { max: 60 }) target!: string;
  @choice('Who controls the Strait of Gibraltar [8.5.6.1]', Side, { default: 'republican' }) strait!: Side;
  @integer('RPA divisions in the Reserve Box [8.5.6.3]', { min: 0, max: 20, default: 1 }) rpaInReserve!: number;
  @flag('The space is coastal, where the book’s list does not name it [3.0]') coastal!: boolean;
  @integer('Nationalist units that enter the beachhead [8.5.6.4]', { min: 1, max: 3, default: 1 }) entering!: number;
}
class PlanPOutcome {
  @flag('The beachhead is on the map') beachhead!: boolean;
  @integer('Distance from the nearest supplied Republican space', { min: 0, max: 3, optional: true }) distance?: number;
  @integer('RPA divisions placed, full or reduced as chosen [8.5.6.3]', { min: 0, max: 1 }) placed!: number;
  @integer('Nationalist units moved to the space beside [8.5.6.4]', { min: 0, max: 3 }) moved!: number;
  @integer('Nationalist units sent to the Reserve Box [8.5.6.4]', { min: 0, max: 3 }) toReserve!: number;
}

export const planP = procedure<PlanPInput, PlanPOutcome, Options>({
  id: 'plan-p',
  resolver: 'events',
  title: { en: 'Plan P', ja: 'Ｐ計画' },
  description: {
    en: 'Whether the Plan P beachhead may be put beside a coastal space, and what happens when Nationalists enter it.',
    ja: 'Ｐ計画の橋頭堡を置けるか、反乱軍が入るとどうなるかを示す。',
  },
  rules: ['8.5.6'],
  input: PlanPInput,
  outcome: PlanPOutcome,
  example: {
    input: {
      target: 'Aguilas',
      map: {
        spaces: [
          { id: 'Cartagena', control: 'republican', source: 'republican', port: 'mediterranean' },
          { id: 'Aguilas', control: 'nationalist' },
        ],
        connections: [{ a: 'Cartagena', b: 'Aguilas' }],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const target = spaceAt(board, input.target, '/target');
    if (input.moment === 'nationalistsEnter') return enter(input, umpire);
    checkTarget(input, target, umpire);
    if (input.rpaInReserve === 0) umpire.forbid('8.5.6.3', 'plan-p-no-rpa');
    const lines = new SupplyLines(board, 'republican', input.strait, umpire);
    const start = board.spaces
      .filter((space) => space.control === 'republican' && lines.of(space.id).state === 'supplied')
      .map(({ id }) => id);
    // G30: who controls the spaces between does not matter.
    const way = landDistances(board, start, umpire.options, RANGE);
    const distance = start.length > 0 ? way.costTo(target.id) : undefined;
    if (distance === undefined)
      umpire.forbid(['8.5.6.1', '8.5.6.2'], 'plan-p-too-far', { space: target.id, range: RANGE });
    if (!umpire.legal) return null;
    umpire.note(['8.5.6.1', '8.5.6.2', '8.5.6'], 'plan-p-range', { space: target.id, distance: distance! });
    umpire.note('8.5.6.3', 'plan-p-rpa');
    umpire.note('8.5.6.5', 'plan-p-no-deadline');
    umpire.summarise('plan-p-summary', { space: target.id });
    return { beachhead: true, distance: distance!, placed: 1, moved: 0, toReserve: 0 };
  },
});

/** 8.5.6.1: Nationalist, on the Mediterranean, and east of Algeciras once the Strait is lost. */
function checkTarget(input: PlanPInput, target: MapSpace, umpire: Judge): void {
  const coast = umpire.chart('coastal-spaces');
  const name = asTheBookWrites(target.id);
  const listed = coast.hasRow(name);
  if (target.control !== 'nationalist') umpire.forbid('8.5.6.1', 'plan-p-not-nationalist', { space: target.id });
  if (!listed && !input.coastal && target.port === 'none')
    umpire.forbid('8.5.6.1', 'plan-p-not-coastal', { space: target.id });
  if (target.port === 'atlantic' || (listed && coast.text(name, 'zone') === 'atlantic'))
    umpire.forbid('8.5.6.1', 'plan-p-atlantic', { space: target.id });
  else if (input.strait === 'nationalist' && listed && coast.text(name, 'ofAlgeciras') !== 'east')
    umpire.forbid(['8.5.6.1', '16.7.2'], 'plan-p-strait', { space: target.id });
}

/** 8.5.6.4: the beachhead is gone, whoever entered goes next door, the excess to the Reserve Box. */
function enter(input: PlanPInput, umpire: Judge): PlanPOutcome {
  const there = input.map.units.filter((unit) => unit.at === input.target && unit.side === 'nationalist').length;
  const moved = Math.min(input.entering, Math.max(STACKING_LIMIT - there, 0));
  const toReserve = input.entering - moved;
  umpire.note(['8.5.6.4', '8.5.6'], 'plan-p-entered', { space: input.target, moved, toReserve });
  umpire.summarise('plan-p-entered', { space: input.target, moved, toReserve });
  return { beachhead: false, placed: 0, moved, toReserve };
}
