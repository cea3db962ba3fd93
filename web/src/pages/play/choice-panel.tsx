import type { SessionAction } from '../../api/types.js';
import type { BoardData, Piece } from '../../board/board-data.js';
import { CounterButton } from '../../board/counter-button.js';
import { placeLabel } from '../../board/place-label.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { ActionDetails } from './action-details.js';
import type { Anchored } from './anchors.js';
import { useGrounds } from './grounds.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

interface ChoicePanelProps {
  readonly table: Table;
  readonly selection: Selection;
}

/** What was tapped, opened: the pieces of a stack as a fan, what the held piece can do, and a question before dice fall. */
export function ChoicePanel({ table, selection }: ChoicePanelProps) {
  const { place, piece, card, offered, held, here } = selection;
  const session = table.session.value!;
  if (place.value === null && card.value === null && offered.value.length === 0) return null;
  const layout = table.layout.value;
  const bare = held.value.filter((each) => each.place === undefined);
  const boxes = boxesAmong(table, held.value);
  const onMap = held.value.some((each) => each.place !== undefined && !boxes.some(({ id }) => id === each.place));
  const actions = offered.value.length > 0 ? offered.value : bare.map(({ action }) => action);
  return (
    <section class="choice" aria-label={say(play.choose)} data-choice>
      <div class="row">
        <h2 class="grow">
          {place.value !== null && layout?.place(place.value)
            ? placeLabel(layout, place.value)
            : boxName(table, place.value)}
        </h2>
        <button type="button" class="quiet" aria-label={say(play.letGo)} onClick={() => selection.letGo()}>
          ✕
        </button>
      </div>
      {here.value.length > 0 && (
        <ul class="fan">
          {here.value.map((each) => (
            <li key={each.id}>
              <CounterButton
                piece={each}
                sides={session.sides}
                chosen={piece.value === each.id}
                ready={selection.readyPieces.value.has(each.id)}
                onChoose={() => selection.take(each.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Shown piece={here.value.find(({ id }) => id === piece.value)} />
      <OrderChoice selection={selection} />
      {onMap && offered.value.length === 0 && <p class="fine">{say(play.pickTarget)}</p>}
      {boxes.length > 0 && offered.value.length === 0 && (
        <>
          <p class="fine">{say(onMap ? play.orBox : play.pickBox)}</p>
          <p class="row">
            {boxes.map(({ id, name }) => (
              <button
                type="button"
                key={id}
                class="lit-box"
                data-place={id}
                disabled={table.busy.value}
                onClick={() => void selection.tap(id)}
              >
                {named(name)}
              </button>
            ))}
          </p>
        </>
      )}
      {actions.length > 0 && (
        <ul class="offers">
          {actions.map((action) => (
            <Offer key={JSON.stringify(action.command)} action={action} table={table} selection={selection} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Boxes where the held piece can go: named here as well, because on a phone this panel lies over the trays. */
function boxesAmong(table: Table, held: readonly Anchored[]): BoardData['map']['boxes'] {
  const boxes = table.session.value?.view.board?.map.boxes ?? [];
  const wanted = new Set(held.map(({ place }) => place));
  return boxes.filter(({ id }) => wanted.has(id));
}

const boxName = (table: Table, id: string | null): string => {
  const box = table.session.value?.view.board?.map.boxes.find((each) => each.id === id);
  return box ? named(box.name) : say(play.choose);
};

/** The figures and states of a piece in words, for those who cannot hover. */
function Shown({ piece }: { readonly piece: Piece | undefined }) {
  if (!piece) return null;
  const figures = piece.figures.map(({ label, value }) => `${named(label)} ${value}`);
  return (
    <p class="fine">
      <b>{named(piece.name)}</b> {[...figures, ...piece.marks.map(({ text }) => named(text))].join(' · ')}
    </p>
  );
}

/** The orders that can be laid on the held counter. */
function OrderChoice({ selection: { orders, piece, letGo } }: { readonly selection: Selection }) {
  const held = piece.value;
  const choices = held === null ? undefined : orders.form.value?.choices.get(held);
  if (!choices || held === null) return null;
  return (
    <ul class="orders">
      {choices.map(({ value, label }) => (
        <li key={label} class="offer">
          <button
            type="button"
            aria-pressed={orders.isLaid(held, value)}
            data-changes="no"
            onClick={() => {
              orders.lay(held, value);
              letGo();
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OfferProps extends ChoicePanelProps {
  readonly action: SessionAction;
}

function Offer({ action, table, selection }: OfferProps) {
  const grounds = useGrounds(table, action);
  return (
    <li class="offer">
      <button
        type="button"
        class={action.changes ? 'changes' : 'main'}
        disabled={table.busy.value}
        data-changes={action.changes ? 'yes' : 'no'}
        onClick={() => void selection.act(action)}
      >
        {action.text}
      </button>
      <ActionDetails action={action} table={table} grounds={grounds} />
    </li>
  );
}
