import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { checkDate } from '../shared/campaign-frame.js';
import { Campaign, DATE, enemyOf, Side } from '../vocabulary.js';

class VictoryInput {
  @choice('Campaign [3.2/CG-end]', Campaign) campaign!: Campaign;
  @text('CG date of the position [3.2/CG-end]', DATE) date!: string;
  @choice('Side that concedes [3.2/CG-end]', Side, { optional: true }) concededBy?: Side;
  @integer('Unbroken Axis MMC within 5 hexes of any paved-road hex at Game End (A-14) [3.51]', {
    min: 0,
    max: 300,
    default: 0,
  })
  axisMmcNearRoad!: number;
  @integer('Olive grove, vineyard, building and rubble Locations the British Control [3.51]', {
    min: 0,
    max: 2000,
    default: 0,
  })
  britishLocations!: number;
  @integer('The same for the Axis (option locationClause) [3.51]', { min: 0, max: 2000, default: 0 })
  axisLocations!: number;
  @flag('The Axis Control every building and rubble Location north of the river [3.53]')
  axisAllBuildingsNorth!: boolean;
  @flag('The Axis Control every pillbox Location north of the river, empty ones of their hexes included [3.53, CG22]')
  axisAllPillboxesNorth!: boolean;
  @flag('The Axis Control every olive grove Location north of the river (option cg3Clause) [3.53]')
  axisAllGrovesNorth!: boolean;
  @integer('Buildings and rubble within 4 hexes of Q16 the Axis Control [3.53]', { min: 0, max: 99, default: 0 })
  axisNearQ16!: number;
  @integer('Strategic Locations south of the river the Axis Control [3.53]', { min: 0, max: 999, default: 0 })
  axisSlSouth!: number;
}

class VictoryOutcome {
  @flag('The campaign is over [3.2/CG-end]') over!: boolean;
  @choice('Who has won; null while it goes on', Side, { optional: true }) winner!: Side | null;
}

const LOCATIONS = 25;
const NEAR_Q16 = 4;
const SL_SOUTH = 2;

export const victory = procedure<VictoryInput, VictoryOutcome, Options>({
  id: 'victory',
  resolver: 'status',
  title: { en: 'Campaign victory', ja: 'キャンペーンの勝利' },
  description: { en: 'Whether the campaign is over and who has won it.', ja: 'キャンペーンが終わったか、勝者は誰か。' },
  rules: ['3.51', '3.52', '3.53'],
  input: VictoryInput,
  outcome: VictoryOutcome,
  example: { input: { campaign: 'I', date: '17PM', britishLocations: 25 } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    const end = (winner: Side): VictoryOutcome => {
      umpire.summarise('victory-summary', { winner });
      return { over: true, winner };
    };
    if (input.concededBy) {
      umpire.note('3.2/CG-end', 'conceded', { side: input.concededBy });
      return end(enemyOf(input.concededBy));
    }
    const last = input.date === umpire.chart('campaigns').text(input.campaign, 'last');
    if (!last && !umpire.options.earlyVictory) {
      umpire.note(['3.2/CG-end', '3.6214'], 'campaign-goes-on', { date: input.date });
      umpire.summarise('campaign-goes-on', { date: input.date });
      return { over: false, winner: null };
    }
    const claimant: Side = input.campaign === 'III' ? 'axis' : 'british';
    if (input.campaign === 'III' ? axisWins(input, umpire) : britishWins(input, umpire)) return end(claimant);
    if (last) return end(enemyOf(claimant));
    umpire.note('3.2/CG-end', 'campaign-goes-on', { date: input.date });
    umpire.summarise('campaign-goes-on', { date: input.date });
    return { over: false, winner: null };
  },
});

/** No unbroken Axis MMC near a paved road, and 25 Locations (A-13) [3.51, 3.52]. */
function britishWins(input: VictoryInput, umpire: Judge): boolean {
  const rule = input.campaign === 'I' ? '3.51' : '3.52';
  const clear = input.axisMmcNearRoad === 0;
  umpire.note(rule, clear ? 'road-clear' : 'road-not-clear', { count: input.axisMmcNearRoad });
  const own = umpire.options.locationClause === 'britishAtLeast';
  const enough = own ? input.britishLocations >= LOCATIONS : input.axisLocations <= LOCATIONS;
  umpire.note(rule, own ? 'british-locations' : 'axis-locations', {
    count: own ? input.britishLocations : input.axisLocations,
    need: LOCATIONS,
  });
  return clear && enough;
}

/** Everything north of the river, or Q16 and a foothold in the south (A-45) [3.53]. */
function axisWins(input: VictoryInput, umpire: Judge): boolean {
  const pillbox = umpire.options.cg3Clause === 'pillbox';
  const north = input.axisAllBuildingsNorth && (pillbox ? input.axisAllPillboxesNorth : input.axisAllGrovesNorth);
  umpire.note('3.53', north ? 'north-held' : 'north-not-held', { clause: umpire.options.cg3Clause });
  const centre = input.axisNearQ16 >= NEAR_Q16 && input.axisSlSouth >= SL_SOUTH;
  umpire.note('3.53', centre ? 'centre-held' : 'centre-not-held', {
    near: input.axisNearQ16,
    south: input.axisSlSouth,
  });
  return north || centre;
}
