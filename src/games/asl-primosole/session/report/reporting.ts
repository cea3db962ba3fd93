import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { objectOf, oneOf } from '../forms.js';
import { type Desk, Faults, type Stage } from '../stage.js';
import { checkPage } from './check.js';
import { agree, amend, dispute, mark, pageWith, takeDie } from './disputes.js';
import { file, type Sent, withdrawPage } from './filing.js';
import type { Line, OpenPage, PageId } from './lines.js';
import { contested, openKey, ownKeyOf } from './open-lines.js';
import { authorOf, pageNamed, reporters, wantedPages, wordOf } from './pages.js';
import { pageSchema, suggestedLines } from './suggest.js';

function* options(desk: Desk, side: Side): Iterable<Action> {
  const { open } = desk.position;
  for (const page of wantedPages(desk.position)) {
    const opened = open.report[page];
    const word = wordOf(page);
    if (opened?.settled) continue;
    if (!opened) {
      if ((authorOf(page) ?? side) === side)
        yield {
          command: { type: 'file', page: word, lines: suggestedLines(desk, side, page) },
          rule: ruleOf(page),
          form: { schema: pageSchema(desk, side, page) },
        };
      continue;
    }
    if (opened.author === side) yield* authorOptions(desk, side, page, opened);
    else yield* readerOptions(page, opened);
    for (const [line, { status, offeredBy }] of Object.entries(opened.lines)) {
      if (status === 'stood') yield { command: { type: 'offer-die', page: word, line }, rule: '3.6' };
      if (status === 'offered' && offeredBy !== side)
        yield { command: { type: 'take-die', page: word, line }, rule: '3.6' };
    }
  }
}

const ruleOf = (page: PageId): string =>
  ({ gameEnd: 'CG14', terrain: 'CG12', control: '3.605', losses: '3.12', state: '3.604', places: '3.6055' })[
    wordOf(page)
  ] ?? '3.6';

function* authorOptions(desk: Desk, side: Side, page: PageId, opened: OpenPage): Iterable<Action> {
  const word = wordOf(page);
  yield { command: { type: 'withdraw', page: word }, rule: '3.6', changes: true };
  const open = Object.entries(opened.lines).filter(([, line]) => contested(line));
  if (open.length === 0) return;
  const lines = open.flatMap(([key, { claim }]) => {
    const own = ownKeyOf(desk, side, key, page);
    const mine = own === undefined ? undefined : desk.position.own[side].filed[page]?.[own];
    return mine && claim !== null ? [mine] : [];
  });
  const legal = new Faults();
  const kept = Object.values(desk.position.own[side].filed[page] ?? {}).filter(
    (line) => !open.some(([key, { claim }]) => claim === null && key === openKey(desk, side, line)),
  );
  checkPage(desk, side, page, kept, legal);
  // Striking a line that the page cannot do without is no way out: it is sent again as it was.
  const struck = open.flatMap(([key]) =>
    Object.values(desk.position.own[side].filed[page] ?? {}).filter((line) => openKey(desk, side, line) === key),
  );
  yield {
    command: { type: 'amend', page: word, lines: legal.none ? lines : struck },
    rule: '3.6',
    changes: true,
    form: { schema: pageSchema(desk, side, page, 'amend') },
  };
  for (const [line, { status }] of open)
    if (status === 'disputed') yield { command: { type: 'stand', page: word, line }, rule: '3.6' };
}

function* readerOptions(page: PageId, opened: OpenPage): Iterable<Action> {
  const word = wordOf(page);
  yield { command: { type: 'agree', page: word, except: [] }, rule: ruleOf(page) };
  const open = Object.entries(opened.lines)
    .filter(([, { status }]) => status === 'open')
    .map(([key]) => key);
  if (open.length === 0) return;
  yield {
    command: { type: 'dispute', page: word, line: open[0]! },
    rule: '3.6',
    changes: true,
    form: {
      schema: objectOf(
        {
          type: { const: 'dispute' },
          page: { const: word },
          line: oneOf(open),
          claim: { type: 'object' },
        },
        ['type', 'page', 'line'],
      ),
    },
  };
}

/** Each page is filed by one side and agreed by the other, line by line; nothing goes on while a line is open (3.2 of the playing rules). */
export const reporting: Stage = {
  rule: '3.6',
  actors: reporters,
  prompt: (scene) => ({
    rule: '3.6',
    key: 'ask-report',
    values: {
      pages: wantedPages(scene.position).filter((page) => !scene.position.open.report[page]?.settled),
    },
  }),
  options: (desk, side) => options(desk, side as Side),
  commands: {
    file: (play, command, side) => file(play, side as Side, command as unknown as Sent),
    amend: (play, command, side) => amend(play, side as Side, command as unknown as Sent),
    agree: (play, { page, except }, side) => agree(play, side as Side, page as string, (except ?? []) as string[]),
    dispute: (play, { page, line, claim }, side) =>
      dispute(play, side as Side, page as string, line as string, claim as unknown as Line | undefined),
    stand: (play, { page, line }, side) =>
      mark(play, pageNamed(side as Side, page as string, true), line as string, side as Side, 'line-stood'),
    'offer-die': (play, { page, line }, side) =>
      mark(
        play,
        pageWith(play, side as Side, page as string, line as string, 'stood'),
        line as string,
        side as Side,
        'die-offered',
      ),
    'take-die': (play, { page, line }, side) =>
      takeDie(
        play,
        pageWith(play, side as Side, page as string, line as string, 'offered'),
        line as string,
        side as Side,
      ),
    withdraw: (play, { page }, side) => withdrawPage(play, side as Side, page as string),
  },
  done: null,
};
