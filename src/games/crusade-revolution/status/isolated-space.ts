import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { SpaceClass, SupplyState } from '../vocabulary.js';
import { moraleFor, pointsFor } from './capture-effects.js';

const IsolatedName = defineChoice('IsolatedName', ['Oviedo', 'Granada']);
const IsolatedEvent = defineChoice('IsolatedEvent', [
  'none',
  'supplyOpened',
  'republicansCapture',
  'endOfTurn',
  'attrition',
]);
/** 16.2.6 */
const LAST_TURN = 5;

class IsolatedInput {
  @choice('Isolated Space [16.2.1]', IsolatedName) space!: string;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @choice('What happens', IsolatedEvent, { default: 'none' }) event!: string;
  @flag('The marker is still on it', { default: true }) marker!: boolean;
  @choice('Class of the space on your map', SpaceClass, { default: 'provinceCapital' }) class!: SpaceClass;
}
class IsolatedOutcome {
  @flag('The marker stays on') marker!: boolean;
  @choice('Supply of the group [16.2.3, 16.2.6]', SupplyState) supply!: SupplyState;
  @flag('Its units are permanently removed and the space goes to the Republicans [16.2.6]') lost!: boolean;
  @integer('Change of Republican Morale', { min: -3, max: 3 }) rm!: number;
  @integer('Change of Victory Points', { min: -3, max: 3 }) vp!: number;
}

export const isolatedSpace = procedure<IsolatedInput, IsolatedOutcome, Options>({
  id: 'isolated-space',
  resolver: 'status',
  title: { en: 'Oviedo and Granada', ja: 'オビエドとグラナダ' },
  description: {
    en: 'How long an Isolated Space stays one, what it may do, and what its capture is worth.',
    ja: '孤立スペースがいつまで続き、何ができ、占領がいくらに値するかを示す。',
  },
  rules: ['16.2'],
  input: IsolatedInput,
  outcome: IsolatedOutcome,
  example: { input: { space: 'Oviedo', turn: 3, event: 'republicansCapture' } },
  resolve(input, umpire) {
    const outcome = happens(input, umpire);
    umpire.summarise('isolated-summary', { space: input.space, supply: outcome.supply, vp: outcome.vp });
    return outcome;
  },
});

function happens(input: IsolatedInput, umpire: Judge): IsolatedOutcome {
  const { space, event } = input;
  const isolated = input.marker && input.turn <= LAST_TURN;
  const stays: IsolatedOutcome = {
    marker: isolated,
    supply: isolated ? 'isolated' : 'outOfSupply',
    lost: false,
    rm: 0,
    vp: 0,
  };
  if (event === 'supplyOpened') {
    umpire.note(['16.2.2', '13.1', '16.2'], 'isolated-reopened', { spaces: [space] });
    return { ...stays, marker: false, supply: 'supplied' };
  }
  if (event === 'endOfTurn' && isolated && input.turn === LAST_TURN) {
    umpire.note(['16.2.6', '6.0.F.2', '6.0.F'], 'isolated-ends', { space });
    return { ...stays, marker: false, supply: 'outOfSupply' };
  }
  if (event === 'republicansCapture' || (event === 'attrition' && !isolated)) return captured(input, isolated, umpire);
  umpire.note(
    isolated ? ['16.2.3', '16.2.2', '16.2'] : ['16.2.6', '16.2'],
    isolated ? 'isolated-move-only' : 'isolated-over',
    { space },
  );
  return stays;
}

/** 16.2.5, 16.2.6, G28: the extra point is for Oviedo taken while the marker is on it. */
function captured(input: IsolatedInput, isolated: boolean, umpire: Judge): IsolatedOutcome {
  const { space } = input;
  const attrition = input.event === 'attrition';
  if (attrition) umpire.note(['16.2.6', '13.3.5', '13.3.6'], 'isolated-attrition', { space });
  else if (isolated) umpire.note(['16.2.2', '16.2'], 'isolation-captured', { space });
  const named = { name: space, class: input.class };
  const rm = moraleFor(umpire, 'republican', named);
  let vp = pointsFor(umpire, 'republican', named, undefined);
  if (space === 'Oviedo' && isolated) {
    const bonus = umpire.chart('victory-points').number('repOviedoIsolated', 'vp');
    umpire.note(['16.2.5', '16.2'], 'oviedo-bonus', { vp: bonus });
    vp += bonus;
  } else if (space === 'Oviedo') umpire.note(['16.2.6', '16.2.5'], 'oviedo-no-bonus');
  return { marker: false, supply: 'outOfSupply', lost: true, rm, vp };
}
