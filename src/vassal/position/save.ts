import { Archive, isArchive } from '../format/archive.js';
import { readCommands, type Told } from '../format/commands.js';
import { VassalFileError } from '../format/fault.js';
import { clearText } from '../format/obfuscation.js';
import { readXml } from '../format/xml.js';

const MOST_SAVE = 64 * 1024 * 1024;
const MOST_DATA = 256 * 1024;
const SAVED_GAME = 'savedGame';

/** What a saved game says about itself; old ones say nothing. */
interface SaveData {
  readonly module: string | null;
  readonly moduleVersion: string | null;
  readonly vassalVersion: string | null;
  readonly description: string | null;
}

export interface SavedGame {
  readonly data: SaveData;
  readonly commands: readonly Told[];
  /** Steps of a log; 0 for a save. */
  readonly steps: number;
  /** The text below the hiding. */
  readonly text: string;
  /** What lies beside it in the archive about module and version, as it stands there. */
  readonly about: Readonly<Record<string, Uint8Array>>;
}

/** A .vsav or .vlog; or the text of one, hidden or plain, as a helper inside VASSAL sends it. */
export function readSave(bytes: Uint8Array): SavedGame {
  const archive = isArchive(bytes) ? new Archive(bytes) : undefined;
  if (archive && !archive.has(SAVED_GAME)) {
    throw new VassalFileError({
      en: 'the archive has no "savedGame": it is no saved game or log of VASSAL',
      ja: 'アーカイブに「savedGame」がありません。VASSALのセーブまたはログではないようです',
    });
  }
  const text = clearText(archive ? archive.read(SAVED_GAME, MOST_SAVE) : bytes, SAVED_GAME);
  const commands = readCommands(text, SAVED_GAME);
  if (!commands.some(({ text: command }) => command === 'begin_save')) {
    throw new VassalFileError(
      { en: 'no saved game begins in it', ja: 'セーブデータの開始が見つかりません' },
      { part: SAVED_GAME },
    );
  }
  return { data: dataOf(archive), commands, steps: commands.at(-1)?.step ?? 0, text, about: aboutOf(archive) };
}

const ABOUT = ['savedata', 'moduledata'];

const aboutOf = (archive: Archive | undefined): Record<string, Uint8Array> =>
  Object.fromEntries(
    ABOUT.flatMap((part) => (archive?.has(part) ? [[part, archive.read(part, MOST_DATA)] as const] : [])),
  );

function dataOf(archive: Archive | undefined): SaveData {
  const said = (part: string, element: string): string | null => {
    if (!archive?.has(part)) return null;
    const root = readXml(new TextDecoder().decode(archive.read(part, MOST_DATA)), part);
    return root.children.find(({ name }) => name === element)?.text ?? null;
  };
  return {
    module: said('moduledata', 'name'),
    moduleVersion: said('moduledata', 'version'),
    vassalVersion: said('savedata', 'VassalVersion') ?? said('moduledata', 'VassalVersion'),
    description: said('savedata', 'description'),
  };
}
