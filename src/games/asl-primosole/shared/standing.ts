import type { FoundStanding } from '../status/areas/standings.js';
import type { AreaKind } from '../vocabulary.js';

type Standing = Omit<FoundStanding, 'path'>;

export interface EscapeStanding {
  readonly area: AreaKind;
  readonly isolated: boolean;
  readonly hexesToFriendlyArea?: number;
}

/** An area as the unit sees it: its own, the enemy's, or nobody's [3.6056]. */
export function asItStands({ area, standing, hexesToFriendlyArea }: Standing): EscapeStanding {
  const kind =
    standing !== 'outside'
      ? 'friendlySetupArea'
      : area === 'noMansLand' || area === 'uncontrolled'
        ? area
        : 'enemySetupArea';
  const near = hexesToFriendlyArea > 0 ? { hexesToFriendlyArea: Math.min(hexesToFriendlyArea, FARTHEST) } : {};
  return { area: kind, isolated: standing === 'isolated', ...near };
}

/** Beyond two hexes the distance no longer matters [3.606]; the field ends here. */
const FARTHEST = 99;

/** The first unit a ruling of setup-areas was asked about. */
export const standingOfFirst = ({ units }: { readonly units: readonly Standing[] }): EscapeStanding | object =>
  units.length > 0 ? asItStands(units[0]!) : {};
