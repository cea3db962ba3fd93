import { Archive, isArchive } from '../format/archive.js';
import { VassalFileError } from '../format/fault.js';
import { IMAGE_HEAD, imageSize } from '../format/image-size.js';
import { split, unnest } from '../format/sequence.js';
import { type PieceTraits, readTraits } from '../format/traits.js';
import { childrenNamed, descendants, readXml, simpleName, type XmlElement } from '../format/xml.js';
import type { GridDescription, Size } from '../grids/grid.js';
import { figure, gridWithin } from './grids.js';

export interface BoardDescription {
  readonly name: string;
  readonly image: string;
  /** Known where the module says it or has the picture. */
  readonly size?: Size;
  readonly grid?: GridDescription;
}

export interface MapDescription {
  readonly name: string;
  readonly edgeWidth: number;
  readonly edgeHeight: number;
  readonly boards: readonly BoardDescription[];
}

/** A counter that the module offers: what a piece of it is when it is put on the map. */
interface CounterDescription extends Omit<PieceTraits, 'map' | 'x' | 'y' | 'hiddenBy' | 'facing'> {
  /** The name in the palette. */
  readonly entry: string;
}

/** What pieces that use a prototype have from it. */
interface PrototypeDescription {
  readonly name: string;
  readonly markers: Readonly<Record<string, string>>;
  readonly layers: readonly string[];
  readonly prototypes: readonly string[];
}

export interface ModuleDescription {
  readonly name: string;
  readonly version: string;
  readonly vassalVersion: string;
  readonly maps: readonly MapDescription[];
  readonly counters: readonly CounterDescription[];
  readonly prototypes: readonly PrototypeDescription[];
  /** Pictures by their names. */
  readonly images: readonly string[];
}

const MOST_BUILD_FILE = 32 * 1024 * 1024;
const BUILD_FILES = ['buildFile.xml', 'buildFile'];
const IMAGES = 'images/';
const MOST_COUNTERS = 50_000;

/** A module, from a .vmod or from its build file alone; pictures are only asked for their sizes. */
export function readModule(bytes: Uint8Array): ModuleDescription {
  const archive = isArchive(bytes) ? new Archive(bytes) : undefined;
  const part = archive ? BUILD_FILES.find((name) => archive.has(name)) : 'buildFile';
  if (part === undefined) {
    throw new VassalFileError({
      en: 'the archive has no build file: it is no VASSAL module',
      ja: 'アーカイブにビルドファイルがありません。VASSALモジュールではないようです',
    });
  }
  if (!archive && bytes.length > MOST_BUILD_FILE) {
    throw new VassalFileError({ en: 'the build file is too large', ja: 'ビルドファイルが大きすぎます' });
  }
  const text = new TextDecoder().decode(archive ? archive.read(part, MOST_BUILD_FILE) : bytes);
  const root = readXml(text, part);
  if (!['GameModule', 'BasicModule'].includes(simpleName(root))) {
    throw new VassalFileError(
      {
        en: `"${root.name.slice(0, 100)}" is no VASSAL module`,
        ja: `「${root.name.slice(0, 100)}」はVASSALモジュールではありません`,
      },
      { part, line: 1 },
    );
  }
  return describe(root, archive);
}

function describe(root: XmlElement, archive: Archive | undefined): ModuleDescription {
  const maps: MapDescription[] = [];
  const counters: CounterDescription[] = [];
  const prototypes: PrototypeDescription[] = [];
  for (const element of descendants(root)) {
    const name = simpleName(element);
    if (/(Map|PlayerHand)$/.test(name) && element.attributes.mapName !== undefined) maps.push(mapOf(element, archive));
    else if (name === 'PieceSlot' || name === 'CardSlot') counters.push(...counterOf(element));
    else if (name === 'PrototypeDefinition') prototypes.push(...prototypeOf(element));
    if (counters.length > MOST_COUNTERS) {
      throw new VassalFileError({ en: 'it has too many counters', ja: 'コマが多すぎます' });
    }
  }
  const { name = '', version = '', VassalVersion = '' } = root.attributes;
  const images = (archive?.names ?? []).filter((each) => each.startsWith(IMAGES) && !each.endsWith('/'));
  return {
    name,
    version,
    vassalVersion: VassalVersion,
    maps,
    counters,
    prototypes,
    images: images.map((each) => each.slice(IMAGES.length)).sort(),
  };
}

function mapOf(element: XmlElement, archive: Archive | undefined): MapDescription {
  const { mapName = '', edgeWidth, edgeHeight } = element.attributes;
  const pickers = element.children.filter((child) => simpleName(child).endsWith('BoardPicker'));
  const boards = pickers.flatMap((picker) => childrenNamed(picker, 'Board'));
  return {
    name: mapName,
    edgeWidth: figure(edgeWidth, 0),
    edgeHeight: figure(edgeHeight, 0),
    boards: boards.map((board) => boardOf(board, archive)),
  };
}

function boardOf(element: XmlElement, archive: Archive | undefined): BoardDescription {
  const { name = '', image = '', width, height } = element.attributes;
  const grid = gridWithin(element);
  const pictured = image === '' ? undefined : archive && imageSize(archive.head(IMAGES + image, IMAGE_HEAD));
  const said =
    image === '' && figure(width, 0) > 0 ? { width: figure(width, 0), height: figure(height, 0) } : undefined;
  const size = pictured ?? said;
  return { name, image, ...(size ? { size } : {}), ...(grid ? { grid } : {}) };
}

/** A definition is the command that would add the piece. */
function definedBy(text: string): PieceTraits | undefined {
  if (!text.trimStart().startsWith('+/')) return undefined;
  const [, type = '', state = ''] = split(text.trimStart().slice(2), '/');
  return readTraits(unnest(type), state);
}

function counterOf(element: XmlElement): CounterDescription[] {
  const traits = definedBy(element.text);
  if (!traits) return [];
  const { name, image, markers, layers, prototypes } = traits;
  const { entryName = '', gpid = traits.gpid } = element.attributes;
  return [{ entry: entryName, name, image, gpid, markers, layers, prototypes }];
}

function prototypeOf(element: XmlElement): PrototypeDescription[] {
  const traits = definedBy(element.text);
  if (!traits) return [];
  const { markers, layers, prototypes } = traits;
  const { name = '' } = element.attributes;
  return [{ name, markers, layers: layers.map((layer) => layer.name), prototypes }];
}
