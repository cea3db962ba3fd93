import { choice, defineChoice, flag, integer, list, text } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';
import { requireOption } from '../../shared/requires.js';
import { Attachment, Command, Grade, Morale, Nation, ObserverRow, SizeClass, Suppression } from '../../vocabulary.js';
import { Hindrance } from '../direct-fire/hindrances.js';

/** Who calls [6.5.1.1]. */
export const ObserverKind = defineChoice('ObserverKind', ['fo', 'command', 'commandFo', 'recon', 'commandRecon']);
export type ObserverKind = 'fo' | 'command' | 'commandFo' | 'recon' | 'commandRecon';

/** Level of a command unit [5.9.1]. */
export const Headquarters = defineChoice('Headquarters', ['chq', 'bhq', 'rhq']);
export type Headquarters = 'chq' | 'bhq' | 'rhq';

export class FireObserver {
  @choice('Designation [6.5.1.1]', ObserverKind, { default: 'fo' }) kind!: ObserverKind;
  @choice('Level of a command unit [5.9.1]', Headquarters, { default: 'chq' }) level!: Headquarters;
  @choice('Nationality', Nation, { default: 'other' }) nation!: Nation;
  @choice('Unit grade [5.8.3]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Command: overwatch; one who is carried has none of his own [6.5.1, 6.6.7]', Command, {
    default: 'overwatch',
  })
  command!: Command;
  @choice('Suppression', Suppression, { default: 'none' }) suppression!: Suppression;
  @flag('Damaged') damaged!: boolean;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @flag('R on its card: no radio, option 7.4') noRadio!: boolean;
  @flag('Carried by a vehicle [6.6.7.2]') transported!: boolean;
  @choice("The carrier's command [6.6.7.2]", Command, { default: 'none' }) carrierCommand!: Command;
  @flag('Its carrier has a move command [6.6.7.2]') carrierMoves!: boolean;
  @flag('Directs another mission or target hex this turn, or had one checked, by choice or not [6.5.1.1, 6.5.1.9]')
  busy!: boolean;
  @integer('Range to the target point in hexes, for heat haze [6.5.1.12.1]', { min: 0, max: 200, optional: true })
  range?: number;
  @choice('Size of the spotted target, for heat haze', SizeClass, { default: 'V' }) targetSize!: SizeClass;
  @list('Fire, smoke and barrage between it and the target point, both hexes included [6.5.1.12.1]', Hindrance, {
    maxItems: 30,
    default: [],
  })
  hindrances!: Hindrance[];
}

/** One firing unit of a call: a battery, or an on-map unit [6.5.1.1.4]. */
export class FireSource {
  @text('Name', { max: 40, optional: true }) name?: string;
  @flag('Off-map battery [6.5.1.2]', { default: true }) offMap!: boolean;
  @choice('Attachment to the observer [6.5.1.3]', Attachment, { default: 'attached' }) attachment!: Attachment;
  @flag('The target point is a pre-registered point assigned to it [6.5.1.4]') preRegistered!: boolean;
  @flag('Adjusted call: already in the mission [6.5.1.8.2]') inMission!: boolean;
  @flag('On-map unit that is one source with the unit before it [6.5.1.1.4]') withPrevious!: boolean;
  @flag('On-map pair within command range of each other [6.5.1.1.4]', { default: true }) pairInRange!: boolean;
  @choice('Command of an on-map unit: fire [6.5.1]', Command, { default: 'fire' }) command!: Command;
  @flag('Its card has a GP-IF row [6.5.1]', { default: true }) hasIndirect!: boolean;
  @flag('It spots the target itself: direct fire only [6.5.1]') spotsTarget!: boolean;
  @flag('The target point is within its minimum and maximum range [6.5.1.13]', { default: true }) inRange!: boolean;
  @flag('The target point is in its field of fire [6.5.1]', { default: true }) inFieldOfFire!: boolean;
  @flag(
    'Fired, failed, of a mission checked this turn, or bound by a plan this turn or the turn before [6.5.1.7, 6.5.1.9, 6.5.1.11]',
  )
  spent!: boolean;
  @flag('Battery damaged by counter-battery fire, option 7.28') damaged!: boolean;
}

