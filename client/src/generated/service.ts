/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { ColdWarBattlesBattleView, ColdWarBattlesCommand, ColdWarBattlesEvent } from './cold-war-battles.js';
import type { ScwBattlesBattleView, ScwBattlesCommand, ScwBattlesEvent } from './scw-battles.js';
import type { PanzerCommand, PanzerEvent, PanzerGameView } from './panzer.js';
import type { CrusadeRevolutionCampaignView, CrusadeRevolutionCommand, CrusadeRevolutionEvent } from './crusade-revolution.js';
import type { AslPrimosoleCampaignView, AslPrimosoleCommand, AslPrimosoleEvent } from './asl-primosole.js';

/** The whole thing, or the id of a record of the library that supplies every field not given here. */
export type OrStored<T> = T | (Partial<Omit<T, 'stored'>> & { readonly stored: string });

export interface Dice {
  readonly given?: readonly number[];
  readonly named?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: string;
}

export interface SeedDice {
  readonly seed: string;
}

export interface ChartPack {
  readonly name: string;
  readonly charts: Readonly<Record<string, Readonly<Record<string, string | number | boolean | readonly (string | number)[] | null>>>>;
}

/** The name of a pack, or a pack. */
export type ChartPackChoice = string | ChartPack;

/** How much of the ruling is wanted: all, sections without sentences ("rules"), or the outcome alone. */
export type Detail = 'full' | 'rules' | 'outcome';

/** What the rules say, step by step. */
export interface Ruling {
  /** The game. */
  readonly game: string;
  /** The procedure that ruled. */
  readonly procedure: string;
  /** Whether the rules allow what was asked. */
  readonly legal: boolean;
  /** What comes of it, as the procedure declares it; null where the rules forbid it. */
  readonly outcome: unknown;
  /** Every step that led to it. */
  readonly steps: readonly Step[];
  /** The dice, in the order in which they fell. */
  readonly dice: readonly RolledDie[];
  /** Sent again, it gives the same ruling. */
  readonly seed?: string;
  /** The chart cells that were looked at. */
  readonly provenance: readonly CellUse[];
  /** One line, ready to paste into a chat. */
  readonly summary: string;
}

/** One step of the explanation. */
export interface Step {
  /** The section behind the step. */
  readonly rule: string;
  /** Further sections it leans on. */
  readonly also?: readonly string[];
  /** The key of the sentence among the game's messages. */
  readonly key: string;
  /** The sentence, in the language asked for. */
  readonly text: string;
  /** What was put into the sentence, by name. */
  readonly values: unknown;
  /** This step is a reason why the answer is "not allowed". */
  readonly forbids?: boolean;
}

/** A die that fell. */
export interface RolledDie {
  /** What it was rolled for. */
  readonly name: string;
  /** For which unit or place, where one name is rolled for several. */
  readonly about?: string;
  /** How many sides it has. */
  readonly sides: number;
  /** What it showed. */
  readonly value: number;
  /** given, seed or fair. */
  readonly source: 'given' | 'seed' | 'fair';
}

/** A chart cell the ruling looked at, and where its value comes from. */
export interface CellUse {
  /** The chart. */
  readonly chart: string;
  /** Its row and column. */
  readonly cell: string;
  /** printed, reconstructed, community or client. */
  readonly source: 'printed' | 'reconstructed' | 'community' | 'client';
}

/** A ruling asked for with "detail": sections without sentences, or the outcome alone. */
export interface BriefRuling {
  /** The game. */
  readonly game: string;
  /** The procedure that ruled. */
  readonly procedure: string;
  /** Whether the rules allow what was asked. */
  readonly legal: boolean;
  /** What comes of it, as the procedure declares it; null where the rules forbid it. */
  readonly outcome: unknown;
  /** Every step that led to it. */
  readonly steps?: readonly BriefStep[];
  /** The dice, in the order in which they fell. */
  readonly dice: readonly RolledDie[];
  /** Sent again, it gives the same ruling. */
  readonly seed?: string;
  /** The chart cells that were looked at. */
  readonly provenance?: readonly CellUse[];
}

/** One step without its sentence. */
export interface BriefStep {
  /** The section behind the step. */
  readonly rule: string;
  /** Further sections it leans on. */
  readonly also?: readonly string[];
  /** The key of the sentence among the game's messages. */
  readonly key: string;
  /** This step is a reason why the answer is "not allowed". */
  readonly forbids?: boolean;
}

/** How the dice can fall; where a choice comes before them, for each way. */
export interface Odds {
  /** The game. */
  readonly game: string;
  /** The procedure. */
  readonly procedure: string;
  /** Whether every way was counted; otherwise samples were drawn. */
  readonly exact?: boolean;
  /** Ways the dice can fall, or samples drawn. */
  readonly branches?: number;
  /** Of samples, the seed they were drawn from. */
  readonly seed?: string;
  /** What can happen, the likeliest first. */
  readonly chances?: readonly Chance[];
  /** What the list leaves out. */
  readonly unlisted?: UnlistedChances;
  /** The same for each way. */
  readonly variants?: readonly OddsVariant[];
}

/** How likely one outcome is. */
export interface Chance {
  /** Whether the rules allow it. */
  readonly legal: boolean;
  /** The outcome, or the field grouped by. */
  readonly outcome: unknown;
  /** An exact fraction; hits over samples in a simulation. */
  readonly probability: string;
  /** The same as a number. */
  readonly value: number;
  /** Of a simulated chance, the 95 % interval. */
  readonly interval?: readonly [number, number];
}

/** What a list of more than 1,000 outcomes, or of very large ones, leaves out. Group with "by" to see all. */
export interface UnlistedChances {
  /** How many outcomes are not listed. */
  readonly outcomes: number;
  /** The sum of their chances, as exact as those listed. */
  readonly probability: string;
  /** The same as a number. */
  readonly value: number;
  /** Of simulated chances, the 95 % interval. */
  readonly interval?: readonly [number, number];
}

/** Odds for one way to make a choice that comes before the dice. */
export interface OddsVariant {
  /** Whether every way was counted; otherwise samples were drawn. */
  readonly exact: boolean;
  /** Ways the dice can fall, or samples drawn. */
  readonly branches: number;
  /** Of samples, the seed they were drawn from. */
  readonly seed?: string;
  /** What can happen, the likeliest first. */
  readonly chances: readonly Chance[];
  /** What the list leaves out. */
  readonly unlisted?: UnlistedChances;
  /** The way. */
  readonly name: string;
}

/** A refusal (RFC 9457); each type may have further members. */
export interface Problem {
  /** Which problem it is: an address that says more. */
  readonly type: string;
  /** What it is called. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What happened this time. */
  readonly detail: string;
  /** The address that was asked. */
  readonly instance?: string;
  /** What finds it in the log. */
  readonly requestId?: string;
  /** Every bad field. */
  readonly errors?: readonly ProblemField[];
  readonly [field: string]: unknown;
}

/** One bad field. */
export interface ProblemField {
  /** Of a body that is read line by line, the line. */
  readonly line?: number;
  /** JSON pointer to it. */
  readonly pointer: string;
  /** What is wrong with it. */
  readonly detail: string;
}

/** A game on the shelf. */
export interface GameEntry {
  /** The game, as addresses spell it. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** The edition of the book. */
  readonly edition: string;
  /** The version of the rules as they are implemented. */
  readonly rulesVersion: string;
  /** The resolvers it has procedures for. */
  readonly resolvers: readonly string[];
  /** Chart packs that ship with it. */
  readonly chartPacks: readonly ChartPackInfo[];
  /** How much of its book is covered. */
  readonly coverage: Coverage;
  /** The JSON Schema of its options. */
  readonly options: unknown;
  /** Its procedures, by resolver and name. */
  readonly procedures: readonly string[];
}

/** A chart pack that ships with the game. */
export interface ChartPackInfo {
  /** Its name, as requests send it. */
  readonly name: string;
  /** Where its numbers come from. */
  readonly source: string;
}

/** How much of a book is covered. */
export interface Coverage {
  /** Numbered sections. */
  readonly sections: number;
  /** Those that say something to be adjudicated. */
  readonly adjudicable: number;
  /** Those of them that are implemented. */
  readonly implemented: number;
}

/** One thing a rule book lets you resolve, as the list of a game has it. */
export interface ProcedureEntry {
  /** Its name. */
  readonly id: string;
  /** Its resolver. */
  readonly resolver: string;
  /** Its title. */
  readonly title: string;
  /** What it answers. */
  readonly description: string;
  /** Where it is asked. */
  readonly path: string;
  /** The sections it implements. */
  readonly rules: readonly string[];
  /** The dice it may roll, in the order in which they fall. */
  readonly dice: readonly ProcedureDie[];
  /** Where a question may end before the end. */
  readonly stops: readonly ProcedureStop[];
  /** The procedures whose ruling it goes on from. */
  readonly from: readonly string[];
  /** The options of the game that it looks at. */
  readonly options: readonly string[];
  /** Where its shapes and an example are. */
  readonly self: string;
}

/** A die that a procedure may roll. */
export interface ProcedureDie {
  /** By this name a caller gives its faces. */
  readonly name: string;
  /** Which die: d6, d10, d100. */
  readonly die: string;
  /** What it is called. */
  readonly title: string;
  /** When it is rolled. */
  readonly when: string;
}

/** A point at which a question may end. */
export interface ProcedureStop {
  /** What `upTo` names. */
  readonly id: string;
  /** How far the question then goes. */
  readonly title: string;
}

/** One thing a rule book lets you resolve, with its shapes and an example. */
export interface ProcedureInfo {
  /** Its name. */
  readonly id: string;
  /** Its resolver. */
  readonly resolver: string;
  /** Its title. */
  readonly title: string;
  /** What it answers. */
  readonly description: string;
  /** Where it is asked. */
  readonly path: string;
  /** The sections it implements. */
  readonly rules: readonly string[];
  /** The dice it may roll, in the order in which they fall. */
  readonly dice: readonly ProcedureDie[];
  /** Where a question may end before the end. */
  readonly stops: readonly ProcedureStop[];
  /** The procedures whose ruling it goes on from. */
  readonly from: readonly string[];
  /** The options of the game that it looks at. */
  readonly options: readonly string[];
  /** Where its shapes and an example are. */
  readonly self: string;
  /** The JSON Schema of its input. */
  readonly inputSchema: unknown;
  /** The JSON Schema of its outcome. */
  readonly outcomeSchema: unknown;
  /** The JSON Schema of the game's options. */
  readonly optionsSchema: unknown;
  /** A request that can be sent as it stands, and its ruling. */
  readonly example: unknown;
}

/** A numbered section of a book. */
export interface SectionInfo {
  /** Its number. */
  readonly id: string;
  /** Its title. */
  readonly title: Bilingual;
  /** What kind of text it is. */
  readonly kind: string;
  /** The resolver it belongs to. */
  readonly resolver: string;
  /** What it says, in our words. */
  readonly summary: string;
  /** The procedures that implement it. */
  readonly procedures: readonly string[];
  /** The stages of a session that play it. */
  readonly stages: readonly string[];
  /** Why nothing in it is adjudicated, where nothing is. */
  readonly notAdjudicated?: string;
}

/** In both languages. */
export interface Bilingual {
  /** In English. */
  readonly en: string;
  /** In Japanese. */
  readonly ja: string;
}

/** A chart of a game, without its cells. */
export interface ChartEntry {
  /** Its name. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** The section it belongs to. */
  readonly rule: string;
  /** Where its numbers come from. */
  readonly source: string;
  /** How many rows it has. */
  readonly rows: number;
  /** How many columns it has. */
  readonly columns: number;
}

