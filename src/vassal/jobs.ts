import { checked } from '../edge/checker/checker.js';
import { FieldFault, InvalidRequestError, MAX_FAULTS } from '../edge/faults.js';
import type { LaidUnit } from '../kernel/session/index.js';
import { parsedJson } from '../platform/http/json-text.js';
import type { Language } from '../platform/language.js';
import type { Job } from '../platform/workers/jobs.js';
import { bytesOf, type Part, textOf } from '../platform/workers/parts.js';
import { VassalFileError } from './format/fault.js';
import { readModule } from './module/module.js';
import { moduleAnswer, type WantedScenario } from './module/module-answer.js';
import { boardSave, type WrittenSave } from './position/board-save.js';
import { positionOf } from './position/position.js';
import { readSave } from './position/save.js';
import { type StandingGame, standingOf } from './position/standing.js';
import { VassalPositionRequest } from './shapes/mapping.js';
import type { VassalModuleContents } from './shapes/module.js';
import type { VassalPosition } from './shapes/position.js';
import { VassalQuestionRequest, VassalSessionRequest } from './shapes/question.js';

export const MODULE_JOB = 'vassal-module';
export const POSITION_JOB = 'vassal-position';
export const STANDING_JOB = 'vassal-standing';
export const SAVE_JOB = 'vassal-save';

/** What is sent beside the bytes of a module. */
export interface ModuleTask {
  readonly language: Language;
  readonly wanted?: WantedScenario;
}

/** What is wrong with a file is wrong with the field it came in. */
function located<T>(pointer: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof VassalFileError)) throw error;
    throw new InvalidRequestError([new FieldFault(pointer, error.detail)]);
  }
}

export const moduleOf = (bytes: Uint8Array, { language, wanted }: ModuleTask): VassalModuleContents =>
  located('', () => moduleAnswer(readModule(bytes), language, wanted));

/** The bytes of a field that holds a file in base64, or the text of a saved game as it is. */
function fileBytes(sent: string): Uint8Array {
  const isText = sent.startsWith('!VCSK') || sent.startsWith('begin_save');
  return isText ? new TextEncoder().encode(sent) : new Uint8Array(Buffer.from(sent, 'base64'));
}

/** What is asked about a saved game, read here; the rest of the request is for whoever has the library. */
export interface AskedStanding<R extends VassalPositionRequest> extends StandingGame {
  readonly rest: Omit<R, 'save' | 'mapping'>;
}

const ASKED = { question: VassalQuestionRequest, session: VassalSessionRequest } as const;
export type Asking = keyof typeof ASKED;

const positionAsked = ({ save, mapping, step }: VassalPositionRequest): VassalPosition =>
  located('/save', () => positionOf(readSave(fileBytes(save)), mapping, step));

function objectIn(text: string): object {
  const sent = parsedJson(text);
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent;
  throw new InvalidRequestError([
    new FieldFault('', { en: 'must be an object', ja: 'オブジェクトでなければなりません' }),
  ]);
}

/** A request as it came, for a position. */
export const positionIn = (text: string): VassalPosition =>
  positionAsked(checked(VassalPositionRequest, objectIn(text)));

/** A request as it came, about a game that goes on: every piece must be known. */
export function standingIn(asking: Asking, text: string): AskedStanding<VassalQuestionRequest & VassalSessionRequest> {
  const request = checked<VassalQuestionRequest | VassalSessionRequest>(ASKED[asking], objectIn(text));
  const position = positionAsked(request);
  if (position.unmatched.length > 0)
    throw new InvalidRequestError(position.unmatched.slice(0, MAX_FAULTS).map(unknown));
  const { save: _save, mapping: _mapping, ...rest } = request;
  return { ...standingOf(position, request.standing), rest: rest as never };
}

/** A request as it came, for the board of a session: a saved game of the module to lay the pieces in. */
export function boardSaveIn(units: readonly LaidUnit[], text: string): WrittenSave {
  const { save, mapping } = checked(VassalPositionRequest, objectIn(text));
  return located('/save', () => boardSave(readSave(fileBytes(save)), mapping, units));
}

const unknown = ({ id, name, missing }: VassalPosition['unmatched'][number]): FieldFault =>
  new FieldFault('/mapping/pieces', {
    en: `no rule says ${missing.join(' and ')} of "${name}" (piece ${id}); a rule may also ignore it`,
    ja: `「${name}」（駒${id}）の${missing.join('と')}を示す規則がありません。無視する規則でもかまいません`,
  });

/** What was put on a line of its own before the rest. */
function parted(input: Part): { readonly head: string; readonly rest: Uint8Array } {
  const bytes = bytesOf(input);
  const end = bytes.indexOf(10);
  return { head: textOf(bytes.subarray(0, end)), rest: bytes.subarray(end + 1) };
}

/** The work in the threads: neither library nor database, files in and answers out. */
export const vassalJobs: Readonly<Record<string, Job>> = {
  [MODULE_JOB]: (input, write) => {
    const { head, rest } = parted(input);
    write(JSON.stringify(moduleOf(rest, JSON.parse(head) as ModuleTask)));
  },
  [POSITION_JOB]: (input, write) => write(JSON.stringify(positionIn(textOf(input)))),
  [STANDING_JOB]: (input, write) => {
    const { head, rest } = parted(input);
    write(JSON.stringify(standingIn(head as Asking, textOf(rest))));
  },
  [SAVE_JOB]: (input, write) => {
    const { head, rest } = parted(input);
    const { file, ...told } = boardSaveIn(JSON.parse(head) as LaidUnit[], textOf(rest));
    write(file);
    return told;
  },
};
