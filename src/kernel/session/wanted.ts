import type { Action, Command, Wanted } from './words.js';

/** In an address every value is a text. */
const same = (one: unknown, other: unknown): boolean => String(one) === String(other);

/** What may be filled in for a field of a form: the one value it has, or those it may choose from. */
export function choicesOf({ form }: Action, name: string): readonly unknown[] {
  const { properties = {} } = (form?.schema ?? {}) as {
    properties?: Record<string, { const?: unknown; enum?: unknown[] }>;
  };
  const field = properties[name];
  return field?.enum ?? (field && 'const' in field ? [field.const] : []);
}

/**
 * The action as somebody keeps it who wants these values in its fields; undefined where he does not. A form is kept where it can
 * be filled in so; where that was all it left open, it is filled in.
 */
function kept(action: Action, wanted: Wanted): Action | undefined {
  const { command, form, ...rest } = action;
  const chosen: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wanted)) {
    if (same(command[name], value)) continue;
    const choice = choicesOf(action, name).find((each) => same(each, value));
    if (choice === undefined) return undefined;
    chosen[name] = choice;
  }
  if (!form) return action;
  const open = Object.keys((form.schema as { properties?: object }).properties ?? {}).filter(
    (name) => !(name in wanted) && choicesOf(action, name).length !== 1,
  );
  return open.length > 0 ? action : { ...rest, command: { ...command, ...chosen } as Command };
}

/** Of a list, what is wanted of it; all of it where nothing is said. */
export function* keptOf(actions: Iterable<Action>, wanted: Wanted | undefined): Generator<Action> {
  for (const action of actions) {
    const one = wanted ? kept(action, wanted) : action;
    if (one) yield one;
  }
}
