import { join, nest } from '../../src/vassal/format/sequence.js';
import { addStack } from './vassal.js';

/** A geomorphic board: 33 columns of 56.25 points, A at the left edge, B half a hex lower; hexes are 64.5 points high. */
export const GEOMORPHIC = {
  size: { width: 1800, height: 645 },
  grid: {
    ...{ kind: 'hexes', dx: 56.25, dy: 64.5, x0: 0, y0: 32.25, sideways: false },
    numbering: {
      ...{ first: 'H', separator: '', stagger: false },
      columns: { type: 'A', leading: 0, offset: 0, descends: false },
      rows: { type: 'N', leading: 0, offset: 1, descends: false },
    },
  },
};

export interface VaslPiece {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly prototype: string;
  /** Level of its broken face; it is off while the unit is in good order. */
  readonly broken?: boolean;
  /** The player who concealed it. */
  readonly concealedBy?: string | undefined;
}

/** A counter as VASL builds it: a trait of its own for the hero that it may create, a prototype, its CVP, its broken face; its place is its stack's. */
export function vaslPiece({ id, name, image, prototype, broken = false, concealedBy }: VaslPiece): string {
  const types = [
    'placeDM;;57349,0,hc;VASSAL.build.module.PieceWindow:VASL Counters/VASSAL.build.widget.PieceSlot:Hero;null;0;0;false;;Add Hero;15184;1;false;false;',
    `prototype;${prototype}`,
    'conceal;C;ge/geqmark;ge;;',
    'PROP;iCVP;true,0,100,false;Reset CVP:86\\,195:R\\,Change value of CVP;',
    `emb2;Broken;2;FV;;2;E;;2;Q;;;0;false;0;0;${image}b;broken +;false;BRK;;;false;;1;1;false;70,130;;;;1.0;;true`,
    join(['piece', 'K', 'D', image, name], ';'),
  ];
  const states = ['', '', concealedBy ?? 'null', '2', broken ? '1' : '-1', 'null;0;0;467;0'];
  return `+/${join([id, nest(types), nest(states)], '/')}`;
}

export const vaslStack = (id: string, x: number, y: number, members: readonly string[]): string =>
  addStack(id, 'Main Map', x, y, members);
