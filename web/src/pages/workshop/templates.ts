import type { LibraryRecord, ScenarioTemplate } from '../../../../client/src/index.js';
import { umpire } from '../../api/client.js';
import type { StoredRecord } from './record-rows.js';
import { type Kind, type Sheet, sheetOf } from './sheet.js';

/** What every scenario has a template for; it says which others there are. */
const ALWAYS: Kind = 'map';

type Template = ScenarioTemplate & { readonly tables?: readonly Kind[] };

/** Every table of a scenario as its template has it. A training scenario ships whole: its tables begin as not to be sent. */
export async function loadSheets(scenario: string): Promise<Sheet[]> {
  const [{ provenance }, first] = await Promise.all([
    umpire.library.scenarios.get(scenario, { fields: ['provenance'] }),
    umpire.library.template(scenario, ALWAYS) as Promise<Template>,
  ]);
  return Promise.all(
    (first.tables ?? [ALWAYS]).map(async (kind) => {
      const [template, csv] = await Promise.all([
        kind === ALWAYS ? first : umpire.library.template(scenario, kind),
        umpire.library.templateCsv(scenario, kind),
      ]);
      return sheetOf(template, csv, provenance !== 'training');
    }),
  );
}

const SHELVES = { map: 'maps', deck: 'decks', counters: 'decks', chartPack: 'chartPacks' } as const;

/** Records of the library that a sheet of this kind may begin with. */
export const storedFor = async (kind: Kind, game: string): Promise<readonly LibraryRecord[]> =>
  (await umpire.library[SHELVES[kind]].page({ game, limit: 100 })).items;

export const storedRecord = async (kind: Kind, id: string): Promise<StoredRecord> =>
  (await umpire.library[SHELVES[kind]].get(id)) as StoredRecord;
