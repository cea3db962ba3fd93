import { byPlace } from '../../board/board-view.js';
import { CounterButton } from '../../board/counter-button.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** The boxes beside the map, as far as something lies in them or can be put there. */
export function Trays({ table, selection }: { readonly table: Table; readonly selection: Selection }) {
  const { board } = table.session.value!.view;
  if (!board) return null;
  const inside = byPlace(board.pieces.filter(({ place }) => place.kind === 'box'));
  const lights = selection.lights.value;
  const shown = board.map.boxes.filter(({ id }) => inside.has(id) || lights.has(id));
  if (shown.length === 0) return null;
  return (
    <section class="trays" aria-label={say(play.boxes)}>
      {shown.map(({ id, name }) => (
        <div class="tray" key={id}>
          {lights.has(id) ? (
            <button type="button" class="lit-box" data-place={id} onClick={() => void selection.tap(id)}>
              {named(name)}
            </button>
          ) : (
            <h3>{named(name)}</h3>
          )}
          <ul class="fan">
            {(inside.get(id) ?? []).map((piece) => (
              <li key={piece.id}>
                <CounterButton
                  piece={piece}
                  sides={table.session.value!.sides}
                  chosen={selection.piece.value === piece.id}
                  ready={selection.readyPieces.value.has(piece.id)}
                  onChoose={() => selection.take(piece.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
