import type { FormStyle } from './form-style.js';
import type { Schema } from './schema.js';

const CITED = /\[([^\]]+)\]/;

/** The section behind a field of a question; pointing at the field tells its description. */
export function RuleOf({ schema, style }: { readonly schema: Schema; readonly style: FormStyle }) {
  const [, rule] = CITED.exec(schema.description ?? '') ?? [];
  return style.sparse && rule ? <small class="rule">{rule}</small> : null;
}
