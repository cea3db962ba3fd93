/** Whole-map questions of two games as a client asks them: the map in the request, units on it, the ruling explained. */
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
  const spaces = spain();
  const [supply, ways] = [
    { input: { side: 'nationalist', map: spaces } },
    { input: { side: 'nationalist', start: 's1', units: [{ type: 'inf', mf: 4 }], map: { ...spaces, units: [] } } },
  ];
  const askCrusade = (procedure, request) => desk.rule('crusade-revolution', procedure, request, 'en').outcome;
  const times = await race(
    {
      reach: () => ask('movement/reach', reach),
      zones: () => ask('status/zones-of-control', zones),
      supply: () => askCrusade('status/supply', supply),
      ways: () => askCrusade('movement/reach', ways),
    },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const ms = (question) => lowerQuartile(times[question]) / 1000;
  return [
    atMost('whole-map reach as a ruling, 60x40', ms('reach'), 0.6, 'ms', { note: `${hexes} hexes reached` }),
    atMost('zones of control as a ruling, 60x40', ms('zones'), 1, 'ms', { note: `${controlled} hexes controlled` }),
    atMost('supply of 60 spaces as a ruling', ms('supply'), 2, 'ms'),
    atMost('reach over 60 spaces as a ruling', ms('ways'), 2, 'ms'),
  ];
}

/** Sixty spaces in rows of eight, most of them held by one side. */
function spain() {
  const ids = Array.from({ length: 60 }, (_, i) => `s${i}`);
  const enemy = (i) => i % 7 === 3;
  return {
    spaces: ids.map((id, i) => ({
      id,
      control: enemy(i) ? 'republican' : 'nationalist',
      source: i === 0 ? 'nationalist' : 'none',
      port: i % 9 === 0 ? 'atlantic' : 'none',
    })),
    connections: ids.flatMap((a, i) => [i + 1, i + 8].filter((j) => j < 60).map((j) => ({ a, b: ids[j] }))),
    units: ids.filter((_, i) => !enemy(i)).map((at) => ({ side: 'nationalist', type: 'inf', at })),
  };
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