/** A whole chart, every cell with its provenance. */
export interface ChartInfo {
  /** Its name. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** The section it belongs to. */
  readonly rule: string;
  /** Where its numbers come from. */
  readonly source: string;
  /** What its rows are. */
  readonly rowAxis: string;
  /** What its columns are. */
  readonly columnAxis: string;
  /** Its rows, in printed order. */
  readonly rows: readonly string[];
  /** Its columns, in printed order. */
  readonly columns: readonly string[];
  /** The range that each column stands for. */
  readonly columnBands?: unknown;
  /** The range that each row stands for. */
  readonly rowBands?: unknown;
  /** Its cells, row by row. */
  readonly cells: readonly ChartCell[];
  /** What is printed beside it. */
  readonly notes?: readonly string[];
}

/** One cell of a chart. */
export interface ChartCell {
  /** Its row. */
  readonly row: string;
  /** Its column. */
  readonly column: string;
  /** What it says; null where the book does not print it. */
  readonly value: unknown;
  /** Where the value comes from; null where there is none. */
  readonly source: string | null;
}

/** A word of the game in both languages. */
export interface Term {
  /** In English. */
  readonly en: string;
  /** In Japanese. */
  readonly ja: string;
  /** What else there is to know. */
  readonly note?: string;
}

/** What changed with one version of Umpire. */
export interface VersionChanges {
  /** The version, or "Unreleased". */
  readonly version: string;
  /** The day it came out; null where it has not yet. */
  readonly date: string | null;
  /** What changed. */
  readonly changes: readonly Change[];
}

/** Something that changed. */
export interface Change {
  /** What kind of change it is. */
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed' | 'security';
  /** What changed, in Markdown. */
  readonly text: string;
}

/** The rules of a game as one file. */
export interface RulesFile {
  /** The game. */
  readonly game: string;
  /** The edition of the book that they follow. */
  readonly edition: string;
  /** Their version. */
  readonly rulesVersion: string;
  /** Its plain name: the rules as they are now. */
  readonly file: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** How many bytes it has. */
  readonly bytes: number;
  /** How many when compressed. */
  readonly gzipped: number;
  /** The dice that its sessions roll. */
  readonly dice: readonly RulesDie[];
  /** Where it lies under a name that never means anything else. */
  readonly url: string;
}

/** A die of a game, as its rolls are named. */
export interface RulesDie {
  /** What it is rolled for. */
  readonly purpose: string;
  /** How many sides it has. */
  readonly sides: number;
}

/** Many questions in one request. */
export interface BatchRequest {
  /** The questions. */
  readonly requests: readonly BatchItem[];
}

/** One question of a batch: a request to a procedure, with the names that its address would have. */
export interface BatchItem {
  /** Comes back with the answer. */
  readonly id?: string | number;
  /** The game. */
  readonly game: string;
  /** The procedure: "combat/...". */
  readonly procedure: string;
  /** Asks for the odds instead of a ruling. */
  readonly odds?: boolean;
  /** The situation, as the procedure declares it. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Optional rules of the game. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The faces rolled on a table, or a seed to draw them from. */
  readonly dice?: unknown;
  /** The name of a pack, or a pack. */
  readonly chartPack?: unknown;
  /** Groups odds by one field of the outcome. */
  readonly by?: string;
  /** How much of the ruling is wanted. */
  readonly detail?: 'full' | 'rules' | 'outcome';
  /** How far the question goes: to this step of the procedure. */
  readonly upTo?: string;
  /** A ruling of an earlier step, to go on from. */
  readonly from?: Ruling;
}

/** One result for each question, in order. */
export interface BatchAnswer {
  /** The results. */
  readonly results: readonly BatchResult[];
}

/** The answer to one question of a batch: a ruling, odds or a problem. */
export interface BatchResult {
  /** As it was sent. */
  readonly id?: string | number;
  /** The HTTP status it would have had alone. */
  readonly status: number;
  /** Where a ruling was asked for: a whole Ruling, unless `detail` wants less. */
  readonly ruling?: BriefRuling;
  /** Where odds were asked for. */
  readonly odds?: Odds;
  /** Why there is neither. */
  readonly problem?: Problem;
}

/** Records of one kind, by id. */
export interface LibraryPage {
  /** The records. */
  readonly items: readonly LibraryRecord[];
  /** The cursor of the next page, if there is one. */
  readonly next?: string;
}

/** A record as the library keeps it. */
export interface LibraryRecord {
  /** The kind. */
  readonly kind: 'scenario' | 'map' | 'card' | 'deck' | 'chartPack';
  /** Small letters, digits and hyphens. */
  readonly id: string;
  /** The game it belongs to. */
  readonly game: string;
  /** What it is called. */
  readonly name: LibraryName;
  /** Where the numbers come from. */
  readonly provenance: 'printed' | 'reconstructed' | 'community' | 'client' | 'training';
  /** Where in a book, or from whom. */
  readonly source?: string;
  /** The side a card belongs to. */
  readonly side?: string;
  /** The type of unit on a card, or whatever else sorts a shelf. */
  readonly type?: string;
  /** By the schema of its game and kind: scenarios/schema/<game>/<kind>.json. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Grows by one with each write, and never starts again. */
  readonly version: number;
  /** When it was added. */
  readonly createdAt: string;
  /** When it was last written. */
  readonly updatedAt: string;
}

/** A name in English, and in Japanese where there is one. */
export interface LibraryName {
  /** In English. */
  readonly en: string;
  /** In Japanese. */
  readonly ja?: string;
}

