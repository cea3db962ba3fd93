import { useState } from 'preact/hooks';
import { myGame } from '../../api/my-games.js';
import { sideName } from '../../api/seats.js';
import type { SessionAction } from '../../api/types.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { Section } from '../../ui/section.js';
import { toChoice } from './focus.js';
import { FormDialog, formTitle } from './form-dialog.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

interface PromptProps {
  readonly table: Table;
  readonly selection: Selection;
}

/** One line that says what is asked, by whom and why; under it the commands that have no place on the map. */
export function Prompt({ table, selection }: PromptProps) {
  const session = table.session.value!;
  const [form, setForm] = useState<SessionAction | undefined>();
  const { clock, pending } = session.view;
  const bare = table.anchored.value.filter(
    ({ piece, place, card }) => piece === undefined && place === undefined && card === undefined,
  );
  const buttons = buttonsOf(bare.map(({ action }) => action));
  const orders = selection.orders.form.value?.action;
  return (
    <header class="prompt">
      {clock && (
        <p class="clock">
          <strong>{say(clock.of === null ? play.turn : play.turnOf, { turn: clock.turn, of: clock.of ?? '' })}</strong>
          {clock.name && <span>{named(clock.name)}</span>}
          <span>{named(clock.phase.name)}</span>
          {clock.step && <span>{named(clock.step.name)}</span>}
          <Section game={session.game} id={clock.rule} />
          <Scores table={table} />
        </p>
      )}
      <div class="asked-of" role="status">
        <Standing table={table} />
        <OtherSeat table={table} />
        {session.stage === 'playing' &&
          pending.map(({ rule, text, sides }) => (
            <span
              key={`${rule} ${text}`}
              class={sides.includes(session.you ?? '') && session.handedIn === null ? 'pending mine' : 'pending'}
            >
              {text} {rule && <Section game={session.game} id={rule} />}
            </span>
          ))}
        <Hint table={table} selection={selection} />
        {!table.connected.value && <span class="fault">{say(play.lost)}</span>}
      </div>
      {table.failure.value && (
        <p class="fault" role="alert">
          {table.failure.value}
        </p>
      )}
      <Owed table={table} />
      {bare.length > 0 && (
        <div class="commands" data-commands>
          {orders && (
            <button
              type="button"
              class="main"
              disabled={table.busy.value}
              data-changes="no"
              onClick={() => void table.act(selection.orders.command.value!)}
            >
              {say(play.handIn, { what: formTitle(orders) })}
            </button>
          )}
          {buttons.map((action) => (
            <button
              type="button"
              key={JSON.stringify(action.command)}
              class={action.changes || session.handedIn !== null || action === orders ? 'changes' : 'main'}
              disabled={table.busy.value}
              data-changes={action.changes ? 'yes' : 'no'}
              onClick={({ detail }) => {
                if (action.form) setForm(action);
                // A press by the keyboard has no place: the question it opens is where it goes on.
                else void selection.choose([action]).then(() => detail === 0 && toChoice());
              }}
            >
              {action === orders ? say(play.asTable) : saidOn(action, buttons)}
              {action.cost && <small>{action.cost.label}</small>}
            </button>
          ))}
        </div>
      )}
      {form && stillOpen(table, form) && (
        <FormDialog
          table={table}
          action={form}
          begin={form === orders ? selection.orders.command.value : undefined}
          onClose={() => setForm(undefined)}
        />
      )}
    </header>
  );
}

/** Where several are asked at once, another side's command may have taken away what is being filled in. */
export const stillOpen = (table: Table, { command }: SessionAction): boolean =>
  table.anchored.value.some(({ action }) => JSON.stringify(action.command) === JSON.stringify(command));

/** Commands that open the same form are one button: whoever opens it fills it in as he likes. */
export function buttonsOf(actions: readonly SessionAction[]): SessionAction[] {
  const opened = new Set<string>();
  return actions.filter(({ command, form }) => {
    const key = JSON.stringify([command.type, form?.schema]);
    return !form || (!opened.has(key) && opened.add(key));
  });
}

