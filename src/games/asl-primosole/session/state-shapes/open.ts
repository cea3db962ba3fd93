import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  list,
  object,
  record,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import { EndedResult } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import { Holder, Line as ReportLine } from '../report/lines.js';
import { CounterName } from './own.js';

/** What both sides may see of a campaign. */
const MAYBE = { optional: true };
const MAYBE_ID = { ...ANY_LENGTH, optional: true };
const MAYBE_IDS = { ...ANY_LENGTH, ...ANY_NUMBER, optional: true };
const MAYBE_COUNT = { ...COUNT, optional: true };
const MAYBE_LIST = { ...ANY_NUMBER, optional: true };
const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const WORDS = { kind: 'text', ...ANY_LENGTH } as const;

const ScenarioKind = defineChoice('CampaignScenarioKind', ['initial', 'dualAttack', 'axisAttack', 'britishAttack']);
const RefitPhase = defineChoice('CampaignPhase', ['initial', 'afterScenario', 'afterIdle']);
const ReportStatus = defineChoice('ReportLineStatus', ['open', 'agreed', 'disputed', 'stood', 'offered']);

/** A CG scenario. */
export class CampaignScenario {
  @choice('Who attacks', ScenarioKind) kind!: 'initial' | 'dualAttack' | 'axisAttack' | 'britishAttack';
  @choice('Who sets up first', Side) setsUpFirst!: Side;
  @choice('Who moves first; null before it is known', Side, { nullable: true }) movesFirst!: Side | null;
  @flag('By night', {}) night!: boolean;
  @flag('Fanaticism was declared', {}) fanatic!: boolean;
  @flag('The British have lengthened it', {}) plusOne!: boolean;
}

/** Control of a Strategic Location [3.605]. */
export class LocationControl {
  @choice('Who Controls it', Holder) controller!: Side | 'none';
  @flag('No unit is in it [3.6054]', {}) empty!: boolean;
}

/** A number of each side. */
export class OfBothSides {
  @integer('Of the British', ANY) british!: number;
  @integer('Of the Axis', ANY) axis!: number;
}

/** A line as both sides see it: counters by their other name, of a place how many are there. */
class OpenReportLine extends ReportLine {
  @text('Of a place, which', MAYBE_ID) where?: string;
  @integer('Of a place, half-inch counters there', MAYBE_COUNT) half?: number;
  @integer('Of a place, five-eighths-inch counters there', MAYBE_COUNT) fiveEighths?: number;
  @list('Of a place, the counters there that are known', CounterName, MAYBE_LIST) known?: readonly CounterName[];
}

class ReportedLine {
  @object('The line', OpenReportLine) line!: object;
  @object('What the counter is called', CounterName, MAYBE) called?: CounterName;
  @choice('What the other side says to it', ReportStatus) status!: string;
  @object('What the other side would accept; null where it would strike the line out', OpenReportLine, {
    optional: true,
    nullable: true,
  })
  claim?: object | null;
  @choice('Who offers a die', Side, MAYBE) offeredBy?: Side;
}

/** A page of the report. */
export class ReportPageSeen {
  @choice('Whose page it is', Side) author!: Side;
  @flag('It is settled', {}) settled!: boolean;
  @record('Its lines, by what they are known by', { kind: 'object', of: ReportedLine }, ANY_NUMBER)
  lines!: Readonly<Record<string, ReportedLine>>;
}

export class CampaignArea {
  @choice('Side', Side) side!: Side;
  @integer('Number [3.6054]', { min: 1, max: 2000 }) number!: number;
  @flag('Isolated for Infantry and weapons [3.6052]', {}) isolated!: boolean;
  @flag('Isolated for vehicles [3.6052]', {}) vehiclesIsolated!: boolean;
  @texts('Its hexes', { max: 4, ...ANY_NUMBER }) hexes!: readonly string[];
}

class SetupPass {
  @choice('Side', Side) side!: Side;
  @flag('Of isolated units [3.6221]', {}) isolated!: boolean;
  @flag('Told in part: the other side still has to accept it', MAYBE) told?: boolean;
}

class PlayerTurn {
  @integer('The turn', COUNT) turn!: number;
  @choice('Whose', Side) side!: Side;
}

class ObjectiveHex {
  @text('Hex', ANY_LENGTH) hex!: string;
  @choice('Whose objective it is', Side) side!: Side;
  @flag('Announced in the Field, and still to be agreed in the report', MAYBE) claimed?: boolean;
}

