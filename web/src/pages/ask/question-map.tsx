import { useState } from 'preact/hooks';
import type { GameId } from '../../../../client/src/index.js';
import { umpire } from '../../api/client.js';
import type { BoardData, MapBody } from '../../board/board-data.js';
import { BoardView } from '../../board/board-view.js';
import { layoutOf } from '../../board/known-layouts.js';
import type { Layout } from '../../board/layout.js';
import type { Schema } from '../../forms/schema.js';
import { ask } from '../../i18n/ask.js';
import { named, say } from '../../i18n/language.js';
import { useLoaded } from '../../ui/use-loaded.js';
import { shownOnMap } from './outcome-map.js';
import { movedOnto, pathName, slotsIn, withValue } from './slots.js';

type Input = Readonly<Record<string, unknown>>;

interface QuestionMapProps {
  readonly game: GameId;
  readonly input: Input;
  readonly outcome: Readonly<Record<string, unknown>> | null | undefined;
  readonly onChange: (input: Input) => void;
  readonly schema: Schema;
}

const storedIn = (map: unknown): string | undefined => (map as { readonly stored?: string }).stored;

/** The map of a question: places are set by clicks, and what comes of it is drawn on it. */
export function QuestionMap({ game, input, outcome, onChange, schema }: QuestionMapProps) {
  const { value: records = [] } = useLoaded(
    async () => (await umpire.library.maps.page({ game, limit: 100 })).items,
    [game],
  );
  const stored = storedIn(input.map);
  const { value: loaded } = useLoaded(() => mapNamed(stored), [stored]);
  const body = stored === undefined ? (input.map as MapBody) : loaded?.id === stored ? loaded?.body : undefined;
  const layout = body && laidOut(body);
  const choose = async (id: string): Promise<void> => {
    const next = await mapNamed(id);
    if (!next || !layout) return;
    onChange({ ...(movedOnto(input, slotsIn(input, layout), layoutOf(next.body)) as Input), map: { stored: id } });
  };
  return (
    <section class="question-map" aria-label={say(ask.map)}>
      <label>
        {say(ask.map)}
        <select value={stored ?? ''} onChange={({ currentTarget }) => void choose(currentTarget.value)}>
          {stored === undefined && <option value="">{say(ask.ownMap)}</option>}
          {records.map(({ id = '', name }) => (
            <option key={id} value={id}>
              {named(name ?? { en: id })}
            </option>
          ))}
        </select>
      </label>
      {body && layout && <Picked {...{ input, body, layout, outcome, onChange, schema }} />}
    </section>
  );
}

interface PickedProps extends Omit<QuestionMapProps, 'game'> {
  readonly body: MapBody;
  readonly layout: Layout;
}

const EMPTY: Omit<BoardData, 'map'> = { pieces: [], markers: [] };

function Picked({ input, body, layout, outcome, onChange, schema }: PickedProps) {
  const [chosen, setChosen] = useState(0);
  const slots = slotsIn(input, layout);
  const slot = slots[chosen % Math.max(1, slots.length)];
  const { lights, line } = shownOnMap(outcome, layout);
  const set = (place: string): void => {
    if (!slot) return;
    onChange(withValue(input, slot.path, place) as Input);
    setChosen((chosen + 1) % slots.length);
  };
  const shown = new Map(lights);
  for (const { value } of slots) shown.set(value, { ...shown.get(value), strong: shown.get(value)?.strong ?? false });
  return (
    <>
      {slots.length > 0 && (
        <fieldset class="slots">
          <legend>{say(ask.pick)}</legend>
          {slots.map(({ path, value }, number) => (
            <label class="check" key={path.join('.')}>
              <input type="radio" name="slot" checked={slot?.path === path} onChange={() => setChosen(number)} />
              {pathName(schema, path)}: {value}
            </label>
          ))}
        </fieldset>
      )}
      <div class="question-board">
        <BoardView
          map={body}
          board={{ ...EMPTY, map: { id: 'map', kind: 'grid' in body ? 'hexes' : 'spaces', boxes: [] } }}
          sides={[]}
          lights={shown}
          chosen={slot?.value ?? null}
          line={line}
          label={say(ask.map)}
          onPlace={set}
        />
      </div>
    </>
  );
}

async function mapNamed(id: string | undefined): Promise<{ readonly id: string; readonly body: MapBody } | undefined> {
  if (id === undefined) return undefined;
  const { body } = await umpire.library.maps.get(id);
  return { id, body: body as MapBody };
}

/** A map that somebody is still writing may not hold together yet. */
function laidOut(body: MapBody): Layout | undefined {
  try {
    return layoutOf(body);
  } catch {
    return undefined;
  }
}
