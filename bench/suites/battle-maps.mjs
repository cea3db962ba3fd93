/** Whole-map questions of a game as a client asks them: the map in the request, 120 units on it, the ruling explained. */
import { lowerQuartile, race } from '../measure.mjs';
import { atMost } from '../report.mjs';
import { desk, GAME } from '../subject.mjs';

const COLUMNS = 60;
const ROWS = 40;
const name = (column, row) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export async function battleMaps({ quick }) {
  const position = angola();
  const mover = { name: '61 Mech', side: 'southAfrican', movement: 40, arriving82nd: true };
  const reach = { input: { ...position, unit: mover, start: name(1, 1), turn: 9 } };
  const zones = { input: { ...position, side: 'communist' } };
  const ask = (procedure, request) => desk.rule(GAME, procedure, request, 'en').outcome;
  const hexes = ask('movement/reach', reach).hexes.length;
  const controlled = ask('status/zones-of-control', zones).hexes.length;
  const times = await race(
    {
      reach: () => ask('movement/reach', reach),
      zones: () => ask('status/zones-of-control', zones),
    },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const ms = (question) => lowerQuartile(times[question]) / 1000;
  return [
    atMost('whole-map reach as a ruling, 60x40', ms('reach'), 0.6, 'ms', { note: `${hexes} hexes reached` }),
    atMost('zones of control as a ruling, 60x40', ms('zones'), 1, 'ms', { note: `${controlled} hexes controlled` }),
  ];
}

/** Savanna with marshes, hills, streams and a grid of trails; the enemy on the far side, where he stops nobody early. */
function angola() {
  const hexes = [];
  const hexsides = [];
  const units = [];
  for (let column = 1; column <= COLUMNS; column += 1) {
    for (let row = 1; row <= ROWS; row += 1) {
      const spot = (column * 7 + row * 13) % 11;
      if (spot < 2) hexes.push({ hex: name(column, row), terrain: [spot === 0 ? 'marsh' : 'hilltop'] });
      if (row > 1 && (column + row) % 9 === 0)
        hexsides.push({ side: `${name(column, row)}/${name(column, row - 1)}`, features: ['stream'] });
      if (column % 4 === 0 && row % 5 === 0)
        units.push({
          name: `unit ${units.length}`,
          hex: name(column, row),
          side: column > 30 ? 'communist' : 'southAfrican',
        });
    }
  }
  const paths = [5, 15, 25, 35].map((row) => ({
    kind: 'trail',
    hexes: Array.from({ length: COLUMNS }, (_, i) => name(i + 1, row)),
  }));
  return {
    battle: 'angola87',
    map: { grid: { columns: COLUMNS, rows: ROWS }, defaultTerrain: ['savanna'], hexes, hexsides, paths },
    units,
  };
}
