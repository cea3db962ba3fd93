import { split } from '../format/sequence.js';
import { childrenNamed, simpleName, type XmlElement } from '../format/xml.js';
import type { GridDescription, PlainGrid, Region, Zone } from '../grids/grid.js';
import type { AxisNumbering, GridNumbering } from '../grids/numbering.js';

const HEX_SIZE = 64;
const HEX_RATIO = Math.sqrt(3) / 2;

/** The grid of a board. */
export function gridWithin(board: XmlElement): GridDescription | undefined {
  const [zoned] = childrenNamed(board, 'ZonedGrid');
  if (!zoned) return plainGridWithin(board);
  const background = plainGridWithin(zoned);
  return { kind: 'zones', zones: childrenNamed(zoned, 'Zone').map(zone), ...(background ? { background } : {}) };
}

/** The grid of a zone, or of a board without zones. */
function plainGridWithin(element: XmlElement): PlainGrid | undefined {
  for (const child of element.children) {
    const grid = gridOf(child);
    if (grid) return grid;
  }
  return undefined;
}

function gridOf(element: XmlElement): PlainGrid | undefined {
  switch (simpleName(element)) {
    case 'HexGrid':
      return hexGrid(element);
    case 'SquareGrid':
      return squareGrid(element);
    case 'RegionGrid':
      return { kind: 'regions', regions: childrenNamed(element, 'Region').map(region) };
    default:
      return undefined;
  }
}

export const figure = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : otherwise;
};

/** A grid whose cells have no size would hold every point in none. */
const span = (text: string | undefined, otherwise: number): number => {
  const value = Math.abs(figure(text, otherwise));
  return value >= 1 ? value : otherwise;
};

function hexGrid(element: XmlElement): PlainGrid {
  const { dx, dy, x0, y0, sideways } = element.attributes;
  const size = span(dy, HEX_SIZE);
  return {
    kind: 'hexes',
    dx: span(dx, size * HEX_RATIO),
    dy: size,
    x0: figure(x0, 0),
    y0: figure(y0, size / 2),
    sideways: sideways === 'true',
    ...numberingIn(element, 'HexGridNumbering'),
  };
}

function squareGrid(element: XmlElement): PlainGrid {
  const { dx, dy, x0, y0 } = element.attributes;
  return {
    kind: 'squares',
    dx: span(dx, 48),
    dy: span(dy, 48),
    x0: figure(x0, 24),
    y0: figure(y0, 24),
    ...numberingIn(element, 'SquareGridNumbering'),
  };
}

function numberingIn(element: XmlElement, name: string): { numbering?: GridNumbering } {
  const [found] = childrenNamed(element, name);
  if (!found) return {};
  const { first = 'H', sep = '', stagger, locationFormat } = found.attributes;
  const axis = (letter: 'h' | 'v'): AxisNumbering => ({
    type: found.attributes[`${letter}Type`] === 'A' ? 'A' : 'N',
    leading: Math.min(9, Math.max(0, figure(found.attributes[`${letter}Leading`], 0))),
    offset: Math.trunc(figure(found.attributes[`${letter}Off`], 0)),
    descends: found.attributes[`${letter}Descend`] === 'true',
  });
  return {
    numbering: {
      first: first === 'V' ? 'V' : 'H',
      separator: sep.slice(0, 20),
      columns: axis('h'),
      rows: axis('v'),
      stagger: stagger === 'true',
      format: (locationFormat ?? '$gridLocation$').slice(0, 200),
    },
  };
}

const region = ({ attributes }: XmlElement): Region => ({
  name: (attributes.name ?? '').slice(0, 200),
  x: figure(attributes.originx, 0),
  y: figure(attributes.originy, 0),
});

function zone(element: XmlElement): Zone {
  const { name = '', locationFormat = '$name$', path = '', useParentGrid } = element.attributes;
  const grid = plainGridWithin(element);
  return {
    name: name.slice(0, 200),
    format: locationFormat.slice(0, 200),
    path: split(path, ';').flatMap((corner) => {
      const [x, y] = corner.split(',');
      return [figure(x, 0), figure(y, 0)];
    }),
    usesBoardGrid: useParentGrid === 'true',
    ...(grid ? { grid } : {}),
  };
}
