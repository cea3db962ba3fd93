import { flag, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { automaticallySupplied, lineCite, SupplySubject, sourceCite } from './automatic-supply.js';
import { StatusEffects, statusEffects } from './effects-of-status.js';

export class SupplyInput extends SupplySubject {
  @integer('Hexes to the nearest road that can be reached, road hex counted; 0 on a road; left out: no road [9.1]', {
    min: 0,
    max: 99,
    optional: true,
  })
  roadDistance?: number;
  @flag('Every way to a road within two hexes meets an enemy unit or enemy zone of control [9.1]')
  lineBlocked!: boolean;
  @flag('That road leads to a source of this side: edge or hex named by the scenario [9.1, J.12, B.13]', {
    default: true,
  })
  roadReachesSource!: boolean;
  @flag('Every way along the road meets an enemy unit or enemy zone of control [9.1]') roadBlocked!: boolean;
  @flag('The question is about a hex the unit thinks of moving to [9.2]') planned!: boolean;
}

export class SupplyOutcome {
  @flag('In supply for this phase', {}) inSupply!: boolean;
  @object('What follows from it', StatusEffects) effects!: StatusEffects;
}

/** How far a unit may be from its road [9.1]. */
export const ROAD_REACH = 2;

function hasLine(input: SupplyInput, umpire: Judge): boolean {
  const { roadDistance } = input;
  if (roadDistance === undefined || roadDistance > ROAD_REACH) {
    umpire.note('9.1', 'road-too-far', { limit: ROAD_REACH });
    return false;
  }
  if (input.lineBlocked && roadDistance > 0) umpire.note(['9.1', '8.1'], 'line-to-road-blocked');
  else if (!input.roadReachesSource) umpire.note(sourceCite(input.scenario), 'road-leads-nowhere');
  else if (input.roadBlocked) umpire.note(['9.1', '8.1'], 'road-cut');
  else {
    umpire.note(lineCite(input.scenario), 'supply-line-found', { distance: roadDistance });
    return true;
  }
  return false;
}

export const supply = procedure<SupplyInput, SupplyOutcome, Options>({
  id: 'supply',
  resolver: 'status',
  title: { en: 'Supply, from facts', ja: '補給の判定（事実から）' },
  description: {
    en: 'Whether a unit is in supply, from the distance to its road and what lies on the way, and what follows.',
    ja: '道路までの距離と途中の敵から補給状態を判定し、その影響を示す。',
  },
  rules: ['9.1'],
  input: SupplyInput,
  outcome: SupplyOutcome,
  example: { input: { scenario: 'jarama', side: 'nationalist', roadDistance: 2 } },
  resolve(input, umpire) {
    const inSupply = automaticallySupplied(input, umpire) || hasLine(input, umpire);
    if (input.planned && !inSupply) umpire.note('9.2', 'may-move-out-of-supply');
    const effects = statusEffects(inSupply, input.inCommand, umpire);
    umpire.summarise(inSupply ? 'in-supply' : 'out-of-supply');
    return { inSupply, effects };
  },
});
