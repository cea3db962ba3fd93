import { choice, choices, defineChoice, flag } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';
import type { ApHit } from './ap-hits.js';
import type { ApTarget } from './ap-target.js';
import { Wreck, wreckAfter } from './wreck.js';

export const ApHitResult = defineChoice('ApHitResult', [
  'none',
  'noDamage',
  'damaged',
  'trackHit',
  'trackAgain',
  'ko',
  'bu',
]);
export type ApHitResult = 'none' | 'noDamage' | 'damaged' | 'trackHit' | 'trackAgain' | 'ko' | 'bu';

/** What calls for a bail-out check [5.15]. */
export const BailOutCause = defineChoice('BailOutCause', [
  'nd',
  'dm',
  'tk',
  'suppressedDirect',
  'suppressedIndirect',
  'ko',
  'bu',
]);
export type BailOutCause = 'nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu';

/** A target after all hits of the shot, and the checks it owes. */
export class ApTargetState {
  @flag('Damaged, now or before') damaged!: boolean;
  @flag('Track hit, now or before') trackHit!: boolean;
  @choice('Destroyed: ko or bu', Wreck) destroyed!: Wreck;
  @choice('Wreck in its hex afterwards [4.1.4.1.8]', Wreck) wreck!: Wreck;
  @choices('Bail-out checks the crew owes [6.5.2.6.1]', BailOutCause, { maxItems: 3 }) crewChecks!: BailOutCause[];
  @choices('Checks each passenger owes, if the crew stays or the vehicle is lost [6.5.2.6.2]', BailOutCause, {
    maxItems: 3,
  })
  passengerChecks!: BailOutCause[];
  @flag('Every ground unit in the hex is suppressed, passengers under armour or cover excepted [6.5.2.5]')
  hexSuppressed!: boolean;
  @flag('Sinks with everyone aboard, option 7.34') sunk!: boolean;
}

const CAUSE: Readonly<Partial<Record<ApHitResult, BailOutCause>>> = {
  noDamage: 'nd',
  damaged: 'dm',
  trackHit: 'tk',
  trackAgain: 'tk',
};

/** Sums up the hits on one target [6.5.2.5, 6.5.2.6]. */
export function stateAfter(
  target: ApTarget,
  hits: readonly Pick<ApHit, 'result' | 'crewChecks'>[],
  umpire: Judge,
): ApTargetState {
  const results = hits.map(({ result }) => result);
  const destroyed = results.includes('bu') ? 'bu' : results.includes('ko') ? 'ko' : 'none';
  const harmed = results.some((result) => result === 'damaged' || result === 'trackHit') || destroyed !== 'none';
  const sunk = umpire.options.amphibious && target.afloat && harmed;
  if (sunk) umpire.note('7.34', 'sinks');
  const wreck = sunk ? target.wreck : wreckAfter(target.wreck, destroyed, umpire);
  const state = {
    damaged: target.damaged || results.includes('damaged'),
    trackHit: target.trackHit || results.includes('trackHit'),
    destroyed,
    wreck,
    sunk,
    hexSuppressed: destroyed === 'bu' && !sunk,
  } as const;
  if (sunk) return { ...state, crewChecks: [], passengerChecks: [] };
  if (state.hexSuppressed) umpire.note('6.5.2.5', 'brew-up-suppresses');
  if (destroyed !== 'none') return { ...state, crewChecks: [], passengerChecks: [destroyed] };
  const causes = hits.flatMap((hit) => CAUSE[hit.result] ?? []);
  const crewChecks = hits.flatMap((hit) => (hit.crewChecks ? (CAUSE[hit.result] ?? []) : []));
  if (causes.length > 0) umpire.note(['6.5.2.6', '5.15'], 'bail-out-due', { causes });
  return { ...state, crewChecks, passengerChecks: causes };
}
