import type { Die } from '../dice/index.js';
import type { Game } from '../procedures/game.js';

/** What a die of a session may be rolled for: with so many sides, or, of a draw or a shuffle, with so many at most. */
export type DicePurpose =
  | { readonly purpose: string; readonly sides: number }
  | { readonly purpose: string; readonly most: number };

const NAME = '[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*';
const OF_PROCEDURE = new RegExp(`^[a-z]+/[a-z0-9-]+:${NAME}$`);
const OF_SESSION = new RegExp(`^${NAME}$`);

const known = new WeakMap<Game, readonly DicePurpose[]>();

/**
 * Every purpose there is: `<procedure>:<die>` of each die that a procedure declares, then the game's own. The list is closed,
 * because a roll follows from its purpose: whoever could think up new ones could choose among the dice.
 */
export function dicePurposes(game: Game): readonly DicePurpose[] {
  let purposes = known.get(game);
  if (!purposes) {
    purposes = [...ofProcedures(game), ...ofSession(game)];
    const names = new Set(purposes.map(({ purpose }) => purpose));
    if (names.size < purposes.length) throw new Error(`${game.id} declares a purpose of dice twice`);
    known.set(game, purposes);
  }
  return purposes;
}

function ofProcedures({ id, procedures }: Game): DicePurpose[] {
  return [...procedures].flatMap(([name, { dice = [] }]) =>
    dice.map(({ name: die, die: { sides } }) => ({ purpose: plain(id, `${name}:${die}`, OF_PROCEDURE), sides })),
  );
}

function ofSession({ id, declaration: { session } }: Game): DicePurpose[] {
  return (session?.dice ?? []).map(({ purpose, sides }) => ({ purpose: plain(id, purpose, OF_SESSION), most: sides }));
}

/** Letters, digits, single spaces and hyphens: nothing that looks like something else. */
function plain(game: string, purpose: string, form: RegExp): string {
  if (form.test(purpose)) return purpose;
  throw new Error(`${game}: "${purpose}" cannot be the purpose of a die`);
}

/** Whether a die may be rolled for a purpose. */
export function purposeCheck(purposes: readonly DicePurpose[]): (purpose: string, die: Die) => boolean {
  const bounds = new Map(purposes.map((each) => [each.purpose, each]));
  return (purpose, { sides }) => {
    const bound = bounds.get(purpose);
    if (!bound) return false;
    return 'sides' in bound ? sides === bound.sides : sides <= bound.most;
  };
}