/** The response row of an observer [6.5.1.1.1 to 6.5.1.1.3]. */
export function responseRow(observer: FireObserver): ObserverRow {
  if (observer.kind === 'fo' || observer.kind === 'commandFo') return 'fo';
  return observer.kind === 'recon' ? 'recon' : observer.level;
}

const OBSERVER_RULE: Readonly<Record<ObserverKind, string>> = {
  fo: '6.5.1.1.1',
  commandFo: '6.5.1.1.1',
  command: '6.5.1.1.2',
  recon: '6.5.1.1.3',
  commandRecon: '6.5.1.1.3',
};

/** Who may call, with how many sources and whose [6.5.1, 6.5.1.1]. */
export function checkObserver(observer: FireObserver, sources: readonly FireSource[], umpire: Judge): void {
  requireOption(umpire, 'morale', '7.1', observer.morale !== 'steady');
  if (observer.command !== 'overwatch' && !(observer.transported && observer.command === 'none'))
    umpire.forbid('6.5.1', 'observer-needs-overwatch', { command: observer.command });
  if (observer.busy) umpire.forbid('6.5.1.1', 'observer-busy');
  if (observer.carrierMoves || (observer.transported && observer.carrierCommand === 'move'))
    umpire.forbid('6.6.7.2', 'observer-carried');
  else if (observer.transported) umpire.note('6.6.7.2', 'observer-rides', { command: observer.carrierCommand });
  if (observer.noRadio && umpire.options.radioSets) umpire.forbid('7.4.3', 'observer-no-radio');
  const rule = OBSERVER_RULE[observer.kind];
  const row =
    rule === '6.5.1.1.1' ? (observer.nation === 'usa' ? 'foUsa' : 'fo') : rule === '6.5.1.1.2' ? 'command' : 'recon';
  const most = umpire.chart('observers').number(row, 'sources');
  const count = sources.filter(({ withPrevious }) => !withPrevious).length;
  if (count > most) umpire.forbid(rule, 'too-many-sources', { count, most });
  else if (sources.length > 1) umpire.note(rule, 'sources-called', { count, most });
  const bound = observer.nation === 'soviet' && rule !== '6.5.1.1.1';
  if (bound && sources.some(({ attachment }) => attachment !== 'attached')) umpire.forbid(rule, 'soviet-attached-only');
}

/** Two on-map units within command range of each other, and no third one [6.5.1.1.4]. */
const isPair = (first: FireSource | undefined, second: FireSource): boolean =>
  first !== undefined && !first.offMap && !first.withPrevious && !second.offMap && second.pairInRange;

/** What keeps a firing unit from answering [6.5.1, 6.5.1.1.4, 6.5.1.3.2, 6.5.1.13]. */
export function checkSource(source: FireSource, before: FireSource | undefined, umpire: Judge): void {
  requireOption(umpire, 'counterBattery', '7.28', source.damaged);
  if (!source.hasIndirect) umpire.forbid('6.5.1', 'no-indirect-row');
  if (!source.offMap && source.command !== 'fire')
    umpire.forbid('6.5.1', 'indirect-needs-fire', { command: source.command });
  if (!source.offMap && source.spotsTarget) umpire.forbid('6.5.1', 'indirect-spots-target');
  if (!source.offMap && !source.inFieldOfFire) umpire.forbid('6.5.1', 'outside-field-of-fire');
  if (!source.offMap && source.attachment === 'organic') umpire.forbid('6.5.1.3.2', 'organic-off-map');
  if (!source.inRange) umpire.forbid('6.5.1.13', 'point-out-of-range');
  if (source.spent) umpire.forbid('6.5.1.7', 'source-spent');
  if (source.withPrevious && !isPair(before, source)) umpire.forbid('6.5.1.1.4', 'not-a-pair');
}
