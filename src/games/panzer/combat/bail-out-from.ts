import type { ApFireOutcome } from './ap/ap-fire.js';
import type { ApTargetState, BailOutCause } from './ap/ap-result.js';
import type { CloseAssaultOutcome } from './close/close-assault.js';
import type { GpFireOutcome } from './gp/gp-fire.js';
import type { GpUnitResult } from './gp/gp-unit.js';
import type { IndirectFireOutcome } from './indirect/indirect-fire.js';
import type { MinefieldAttackOutcome } from './mines/minefield-attack.js';

const wreckOf = (effect: string | null) => (effect === 'ko' || effect === 'bu' ? effect : 'none');

/** The checks that an AP shot leaves to the crew and the passengers of one target [6.5.2.6]. */
export function afterAp({ destroyed, crewChecks, passengerChecks }: ApTargetState): {
  causes: BailOutCause[];
  destroyed: ApTargetState['destroyed'];
  trackHitBefore: boolean;
} {
  const causes = destroyed === 'none' ? passengerChecks : [];
  return { causes, destroyed, trackHitBefore: causes.includes('tk') && !crewChecks.includes('tk') };
}

/** The same of GP fire, with the passengers it left alive [6.5.4.5]. */
function afterGp({ effect, crewChecks, passengers }: GpUnitResult): object {
  return {
    causes: crewChecks,
    destroyed: wreckOf(effect),
    passengers: passengers
      .filter((each) => each.effect !== 'eliminated')
      .map(({ name, kind, checks }) => ({
        ...(name !== null && { name }),
        kind,
        suppressedBy: checks.includes('suppressedDirect')
          ? 'directFire'
          : checks.includes('suppressedIndirect')
            ? 'indirectFire'
            : 'nothing',
      })),
  };
}

const owes = ({ kind, crewChecks, eliminated, passengers }: GpUnitResult): boolean =>
  kind === 'vehicle' && (crewChecks.length > 0 || eliminated || passengers.some(({ checks }) => checks.length > 0));

const struck = ({ effect, crewChecks }: { effect: string | null; crewChecks: BailOutCause[] | null }) => ({
  causes: crewChecks ?? [],
  destroyed: wreckOf(effect),
});

/** What each attack says of the crew and passengers of its target: the first that owes a check, where there are several. */
export const BAIL_OUT_FROM = {
  'combat/ap-fire': ({ targets }: ApFireOutcome) => (targets?.[0] ? afterAp(targets[0]) : {}),
  'combat/gp-fire': ({ targets }: GpFireOutcome) => (targets?.[0] ? afterGp(targets[0]) : {}),
  'combat/indirect-fire': ({ units }: IndirectFireOutcome) => {
    const first = units?.find(owes);
    return first ? afterGp(first) : {};
  },
  'combat/close-assault': (outcome: CloseAssaultOutcome) => struck(outcome),
  'combat/minefield-attack': (outcome: MinefieldAttackOutcome) => struck(outcome),
};
