import { archived } from '../../src/vassal/format/archive.js';
import { writtenCommands } from '../../src/vassal/format/commands.js';
import { hiddenText } from '../../src/vassal/format/obfuscation.js';
import { join, nest } from '../../src/vassal/format/sequence.js';

/** A made-up counter: what a module offers and saved games have pieces of. */
export interface MadeCounter {
  readonly name: string;
  readonly markers?: Readonly<Record<string, string>>;
  readonly prototypes?: readonly string[];
}

export interface MadePiece extends MadeCounter {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly map?: string;
  /** Level of the layer "Suppressed": 1 is the plain face. */
  readonly suppressed?: boolean;
  readonly maskedBy?: string;
  /** Of a piece that turns to six ways, the one it is turned to. */
  readonly facing?: number;
}

const SUPPRESSED =
  'emb2;;2;;Suppress;2;S;;0;;;;1;false;0;0;plain.png,down.png;,+ (suppressed);true;Suppressed;;;false;;1;1;true;;;;;';
const TURNS = 'rotate;6;130,37;93,37;Turn right;Turn left;;;;;facing';
const MASK = 'obs;77,130;back.png;Mask;I;?;player:';

/** Type and state of a piece, trait by trait, the innermost last. */
function traits(
  { name, markers = {}, prototypes = [] }: MadeCounter,
  at: string,
  more: { suppressed?: boolean; maskedBy?: string; facing?: number } = {},
) {
  const marks = Object.entries(markers);
  const turns = more.facing === undefined ? [] : [String(more.facing)];
  const types = [
    MASK,
    ...turns.map(() => TURNS),
    SUPPRESSED,
    ...prototypes.map((each) => `prototype;${each}`),
    ...marks.map(([key]) => `mark;${key}`),
    join(['piece', '', '', `${name}.png`, name], ';'),
  ];
  const states = [
    more.maskedBy === undefined ? 'null;' : `${more.maskedBy};`,
    ...turns,
    more.suppressed ? '2' : '1',
    ...prototypes.map(() => ''),
    ...marks.map(([, value]) => value),
    at,
  ];
  return { type: nest(types), state: nest(states) };
}

export const addPiece = (piece: MadePiece): string => {
  const { type, state } = traits(piece, `${piece.map ?? 'Map'};${piece.x};${piece.y};7;0`, piece);
  return `+/${join([piece.id, type, state], '/')}`;
};

export const addStack = (id: string, map: string, x: number, y: number, members: readonly string[]): string =>
  `+/${join([id, 'stack', [map, x, y, ...members, '@@0'].join(';')], '/')}`;

/** A saved game, or a log where it has steps. */
export const savedGame = (commands: readonly string[], steps: readonly (readonly string[])[] = []): Uint8Array =>
  archived({
    savedGame: hiddenText(writtenCommands(['begin_save', ...commands, 'end_save'], steps), 0x5a),
    savedata: xml('<data version="1"><VassalVersion>3.7.15</VassalVersion><description>A test</description></data>'),
    moduledata: xml('<data version="1"><version>1.0</version><name>Made up</name></data>'),
  });

const xml = (text: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\t', '&#9;');

/** A grid of 11 columns and 9 rows numbered 0101 to 1109, as on the map of Kalima Crossing; 50 points of edge around it. */
const EDGE = 50;
const BOARD = { width: 690, height: 665 };
const GRID = { dx: 60, dy: 70, x0: 40, y0: 35 };

/** Where the middle of a hex lies on that map: even columns lie half a hex lower. */
export function centre(hex: string): { x: number; y: number } {
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  const lowered = column % 2 === 0 ? 0 : GRID.dy / 2;
  return { x: EDGE + GRID.x0 + column * GRID.dx, y: EDGE + GRID.y0 + row * GRID.dy + lowered };
}

/** As much of a PNG as tells its size. */
function picture({ width, height }: { width: number; height: number }): Uint8Array {
  const bytes = new Uint8Array(40);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

export function buildFile(counters: readonly MadeCounter[], prototypes: readonly MadeCounter[] = []): string {
  const { dx, dy, x0, y0 } = GRID;
  const definition = (counter: MadeCounter): string => {
    const { type, state } = traits(counter, 'null;0;0;7;0');
    return escaped(`+/${join(['null', type, state], '/')}`);
  };
  const slots = counters.map(
    (counter, i) =>
      `<VASSAL.build.widget.PieceSlot entryName="${escaped(counter.name)}" gpid="${i}">${definition(counter)}</VASSAL.build.widget.PieceSlot>`,
  );
  const defined = prototypes.map(
    (each) =>
      `<VASSAL.build.module.PrototypeDefinition name="${escaped(each.name)}">${definition(each)}</VASSAL.build.module.PrototypeDefinition>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<VASSAL.build.GameModule name="Made up" version="1.0" VassalVersion="3.7.15">
 <VASSAL.build.module.Map mapName="Map" edgeWidth="${EDGE}" edgeHeight="${EDGE}">
  <VASSAL.build.module.map.BoardPicker>
   <VASSAL.build.module.map.boardPicker.Board name="Board" image="board.png">
    <VASSAL.build.module.map.boardPicker.board.HexGrid dx="${dx}" dy="${dy}" x0="${x0}" y0="${y0}" sideways="false">
     <VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering first="H" sep="" hType="N" hLeading="1" hOff="1" hDescend="false" vType="N" vLeading="1" vOff="1" vDescend="false" stagger="false" locationFormat="$gridLocation$"/>
    </VASSAL.build.module.map.boardPicker.board.HexGrid>
   </VASSAL.build.module.map.boardPicker.Board>
  </VASSAL.build.module.map.BoardPicker>
 </VASSAL.build.module.Map>
 <VASSAL.build.module.PrototypesContainer>${defined.join('')}</VASSAL.build.module.PrototypesContainer>
 <VASSAL.build.module.PieceWindow name="Counters">${slots.join('')}</VASSAL.build.module.PieceWindow>
</VASSAL.build.GameModule>`;
}

export const madeModule = (counters: readonly MadeCounter[], prototypes: readonly MadeCounter[] = []): Uint8Array =>
  archived({
    'buildFile.xml': new TextEncoder().encode(buildFile(counters, prototypes)),
    moduledata: xml('<data version="1"><version>1.0</version><name>Made up</name></data>'),
    'images/board.png': picture(BOARD),
  });
