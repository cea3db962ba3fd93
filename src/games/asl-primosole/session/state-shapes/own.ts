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
import { CounterKind } from '../../status/group-counters.js';
import { Nationality, Side } from '../../vocabulary.js';
import type { Place } from '../counters.js';
import { Line as ReportLine } from '../report/lines.js';

/** What a side keeps to itself, as it sees it: counters, purchases, fortifications, points. */
const MAYBE = { optional: true };
const ID = ANY_LENGTH;
const MAYBE_ID = { ...ID, optional: true };
const ID_OR_NULL = { ...MAYBE_ID, nullable: true } as const;
const MAYBE_COUNT = { ...COUNT, optional: true };
const MAYBE_LIST = { ...ANY_NUMBER, optional: true };
const MAYBE_NULL = { optional: true, nullable: true } as const;
const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const MAYBE_NUMBER = { ...ANY, optional: true };
const NUMBERS = { kind: 'integer', ...ANY } as const;

const CounterStatus = defineChoice('CounterStatus', ['alive', 'eliminated', 'prisoner', 'withdrawn', 'away', 'gone']);
const CounterMark = defineChoice('CounterMark', [
  ...(['wounded', 'heroic', 'fanaticNext', 'shortage', 'encircled', 'mined', 'wading', 'unarmed'] as const),
  ...(['immobile', 'abandoned', 'stunned', 'recalled', 'lowAmmo', 'captured', 'malfunctioned'] as const),
  ...(['mgMalfunctioned', 'disabled', 'mgDisabled', 'hooked', 'freeToMove', 'heldForNight', 'fromNight'] as const),
  ...(['hip', 'reserve', 'concealed', 'isolated', 'bogged', 'shocked'] as const),
]);
const RecordLineMode = defineChoice('RecordLineMode', [
  ...(['offMap', 'onMap', 'reserve', 'zone', 'parachute', 'glider', 'away'] as const),
]);
const RecordLineStrength = defineChoice('RecordLineStrength', ['full', 'depleted']);
const FortificationKnown = defineChoice('FortificationKnown', ['no', 'mines', 'yes']);
const CheckDueKind = defineChoice('CheckDueKind', [
  ...(['encirclement', 'minefield', 'mineAttack', 'bog', 'shock', 'wading'] as const),
]);
const OwedKind = defineChoice('OwedKind', ['area', 'escape', 'vehicle', 'gun']);
const EscapeQuestion = defineChoice('EscapeQuestion', ['replacement', 'heat']);

/** Exactly one of its fields is there. */
class CounterPlace {
  @text('A hex of the map', MAYBE_ID) hex?: string;
  @integer('The number of a Setup Area [3.6054]', MAYBE_COUNT) area?: number;
  @text('The arrow hex of an Entry Area [3.2/Holding-Area]', MAYBE_ID) entry?: string;
  @text('The counter that carries, tows or mans it', MAYBE_ID) with?: string;
}

export class CounterName {
  @text('In English', ID) en!: string;
  @text('In Japanese', MAYBE_ID) ja?: string;
}

/** A counter of the side; in an event only what changes of one that is known. */
export class OwnCounter {
  @text('The counter', MAYBE_ID) id?: string;
  @choice('Its side', Side, MAYBE) side?: Side;
  @choice('Its nationality', Nationality, MAYBE) nationality?: Nationality;
  @choice('What it is', CounterKind, MAYBE) kind?: CounterKind;
  @text('As the charts print it: "4-6-8", "LMG", "8-1"', MAYBE_ID) type?: string;
  @object('Its name', CounterName, MAYBE) name?: CounterName;
  @text('The line of the purchase record it came with', ID_OR_NULL) line?: string | null;
  @choice('What has become of it', CounterStatus, MAYBE) status?: string;
  @object('Where it is', CounterPlace, MAYBE_NULL) at?: Place | null;
  @text('Its Location at the end of the last scenario [CG10, 3.6071]', ID_OR_NULL) lastHex?: string | null;
  @choices('States it is in [3.604, 3.614]', CounterMark, MAYBE_LIST) marks?: readonly string[];
  @texts('Special ammunition that is used up [3.61424]', { ...ID, ...MAYBE_LIST }) depleted?: readonly string[];
  @texts('Optional fittings of a vehicle [CG7]', { ...ID, ...MAYBE_LIST }) fittings?: readonly string[];
  @integer('Original Effects DR that used up an FT or DC [3.61427]', { ...MAYBE_COUNT, nullable: true })
  effectsDr?: number | null;
  @text('The enemy counter that guards it [3.608]', ID_OR_NULL) guard?: string | null;
  @flag('The other side knows what it is', MAYBE) known?: boolean;
  @object('Where the other side was last told it is', CounterPlace, MAYBE_NULL) shown?: Place | null;
  @text('The name it goes by before the other side', ID_OR_NULL) alias?: string | null;
}

class FittingNumber {
  @text('Fitting [CG7]', ID) fitting!: string;
  @integer('Highest dr that brings it [CG7]', COUNT) coreNumber!: number;
}

