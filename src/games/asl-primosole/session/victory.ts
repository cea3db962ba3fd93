import { enemyOf, type Side } from '../vocabulary.js';

import { audit } from './audit.js';
import type { Open } from './position.js';
import { SIDES } from './roster.js';
import { happen, type Play, type Scene } from './stage.js';

type Result = NonNullable<Open['result']>;

/** The campaign is over: its last date is closed, or Idle; the counts of the last Game End decide (A-14, PS-25) [3.2/CG-end]. */
export function endCampaign(play: Play): void {
  const result = play.table.printed ? printedResult(play) : ownResult(play);
  happen(play, 'audited', { rule: '3.2/CG-end', values: { ...audit(play) }, reveals: true });
  happen(play, 'campaign-won', {
    rule: result.rule,
    values: { winner: result.winner ?? 'nobody' },
    open: { result, step: 'over', ready: [] },
    reveals: true,
  });
}

/** The conditions of a printed campaign are met at a Game End before the last (A-49) [3.2/CG-end]. */
export const wonEarly = (play: Play): boolean =>
  play.table.printed &&
  play.table.options.earlyVictory &&
  play.book.ask<{ over: boolean }>('status/victory', victoryQuestion(play)).outcome!.over;

function victoryQuestion({ table, position }: Scene): object {
  const { counts, date } = position.open;
  const of = (name: string): number => counts[name] ?? 0;
  return {
    campaign: table.campaign,
    date,
    axisMmcNearRoad: Math.min(300, position.own.axis.mmc ?? 0),
    britishLocations: of('britishLocations'),
    axisLocations: of('axisLocations'),
    axisAllBuildingsNorth: of('axisAllBuildingsNorth') > 0,
    axisAllPillboxesNorth: of('axisAllPillboxesNorth') > 0,
    axisAllGrovesNorth: of('axisAllGrovesNorth') > 0,
    axisNearQ16: Math.min(99, of('axisNearCentre')),
    axisSlSouth: Math.min(999, of('axisSlSouth')),
  };
}

/** CG-I to III by the question that decides them [3.51-3.53]. */
function printedResult(play: Play): Result {
  const { winner } = play.ask<{ winner: string }>('status/victory', victoryQuestion(play));
  return {
    winner: winner as Side,
    level: 'campaignVictory',
    rule: { I: '3.51', II: '3.52', III: '3.53' }[play.table.campaign],
  };
}

/** A campaign of its own: by its objectives at the last Game End [3.6214]. */
function ownResult({ table, position }: Scene): Result {
  const { objectives, clear } = table.victory;
  const { objectiveControl, control } = position.open;
  const holder = (hex: string): string => objectiveControl[hex] ?? control[hex]?.controller ?? 'none';
  const held = (side: Side): number =>
    objectives.filter(({ hexes = [] }) => hexes.every((hex) => holder(hex) === side)).length;
  const claimant = objectives.find(({ side }) => side !== undefined)?.side;
  const rule = '3.6214';
  if (claimant) {
    const cleared = clear.every(({ side }) => (position.own[side].mmc ?? 0) === 0);
    const wins = held(claimant) === objectives.length && cleared;
    return { winner: wins ? claimant : enemyOf(claimant), level: 'campaignVictory', rule };
  }
  const winner = SIDES.find((side) => objectives.length > 0 && held(side) === objectives.length) ?? null;
  return { winner, level: winner ? 'campaignVictory' : 'draw', rule };
}
