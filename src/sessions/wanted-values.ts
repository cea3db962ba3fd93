import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { type FieldType, fieldsOf } from '../kernel/fields/index.js';
import type { Game } from '../kernel/procedures/index.js';
import type { Side } from '../kernel/session/index.js';
import type { InBoth } from '../platform/language.js';
import { commandsOf } from './command-kinds.js';
import type { LiveSession } from './live-session.js';

/** A longer text is a remark, not a name. */
const LONGEST_NAME = 100;

/** The types that a field has in the commands among which it is looked for: one kind, or all of the game's own. */
function typesOf(game: Game, field: string, kind: unknown): FieldType[] {
  const { commands = {} } = game.declaration.session ?? {};
  const kinds = kind === undefined ? Object.values(commands) : [commandsOf(game)[kind as string]!];
  const fields = kinds.flatMap(({ shape }) => fieldsOf(shape).filter(({ name }) => name === field));
  return fields.flatMap(({ type }) => (type.kind === 'either' ? type.of : [type]));
}

const isName = (type: FieldType): boolean => type.kind === 'text' && type.max <= LONGEST_NAME;

/** Whether a value may stand there, as far as its type says; in an address every value is a text. */
function fits(type: FieldType, value: string): boolean {
  if (type.kind === 'choice') return type.choice.values.includes(value);
  if (type.kind === 'flag') return value === 'true' || value === 'false';
  if (type.kind === 'integer' || type.kind === 'halves' || type.kind === 'number')
    return value.trim() !== '' && Number.isFinite(Number(value));
  return !isName(type);
}

/**
 * Refuses values that nothing can have for which a list of actions is asked: a word that is none of its field's, a unit or a
 * place that the side can see nowhere. Whoever asks for a thing that is there and can do nothing gets an empty list.
 */
export function refuseStrange({ game, engine, state }: LiveSession, side: Side, wanted: object): void {
  if (state.stage !== 'playing') return;
  const { type: kind, ...values } = wanted as Readonly<Record<string, unknown>>;
  const faults: FieldFault[] = [];
  const names: Record<string, string> = {};
  for (const [field, sent] of Object.entries(values)) {
    const value = String(sent);
    const types = typesOf(game, field, kind);
    if (types.length === 0 || types.some((type) => fits(type, value))) continue;
    if (types.some(isName)) names[field] = value;
    else faults.push(new FieldFault(`/${field}`, expected(types, value)));
  }
  const strange = Object.keys(names).length === 0 ? [] : engine.strange(state, side, names);
  for (const { field, name, near } of strange) faults.push(new FieldFault(`/${field}`, nothingCalled(name, near)));
  if (faults.length > 0) throw new InvalidRequestError(faults);
}

function expected(types: readonly FieldType[], value: string): InBoth {
  const words = types.flatMap((type) => (type.kind === 'choice' ? type.choice.values : []));
  if (words.length > 0) return oneOf([...new Set(words)], value);
  if (types.some(({ kind }) => kind === 'flag')) return oneOf(['true', 'false']);
  return { en: 'must be a number', ja: '数値でなければなりません' };
}

function nothingCalled(name: string, near: string | undefined): InBoth {
  const short = name.slice(0, LONGEST_NAME);
  const en = `nothing that you can see is called "${short}"`;
  const ja = `「${short}」という名のものは見える範囲にありません`;
  return near === undefined
    ? { en, ja }
    : { en: `${en}; did you mean "${near}"?`, ja: `${ja}（「${near}」のことですか？）` };
}