/** A line of the purchase record [3.6179]; in an event only what changes of one that is known. */
export class RecordLine {
  @text('The line', MAYBE_ID) id?: string;
  @text('The CG date it was bought', MAYBE_ID) date?: string;
  @text('The group [3.6171]', MAYBE_ID) group?: string;
  @choice('How it comes', RecordLineMode, MAYBE) mode?: string;
  @flag('Improved', MAYBE) improved?: boolean;
  @flag('With a Creeping Barrage', MAYBE) creepingBarrage?: boolean;
  @integer('CPP', MAYBE_COUNT) cost?: number;
  @choice('Strength it arrived with [3.6181]', RecordLineStrength, MAYBE_NULL) strength?: string | null;
  @text('Its Objective Hex', ID_OR_NULL) objective?: string | null;
  @flag('The Objective Hex is revealed', MAYBE) objectiveRevealed?: boolean;
  @object('Where it sets up or enters', CounterPlace, MAYBE_NULL) at?: Place | null;
  @text('Pre-registered hex, or the hex of an observer', ID_OR_NULL) hex?: string | null;
  @flag('The order of battle gave it', MAYBE) givenByOb?: boolean;
  @flag('It has appeared', MAYBE) appeared?: boolean;
  @flag('It is held back', MAYBE) heldBack?: boolean;
  @flag('The two squads of the British balance came with it [3.31]', MAYBE) extraSquads?: boolean;
  @list('Optional fittings its vehicles were diced for [CG7]', FittingNumber, MAYBE_LIST)
  fittings?: readonly FittingNumber[];
  @flag('Its Objective Hex was not announced at once and is none any more [3.2/Objective-Hex]', MAYBE)
  keptSilent?: boolean;
}

/** A fortification [3.619]; in an event only what changes of one that is known. */
export class OwnFortification {
  @text('The fortification', MAYBE_ID) id?: string;
  @text('What it is', MAYBE_ID) kind?: string;
  @text('Its hex; null while it is bought and not placed', ID_OR_NULL) hex?: string | null;
  @integer('How many', MAYBE_COUNT) count?: number;
  @text('The CG date it was bought', MAYBE_ID) since?: string;
  @flag('Hidden', MAYBE) hidden?: boolean;
  @choice('What the other side knows of it [3.6073]', FortificationKnown, MAYBE) known?: string;
}

class CheckDue {
  @text('The unit', ID) unit!: string;
  @choice('Which check [3.604]', CheckDueKind) check!: string;
  @text('The leader whose DRM it may use', { ...ID, nullable: true }) leader!: string | null;
}

class OwedPlace {
  @choice('What is to be chosen', OwedKind) kind!: string;
  @choice('Who chooses', Side) side!: Side;
  @text('The unit', ID) unit!: string;
  @list('Where it may be', CounterPlace, MAYBE_LIST) at?: readonly Place[];
  @text('The section', MAYBE_ID) rule?: string;
  @choice('What the Escape asks', EscapeQuestion, MAYBE) what?: string;
  @object('Where it goes', CounterPlace, MAYBE) to?: Place;
  @text('Of a vehicle, the crew that has left it', MAYBE_ID) crew?: string;
  @flag('The crew may make it a wreck [3.606]', MAYBE) mayWreck?: boolean;
  @flag('The crew may Scrounge it [3.606]', MAYBE) mayScrounge?: boolean;
}

class WayOut {
  @text('Hex', ID) hex!: string;
  @text('The CG date', ID) date!: string;
}

/** Points of a side. */
export class OwnPoints {
  @integer('CPP', MAYBE_NUMBER) cpp?: number;
  @integer('FPP', MAYBE_NUMBER) fpp?: number;
  @integer('Recon', MAYBE_NUMBER) recon?: number;
  @integer('SAN', MAYBE_NUMBER) san?: number;
  @integer('Dummies', MAYBE_NUMBER) dummies?: number;
  @record('Bought so far, by group', NUMBERS, MAYBE_LIST) bought?: Readonly<Record<string, number>>;
}

/** What an event changes of a side's own state: counters, lines and fortifications by id, new ones whole. */
export class OwnChanges extends OwnPoints {
  @record('Counters', { kind: 'object', of: OwnCounter }, MAYBE_LIST)
  counters?: Readonly<Record<string, OwnCounter>>;
  @record('Lines of the purchase record', { kind: 'object', of: RecordLine }, MAYBE_LIST)
  lines?: Readonly<Record<string, RecordLine>>;
  @record('Fortifications', { kind: 'object', of: OwnFortification }, MAYBE_LIST)
  forts?: Readonly<Record<string, OwnFortification>>;
  @record('Companies by calendar day', NUMBERS, MAYBE_LIST) companies?: Readonly<Record<string, number>>;
  @integer('Roadblocks', MAYBE_NUMBER) roadblocks?: number;
  @integer('A-T mine factors', MAYBE_NUMBER) atFactors?: number;
  @record(
    "Lines of the report by page, with the side's own names",
    { kind: 'record', of: { kind: 'object', of: ReportLine }, max: Number.POSITIVE_INFINITY },
    MAYBE_LIST,
  )
  filed?: Readonly<Record<string, Readonly<Record<string, ReportLine>>>>;
  @list('Units that still have to be checked [3.604]', CheckDue, MAYBE_LIST) due?: readonly CheckDue[];
  @texts('Isolated units that stay [3.606]', { ...ID, ...MAYBE_LIST }) stayed?: readonly string[];
  @texts('Wrecks that burnt out since the last set-up [3.61423, CG12]', { ...ID, ...MAYBE_LIST })
  scrounged?: readonly string[];
  @texts('Vehicles made wrecks since the last set-up, by hex [3.61423]', { ...ID, ...MAYBE_LIST })
  wrecked?: readonly string[];
  @list('Hexes by which units claimed a free way out of mines', WayOut, MAYBE_LIST) waysOut?: readonly WayOut[];
  @integer('Unbroken MMC at Game End', { ...MAYBE_COUNT, nullable: true }) mmc?: number | null;
  @list('Everything that the side owes now', OwedPlace, MAYBE_LIST) owing?: readonly OwedPlace[];
}
