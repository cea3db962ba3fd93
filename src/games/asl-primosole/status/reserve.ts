import { flag, integer, object, text, texts } from '../../../kernel/fields/index.js';
import { distance, type HexGrid } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { gridOf, hexesOn, MapSize } from '../shared/map.js';
import { HEX } from '../vocabulary.js';

class ReserveBoard {
  @object('Size of the map', MapSize) map!: MapSize;
  @texts('British Setup Area and Entry Area hexes [CG6]', { ...HEX, maxItems: 4000, default: [] })
  britishHexes!: string[];
  @texts('River hexes [CG6]', { ...HEX, maxItems: 2000, default: [] }) river!: string[];
}

class ReserveSetupInput extends ReserveBoard {
  @text('Hex of the Cloaking counter [CG6]', HEX) hex!: string;
  @flag('In a friendly, non-isolated Setup Area [CG6]', { default: true }) friendlyArea!: boolean;
  @flag('At ground level [CG6]', { default: true }) groundLevel!: boolean;
  @flag('Set up HIP [CG6]') hip!: boolean;
  @flag('With an ordinary Dummy stack [CG6]') withDummyStack!: boolean;
  @flag('The group wants to Deploy or Recombine [CG6]') deploy!: boolean;
  @integer('MMC of the group set up as Infantry [CG6]', { min: 0, max: 40, default: 0 }) infantryMmc!: number;
  @integer('Vehicles of the group [CG6]', { min: 0, max: 20, default: 0 }) vehicles!: number;
  @flag('The owner adds the optional Dummy [CG6]') dummy!: boolean;
}

class ReserveSetupOutcome {
  @flag('The counter may stand there [CG6]') allowed!: boolean;
  @integer('Hexes to the nearest British area hex; -1 if there is none [CG6]', { min: -1, max: 200 })
  fromBritish!: number;
  @integer('Hexes to the nearest river hex; -1 if there is none [CG6]', { min: -1, max: 200 }) fromRiver!: number;
  @integer('Cloaking counters of the group [CG6]', { min: 0, max: 80 }) counters!: number;
}

export const reserveSetup = procedure<ReserveSetupInput, ReserveSetupOutcome, Options>({
  id: 'reserve-setup',
  resolver: 'status',
  title: { en: 'Setting up a Reserve', ja: '予備の配置' },
  description: {
    en: 'Whether an Axis Reserve counter may stand in a hex, and how many counters the group has.',
    ja: '枢軸軍予備の秘匿カウンターを置けるか、RG が受け取る個数。',
  },
  rules: ['CG6'],
  input: ReserveSetupInput,
  outcome: ReserveSetupOutcome,
  example: {
    input: {
      map: { columns: 25, rows: 28 },
      hex: 'Q5',
      britishHexes: ['N23'],
      river: ['N22'],
      infantryMmc: 12,
      dummy: true,
    },
  },
  resolve(input, umpire) {
    const grid = gridOf(input.map);
    const [fromBritish, fromRiver] = checkDistances(umpire, grid, input, hexOn(grid, input.hex, '/hex'));
    if (!input.friendlyArea) umpire.forbid('CG6', 'reserve-own-area');
    if (!input.groundLevel) umpire.forbid('CG6', 'reserve-ground-level');
    if (input.hip) umpire.forbid('CG6', 'reserve-not-hip');
    if (input.withDummyStack) umpire.forbid('CG6', 'reserve-not-with-dummies');
    if (input.deploy) umpire.forbid('CG6', 'reserve-no-deploy');
    const counters = input.infantryMmc + input.vehicles + (input.dummy ? 1 : 0);
    umpire.note('CG6', 'cloaking-counters', { counters });
    if (umpire.legal) umpire.summarise('may-set-up', { hex: input.hex });
    return { allowed: umpire.legal, fromBritish, fromRiver, counters };
  },
});

/** At least eight hexes from British areas and four from the river [CG6]. */
function checkDistances(umpire: Judge, grid: HexGrid, board: ReserveBoard, hex: number): [number, number] {
  const chart = umpire.chart('reserve');
  const nearest = (names: readonly string[], pointer: string): number =>
    names.length === 0 ? -1 : Math.min(...hexesOn(grid, names, pointer).map((each) => distance(grid, hex, each)));
  const check = (row: 'fromBritishArea' | 'fromRiver', found: number): number => {
    const need = chart.number(row, 'hexes');
    if (found >= 0 && found < need)
      umpire.forbid('CG6', row === 'fromRiver' ? 'reserve-near-river' : 'reserve-near-british', { found, need });
    else umpire.note('CG6', row === 'fromRiver' ? 'reserve-off-river' : 'reserve-off-british', { need });
    return found;
  };
  return [
    check('fromBritishArea', nearest(board.britishHexes, '/britishHexes')),
    check('fromRiver', nearest(board.river, '/river')),
  ];
}

class ReserveFireInput extends ReserveBoard {
  @text('Hex where the Flame or Blaze appeared [CG6]', HEX) burningHex!: string;
  @text('Hex the counter is to go to [CG6]', HEX) to!: string;
  @texts('Hexes of enemy ground units [CG6]', { ...HEX, maxItems: 500, default: [] }) enemyHexes!: string[];
  @flag('That hex burns too [CG6]') burning!: boolean;
  @flag('No ADJACENT non-burning Location fulfils the condition [CG6]') noAdjacentWay!: boolean;
  @flag('It has moved away from this fire before [CG6]') movedBefore!: boolean;
}
class ReserveFireOutcome {
  @flag('The counter may go there [CG6]') allowed!: boolean;
}

/** How far the owner may relocate a Reserve that cannot step aside [CG6]. */
const RELOCATION = 3;

export const reserveFire = procedure<ReserveFireInput, ReserveFireOutcome, Options>({
  id: 'reserve-fire',
  resolver: 'status',
  title: { en: 'A Reserve driven off by fire', ja: '火災に追われた予備' },
  description: {
    en: 'Where a Cloaked Reserve may go when its Location burns.',
    ja: '区域が燃えた時に予備が移れる先。',
  },
  rules: ['CG6'],
  input: ReserveFireInput,
  outcome: ReserveFireOutcome,
  example: { input: { map: { columns: 25, rows: 28 }, burningHex: 'Q5', to: 'Q4', enemyHexes: ['Q16'] } },
  resolve(input, umpire) {
    const grid = gridOf(input.map);
    const from = hexOn(grid, input.burningHex, '/burningHex');
    const to = hexOn(grid, input.to, '/to');
    const apart = distance(grid, from, to);
    const enemies = hexesOn(grid, input.enemyHexes, '/enemyHexes');
    const nearer = enemies.some((enemy) => distance(grid, to, enemy) < distance(grid, from, enemy));
    if (nearer) umpire.forbid('CG6', 'reserve-nearer-enemy');
    if (input.burning) umpire.forbid('CG6', 'reserve-into-fire');
    if (input.movedBefore) umpire.forbid('CG6', 'reserve-moves-once');
    if (input.noAdjacentWay) {
      if (apart > RELOCATION) umpire.forbid('CG6', 'reserve-too-far-from-fire', { limit: RELOCATION });
      checkDistances(umpire, grid, input, to);
    } else if (apart > 1) umpire.forbid('CG6', 'reserve-steps-aside');
    if (umpire.legal) {
      umpire.note('CG6', 'reserve-leaves-fire', { hex: input.to });
      umpire.summarise('reserve-leaves-fire', { hex: input.to });
    }
    return { allowed: umpire.legal };
  },
});