/** A form by what it is for, unless several of its kind have to be told apart by what is filled in. */
export function saidOn(action: SessionAction, all: readonly SessionAction[]): string {
  if (!action.form) return action.text;
  const alike = all.filter(({ command, form }) => form && command.type === action.command.type);
  return `${alike.length > 1 ? action.text : formTitle(action)}…`;
}

/** Where to go on: what kinds of things can be chosen now. While something is held, the choice says so itself. */
function Hint({ table, selection }: PromptProps) {
  const { place, card, offered, readyPieces, placeActions } = selection;
  const all = table.anchored.value;
  // What is handed in may be changed, and need not be.
  if (table.session.value!.handedIn !== null) return null;
  if (all.length === 0 || place.value !== null || card.value !== null || offered.value.length > 0) return null;
  const kinds = [
    [readyPieces.value.size > 0, play.hintPieces],
    [placeActions.value.length > 0, play.hintPlaces],
    [all.some((each) => each.card !== undefined), play.hintCards],
    [all.some((each) => (each.piece ?? each.place ?? each.card) === undefined), play.hintButtons],
  ] as const;
  const what = kinds.filter(([open]) => open).map(([, word]) => say(word));
  return <span class="fine hint">{say(play.hint, { what: what.join(say(play.or)) })}</span>;
}

/** What is counted, by side: common figures first. A phone has room for it only at the table's own tab. */
export function Scores({ table }: { readonly table: Table }) {
  const { view, sides } = table.session.value!;
  return (
    <>
      {[null, ...sides].map((side) => {
        const figures = view.score.filter((each) => each.side === side);
        if (figures.length === 0) return null;
        const told = figures.map(({ label, value, of }) => `${named(label)} ${value}${of === null ? '' : `/${of}`}`);
        return (
          <span class="score" key={side}>
            {side !== null && <b>{sideName(table.session.value!, side)}</b>} {told.join(' · ')}
          </span>
        );
      })}
    </>
  );
}

/** Whoever sits on several sides goes over to the one that is asked. */
function OtherSeat({ table }: { readonly table: Table }) {
  const mine = myGame(table.id)?.seats ?? {};
  const { waitingFor, stage } = table.session.value!;
  const other = waitingFor.find((side) => side in mine && side !== table.side.value);
  if (other === undefined || stage !== 'playing' || table.yourMove.value) return null;
  return (
    <button type="button" class="main" onClick={() => void table.open(other)}>
      {say(play.goOver, { side: sideName(table.session.value!, other) })}
    </button>
  );
}

function Standing({ table }: { readonly table: Table }) {
  const { stage, result, waitingFor, you, handedIn } = table.session.value!;
  if (stage === 'over' && result) {
    const winner =
      result.winner === null
        ? say(play.nobody)
        : say(play.wins, { side: sideName(table.session.value!, result.winner) });
    return <strong class="over">{say(play.over, { winner, level: result.text })}</strong>;
  }
  if (handedIn !== null) return <strong>{say(play.handedIn)}</strong>;
  if (table.yourMove.value) return <strong class="badge on">{say(play.yourMove)}</strong>;
  const sides = waitingFor.map((side) => sideName(table.session.value!, side)).join(', ');
  return (
    <>
      {you === null && <span class="badge">{say(play.spectator)}</span>}
      <strong>{say(play.waitingFor, { sides })}</strong>
    </>
  );
}

function Owed({ table }: { readonly table: Table }) {
  const owed = table.actions.value?.owed ?? [];
  if (owed.length === 0) return null;
  return (
    <ul class="owed" aria-label={say(play.owed)}>
      {owed.map(({ rule, text }) => (
        <li key={text}>
          {text} <Section game={table.session.value!.game} id={rule} />
        </li>
      ))}
    </ul>
  );
}
