import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Light } from '../../board/board-data.js';
import { BoardView } from '../../board/board-view.js';
import type { Area } from '../../board/pan-zoom.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { Tabs } from '../../ui/tabs.js';
import { ActionList } from './action-list.js';
import { ChoicePanel } from './choice-panel.js';
import { backToMap, toChoice } from './focus.js';
import { Hand } from './hand.js';
import { Log } from './log.js';
import { Prompt } from './prompt.js';
import { Selection } from './selection.js';
import { Since } from './since.js';
import { SinceBar } from './since-bar.js';
import type { Table } from './table.js';
import { TablePanel } from './table-panel.js';
import { Talk } from './talk.js';
import { Trays } from './trays.js';

const NO_LIGHTS: ReadonlyMap<string, Light> = new Map();
const NOBODY: ReadonlySet<string> = new Set();

/** On a phone the prompt stays above and the choice below while the page is scrolled: what they leave of the map. */
function uncovered(frame: HTMLElement): Area {
  const box = frame.getBoundingClientRect();
  const prompt = document.querySelector('.prompt')!.getBoundingClientRect();
  const choice = document.querySelector('.choice')?.getBoundingClientRect();
  const over = choice && choice.left < box.right && choice.top < box.bottom;
  return {
    left: box.left,
    right: box.right,
    top: Math.max(box.top, prompt.left < box.right ? prompt.bottom : 0),
    bottom: Math.min(box.bottom, window.innerHeight, over ? choice.top : box.bottom),
  };
}

/** The game itself: prompt above, map in the middle, log and the rest beside it (below it on a phone). */
export function Playing({ table }: { readonly table: Table }) {
  const selection = useMemo(() => new Selection(table), [table]);
  const since = useMemo(() => new Since(table), [table]);
  const [tab, setTab] = useState('log');
  const session = table.session.value!;
  const version = session.version;
  useEffect(() => {
    // What was held may be gone after somebody else's command.
    if (selection.piece.peek() !== null && !selection.readyPieces.peek().has(selection.piece.peek()!))
      selection.letGo();
    else selection.offered.value = [];
  }, [version, selection]);
  useEffect(() => {
    // Wherever the focus is: the button that was pressed last is often gone. A dialog keeps the key for itself.
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && !(target as Element).closest?.('dialog')) selection.letGo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [selection]);
  const byKeys = useRef(false);
  const isHeld = selection.place.value !== null || selection.offered.value.length > 0;
  useEffect(() => {
    if (byKeys.current) backToMap();
    // Whoever takes something up has seen enough.
    if (isHeld) since.skip();
  }, [isHeld, version, since]);
  // What is shown of before is looked at, not played on.
  const past = since.shown.value?.view.board;
  const board = past ?? session.view.board;
  const map = table.map.value;
  return (
    <main
      class="table"
      id="content"
      data-version={version}
      data-turn={session.stage === 'over' ? 'over' : table.yourMove.value ? 'mine' : 'theirs'}
      data-busy={table.busy.value}
      onKeyDown={() => {
        byKeys.current = true;
      }}
      onPointerDown={() => {
        byKeys.current = false;
      }}
    >
      <Prompt table={table} selection={selection} />
      <div class="table-map">
        <SinceBar since={since} />
        {board && map ? (
          <BoardView
            map={map}
            board={board}
            sides={session.sides}
            lights={past ? NO_LIGHTS : selection.lights.value}
            ready={past ? NOBODY : selection.readyPlaces.value}
            chosen={selection.place.value}
            label={say(play.mapOf, { name: named(table.mapName.value!) })}
            chits={selection.orders.chits.value}
            line={selection.path.value}
            onPlace={(place, byKey) => void selection.tap(place).then(() => byKey && toChoice())}
            onPoint={(place) => selection.point(place)}
            free={uncovered}
          />
        ) : (
          <p role="status">{say(play.loadingBoard)}</p>
        )}
      </div>
      <div class="table-low">
        <Hand table={table} selection={selection} />
        <Trays table={table} selection={selection} />
      </div>
      <aside class="table-side" aria-label={say(play.panel)}>
        <ChoicePanel table={table} selection={selection} />
        <Tabs
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'log', title: say(play.log), content: () => <Log table={table} /> },
            {
              id: 'actions',
              title: say(play.actions),
              content: () => <ActionList table={table} selection={selection} />,
            },
            { id: 'talk', title: say(play.chat), content: () => <Talk table={table} /> },
            { id: 'table', title: say(play.table), content: () => <TablePanel table={table} selection={selection} /> },
          ]}
        />
      </aside>
    </main>
  );
}
