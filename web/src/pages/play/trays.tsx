import { CounterButton } from '../../board/counter-button.js';
import { byPlace } from '../../board/stacks.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** The boxes beside the map, as far as something lies in them or can be put there; open where something can be done. */
export function Trays({ table, selection }: { readonly table: Table; readonly selection: Selection }) {
  const { board } = table.session.value!.view;
  if (!board) return null;
  const inside = byPlace(board.pieces.filter(({ place }) => place.kind === 'box'));
  const lights = selection.lights.value;
  const shown = board.map.boxes.filter(({ id }) => inside.has(id) || lights.has(id));
  if (shown.length === 0) return null;
  const ready = selection.readyPieces.value;
  const isAsked = (box: string): boolean =>
    shown.length === 1 || (inside.get(box) ?? []).some(({ id }) => ready.has(id));
  const fan = (box: string) => (
    <ul class="fan">
      {(inside.get(box) ?? []).map((piece) => (
        <li key={piece.id}>
          <CounterButton
            piece={piece}
            sides={table.session.value!.sides}
            chosen={selection.piece.value === piece.id}
            ready={ready.has(piece.id)}
            onChoose={() => selection.take(piece.id)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section class="trays" aria-label={say(play.boxes)}>
      {shown.map(({ id, name }) =>
        lights.has(id) ? (
          <div class="tray" key={id}>
            <button type="button" class="lit-box" data-place={id} onClick={() => void selection.tap(id)}>
              {named(name)}
            </button>
            {fan(id)}
          </div>
        ) : (
          <details class="tray" key={id} open={isAsked(id)}>
            <summary>
              {named(name)} <span class="badge">{inside.get(id)!.length}</span>
            </summary>
            {fan(id)}
          </details>
        ),
      )}
    </section>
  );
}