/** What an event changes of what both sides see; only what changes is there. */
export class OpenChanges {
  @text('What is waited for', MAYBE_ID) step?: string;
  @text('CG date [3.2/CG-date]', MAYBE_ID) date?: string;
  @choice('After what the Refit Phase comes', RefitPhase, MAYBE) phase?: string;
  @texts('Steps of the Refit Phase that are done', MAYBE_IDS) done?: readonly string[];
  @choices('Sides that are done with the step', Side, MAYBE_LIST) ready?: readonly Side[];
  @list('Passes of the set-up still to come [3.6221, 3.6222]', SetupPass, MAYBE_LIST) passes?: readonly SetupPass[];
  @object('The CG scenario', CampaignScenario, { optional: true, nullable: true }) scenario?: CampaignScenario | null;
  @object('Attack chits spent [3.6211]', OfBothSides, MAYBE) chitsSpent?: OfBothSides;
  @object('CVP lost in the last scenario [3.12]', OfBothSides, MAYBE) cvp?: OfBothSides;
  @flag('Losses were rolled for', MAYBE) lossRolled?: boolean;
  @choices('Sides that have massacred prisoners', Side, MAYBE_LIST) massacre?: readonly Side[];
  @object('SAN', OfBothSides, MAYBE) san?: OfBothSides;
  @object('CPP gained', OfBothSides, MAYBE) gained?: OfBothSides;
  @text('The date of the last scenario', { ...MAYBE_ID, nullable: true }) lastScenarioDate?: string | null;
  @record('Control of each Strategic Location [3.605]', { kind: 'object', of: LocationControl }, MAYBE_LIST)
  control?: Readonly<Record<string, LocationControl>>;
  @texts('Entry hexes that are held', MAYBE_IDS) entryHeld?: readonly string[];
  @integer('British hexes north of the river', MAYBE_COUNT) britishHexesNorth?: number;
  @list('Objective Hexes that are revealed', ObjectiveHex, MAYBE_LIST) objectives?: readonly ObjectiveHex[];
  @record('Strategic Locations that are not printed, by hex', WORDS, MAYBE_LIST)
  extra?: Readonly<Record<string, string>>;
  @record('Rubble, shellholes and breaches by hex [CG12]', WORDS, MAYBE_LIST)
  terrain?: Readonly<Record<string, string>>;
  @record('Wrecks by hex', WORDS, MAYBE_LIST) wrecks?: Readonly<Record<string, string>>;
  @record('Fires by hex', WORDS, MAYBE_LIST) fires?: Readonly<Record<string, string>>;
  @list('Setup Areas [3.605]', CampaignArea, MAYBE_LIST) areas?: readonly CampaignArea[];
  @texts("No Man's Land [3.6051]", MAYBE_IDS) noMansLand?: readonly string[];
  @flag('The British have withdrawn [3.60741]', MAYBE) withdrawn?: boolean;
  @flag('The Germans are away', MAYBE) germansAway?: boolean;
  @flag('The Axis fall back', MAYBE) fallBack?: boolean;
  @integer('Times Fanaticism was used', MAYBE_COUNT) fanaticUses?: number;
  @integer('Times the British have lengthened a scenario', MAYBE_COUNT) plusOneUses?: number;
  @integer('Locations that were inspected', MAYBE_COUNT) inspected?: number;
  @choices('Sides that inspect no more', Side, MAYBE_LIST) stopped?: readonly Side[];
  @texts('Bombardments that have fallen', MAYBE_IDS) bombarded?: readonly string[];
  @choices('Sides that have begun to play', Side, MAYBE_LIST) begun?: readonly Side[];
  @object('The Player Turn that is played [CG14]', PlayerTurn, { optional: true, nullable: true })
  playerTurn?: PlayerTurn | null;
  @choices('Sides that agree to end the scenario', Side, MAYBE_LIST) endAgreed?: readonly Side[];
  @choices('Sides that are ready to report', Side, MAYBE_LIST) reportAsked?: readonly Side[];
  @record('Pages of the report', { kind: 'object', of: ReportPageSeen }, MAYBE_LIST)
  report?: Readonly<Record<string, ReportPageSeen>>;
  @record('What was counted at Game End [3.51-3.53]', { kind: 'integer', ...ANY }, MAYBE_LIST)
  counts?: Readonly<Record<string, number>>;
  @record('Who Controls each Objective Hex', { kind: 'choice', choice: Holder }, MAYBE_LIST)
  objectiveControl?: Readonly<Record<string, Side | 'none'>>;
  @object('The result', EndedResult, { optional: true, nullable: true }) result?: EndedResult | null;
}
