import { defineChoice } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';

/** What an observer does with a mission this turn [6.5.1.8, 6.5.1.9]. */
export const MissionStep = defineChoice('MissionStep', ['call', 'continue', 'adjust', 'check']);

export interface MissionFacts {
  readonly step: 'call' | 'continue' | 'adjust' | 'check';
  readonly spottedAtPoint: boolean;
  readonly spottedNearPoint: boolean;
  readonly seesPoint: boolean;
  readonly sheafChanges: boolean;
  readonly illuminationChanges: boolean;
  readonly hexesMoved: number;
  readonly wasDangerClose: boolean;
}

const MOST_MOVED = 3;

/** Conditions of each step; a failed continuation leaves adjusting or checking [6.5.1.7 to 6.5.1.10]. */
export function checkMission(facts: MissionFacts, reconByFire: boolean, umpire: Judge): void {
  const { step } = facts;
  if (step === 'call' && !facts.spottedAtPoint && !reconByFire) umpire.forbid('6.5.1.7', 'no-spotted-unit');
  if (step === 'call' || step === 'check') {
    if (step === 'check' && !facts.seesPoint) umpire.forbid('6.5.1.9', 'check-needs-sight');
    return;
  }
  if (facts.wasDangerClose) umpire.forbid(['6.5.1.10', '6.5.1.9'], 'danger-close-checked');
  if (!facts.seesPoint) umpire.forbid('6.5.1.9', 'observer-lost-sight');
  if (step === 'adjust') {
    if (facts.hexesMoved > MOST_MOVED) umpire.forbid('6.5.1.8.2', 'adjusted-too-far', { hexes: facts.hexesMoved });
    if (!facts.spottedAtPoint) umpire.forbid(['6.5.1.8.2', '6.5.1.7'], 'no-spotted-unit');
    return;
  }
  if (facts.hexesMoved > 0 || facts.sheafChanges || facts.illuminationChanges)
    umpire.forbid('6.5.1.8.1', 'change-needs-adjusting');
  if (!facts.spottedNearPoint) umpire.forbid('6.5.1.8.1', 'nobody-near-point');
}

export function noteMission({ step }: MissionFacts, umpire: Judge): void {
  if (step === 'check') umpire.note('6.5.1.9', 'mission-checked');
  if (step === 'adjust') umpire.note(['6.5.1.8.2', '6.5.1.8'], 'mission-adjusted');
}
