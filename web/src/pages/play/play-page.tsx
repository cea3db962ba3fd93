import { useEffect, useMemo } from 'preact/hooks';
import { myGame } from '../../api/my-games.js';
import { language, named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { shell } from '../../i18n/shell.js';
import type { PageProps } from '../../shell.js';
import '../../styles/board.css';
import '../../styles/play.css';
import { Lobby } from './lobby.js';
import { Playing } from './playing.js';
import { Table } from './table.js';
import { useTurnNotice } from './turn-notice.js';

/** One table: its lobby until every seat is taken, then the game. */
export function PlayPage({ rest: [id = ''] }: PageProps) {
  const table = useMemo(() => new Table(id), [id]);
  useEffect(() => {
    void table.open(table.side.peek());
    return () => table.close();
  }, [table, language.value]);
  useTurnNotice(table);
  const session = table.session.value;
  if (table.closed.value || !session) {
    return (
      <main class="page" id="content">
        {table.closed.value ? (
          invitation() ? (
            <Lobby table={table} />
          ) : (
            <>
              <h1>{say(play.noTable)}</h1>
              <p class="fault">{table.failure.value}</p>
            </>
          )
        ) : (
          <p role="status">{say(shell.loading)}</p>
        )}
      </main>
    );
  }
  if (session.stage === 'gathering' || invitation()) {
    return (
      <main class="page" id="content">
        <h1>{named(table.materials.value?.scenario.name ?? myGame(id)?.name ?? { en: '…' })}</h1>
        <Lobby table={table} />
      </main>
    );
  }
  return <Playing table={table} />;
}

/** The code of an invitation stands behind the #, where no server sees it. */
export const invitation = (): string | undefined => /^#invitation=([\w-]+)$/.exec(location.hash)?.[1];
