import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { CampaignMap, layOut, STACKING_LIMIT } from '../shared/campaign-map.js';
import { isCorps, nameOf, Unit } from '../shared/units.js';
import { SupplyLines } from '../status/supply-lines.js';
import { Side } from '../vocabulary.js';
import { type Deployment, legalSpaces, northernDuty, northernSpaces } from './initial-corps-spaces.js';

class InitialCorpsInput {
  @choice('Side that places', Side) side!: Side;
  @object('The corps to be placed', Unit) corps!: Unit;
  @object('The map at the end of turn 5, with the corps placed so far', CampaignMap) map!: CampaignMap;
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'nationalist' }) strait!: Side;
  @integer('Nationalist corps placed so far [15.2.1.1]', { min: 0, max: 20, default: 0 }) nationalistPlaced!: number;
  @integer('Republican corps placed so far [15.2.1.1]', { min: 0, max: 20, default: 0 }) republicanPlaced!: number;
  @flag('Axis Military Aid has been played as an event [15.2.1]', { default: true }) axisMilitaryAid!: boolean;
  @integer('Nationalist corps in all, where the scenario has other than the ten [15.2.1]', {
    min: 0,
    max: 20,
    optional: true,
  })
  nationalistCorps?: number;
  @integer('Republican corps in all, where the scenario has other than the ten [15.2.1]', {
    min: 0,
    max: 20,
    optional: true,
  })
  republicanCorps?: number;
  @flag('The other side has none left that it can place: this one goes on alone [15.2.1.2]') anyOrder!: boolean;
  @text('Space proposed; every legal space is listed if left out', { max: 60, optional: true }) space?: string;
}
class CorpsSpace {
  @text('The space', { max: 60 }) space!: string;
  @flag('One division there goes to the Reserve Box [15.2.1.2]') displacesDivision!: boolean;
}
class InitialCorpsOutcome {
  @list('Where the corps may be placed', CorpsSpace, { maxItems: 300 }) spaces!: CorpsSpace[];
  @flag('It has no legal space and is permanently removed [15.2.1.2]') removed!: boolean;
  @integer('Nationalist corps that must still go to the north, this one included [15.2.1.2]', { min: 0, max: 3 })
  northOwed!: number;
  @texts('Who places next', { max: 12, maxItems: 1 }) next!: string[];
}

export const initialCorps = procedure<InitialCorpsInput, InitialCorpsOutcome, Options>({
  id: 'initial-corps',
  resolver: 'events',
  title: { en: 'Deploying the first corps', ja: '初期軍団の配置' },
  description: {
    en: 'Where the next initial corps may be placed between turns 5 and 6, and who places after it.',
    ja: 'ターン５と６の間に次の初期軍団を置けるスペースと、次に置く側を示す。',
  },
  rules: ['15.2'],
  input: InitialCorpsInput,
  outcome: InitialCorpsOutcome,
  example: {
    input: {
      side: 'nationalist',
      corps: { type: 'corps', name: 'I' },
      map: { spaces: [{ id: 'Sevilla', control: 'nationalist', source: 'nationalist' }], connections: [] },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const name = nameOf(input.corps, 0);
    if (!isCorps(input.corps.type)) umpire.forbid('15.2.1', 'place-not-corps', { unit: name });
    checkTurn(input, umpire);
    if (input.corps.type === 'ctv' && !input.axisMilitaryAid) umpire.forbid(['15.2.1', '15.2'], 'ctv-not-yet');
    if (!umpire.legal) return null;
    umpire.note(['15.2.1', '15.2.1.1', '15.2', '15.0'], 'deploying-corps', { unit: name, side: input.side });
    const lines = new SupplyLines(board, input.side, input.strait, umpire);
    const deployment: Deployment = { side: input.side, corps: input.corps, map: input.map, lines, umpire };
    let spaces = legalSpaces(deployment);
    const duty = input.side === 'nationalist' ? northernDuty(deployment) : { owed: 0, regions: [] };
    const left = corpsOf('nationalist', input, umpire) - input.nationalistPlaced;
    if (duty.owed > 0 && left <= duty.owed) {
      umpire.note('15.2.1.2', 'corps-north-duty', { owed: duty.owed, left });
      spaces = northernSpaces(deployment, spaces, duty.regions);
    }
    if (spaces.length === 0) umpire.note('15.2.1.2', 'corps-no-space', { unit: name });
    else umpire.note('15.2.1.2', 'corps-spaces', { spaces: spaces.map((space) => space.id) });
    const { space } = input;
    if (space !== undefined && spaces.every(({ id }) => id !== space))
      umpire.forbid('15.2.1.2', 'corps-not-there', { unit: name, space });
    const next = nextToPlace(input, umpire);
    if (next.length === 0) umpire.note('15.2.2', 'deployment-over');
    umpire.summarise('corps-summary', { unit: name, spaces: spaces.length });
    return {
      spaces: spaces.map(({ id }) => ({ space: id, displacesDivision: isFull(input, id) })),
      removed: spaces.length === 0,
      northOwed: duty.owed,
      next,
    };
  },
});

const isFull = (input: InitialCorpsInput, id: string): boolean =>
  input.map.units.filter((unit) => unit.at === id && unit.side === input.side).length >= STACKING_LIMIT;

/** 15.2.1: ten each; without Axis aid the Nationalists have nine. */
function corpsOf(side: Side, input: InitialCorpsInput, umpire: Judge): number {
  const sent = side === 'nationalist' ? input.nationalistCorps : input.republicanCorps;
  if (sent !== undefined) return sent;
  const count = umpire.chart('initial-corps').number(side, 'count');
  return side === 'nationalist' && !input.axisMilitaryAid ? count - 1 : count;
}

/** 15.2.1.1: alternately, Nationalists first; no passing. */
function isDue(
  side: Side,
  nationalists: number,
  republicans: number,
  input: InitialCorpsInput,
  umpire: Judge,
): boolean {
  const nationalistsLeft = nationalists < corpsOf('nationalist', input, umpire);
  const nationalistsTurn = nationalistsLeft && nationalists <= republicans;
  if (side === 'nationalist') return nationalistsTurn;
  return !nationalistsTurn && republicans < corpsOf('republican', input, umpire);
}

function checkTurn(input: InitialCorpsInput, umpire: Judge): void {
  if (!input.anyOrder && !isDue(input.side, input.nationalistPlaced, input.republicanPlaced, input, umpire))
    umpire.forbid(['15.2.1.1', '15.2.2'], 'not-due-to-place', { side: input.side });
}

function nextToPlace(input: InitialCorpsInput, umpire: Judge): Side[] {
  const nationalists = input.nationalistPlaced + (input.side === 'nationalist' ? 1 : 0);
  const republicans = input.republicanPlaced + (input.side === 'republican' ? 1 : 0);
  return (['nationalist', 'republican'] as const).filter((side) =>
    isDue(side, nationalists, republicans, input, umpire),
  );
}
