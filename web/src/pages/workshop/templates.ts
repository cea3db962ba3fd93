import { asMe, type RecordLine, recordLine, umpire } from '../../api/client.js';
import { myPlayer } from '../../api/player.js';
import type { StoredRecord } from './record-rows.js';
import { type Kind, type Sheet, sheetOf } from './sheet.js';

/** What every scenario has a template for; it says which others there are. */
const ALWAYS: Kind = 'map';

/** Every table of a scenario as its template has it. A training scenario ships whole: its tables begin as not to be sent. */
export async function loadSheets(scenario: string): Promise<Sheet[]> {
  const [{ provenance }, first] = await Promise.all([
    umpire.library.scenarios.get(scenario, { fields: ['provenance'] }),
    umpire.library.template(scenario, ALWAYS),
  ]);
  return Promise.all(
    first.tables.map(async (kind) => {
      const [template, csv] = await Promise.all([
        kind === ALWAYS ? first : umpire.library.template(scenario, kind),
        umpire.library.templateCsv(scenario, kind),
      ]);
      return sheetOf(template, csv, provenance !== 'training');
    }),
  );
}

const SHELVES = { map: 'maps', deck: 'decks', counters: 'decks', chartPack: 'chartPacks' } as const;
const RECORDS = { map: 'map', deck: 'deck', counters: 'deck', chartPack: 'chartPack' } as const;

/** A record that a sheet may begin with. */
export interface Stored extends RecordLine {
  readonly mine: boolean;
}

const MOST = 100;

/** Records of the library and of one's own that a sheet of this kind may begin with. */
export async function storedFor(kind: Kind, game: string): Promise<readonly Stored[]> {
  const [shelf, own] = await Promise.all([
    umpire.library[SHELVES[kind]].page({ game, limit: MOST }),
    myPlayer.value ? asMe().me.materials.list() : { items: [] },
  ]);
  return [
    ...own.items
      .filter((each) => each.kind === RECORDS[kind] && each.game === game)
      .map((each) => ({ ...each, mine: true })),
    ...shelf.items.map((record) => ({ ...recordLine(record), mine: false })),
  ];
}

export const storedRecord = async (kind: Kind, { id, mine }: Stored): Promise<StoredRecord> =>
  (mine
    ? (await asMe().me.materials.get(RECORDS[kind], id)).record
    : await umpire.library[SHELVES[kind]].get(id)) as StoredRecord;