/** A record as it is sent to its own shelf; the body follows the schema of its game and kind. */
export interface LibraryDocument {
  /** The kind; the address of a shelf says it already. */
  readonly kind?: 'scenario' | 'map' | 'card' | 'deck' | 'chartPack';
  /** Small letters, digits and hyphens. */
  readonly id: string;
  /** The game it belongs to. */
  readonly game: string;
  /** What it is called. */
  readonly name: LibraryNameInput;
  /** Where the numbers come from. */
  readonly provenance: 'printed' | 'reconstructed' | 'community' | 'client' | 'training';
  /** Where in a book, or from whom. */
  readonly source?: string;
  /** The side a card belongs to. */
  readonly side?: string;
  /** The type of unit on a card, or whatever else sorts a shelf. */
  readonly type?: string;
  /** By the schema of its game and kind: scenarios/schema/<game>/<kind>.json. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A name in English, and in Japanese where there is one. */
export interface LibraryNameInput {
  /** In English. */
  readonly en: string;
  /** In Japanese. */
  readonly ja?: string;
}

/** Many records at once. */
export interface LibraryImport {
  /** The records. */
  readonly records: readonly LibraryRecordInput[];
}

/** A record as it is sent where no address says the kind; the body follows the schema of its game and kind. */
export interface LibraryRecordInput {
  /** The kind. */
  readonly kind: 'scenario' | 'map' | 'card' | 'deck' | 'chartPack';
  /** Small letters, digits and hyphens. */
  readonly id: string;
  /** The game it belongs to. */
  readonly game: string;
  /** What it is called. */
  readonly name: LibraryNameInput;
  /** Where the numbers come from. */
  readonly provenance: 'printed' | 'reconstructed' | 'community' | 'client' | 'training';
  /** Where in a book, or from whom. */
  readonly source?: string;
  /** The side a card belongs to. */
  readonly side?: string;
  /** The type of unit on a card, or whatever else sorts a shelf. */
  readonly type?: string;
  /** By the schema of its game and kind: scenarios/schema/<game>/<kind>.json. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What came of an import. */
export interface LibraryImportReport {
  /** Records read. */
  readonly read: number;
  /** Records written. */
  readonly written: number;
  /** Records left as they were. */
  readonly skipped: number;
  /** None where everything was imported. */
  readonly errors: readonly LibraryImportError[];
}

/** One thing that is wrong, and where. */
export interface LibraryImportError {
  /** The line, or the place in the list, from 1. */
  readonly line: number;
  /** JSON pointer into the record. */
  readonly pointer: string;
  /** What is wrong. */
  readonly detail: string;
}

/** What opens a session. */
export interface SessionRequest {
  /** A scenario of the library. */
  readonly scenario: string;
  /** A map of the library, in place of the scenario's. */
  readonly map?: string;
  /** A chart pack, for cells the book does not print. */
  readonly chartPack?: string;
  /** Optional rules of the game; what is left out is as the scenario or else the book has it. Default: {}. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A variant that the scenario names. */
  readonly variant?: string;
  /** Maps, decks, cards and chart packs of your own, by id, as the library takes them (`kind`, `name`, `body`). They are kept for this session alone and shown to nobody but its players. Default: {}. */
  readonly materials?: Readonly<Record<string, unknown>>;
  /** The seat that whoever opens the session takes himself; none where it is left out. */
  readonly seat?: OwnSeatInput;
  /** How long a side may think; for ever where it is left out. */
  readonly limits?: TimeLimitsInput;
  /** Whether anybody may claim the other seats without an invitation; the session is listed then. Default: false. */
  readonly open?: boolean;
  /** Who may look on: everybody, whoever has the spectators' token, nobody. Default: "token". */
  readonly spectators?: 'open' | 'token' | 'none';
}

/** The seat that whoever opens a session takes himself. */
export interface OwnSeatInput {
  /** The name others see. */
  readonly name: string;
  /** Text that this side adds to the dice, best drawn at random; it is shown to everybody. */
  readonly seed: string;
  /** Ed25519, the raw 32 bytes in base64url: from then on the commands of this side are signed by its holder. */
  readonly publicKey?: string;
  /** The side. */
  readonly side: string;
}

/** How long a side may think. Nobody is moved for: the others may claim what the limits give them, or go on waiting. */
export interface TimeLimitsInput {
  /** Minutes for each thing that is asked. */
  readonly decisionMinutes?: number;
  /** Minutes for the whole game, from its beginning: whoever is asked then is late. */
  readonly gameMinutes?: number;
  /** What the others may claim: that they have won, that somebody else plays on, or either of them. Default: "either". */
  readonly claims?: 'win' | 'replace' | 'either';
}

/** A session that has just been opened. */
export interface OpenedSession {
  /** The id of the session. */
  readonly id: string;
  /** Commands accepted so far; it only ever grows. */
  readonly version: number;
  /** The sides, in the order in which they join. */
  readonly sides: readonly string[];
  /** The side of whoever opened it, where he has taken a seat. */
  readonly side?: string;
  /** The secret of that side; shown this once. */
  readonly token?: string;
  /** An invitation for every other seat, by side; shown this once. Whoever claims one gets a token that nobody else knows. A branch keeps the seats it had. */
  readonly invitations?: Readonly<Record<string, Invitation>>;
  /** The secret of those who look on, where they need one; shown this once. */
  readonly spectatorToken?: string;
  /** Of a branch, where it branched off. */
  readonly forkedFrom?: ForkPoint;
  /** SHA-256 of the server seed, which is revealed at the end. */
  readonly commitment: string;
  /** Ed25519, the raw 32 bytes in base64url. */
  readonly publicKey: string;
  /** Ed25519 over the hash of the opening, by the key of the session, in base64url. */
  readonly signature: string;
  /** What the chain begins with. */
  readonly opening: SessionOpening;
}

/** An invitation: whoever uses it first sits down. */
export interface Invitation {
  /** The code, to be used once. */
  readonly code: string;
  /** An address on this server that leads to the seat; the code stands behind the #, where no server sees it. */
  readonly link: string;
}

/** Where a session branched off: the state its own dice go on from. A game that was played elsewhere so far has "elsewhere" for the session. */
export interface ForkPoint {
  /** The session it branched off. */
  readonly session: string;
  /** The version it branched off at. */
  readonly version: number;
  /** The link of that version in the other session's chain. */
  readonly hash: string;
  /** How many of the game's commands stood there. */
  readonly line: number;
  /** SHA-256 of the state the branch begins with; absent in the first format. */
  readonly base?: string;
}

/** What a session begins with: the first link of its chain. */
export interface SessionOpening {
  /** How the log is written. */
  readonly format: string;
  /** The id of the session. */
  readonly session: string;
  /** The game. */
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rulesVersion: string;
  /** The scenario. */
  readonly scenario: string;
  /** SHA-256 of everything the scenario brings: maps, cards, charts. */
  readonly materials: string;
  /** Options of the game, defaults filled in. */
  readonly options: unknown;
  /** The sides, in the order in which they join. */
  readonly sides: readonly string[];
  /** SHA-256 of the server seed, which is revealed at the end. */
  readonly commitment: string;
  /** Ed25519, the raw 32 bytes in base64url. */
  readonly publicKey: string;
  /** Of a branch, where it branched off. */
  readonly forkedFrom?: ForkPoint;
}

/** A game as a file. Over: everything, for anybody to check. Going on: what the caller may see. */
export interface SessionFile {
  /** What the chain begins with. */
  readonly opening: SessionOpening;
  /** Ed25519 over the hash of the opening, by the key of the session, in base64url. */
  readonly signature: string;
  /** When the session was opened. */
  readonly createdAt?: string;
  /** The version the file ends with. */
  readonly version?: number;
  /** How it ended; null while it goes on. */
  readonly result?: SessionResult | null;
  /** Of a game that is over, what every roll follows from. */
  readonly serverSeed?: string;
  /** Of a game that is over, the maps, cards and charts it was played with. */
  readonly materials?: Readonly<Record<string, unknown>>;
  /** Of a branch, the state it began with. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** Whose eyes saw it; null for a spectator. */
  readonly you?: string | null;
  /** Of a game that goes on, where all sides agreed: what a branch elsewhere begins with, for servers alone. */
  readonly sealed?: string;
  /** To take in a game that goes on: the tokens of all sides, which agree by them. */
  readonly tokens?: readonly string[] | Readonly<Record<string, string>>;
  /** The log. */
  readonly entries: readonly FiledEntry[];
}

/** How a game ended. */
export interface SessionResult {
  /** Null where nobody won. */
  readonly winner: string | null;
  /** The level of victory, a term of the game's messages. */
  readonly level: string;
  /** What was counted, by side. */
  readonly points?: Readonly<Record<string, number>>;
  /** The section that decides. */
  readonly rule?: string;
}

/** An entry of the log with its link of the chain; of the rest, what whoever saved it may see. */
export interface FiledEntry {
  /** Commands accepted so far; it only ever grows. */
  readonly version: number;
  /** The side whose command it was. */
  readonly side: string;
  /** The link of the chain: SHA-256 over the entry, its salt and the link before. */
  readonly hash: string;
  /** Ed25519 over the hash, by the key of the session, in base64url. */
  readonly signature: string;
  /** When it was accepted. */
  readonly at: string;
  readonly [field: string]: unknown;
}

/** A saved game that is here now, under an id of this server. */
export interface LoadedSession {
  /** The id of the session here. */
  readonly id: string;
  /** The version it stands at; of a game that goes on, 0: it is a branch of its own. */
  readonly version: number;
  /** The id it was played under, which stands in its opening or in that of the branch. */
  readonly original: string;
}

/** Sessions that look for players. */
export interface OpenTables {
  /** The sessions, the latest first. */
  readonly items: readonly OpenTable[];
  /** Where the next page begins; absent at the end. */
  readonly next?: string;
}

/** A session that looks for players. */
export interface OpenTable {
  /** The id of the session. */
  readonly session: string;
  /** The game. */
  readonly game: string;
  /** The scenario. */
  readonly scenario: string;
  /** The sides that anybody may claim. */
  readonly open: readonly string[];
  /** Every seat. */
  readonly seats: readonly Seat[];
  /** When it was opened. */
  readonly createdAt: string;
}

/** A seat of a session. */
export interface Seat {
  /** The side. */
  readonly side: string;
  /** The side, in words. */
  readonly title: BoardName;
  /** Invited: nobody has sat down yet. Taken. Left: given up by whoever sat there. */
  readonly state: 'invited' | 'taken' | 'left';
  /** The name of whoever sits there; null where nobody does or no name was given. */
  readonly name: string | null;
  /** Whether anybody may claim it without an invitation. */
  readonly open: boolean;
}

export interface BoardName {
  /** In English. */
  readonly en: string;
  /** In Japanese, where it is another. */
  readonly ja?: string | null;
}

/** Who sits down, and by which invitation. */
export interface SeatClaim {
  /** The name others see. */
  readonly name: string;
  /** Text that this side adds to the dice, best drawn at random; it is shown to everybody. */
  readonly seed: string;
  /** Ed25519, the raw 32 bytes in base64url: from then on the commands of this side are signed by its holder. */
  readonly publicKey?: string;
  /** The code of the invitation; needed unless the seat is open to everybody. */
  readonly invitation?: string;
  /** The side; needed where there is no invitation. */
  readonly side?: string;
}

/** A seat that has just been taken. */
export interface TakenSeat {
  /** The id of the session. */
  readonly session: string;
  /** The side. */
  readonly side: string;
  /** The secret by which this side plays; shown this once, and known to nobody else. */
  readonly token: string;
  /** The version that came of it. */
  readonly version: number;
  /** Whether the game has begun: everybody has sat down. */
  readonly began: boolean;
}

/** Who agrees that the session is deleted. */
export interface SessionDeletion {
  /** Of the other sides that are seated: they agree by them. Default: []. */
  readonly tokens?: readonly string[] | Readonly<Record<string, string>>;
}

/** Who agrees that somebody else is invited to a seat that nobody sits in. */
export interface InvitationRequest {
  /** Of the other sides that are seated, besides the caller: they agree by them. Default: []. */
  readonly tokens?: readonly string[] | Readonly<Record<string, string>>;
  /** Whether anybody may claim the seat without an invitation; it is listed then. Default: false. */
  readonly open?: boolean;
}

/** How much time there is. */
export interface SessionTime {
  /** The limits; null where there are none. */
  readonly limits: TimeLimits | null;
  /** Sides whose commands the game waits for. */
  readonly waitingFor: readonly string[];
  /** Until when they have time for what is asked; null where that is not limited. */
  readonly decisionBy: string | null;
  /** Until when the game has time; null where that is not limited. */
  readonly gameBy: string | null;
  /** Sides whose time has run out. */
  readonly late: readonly string[];
}

/** How long a side may think. Nobody is moved for: the others may claim what the limits give them, or go on waiting. */
export interface TimeLimits {
  /** Minutes for each thing that is asked. */
  readonly decisionMinutes?: number;
  /** Minutes for the whole game, from its beginning: whoever is asked then is late. */
  readonly gameMinutes?: number;
  /** What the others may claim: that they have won, that somebody else plays on, or either of them. Default: "either". */
  readonly claims?: 'win' | 'replace' | 'either';
}

/** That a side has let its time run out. */
export interface LateClaim {
  /** The side that is late. */
  readonly side: string;
  /** win: the game is over, and it has lost. replace: its seat is given up for it, and somebody else may be invited. */
  readonly claim: 'win' | 'replace';
}

/** The version that came of it. */
export interface LateClaimed {
  /** Commands accepted so far. */
  readonly version: number;
}

/** A pass for one stream, in place of a token that a browser cannot send. */
export interface Ticket {
  /** To be sent as `?ticket=`; good once. */
  readonly ticket: string;
  /** Until when. */
  readonly expiresAt: string;
}

/** What was said at the table, as far as the caller may hear it. */
export interface Remarks {
  /** In order. */
  readonly items: readonly TableRemark[];
  /** Ask for what comes after this; absent at the end. */
  readonly next?: number;
}

/** Something that was said at the table. */
export interface TableRemark {
  /** Its number among those that the caller has heard. */
  readonly number: number;
  /** The side that said it. */
  readonly side: string;
  /** What was said. */
  readonly text: string;
  /** The sides that hear it while the game goes on; null for everybody. */
  readonly to: readonly string[] | null;
  /** Where the game stood. */
  readonly version: number;
  /** When. */
  readonly at: string;
}

/** Something to be said at the table. */
export interface RemarkRequest {
  /** What is said. */
  readonly text: string;
  /** The sides that are to hear it; everybody, those who look on included, where it is left out. */
  readonly to?: readonly string[];
}

/** Who wants to keep his games together. */
export interface PlayerRequest {
  /** The name others see. */
  readonly name: string;
}

/** A player with his key. */
export interface NewPlayer {
  /** The id of the player. */
  readonly id: string;
  /** The name. */
  readonly name: string;
  /** The key, shown this once: whoever sends it is this player. It also serves in place of the token of his seats. */
  readonly key: string;
}

/** A player. */
export interface Player {
  /** The id of the player. */
  readonly id: string;
  /** The name. */
  readonly name: string;
}

/** Sessions I sit in. */
export interface MySessions {
  /** The sessions. */
  readonly items: readonly MySession[];
  /** Where the next page begins; absent at the end. */
  readonly next?: string;
}

/** A session I sit in. */
export interface MySession {
  /** The id of the session. */
  readonly session: string;
  /** My side. */
  readonly side: string;
  /** The game. */
  readonly game: string;
  /** The scenario. */
  readonly scenario: string;
  /** gathering, playing or over. */
  readonly stage: 'gathering' | 'playing' | 'over';
  /** Commands accepted so far. */
  readonly version: number;
  /** The turn of the game; null before it has begun. */
  readonly turn: number | null;
  /** The phase; null before it has begun. */
  readonly phase: string | null;
  /** Sides whose commands the game waits for. */
  readonly waitingFor: readonly string[];
  /** Whether my side is among them. */
  readonly yourMove: boolean;
  /** Who sits where. */
  readonly seats: readonly Seat[];
  /** When a command was last accepted. */
  readonly lastActivity: string;
}

/** Where I am told. */
export interface Webhooks {
  /** The places. */
  readonly items: readonly Webhook[];
}

/** Where I am told. */
export interface Webhook {
  /** The id. */
  readonly id: string;
  /** The address. */
  readonly url: string;
  /** json or discord. */
  readonly form: 'json' | 'discord';
  /** The language of its sentence. */
  readonly language: 'en' | 'ja';
  /** False where it has failed too often; a test that succeeds makes it active again. */
  readonly active: boolean;
  /** Failures in a row. */
  readonly failures: number;
  /** What went wrong last; null where nothing has. */
  readonly lastFailure: string | null;
}

/** Where I want to be told. */
export interface WebhookRequest {
  /** An http or https address; not inside a private network, unless the operator allows it. */
  readonly url: string;
  /** json: the message as data. discord: as Discord takes it. Default: "json". */
  readonly form?: 'json' | 'discord';
  /** The language of its sentence. Default: "en". */
  readonly language?: 'en' | 'ja';
}

/** A new place to be told, with its secret. */
export interface NewWebhook {
  /** The id. */
  readonly id: string;
  /** The address. */
  readonly url: string;
  /** json or discord. */
  readonly form: 'json' | 'discord';
  /** The language of its sentence. */
  readonly language: 'en' | 'ja';
  /** False where it has failed too often; a test that succeeds makes it active again. */
  readonly active: boolean;
  /** Failures in a row. */
  readonly failures: number;
  /** What went wrong last; null where nothing has. */
  readonly lastFailure: string | null;
  /** Messages are signed with it: HMAC-SHA256 over time and body. Shown this once. */
  readonly secret: string;
}

/** What came of a test. */
export interface WebhookTest {
  /** Whether it was taken. */
  readonly delivered: boolean;
  /** What went wrong; null where nothing did. */
  readonly failure: string | null;
}

/** What a scenario asks of its owner's box: everything that is known, null where a figure belongs. */
export interface ScenarioTemplate {
  /** The scenario. */
  readonly scenario: string;
  /** The table. */
  readonly kind: 'map' | 'deck' | 'counters' | 'chartPack';
  /** All tables that the scenario has a template for. */
  readonly tables: readonly ('map' | 'deck' | 'counters' | 'chartPack')[];
  /** What to know before one begins. */
  readonly comments: readonly string[];
  /** What may stand in each field. */
  readonly fields: readonly TemplateField[];
  /** Where something is to be filled in. */
  readonly empty: readonly TemplateGap[];
  /** The records, ready to be filled in and sent back. */
  readonly records: unknown;
}

/** A field of a template: what may stand in it. */
export interface TemplateField {
  /** Its name: the column of the table. */
  readonly name: string;
  /** What it belongs to: a kind of card, a list of the map. */
  readonly of: string;
  /** What is written in it: a whole number, a word, hexes with blanks between them. */
  readonly type: string;
  /** The words that are allowed, where only some are. */
  readonly words?: readonly string[];
  /** What it means. */
  readonly comment: string;
}

/** A place of a template that is still empty. */
export interface TemplateGap {
  /** JSON pointer into the template. */
  readonly pointer: string;
  /** Whether it may stay empty. */
  readonly mayStayEmpty: boolean;
  /** What belongs there. */
  readonly comment: string;
}

/** Whether a scenario can be played with what is there now. */
export interface ScenarioReadiness {
  /** A session can be opened. */
  readonly ready: boolean;
  /** Records that somebody would have to upload first. */
  readonly missing: readonly LibraryRequirement[];
  /** What is wrong with those that are there. */
  readonly problems: readonly MaterialProblem[];
}

/** A record that a scenario cannot do without. */
export interface LibraryRequirement {
  /** Its kind. */
  readonly kind: 'scenario' | 'map' | 'card' | 'deck' | 'chartPack';
  /** Its id. */
  readonly id: string;
  /** What it is needed for. */
  readonly why: LibraryName;
}

/** One thing that is wrong or missing. */
export interface MaterialProblem {
  /** The part that was sent, from 0; absent where it is in none. */
  readonly part?: number;
  /** The record it is in. */
  readonly record?: string;
  /** JSON pointer into the part, or into what the scenario is played with. */
  readonly pointer: string;
  /** Where in the CSV file. */
  readonly at?: CsvPlace;
  /** What is wrong. */
  readonly detail: string;
}

/** Where in a CSV file. */
export interface CsvPlace {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1; 0 where the whole line is meant. */
  readonly column: number;
  /** What the column is called. */
  readonly name?: string;
}

/** What is to be looked at. Whatever is not sent is taken from your own materials and from the library. */
export interface ScenarioCheckRequest {
  /** Tables that are filled in. Default: []. */
  readonly parts?: readonly MaterialPartInput[];
  /** A stored map, in place of the scenario's. */
  readonly map?: string;
  /** A stored chart pack. */
  readonly chartPack?: string;
  /** A variant that the scenario names. */
  readonly variant?: string;
  /** Optional rules of the game. Default: {}. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** One of the tables, filled in: as records, or as the text of a CSV file. */
export interface MaterialPartInput {
  /** Which table it is; records say it themselves. */
  readonly kind?: 'map' | 'deck' | 'counters' | 'chartPack';
  /** The text of a CSV file. */
  readonly csv?: string;
  /** Records, as the template has them. */
  readonly records?: unknown;
  /** Further members of a template, which are not looked at. */
  readonly scenario?: unknown;
  /** Further members of a template, which are not looked at. */
  readonly tables?: unknown;
  /** Further members of a template, which are not looked at. */
  readonly comments?: unknown;
  /** Further members of a template, which are not looked at. */
  readonly fields?: unknown;
  /** Further members of a template, which are not looked at. */
  readonly empty?: unknown;
}

/** What you have uploaded. */
export interface OwnMaterials {
  /** Your records, by kind and id. */
  readonly items: readonly OwnMaterial[];
  /** Their bytes. */
  readonly used: number;
  /** How many bytes you may have. */
  readonly limit: number;
}

/** A record of your own. */
export interface OwnMaterial {
  /** Its kind. */
  readonly kind: 'scenario' | 'map' | 'card' | 'deck' | 'chartPack';
  /** Its id. */
  readonly id: string;
  /** Its game. */
  readonly game: string;
  /** What it is called. */
  readonly name: LibraryName;
  /** Its bytes. */
  readonly size: number;
  /** Grows by one with each write. */
  readonly version: number;
  /** When it was last written. */
  readonly updatedAt: string;
}

/** Templates that are filled in, to be kept as your own. */
export interface OwnMaterialsRequest {
  /** The scenario whose templates they are. */
  readonly scenario: string;
  /** The tables. */
  readonly parts: readonly MaterialPartInput[];
}

/** What you have uploaded, and whether the scenario can be played with it. */
export interface SavedMaterials {
  /** Your records, by kind and id. */
  readonly items: readonly OwnMaterial[];
  /** Their bytes. */
  readonly used: number;
  /** How many bytes you may have. */
  readonly limit: number;
  /** What is still missing, empty or wrong: work that is half done is kept all the same. */
  readonly readiness: ScenarioReadiness;
}

/** A record of your own, whole. */
export interface OwnMaterialRecord {
  /** Its kind. */
  readonly kind: 'scenario' | 'map' | 'card' | 'deck' | 'chartPack';
  /** Its id. */
  readonly id: string;
  /** Its game. */
  readonly game: string;
  /** What it is called. */
  readonly name: LibraryName;
  /** Its bytes. */
  readonly size: number;
  /** Grows by one with each write. */
  readonly version: number;
  /** When it was last written. */
  readonly updatedAt: string;
  /** The record, as the library takes it. */
  readonly record: unknown;
}

/** An app that the operator gives a key to. */
export interface ClientKeyRequest {
  /** The name of the app. */
  readonly name: string;
  /** What the key is for: rulings, sessions, library:write. */
  readonly scopes: readonly string[];
  /** Requests per minute; as many as anybody where it is left out. */
  readonly rateLimit?: number;
  /** Sessions it may have; as many as anybody where it is left out. */
  readonly sessionLimit?: number;
}

/** A new key of an app. */
export interface NewClientKey {
  /** The id of the key. */
  readonly id: string;
  /** The name of the app. */
  readonly name: string;
  /** What the key is for. */
  readonly scopes: readonly string[];
  /** Requests per minute; null: as many as anybody. */
  readonly rateLimit: number | null;
  /** Sessions it may have; null: as many as anybody. */
  readonly sessionLimit: number | null;
  /** To be sent as `Umpire-Client-Key`; shown this once. */
  readonly key: string;
}

/** Keys of apps. */
export interface ClientKeyList {
  /** The keys, the oldest first. */
  readonly items: readonly IssuedClientKey[];
}

/** A key of an app that was issued. */
export interface IssuedClientKey {
  /** The id of the key. */
  readonly id: string;
  /** The name of the app. */
  readonly name: string;
  /** What the key is for. */
  readonly scopes: readonly string[];
  /** Requests per minute; null: as many as anybody. */
  readonly rateLimit: number | null;
  /** Sessions it may have; null: as many as anybody. */
  readonly sessionLimit: number | null;
  /** When it was issued. */
  readonly createdAt: string;
  /** When it was revoked; null where it is good. */
  readonly revokedAt: string | null;
}

/** A game being played, as the holder of the token may see it. */
export interface Session {
  /** The id of the session. */
  readonly id: string;
  /** The game. */
  readonly game: string;
  /** The scenario. */
  readonly scenario: string;
  /** The version of the rules it is played by. */
  readonly rulesVersion: string;
  /** Commands accepted so far; it only ever grows. */
  readonly version: number;
  /** gathering, playing or over. */
  readonly stage: 'gathering' | 'playing' | 'over';
  /** The sides, in the order in which they join. */
  readonly sides: readonly string[];
  /** The side whose token was sent; null for a spectator. */
  readonly you: string | null;
  /** Sides whose commands the game waits for. */
  readonly waitingFor: readonly string[];
  /** Sides that have joined. */
  readonly joined: readonly string[];
  /** What you have handed in unseen; it may be replaced until every side has. */
  readonly handedIn: SessionCommand | null;
  /** Who sits where. */
  readonly seats: readonly Seat[];
  /** A proposal to go back. */
  readonly undo: UndoProposal | null;
  /** The earliest version one can go back to. */
  readonly horizon: number;
  /** How it ended; null while it goes on. */
  readonly result: SessionOutcome | null;
  /** Options of the game, defaults filled in. */
  readonly options: unknown;
  /** What every roll follows from. */
  readonly dice: SessionDice;
  /** The link of the chain at this version. */
  readonly hash: string;
  /** Of a branch, where it branched off. */
  readonly forkedFrom?: ForkPoint;
  /** The position, as far as the caller may see it. */
  readonly view: SessionView;
}

/** A command: `type` and its fields. Which there are depends on the game; `/actions` lists complete ones. */
export type SessionCommand = ColdWarBattlesCommand | ScwBattlesCommand | PanzerCommand | CrusadeRevolutionCommand | AslPrimosoleCommand;

/** A proposal to go back. */
export interface UndoProposal {
  /** The version to go back to. */
  readonly to: number;
  /** The sides that have agreed. */
  readonly agreed: readonly string[];
}

/** How a game ended, in words. */
export interface SessionOutcome {
  /** Null where nobody won. */
  readonly winner: string | null;
  /** The level of victory, a term of the game's messages. */
  readonly level: string;
  /** What was counted, by side. */
  readonly points?: Readonly<Record<string, number>>;
  /** The section that decides. */
  readonly rule?: string;
  /** The level of victory, in the language asked for. */
  readonly text: string;
}

/** What every roll follows from. */
export interface SessionDice {
  /** SHA-256 of the server seed, published before anybody joined. */
  readonly commitment: string;
  /** Ed25519, the raw 32 bytes in base64url. */
  readonly publicKey: string;
  /** What each side that has joined added. */
  readonly sideSeeds: Readonly<Record<string, string>>;
  /** When the game is over. */
  readonly serverSeed?: string;
}

/** The position, as the caller may see it: alike in every game, but for what the game itself has to add. */
export interface SessionView {
  /** What lies on the table; null where the game has no board. */
  readonly board: Board | null;
  /** Turn, phase and step. */
  readonly clock: Clock | null;
  /** What is counted. */
  readonly score: readonly Score[];
  /** What is being decided, and by whom. */
  readonly pending: readonly SessionPending[];
  /** The game's own detail. */
  readonly game: ColdWarBattlesBattleView | ScwBattlesBattleView | PanzerGameView | CrusadeRevolutionCampaignView | AslPrimosoleCampaignView;
}

/** What lies on the table. */
export interface Board {
  /** The map. */
  readonly map: BoardMap;
  /** Counters. */
  readonly pieces: readonly BoardPiece[];
  /** Markers. */
  readonly markers: readonly BoardMarker[];
}

/** The map that is played on. */
export interface BoardMap {
  /** The id of the map, among the session's materials. */
  readonly id: string;
  /** Hexes, or spaces and connections. */
  readonly kind: 'hexes' | 'spaces';
  /** Places beside the map. */
  readonly boxes: readonly BoardBox[];
}

/** A place beside the map: a reserve, those eliminated, a box of a track. */
export interface BoardBox {
  /** The id. */
  readonly id: string;
  /** The name. */
  readonly name: BoardName;
  /** The side whose box it is; null for both. */
  readonly side: string | null;
}

/** A counter on the table. */
export interface BoardPiece {
  /** Its id, as commands name it; of a piece the viewer does not know, one that tells nothing. */
  readonly id: string;
  /** Its name. */
  readonly name: BoardName;
  /** The side it belongs to; null for neither. */
  readonly side: string | null;
  /** Where it lies. */
  readonly place: BoardPlace;
  /** The way it faces: 0 to 5, as the map numbers the sides of a hex; null where the game has no facing. */
  readonly facing: number | null;
  /** Whether its front shows to the viewer. */
  readonly faceUp: boolean;
  /** What is drawn on it. */
  readonly symbol: BoardSymbol;
  /** The figures printed on the face that shows. */
  readonly figures: readonly BoardFigure[];
  /** The states it is in. */
  readonly marks: readonly BoardMark[];
  /** Its place in the stack, from the bottom. */
  readonly order: number;
}

/** Where something lies. */
export interface BoardPlace {
  /** A hex, a space of a point-to-point map, or a box beside it. */
  readonly kind: 'hex' | 'space' | 'box';
  /** The hex, space or box, as the map names it. */
  readonly id: string;
}

/** What is drawn on a piece. */
export interface BoardSymbol {
  /** The type of unit, in the words of the game. */
  readonly type: string;
  /** Its size; null where it has none. */
  readonly size: string | null;
}

/** A figure printed on a piece. */
export interface BoardFigure {
  /** What it is, in the words of the cards. */
  readonly key: string;
  /** What it is, in words. */
  readonly label: BoardName;
  /** The figure. */
  readonly value: string | number;
}

/** A state that a piece is in. */
export interface BoardMark {
  /** The state. */
  readonly key: string;
  /** The state, in words. */
  readonly text: BoardName;
}

/** Something that marks a place: control, a bridge, a siege, an objective. */
export interface BoardMarker {
  /** Its id. */
  readonly id: string;
  /** What it marks, in the words of the game. */
  readonly key: string;
  /** Its name. */
  readonly name: BoardName;
  /** Where it lies. */
  readonly place: BoardPlace;
  /** The side it belongs to; null for neither. */
  readonly side: string | null;
  /** The hexside it lies on. */
  readonly hexside?: BoardHexside;
}

/** A hexside, by the two hexes it lies between. */
export interface BoardHexside {
  /** A hex. */
  readonly a: string;
  /** The hex beside it. */
  readonly b: string;
}

/** Where a game stands in time. */
export interface Clock {
  /** The turn; 0 before the first. */
  readonly turn: number;
  /** The last turn; null where none is fixed. */
  readonly of: number | null;
  /** The turn's own name or date. */
  readonly name: BoardName | null;
  /** The phase. */
  readonly phase: BoardTerm;
  /** The step within it. */
  readonly step: BoardTerm | null;
  /** The section that describes it. */
  readonly rule: string;
}

/** Something with an id and a name. */
export interface BoardTerm {
  /** The id. */
  readonly id: string;
  /** The name. */
  readonly name: BoardName;
}

/** Something that is counted. */
export interface Score {
  /** Whose it is; null where it is common to all. */
  readonly side: string | null;
  /** What is counted, in the words of the game. */
  readonly key: string;
  /** What is counted, in words. */
  readonly label: BoardName;
  /** How many. */
  readonly value: number;
  /** Of how many, where there is a bound or a goal. */
  readonly of: number | null;
}

/** Something the game waits for. */
export interface SessionPending {
  /** The sides that are asked. */
  readonly sides: readonly string[];
  /** The section that asks. */
  readonly rule: string;
  /** What is asked, in the language asked for. */
  readonly text: string;
}

/** What a session is played with. */
export interface SessionMaterialsAnswer {
  /** The scenario. */
  readonly scenario: SessionMaterial;
  /** The maps. */
  readonly maps: readonly SessionMaterial[];
  /** The cards of the units. */
  readonly cards: readonly SessionMaterial[];
}

/** A record that a session is played with, as it was when the session was opened. */
export interface SessionMaterial {
  /** The id of the record. */
  readonly id: string;
  /** Its name. */
  readonly name: BoardName;
  /** The side it belongs to. */
  readonly side?: string;
  /** Its type. */
  readonly type?: string;
  /** Its content. */
  readonly body: unknown;
}

/** What a side may do now. */
export interface SessionActions {
  /** The version that stands now. */
  readonly version: number;
  /** Sides whose commands the game waits for. */
  readonly waitingFor: readonly string[];
  /** Every legal command, with its rule and its cost or odds. */
  readonly actions: readonly SessionAction[];
  /** What must still be done before the phase may end. */
  readonly owed: readonly OwedDuty[];
  /** Conceding and going back. */
  readonly aside: readonly SessionAction[];
}

/** One command that is open now. */
export interface SessionAction {
  /** Complete: it can be sent as it stands. */
  readonly command: SessionCommand;
  /** The section that allows it; empty for what every session knows. */
  readonly rule: string;
  /** What it does, in the language asked for; empty for what every session knows. */
  readonly text: string;
  /** What it spends. */
  readonly cost?: ActionCost;
  /** It only puts something that is chosen already to another use. */
  readonly changes?: boolean;
  /** What it costs by its consequences. */
  readonly warnings?: readonly OwedDuty[];
  /** Where it is to be filled in: `command` is one legal way to do so. */
  readonly form?: ActionForm;
  /** How the dice can fall. */
  readonly odds?: ActionOdds;
  /** Odds of each way, where a choice comes before the dice, such as that of a table. */
  readonly variants?: readonly ActionVariant[];
}

/** What a command spends. */
export interface ActionCost {
  /** How much. */
  readonly amount: number;
  /** Of what, in the game's words. */
  readonly unit: string;
  /** Both, in the language asked for. */
  readonly label: string;
}

/** Something that must still be done, or be known. */
export interface OwedDuty {
  /** The section that asks for it. */
  readonly rule: string;
  /** The key of the sentence among the game's messages. */
  readonly key: string;
  /** What was put into the sentence, by name. */
  readonly values: unknown;
  /** The sentence, in the language asked for. */
  readonly text: string;
}

/** What may be filled in. */
export interface ActionForm {
  /** JSON Schema (2020-12) of the whole command; what can be chosen from is listed in it. */
  readonly schema: unknown;
}

/** How the dice can fall that a command comes to first, or that its combat comes to as it stands; none where that would give away what is hidden. */
export interface ActionOdds {
  /** Whether every way was counted; otherwise samples were drawn. */
  readonly exact: boolean;
  /** Ways the dice can fall, or samples drawn. */
  readonly branches: number;
  /** Of samples, the seed they were drawn from. */
  readonly seed?: string;
  /** What can happen, the likeliest first. */
  readonly chances: readonly Chance[];
  /** What the list leaves out. */
  readonly unlisted?: UnlistedChances;
  /** What is rolled for. */
  readonly procedure?: string;
}

/** The same for one way to make a choice that comes before the dice. */
export interface ActionVariant {
  /** Whether every way was counted; otherwise samples were drawn. */
  readonly exact: boolean;
  /** Ways the dice can fall, or samples drawn. */
  readonly branches: number;
  /** Of samples, the seed they were drawn from. */
  readonly seed?: string;
  /** What can happen, the likeliest first. */
  readonly chances: readonly Chance[];
  /** What the list leaves out. */
  readonly unlisted?: UnlistedChances;
  /** What is rolled for. */
  readonly procedure?: string;
  /** The way. */
  readonly name: string;
}

/** What a side may do now, counted. */
export interface SessionActionsSummary {
  /** The version that stands now. */
  readonly version: number;
  /** Sides whose commands the game waits for. */
  readonly waitingFor: readonly string[];
  /** How many commands are open. */
  readonly count: number;
  /** By type. */
  readonly types: readonly ActionCount[];
  /** What must still be done before the phase may end. */
  readonly owed: readonly OwedDuty[];
}

/** How many open commands there are of one type. */
export interface ActionCount {
  /** The type of command. */
  readonly type: string;
  /** How many. */
  readonly count: number;
  /** How many of each unit, where the commands name one. */
  readonly units: Readonly<Record<string, number>>;
}

/** What came of a command. */
export interface SessionCommandResult {
  /** Commands accepted so far; it only ever grows. */
  readonly version: number;
  /** What happened, in the game's own words, without what the viewer may not know. */
  readonly events: readonly SessionEvent[];
  /** The rulings behind it. */
  readonly rulings: readonly SessionRuling[];
  /** The dice. */
  readonly rolls: readonly SessionRoll[];
  /** The link of the chain: SHA-256 over the entry, its salt and the link before. */
  readonly hash: string;
  /** Ed25519 over the hash, by the key of the session, in base64url. */
  readonly signature: string;
  /** Whether the game is over with it. */
  readonly ended: boolean;
  /** It was handed in unseen and is kept until every side has: nothing has happened yet, and nothing is signed. */
  readonly handedIn: boolean;
}

/** Something that happened, told apart by `type`. */
export type SessionEvent = ColdWarBattlesEvent | ScwBattlesEvent | PanzerEvent | CrusadeRevolutionEvent | AslPrimosoleEvent;

/** A ruling of a session. */
export interface SessionRuling {
  /** The game. */
  readonly game: string;
  /** The procedure that ruled. */
  readonly procedure: string;
  /** Whether the rules allow what was asked. */
  readonly legal: boolean;
  /** What comes of it, as the procedure declares it; null where the rules forbid it. */
  readonly outcome: unknown;
  /** Every step that led to it. */
  readonly steps: readonly Step[];
  /** The dice, in the order in which they fell. */
  readonly dice: readonly RolledDie[];
  /** Sent again, it gives the same ruling. */
  readonly seed?: string;
  /** The chart cells that were looked at. */
  readonly provenance: readonly CellUse[];
  /** One line, ready to paste into a chat. */
  readonly summary: string;
}

/** A die rolled in a session. */
export interface SessionRoll {
  /** The procedure and the die, or what the game called it. */
  readonly purpose: string;
  /** How many sides the die has. */
  readonly sides: number;
  /** What it showed. */
  readonly value: number;
  /** Hidden from others, or shown only now that the game is over. */
  readonly secret?: boolean;
}

/** What a command would do, as far as it may be told without rolling or revealing anything: nothing has happened. */
export interface SessionTrial {
  /** The version that stands now. */
  readonly version: number;
  /** Always true: what the rules refuse is a problem. */
  readonly legal: boolean;
  /** What the trial came to: done, roll or secret. */
  readonly ends: 'done' | 'roll' | 'secret';
  /** What would happen; null where it came to a roll or a secret. */
  readonly events: readonly SessionEvent[] | null;
  /** How the dice can fall. */
  readonly odds?: ActionOdds;
  /** Of all its dice: each outcome lists what was rolled for, in order, and whether it ended at a secret. */
  readonly chain?: ChainOdds;
  /** What leads to the dice whose odds the list of actions tells of the command, for each way. */
  readonly grounds?: readonly RollGrounds[];
}

/** How everything can come out that a command rolls for before somebody decides again. */
export interface ChainOdds {
  /** Whether every way was counted; otherwise samples were drawn. */
  readonly exact: boolean;
  /** Ways the dice can fall, or samples drawn. */
  readonly branches: number;
  /** Of samples, the seed they were drawn from. */
  readonly seed?: string;
  /** What can happen, the likeliest first. */
  readonly chances: readonly Chance[];
  /** What the list leaves out. */
  readonly unlisted?: UnlistedChances;
}

/** What leads to dice: the ruling up to them, with the column or number they are read in and what shifts it. */
export interface RollGrounds {
  /** Of several ways, which one. */
  readonly name?: string;
  /** What is rolled for. */
  readonly procedure: string;
  /** What it comes to, in one line; empty where the rules have no name for it. */
  readonly summary: string;
  /** Every step up to the dice. */
  readonly steps: readonly Step[];
}

/** Proposes to go back, agrees with a proposal that stands, or refuses it. */
export interface SessionUndoRequest {
  /** Proposes to go back to this version. */
  readonly to?: number;
  /** Refuses a proposal. Default: false. */
  readonly refuse?: boolean;
}

/** A page of the log. */
export interface SessionHistory {
  /** The version that stands now. */
  readonly version: number;
  /** The entries, in order. */
  readonly entries: readonly SessionEntry[];
  /** Ask for what comes after this; absent at the end. */
  readonly next?: number;
}

/** One command and what came of it, as far as the caller may know. */
export interface SessionEntry {
  /** Commands accepted so far; it only ever grows. */
  readonly version: number;
  /** What happened, in the game's own words, without what the viewer may not know. */
  readonly events: readonly SessionEvent[];
  /** The rulings behind it. */
  readonly rulings: readonly SessionRuling[];
  /** The dice. */
  readonly rolls: readonly SessionRoll[];
  /** The link of the chain: SHA-256 over the entry, its salt and the link before. */
  readonly hash: string;
  /** Ed25519 over the hash, by the key of the session, in base64url. */
  readonly signature: string;
  /** The side whose command it was. */
  readonly side: string;
  /** The side's own; everybody's when the game is over. */
  readonly command?: SessionCommand;
  /** When it was accepted. */
  readonly at: string;
}

/** Where to branch off, and who agrees. */
export interface SessionForkRequest {
  /** The version to branch off at. */
  readonly version: number;
  /** Of the other sides, which agree by them; not needed when the game is over. Default: []. */
  readonly tokens?: readonly string[] | Readonly<Record<string, string>>;
}

/** Which commands are decided again by the rules in force, and who agrees. */
export interface SessionRulesRequest {
  /** Of the other sides, which agree by them. Default: []. */
  readonly tokens?: readonly string[] | Readonly<Record<string, string>>;
  /** The last version whose command is decided again; the present one where it is left out. */
  readonly upTo?: number;
}

/** The rules a session goes on by, and where it stands with what was decided again. */
export interface AdoptedRules {
  /** Commands accepted so far; it only ever grows. */
  readonly version: number;
  /** The version of the rules it was played by so far. */
  readonly from: string;
  /** The version that is in force. */
  readonly to: string;
  /** Commands that stood up to this version were decided again. */
  readonly upTo: number;
  /** How many. */
  readonly commands: number;
  /** The link of the chain at this version. */
  readonly hash: string;
  /** Ed25519 over the hash, by the key of the session, in base64url. */
  readonly signature: string;
  /** Whether the game is over with it. */
  readonly ended: boolean;
}

/** Who agrees that a game that goes on leaves this server. */
export interface SessionExportRequest {
  /** Of the other sides, which agree by them; without them the file of a game that goes on holds only what its reader may see. Default: []. */
  readonly tokens?: readonly string[] | Readonly<Record<string, string>>;
}

/** A module of VASSAL. */
export interface VassalModuleContents {
  /** The name. */
  readonly name: string;
  /** The version. */
  readonly version: string;
  /** The version of VASSAL it was made with. */
  readonly vassalVersion: string;
  /** Its boards as maps of Umpire. */
  readonly boards: readonly VassalBoardMap[];
  /** Its counters. */
  readonly counters: readonly VassalCounter[];
  /** Its pictures, by name. */
  readonly images: readonly string[];
  /** Rules of the mapping that say neither side nor card yet. */
  readonly open: number;
  /** A mapping to complete: maps and prototypes are whole, each counter has a rule. */
  readonly mapping: VassalMapping;
  /** What was found of the scenario asked for. */
  readonly fill?: VassalScenarioFill;
}

/** A board of the module as a map of Umpire: its hexes, or its regions as spaces. What is printed on it a module does not say. */
export interface VassalBoardMap {
  /** The map. */
  readonly map: string;
  /** The board. */
  readonly board: string;
  /** The grid, for the "grid" of a map record; each hex has the name that VASSAL shows. */
  readonly grid?: HexGridShape;
  /** The spaces, for those of a map record; their connections are not known. */
  readonly spaces?: readonly VassalSpace[];
  /** Why there is neither. */
  readonly reason?: string;
}

export interface HexGridShape {
  /** flat: columns of hexes touch by flat sides (north is a hexside); pointy: rows do. Default: "flat". */
  readonly orientation?: 'flat' | 'pointy';
  /** Which columns (flat) or rows (pointy), by printed number, lie half a hex lower or further right. Default: "even". */
  readonly shifted?: 'odd' | 'even';
  /** Columns on the map */
  readonly columns: number;
  /** Rows on the map */
  readonly rows: number;
  /** Printed number of the first column. Default: 1. */
  readonly firstColumn?: number;
  /** Printed number of the first row. Default: 1. */
  readonly firstRow?: number;
  /** Whether row numbers grow down or up the map. Default: "down". */
  readonly rowsRun?: 'down' | 'up';
  /** How the board prints a hex. Default: "columnRow". */
  readonly numbering?: 'columnRow' | 'rowColumn' | 'doubledLetters' | 'spreadsheetLetters';
  /** Digits of a column number. Default: 2. */
  readonly columnDigits?: number;
  /** Digits of a row number; with letters, the least width. Default: 2. */
  readonly rowDigits?: number;
  /** Lines whose printed number is even, where they differ from the odd ones */
  readonly evenLines?: OtherLines;
}

export interface OtherLines {
  /** Hexes in every line of the other parity */
  readonly count: number;
  /** Printed number of the first of them */
  readonly first: number;
}

/** A place of a point-to-point map. */
export interface VassalSpace {
  /** The id, made of the name. */
  readonly id: string;
  /** The name, as VASSAL shows it. */
  readonly name: string;
}

/** A counter of the module. */
export interface VassalCounter {
  /** The name in its palette. */
  readonly entry: string;
  /** The name of the piece. */
  readonly name: string;
  /** The picture. */
  readonly image: string;
  /** The number of the counter, which pieces carry. */
  readonly gpid: string;
  /** Markers and their values. */
  readonly markers: Readonly<Record<string, string>>;
  /** Layers, at the level a new piece has. */
  readonly layers: readonly VassalLayer[];
  /** Prototypes. */
  readonly prototypes: readonly string[];
}

/** A layer of a piece. */
export interface VassalLayer {
  /** The name. */
  readonly name: string;
  /** The level, from 1. */
  readonly level: number;
  /** Whether it shows. */
  readonly active: boolean;
  /** What the level adds to the name. */
  readonly label: string;
  /** The picture of the level. */
  readonly image: string;
}

/** How the files of a module are read: its maps and prototypes as it describes them, and what its pieces are. */
export interface VassalMapping {
  /** The module it is for. */
  readonly module?: string;
  /** The version of the module. */
  readonly version?: string;
  /** Its maps. */
  readonly maps: readonly VassalMap[];
  /** Its prototypes. Default: []. */
  readonly prototypes?: readonly VassalPrototype[];
  /** What places are called in the game, by the name that VASSAL shows, where that is another. Default: {}. */
  readonly places?: Readonly<Record<string, string>>;
  /** What the ways are called that pieces are turned to, from the one of a new piece on; for games in which it matters. Default: []. */
  readonly facings?: readonly string[];
  /** What its pieces are; the first rules count most. Default: []. */
  readonly pieces?: readonly VassalPieceRule[];
}

/** A map of the module, with the boards that can lie on it. */
export interface VassalMap {
  /** The name. */
  readonly name: string;
  /** Points between the edge and the boards, left and right. Default: 0. */
  readonly edgeWidth?: number;
  /** The same above and below. Default: 0. */
  readonly edgeHeight?: number;
  /** Its boards. Default: []. */
  readonly boards?: readonly VassalBoard[];
}

/** A board of a map. */
export interface VassalBoard {
  /** The name. */
  readonly name: string;
  /** Its picture. Default: "". */
  readonly image?: string;
  /** Its size, where it is known; boards beside others, and numbers that count from the far end, need it. */
  readonly size?: VassalSize;
  /** Its grid. */
  readonly grid?: VassalGrid;
}

/** The size of a board, in points. */
export interface VassalSize {
  /** From left to right. */
  readonly width: number;
  /** From top to bottom. */
  readonly height: number;
}

/** The grid of a board, as the module describes it. */
export interface VassalGrid {
  /** Of hexes and squares: from column to column. */
  readonly dx?: number;
  /** Of hexes and squares: from row to row. */
  readonly dy?: number;
  /** Where the first column has its middle. */
  readonly x0?: number;
  /** Where the first row has its middle. */
  readonly y0?: number;
  /** Of hexes: x and y change places. Default: false. */
  readonly sideways?: boolean;
  /** How the places are named; without it they have no names. */
  readonly numbering?: VassalNumbering;
  /** Of regions: all of them. */
  readonly regions?: readonly VassalRegion[];
  /** What it is made of; zones may lie over another grid. */
  readonly kind: 'hexes' | 'squares' | 'regions' | 'zones';
  /** Of zones: all of them; the first that holds a point names it. */
  readonly zones?: readonly VassalZone[];
  /** Of zones: the grid outside of them. */
  readonly background?: VassalPlainGrid;
}

/** How a grid names its places. */
export interface VassalNumbering {
  /** H: the column comes first; V: the row. */
  readonly first: 'H' | 'V';
  /** What stands between the two. Default: "". */
  readonly separator?: string;
  /** Columns. */
  readonly columns: VassalAxis;
  /** Rows. */
  readonly rows: VassalAxis;
  /** Of hexes: numbers run along the zigzag. Default: false. */
  readonly stagger?: boolean;
  /** What is shown, with $gridLocation$, $row$ and $column$ in it. Default: "$gridLocation$". */
  readonly format?: string;
}

/** How one axis of a grid is written. */
export interface VassalAxis {
  /** N: numbers; A: A to Z, then AA, BB. */
  readonly type: 'N' | 'A';
  /** Leading zeros: 1 writes 03. Default: 0. */
  readonly leading?: number;
  /** The number of the first line. Default: 0. */
  readonly offset?: number;
  /** It counts from the far end. Default: false. */
  readonly descends?: boolean;
}

/** A named region of a grid, by its origin. */
export interface VassalRegion {
  /** The name. */
  readonly name: string;
  /** Points from the left of the board. */
  readonly x: number;
  /** Points from its top. */
  readonly y: number;
}

/** A part of a board with a name of its own. */
export interface VassalZone {
  /** The name. */
  readonly name: string;
  /** What is shown, with $name$ and $gridLocation$ in it. Default: "$name$". */
  readonly format?: string;
  /** Its corners: x, y, x, y and so on. */
  readonly path: readonly number[];
  /** Its places are those of the board. Default: false. */
  readonly usesBoardGrid?: boolean;
  /** Its own grid. */
  readonly grid?: VassalPlainGrid;
}

/** A grid of hexes, squares or named regions. */
export interface VassalPlainGrid {
  /** Of hexes and squares: from column to column. */
  readonly dx?: number;
  /** Of hexes and squares: from row to row. */
  readonly dy?: number;
  /** Where the first column has its middle. */
  readonly x0?: number;
  /** Where the first row has its middle. */
  readonly y0?: number;
  /** Of hexes: x and y change places. Default: false. */
  readonly sideways?: boolean;
  /** How the places are named; without it they have no names. */
  readonly numbering?: VassalNumbering;
  /** Of regions: all of them. */
  readonly regions?: readonly VassalRegion[];
  /** What it is made of. */
  readonly kind: 'hexes' | 'squares' | 'regions';
}

/** What pieces have from a prototype. */
export interface VassalPrototype {
  /** The name. */
  readonly name: string;
  /** Markers and their values. Default: {}. */
  readonly markers?: Readonly<Record<string, string>>;
  /** Prototypes that it uses itself. Default: []. */
  readonly prototypes?: readonly string[];
}

/** What pieces that fit all its patterns are in the game. In a pattern * stands for any characters and ? for one. Of several rules that fit, each adds what those before it left open. */
export interface VassalPieceRule {
  /** Pattern of the name. */
  readonly name?: string;
  /** Patterns of markers and properties, by their names. */
  readonly markers?: Readonly<Record<string, string>>;
  /** Pattern of a prototype that it uses. */
  readonly prototype?: string;
  /** By the name of a layer: the pattern of its level, from 1; "off" while it is not active. */
  readonly layers?: Readonly<Record<string, string>>;
  /** Pattern of the map that it lies on. */
  readonly map?: string;
  /** Whether it is masked or invisible; both fit where it is left out. */
  readonly hidden?: boolean;
  /** It is no unit: a marker, a track, a note. */
  readonly ignore?: boolean;
  /** The side it belongs to. */
  readonly side?: string;
  /** The id of its card; {name} and {marker} stand for its name and the value of that marker. */
  readonly card?: string;
  /** The face that shows. */
  readonly face?: 'up' | 'down';
  /** States it is in, in the words of the game. */
  readonly states?: readonly string[];
}

/** What of a scenario was found in the module, and what was not. */
export interface VassalScenarioFill {
  /** The scenario. */
  readonly scenario: string;
  /** Cards whose name a counter has; the rules of the mapping name them. */
  readonly cards: readonly string[];
  /** Cards that no counter has the name of. */
  readonly missing: readonly string[];
  /** Whether a board has every hex or space of the scenario's map; null where the library does not have that map. */
  readonly mapFits: boolean | null;
  /** The templates of the scenario with what the module says of them; what is left is listed in each, and POST /v1/scenarios/{id}/check takes them. */
  readonly templates: readonly ScenarioTemplate[];
}

/** A saved game or log, and how it is read. */
export interface VassalPositionRequest {
  /** The .vsav or .vlog in base64; or the text of its "savedGame" part, hidden or plain. */
  readonly save: string;
  /** How it is read. */
  readonly mapping: VassalMappingInput;
  /** Of a log, the step to stop after: 0 is where it begins; the last where left out. */
  readonly step?: number;
}

/** How the files of a module are read: its maps and prototypes as it describes them, and what its pieces are. */
export interface VassalMappingInput {
  /** The module it is for. */
  readonly module?: string;
  /** The version of the module. */
  readonly version?: string;
  /** Its maps. */
  readonly maps: readonly VassalMapInput[];
  /** Its prototypes. Default: []. */
  readonly prototypes?: readonly VassalPrototypeInput[];
  /** What places are called in the game, by the name that VASSAL shows, where that is another. Default: {}. */
  readonly places?: Readonly<Record<string, string>>;
  /** What the ways are called that pieces are turned to, from the one of a new piece on; for games in which it matters. Default: []. */
  readonly facings?: readonly string[];
  /** What its pieces are; the first rules count most. Default: []. */
  readonly pieces?: readonly VassalPieceRuleInput[];
}

/** A map of the module, with the boards that can lie on it. */
export interface VassalMapInput {
  /** The name. */
  readonly name: string;
  /** Points between the edge and the boards, left and right. Default: 0. */
  readonly edgeWidth?: number;
  /** The same above and below. Default: 0. */
  readonly edgeHeight?: number;
  /** Its boards. Default: []. */
  readonly boards?: readonly VassalBoardInput[];
}

/** A board of a map. */
export interface VassalBoardInput {
  /** The name. */
  readonly name: string;
  /** Its picture. Default: "". */
  readonly image?: string;
  /** Its size, where it is known; boards beside others, and numbers that count from the far end, need it. */
  readonly size?: VassalSizeInput;
  /** Its grid. */
  readonly grid?: VassalGridInput;
}

/** The size of a board, in points. */
export interface VassalSizeInput {
  /** From left to right. */
  readonly width: number;
  /** From top to bottom. */
  readonly height: number;
}

/** The grid of a board, as the module describes it. */
export interface VassalGridInput {
  /** Of hexes and squares: from column to column. */
  readonly dx?: number;
  /** Of hexes and squares: from row to row. */
  readonly dy?: number;
  /** Where the first column has its middle. */
  readonly x0?: number;
  /** Where the first row has its middle. */
  readonly y0?: number;
  /** Of hexes: x and y change places. Default: false. */
  readonly sideways?: boolean;
  /** How the places are named; without it they have no names. */
  readonly numbering?: VassalNumberingInput;
  /** Of regions: all of them. */
  readonly regions?: readonly VassalRegionInput[];
  /** What it is made of; zones may lie over another grid. */
  readonly kind: 'hexes' | 'squares' | 'regions' | 'zones';
  /** Of zones: all of them; the first that holds a point names it. */
  readonly zones?: readonly VassalZoneInput[];
  /** Of zones: the grid outside of them. */
  readonly background?: VassalPlainGridInput;
}

/** How a grid names its places. */
export interface VassalNumberingInput {
  /** H: the column comes first; V: the row. */
  readonly first: 'H' | 'V';
  /** What stands between the two. Default: "". */
  readonly separator?: string;
  /** Columns. */
  readonly columns: VassalAxisInput;
  /** Rows. */
  readonly rows: VassalAxisInput;
  /** Of hexes: numbers run along the zigzag. Default: false. */
  readonly stagger?: boolean;
  /** What is shown, with $gridLocation$, $row$ and $column$ in it. Default: "$gridLocation$". */
  readonly format?: string;
}

/** How one axis of a grid is written. */
export interface VassalAxisInput {
  /** N: numbers; A: A to Z, then AA, BB. */
  readonly type: 'N' | 'A';
  /** Leading zeros: 1 writes 03. Default: 0. */
  readonly leading?: number;
  /** The number of the first line. Default: 0. */
  readonly offset?: number;
  /** It counts from the far end. Default: false. */
  readonly descends?: boolean;
}

/** A named region of a grid, by its origin. */
export interface VassalRegionInput {
  /** The name. */
  readonly name: string;
  /** Points from the left of the board. */
  readonly x: number;
  /** Points from its top. */
  readonly y: number;
}

/** A part of a board with a name of its own. */
export interface VassalZoneInput {
  /** The name. */
  readonly name: string;
  /** What is shown, with $name$ and $gridLocation$ in it. Default: "$name$". */
  readonly format?: string;
  /** Its corners: x, y, x, y and so on. */
  readonly path: readonly number[];
  /** Its places are those of the board. Default: false. */
  readonly usesBoardGrid?: boolean;
  /** Its own grid. */
  readonly grid?: VassalPlainGridInput;
}

/** A grid of hexes, squares or named regions. */
export interface VassalPlainGridInput {
  /** Of hexes and squares: from column to column. */
  readonly dx?: number;
  /** Of hexes and squares: from row to row. */
  readonly dy?: number;
  /** Where the first column has its middle. */
  readonly x0?: number;
  /** Where the first row has its middle. */
  readonly y0?: number;
  /** Of hexes: x and y change places. Default: false. */
  readonly sideways?: boolean;
  /** How the places are named; without it they have no names. */
  readonly numbering?: VassalNumberingInput;
  /** Of regions: all of them. */
  readonly regions?: readonly VassalRegionInput[];
  /** What it is made of. */
  readonly kind: 'hexes' | 'squares' | 'regions';
}

/** What pieces have from a prototype. */
export interface VassalPrototypeInput {
  /** The name. */
  readonly name: string;
  /** Markers and their values. Default: {}. */
  readonly markers?: Readonly<Record<string, string>>;
  /** Prototypes that it uses itself. Default: []. */
  readonly prototypes?: readonly string[];
}

/** What pieces that fit all its patterns are in the game. In a pattern * stands for any characters and ? for one. Of several rules that fit, each adds what those before it left open. */
export interface VassalPieceRuleInput {
  /** Pattern of the name. */
  readonly name?: string;
  /** Patterns of markers and properties, by their names. */
  readonly markers?: Readonly<Record<string, string>>;
  /** Pattern of a prototype that it uses. */
  readonly prototype?: string;
  /** By the name of a layer: the pattern of its level, from 1; "off" while it is not active. */
  readonly layers?: Readonly<Record<string, string>>;
  /** Pattern of the map that it lies on. */
  readonly map?: string;
  /** Whether it is masked or invisible; both fit where it is left out. */
  readonly hidden?: boolean;
  /** It is no unit: a marker, a track, a note. */
  readonly ignore?: boolean;
  /** The side it belongs to. */
  readonly side?: string;
  /** The id of its card; {name} and {marker} stand for its name and the value of that marker. */
  readonly card?: string;
  /** The face that shows. */
  readonly face?: 'up' | 'down';
  /** States it is in, in the words of the game. */
  readonly states?: readonly string[];
}

/** The position of a saved game, or of a log at one of its steps. */
export interface VassalPosition {
  /** What the file says about itself. */
  readonly save: VassalSaveData;
  /** Steps of the log; 0 for a saved game. */
  readonly steps: number;
  /** The step the position stands at. */
  readonly step: number;
  /** Every piece but those that the mapping ignores. */
  readonly pieces: readonly VassalPiece[];
  /** Pieces that the mapping says too little about: nothing is guessed. */
  readonly unmatched: readonly VassalUnmatched[];
  /** Pieces that the mapping ignores. */
  readonly ignored: number;
  /** Of a log, what each step up to this one changed. */
  readonly log: readonly VassalStep[];
}

/** What a saved game says about itself; null where it does not. */
export interface VassalSaveData {
  /** The module. */
  readonly module: string | null;
  /** Its version. */
  readonly moduleVersion: string | null;
  /** The version of VASSAL. */
  readonly vassalVersion: string | null;
  /** What its players wrote. */
  readonly description: string | null;
}

/** A piece of a saved game. */
export interface VassalPiece {
  /** Its id in the saved game. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Its picture. */
  readonly image: string;
  /** The number of the counter it was made from. */
  readonly gpid: string;
  /** Where it lies. */
  readonly place: VassalPlace;
  /** Its place in its stack, from the bottom. */
  readonly order: number;
  /** Whether it lies in a deck. */
  readonly inDeck: boolean;
  /** The way it is turned, in steps; null for one that does not turn. */
  readonly facing: number | null;
  /** The way it faces in the game, by the mapping; null where it does not say. */
  readonly faces: string | null;
  /** Whether somebody has masked it or made it invisible. */
  readonly hidden: boolean;
  /** Markers and properties, those of its prototypes included. */
  readonly markers: Readonly<Record<string, string>>;
  /** Prototypes. */
  readonly prototypes: readonly string[];
  /** Layers. */
  readonly layers: readonly VassalLayer[];
  /** The side, by the mapping; null where it does not say. */
  readonly side: string | null;
  /** The card, by the mapping; null where it does not say. */
  readonly card: string | null;
  /** The face that shows, by the mapping: up or down. */
  readonly face: string;
  /** The states it is in, by the mapping. */
  readonly states: readonly string[];
}

/** Where a piece lies. */
export interface VassalPlace {
  /** The map; null on none. */
  readonly map: string | null;
  /** The board; null where it is unknown or the piece lies beside all boards. */
  readonly board: string | null;
  /** The zone; null in none. */
  readonly zone: string | null;
  /** The hex, square, region or zone, as VASSAL shows it; null where the place has no name. */
  readonly name: string | null;
  /** The hex or space in the game: by the mapping, or else the same name. */
  readonly id: string | null;
  /** Points from the left of the map. */
  readonly x: number | null;
  /** Points from its top. */
  readonly y: number | null;
  /** Points from the middle of the hex, square or region. */
  readonly offCentre: number | null;
}

/** A piece that the mapping says too little about. */
export interface VassalUnmatched {
  /** Its id in the saved game. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** What no rule of the mapping says: side, card. */
  readonly missing: readonly string[];
}

/** What one step of a log changed. */
export interface VassalStep {
  /** The step, from 1. */
  readonly step: number;
  /** Pieces that are new, or lie or look otherwise than before. */
  readonly pieces: readonly VassalPiece[];
  /** Pieces that are gone, by id. */
  readonly removed: readonly string[];
}

/** A question about a saved game. */
export interface VassalQuestionRequest {
  /** The .vsav or .vlog in base64; or the text of its "savedGame" part, hidden or plain. */
  readonly save: string;
  /** How it is read. */
  readonly mapping: VassalMappingInput;
  /** Of a log, the step to stop after: 0 is where it begins; the last where left out. */
  readonly step?: number;
  /** The game that is played. */
  readonly game: VassalGameInput;
  /** What the map does not show. */
  readonly standing: VassalStandingInput;
  /** What is asked: attack, reach, sight, supply, obligations and whatever else the game knows. */
  readonly question: string;
  /** What it is asked about; units by their cards, or by the ids of their pieces. Default: {}. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** The dice; a seed is drawn where they are left out. */
  readonly dice?: DiceInput;
}

/** The game that is played: its scenario and options, and materials of your own. */
export interface VassalGameInput {
  /** A scenario of the library. */
  readonly scenario: string;
  /** A map of the library, in place of the scenario's. */
  readonly map?: string;
  /** A chart pack, for cells the book does not print. */
  readonly chartPack?: string;
  /** Optional rules of the game; what is left out is as the scenario or else the book has it. Default: {}. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A variant that the scenario names. */
  readonly variant?: string;
  /** Maps, decks, cards and chart packs of your own, by id, as the library takes them (`kind`, `name`, `body`). They are kept for this session alone and shown to nobody but its players. Default: {}. */
  readonly materials?: Readonly<Record<string, unknown>>;
}

/** What a map does not show of a game: where it stands in time, and who holds what. */
export interface VassalStandingInput {
  /** The turn. */
  readonly turn: number;
  /** The phase that begins, in the words of the game. */
  readonly phase: string;
  /** The side whose phase it is. */
  readonly side: string;
  /** Cards of units that are out of the game and lie nowhere any more. Default: []. */
  readonly eliminated?: readonly string[];
  /** Who holds a place in which nobody stands. Default: {}. */
  readonly control?: Readonly<Record<string, string>>;
  /** Points scored so far, by side. Default: {}. */
  readonly points?: Readonly<Record<string, number>>;
  /** Whatever else holds, such as the weather. Default: {}. */
  readonly conditions?: Readonly<Record<string, string>>;
}

/** The faces rolled on a table, in order or by name, or a seed to draw them from. */
export interface DiceInput {
  /** The faces, in the order in which the rules ask for them. */
  readonly given?: readonly number[];
  /** Faces by the name of the roll: {combat: [4]}. */
  readonly named?: unknown;
  /** The same seed gives the same dice. */
  readonly seed?: string;
}

/** The answer to a question about a saved game. */
export interface VassalAnswer {
  /** What was asked. */
  readonly asked: VassalAsked;
  /** What the rules say. */
  readonly ruling: Ruling;
}

/** A question as a procedure takes it: it can be asked again without the file. */
export interface VassalAsked {
  /** The procedure. */
  readonly procedure: string;
  /** Its input, taken from map, position and cards. */
  readonly input: unknown;
  /** The options of the game. */
  readonly options: unknown;
}

/** A saved game to go on with. */
export interface VassalSessionRequest {
  /** The .vsav or .vlog in base64; or the text of its "savedGame" part, hidden or plain. */
  readonly save: string;
  /** How it is read. */
  readonly mapping: VassalMappingInput;
  /** Of a log, the step to stop after: 0 is where it begins; the last where left out. */
  readonly step?: number;
  /** What the map does not show. */
  readonly standing: VassalStandingInput;
  /** The session that goes on with it. */
  readonly session: SessionRequestInput;
}

/** What opens a session. */
export interface SessionRequestInput {
  /** A scenario of the library. */
  readonly scenario: string;
  /** A map of the library, in place of the scenario's. */
  readonly map?: string;
  /** A chart pack, for cells the book does not print. */
  readonly chartPack?: string;
  /** Optional rules of the game; what is left out is as the scenario or else the book has it. Default: {}. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A variant that the scenario names. */
  readonly variant?: string;
  /** Maps, decks, cards and chart packs of your own, by id, as the library takes them (`kind`, `name`, `body`). They are kept for this session alone and shown to nobody but its players. Default: {}. */
  readonly materials?: Readonly<Record<string, unknown>>;
  /** The seat that whoever opens the session takes himself; none where it is left out. */
  readonly seat?: OwnSeatInput;
  /** How long a side may think; for ever where it is left out. */
  readonly limits?: TimeLimitsInput;
  /** Whether anybody may claim the other seats without an invitation; the session is listed then. Default: false. */
  readonly open?: boolean;
  /** Who may look on: everybody, whoever has the spectators' token, nobody. Default: "token". */
  readonly spectators?: 'open' | 'token' | 'none';
}

/** Forms of a session, filled in from a saved game. Nothing is sent by it, and nothing is guessed. */
export interface VassalForms {
  /** The version of the session they are for. */
  readonly version: number;
  /** Forms that the caller is asked for now. */
  readonly forms: readonly VassalFilledForm[];
  /** Pieces that none of them holds. */
  readonly unread: readonly VassalUnreadPiece[];
}

/** A command that the caller may send as it is, or with whatever he changes of it. */
export interface VassalFilledForm {
  /** The command, with its form filled in. */
  readonly command: unknown;
  /** What it says, as a sentence. */
  readonly text: string;
}

/** A piece that the session has no use for. */
export interface VassalUnreadPiece {
  /** Its id in the saved game. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Where it lies, as VASSAL shows it; null where the place has no name. */
  readonly place: string | null;
  /** What no rule of the mapping says of it; empty where the session knows no such counter of the caller. */
  readonly missing: readonly string[];
}

/** The board of a session as a saved game of VASSAL. */
export interface VassalSaveLink {
  /** Where the .vsav is for a while, for anybody who knows this; dropped on the window of VASSAL, it is loaded. */
  readonly link: string;
  /** Until when it is there. */
  readonly until: string;
  /** Pieces that lie on the map. */
  readonly placed: number;
  /** Pieces of the session that are not in the file: the saved game has none for them, or no place, or no mask. */
  readonly leftOut: readonly string[];
}

/** Join and add to the dice */
export interface SessionJoinCommand {
  readonly type: 'join';
  /** Text that this side adds to the dice, best drawn at random; it is shown to everybody */
  readonly seed: string;
  /** The side's own Ed25519 key, 32 bytes in base64url: from now on its commands are signed with it */
  readonly publicKey?: string;
}

/** Propose to go back */
export interface SessionProposeUndoCommand {
  readonly type: 'propose-undo';
  /** The version to go back to */
  readonly to: number;
}

/** Agree to go back */
export interface SessionAgreeUndoCommand {
  readonly type: 'agree-undo';
}

/** Refuse to go back */
export interface SessionRefuseUndoCommand {
  readonly type: 'refuse-undo';
}

/** Concede the game */
export interface SessionConcedeCommand {
  readonly type: 'concede';
}

export interface SessionJoinedEvent {
  readonly type: 'joined';
  /** The side. */
  readonly side: string;
  /** What it added to the dice. */
  readonly seed: string;
  /** The key it signs its commands with. */
  readonly publicKey?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionBeganEvent {
  readonly type: 'began';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionEndedEvent {
  readonly type: 'ended';
  /** How. */
  readonly result: EndedResult;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionConcededEvent {
  readonly type: 'conceded';
  /** The side. */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionUndoProposedEvent {
  readonly type: 'undo-proposed';
  /** The version to go back to. */
  readonly to: number;
  /** The side that proposes it. */
  readonly by: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionUndoAgreedEvent {
  readonly type: 'undo-agreed';
  /** The side that answers. */
  readonly by: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionUndoRefusedEvent {
  readonly type: 'undo-refused';
  /** The side that answers. */
  readonly by: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionUndoneEvent {
  readonly type: 'undone';
  /** The version that stands again. */
  readonly to: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionRulesAdoptedEvent {
  readonly type: 'rules-adopted';
  /** The version of the rules played by so far. */
  readonly from: string;
  /** The version adopted. */
  readonly to: string;
  /** Commands up to this version are decided again. */
  readonly upTo: number;
  /** How many. */
  readonly commands: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionSeatLeftEvent {
  readonly type: 'seat-left';
  /** The side. */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionSeatTakenEvent {
  readonly type: 'seat-taken';
  /** The side. */
  readonly side: string;
  /** The key the new player signs his commands with. */
  readonly publicKey?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface SessionTimedOutEvent {
  readonly type: 'timed-out';
  /** The side. */
  readonly side: string;
  /** Which limit has run out: decision or game. */
  readonly limit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

export interface HexGridShapeInput {
  /** flat: columns of hexes touch by flat sides (north is a hexside); pointy: rows do. Default: "flat". */
  readonly orientation?: 'flat' | 'pointy';
  /** Which columns (flat) or rows (pointy), by printed number, lie half a hex lower or further right. Default: "even". */
  readonly shifted?: 'odd' | 'even';
  /** Columns on the map */
  readonly columns: number;
  /** Rows on the map */
  readonly rows: number;
  /** Printed number of the first column. Default: 1. */
  readonly firstColumn?: number;
  /** Printed number of the first row. Default: 1. */
  readonly firstRow?: number;
  /** Whether row numbers grow down or up the map. Default: "down". */
  readonly rowsRun?: 'down' | 'up';
  /** How the board prints a hex. Default: "columnRow". */
  readonly numbering?: 'columnRow' | 'rowColumn' | 'doubledLetters' | 'spreadsheetLetters';
  /** Digits of a column number. Default: 2. */
  readonly columnDigits?: number;
  /** Digits of a row number; with letters, the least width. Default: 2. */
  readonly rowDigits?: number;
  /** Lines whose printed number is even, where they differ from the odd ones */
  readonly evenLines?: OtherLinesInput;
}

export interface OtherLinesInput {
  /** Hexes in every line of the other parity */
  readonly count: number;
  /** Printed number of the first of them */
  readonly first: number;
}

export interface EndedResult {
  /** Null where nobody won. */
  readonly winner: string | null;
  /** The level of victory, a term of the game's messages. */
  readonly level: string;
  /** What was counted, by side. */
  readonly points?: Readonly<Record<string, number>> | null;
  /** The section that decides. */
  readonly rule?: string | null;
}
