import { choice, flag, list, object, text, texts } from '../../../kernel/fields/index.js';
import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { BattleMap, MapUnit, Positions } from '../shared/map.js';
import { callName, isManoeuvre } from '../shared/units.js';
import { exerts, mechanizedCosts, reaches, zocReason } from '../shared/zones.js';
import { ObjectiveBars, ObjectiveMemory } from '../status/objective-rules.js';
import { opponentOf, Scenario, Side } from '../vocabulary.js';

export class ObligedUnit extends MapUnit {
  @text('Division it belongs to, if any, for the objectives of Brunete [B.19]', { max: 30, optional: true })
  division?: string;
  @flag('In supply for this phase [9.3]', { default: true }) inSupply!: boolean;
  @flag('In command for this phase [10.3]', { default: true }) inCommand!: boolean;
}

export class ObligationsInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side whose combat phase it is', Side) side!: Side;
  @object('The map', BattleMap) map!: HexMapInput;
  @list('Every unit on the map, of both sides', ObligedUnit, { minItems: 1, maxItems: 400 }) units!: ObligedUnit[];
  @list(
    'Brunete: what is known of objective hexes; when sent, nobody attacks what is barred to his division [B.19]',
    ObjectiveMemory,
    {
      maxItems: 30,
      optional: true,
    },
  )
  objectives?: ObjectiveMemory[];
}

export class Obligation {
  @text('Unit', { max: 60 }) unit!: string;
  @text('Hex it stands in', { max: 12 }) hex!: string;
  @texts('Enemy hexes whose zones it stands in', { max: 12, maxItems: 6 }) zonesFrom!: string[];
}

export class ObligationsOutcome {
  @list('Units that must attack [11.1]', Obligation, { maxItems: 400 }) mustAttack!: Obligation[];
  @texts('Enemy hexes that must be attacked, by attack or barrage [11.1, 12.51]', { max: 12, maxItems: 400 })
  mustBeAttacked!: string[];
  @texts('Artillery units that must fire at something [12.51]', { max: 60, maxItems: 400 }) mustFire!: string[];
  @texts(
    'Those who need not: artillery that may not fire [12.2, 12.51], units with nobody next to them that their division may attack [B.19]',
    { max: 60, maxItems: 400 },
  )
  excused!: string[];
  @texts('Units next to enemies without a zone of control: they may attack [11.1]', { max: 60, maxItems: 400 })
  mayAttack!: string[];
}

/** For every hex in a zone of the side, the hexes of the units that exert it [8.0]. */
function exertersBy(
  side: Side,
  positions: Positions<ObligedUnit>,
  scenario: Scenario,
  umpire: Judge,
): Map<HexIndex, Set<HexIndex>> {
  const { board } = positions;
  const mechanized = mechanizedCosts(scenario, umpire);
  const found = new Map<HexIndex, Set<HexIndex>>();
  for (const [hex, all] of positions.byHex) {
    const stack = all.filter((unit) => unit.side === side);
    for (const unit of stack) {
      if (!exerts(zocReason(unit, stack, scenario))) continue;
      for (let d = 0; d < 6; d++) {
        const to = board.grid.neighbours[6 * hex + d]!;
        if (to < 0 || !reaches(unit, to, board.grid.topology.sideOf[6 * hex + d]!, board, mechanized)) continue;
        const exerters = found.get(to) ?? new Set();
        found.set(to, exerters.add(hex));
      }
    }
  }
  return found;
}

const isFighting = ({ type }: MapUnit): boolean => isManoeuvre(type) || type === 'artillery';

/** Hexes around one that hold somebody of the side who can be attacked. */
function enemiesAround(hex: HexIndex, side: Side, positions: Positions<ObligedUnit>): HexIndex[] {
  return positions.board.grid
    .neighboursOf(hex)
    .filter((each) => positions.at(each).some((unit) => unit.side === side && isFighting(unit)));
}

const namesOf = (board: HexBoard, hexes: Iterable<HexIndex>): string[] =>
  [...hexes].sort((a, b) => a - b).map((hex) => board.grid.name(hex));

/** Who must attack, who must be attacked and which guns must fire, each with its reason [11.0, 11.1, 12.51]. */
export function findObligations(
  input: ObligationsInput,
  positions: Positions<ObligedUnit>,
  umpire: Judge,
): ObligationsOutcome {
  const { scenario, side, units } = input;
  const { board } = positions;
  const enemy = opponentOf(side);
  const objectives = new ObjectiveBars(input, umpire);
  const isBarred = (unit: ObligedUnit, hex: HexIndex): boolean => objectives.bars(unit.division, board.grid.name(hex));
  const exerters = exertersBy(enemy, positions, scenario, umpire);
  const mustAttack: Obligation[] = [];
  const targets = new Set<HexIndex>();
  const [mustFire, excused, mayAttack]: [string[], string[], string[]] = [[], [], []];
  units.forEach((unit, at) => {
    if (unit.side !== side || !isFighting(unit)) return;
    const hex = positions.hexes[at]!;
    const name = callName(unit, at);
    const zones = exerters.get(hex);
    const around = enemiesAround(hex, enemy, positions);
    if (unit.type === 'artillery') {
      if (around.length === 0) return;
      const able = unit.inSupply && unit.inCommand;
      (able ? mustFire : excused).push(name);
      if (able) umpire.note('12.51', 'gun-must-fire', { gun: name });
      else umpire.note(['12.51', '12.2'], 'gun-excused', { gun: name });
      if (able) for (const from of zones ?? []) if (!isBarred(unit, from)) targets.add(from);
    } else if (zones && around.every((each) => isBarred(unit, each))) {
      excused.push(name);
      umpire.note(['B.19', '11.1'], 'objective-excuses', { unit: name, hexes: namesOf(board, around) });
    } else if (zones) {
      const zonesFrom = namesOf(board, zones);
      for (const from of zones) if (!isBarred(unit, from)) targets.add(from);
      mustAttack.push({ unit: name, hex: unit.hex, zonesFrom });
      umpire.note(['11.1', '11.0'], 'must-attack', { unit: name, hexes: zonesFrom });
    } else if (around.length > 0) {
      mayAttack.push(name);
      umpire.note('11.1', 'may-attack', { unit: name });
    }
  });
  const mustBeAttacked = namesOf(board, targets);
  if (targets.size > 0) umpire.note('11.1', 'must-be-attacked', { hexes: mustBeAttacked });
  else umpire.note('11.0', 'no-duty');
  return { mustAttack, mustBeAttacked, mustFire, excused, mayAttack };
}

export const attackObligations = procedure<ObligationsInput, ObligationsOutcome, Options>({
  id: 'attack-obligations',
  resolver: 'combat',
  title: { en: 'Who must fight', ja: '攻撃の義務' },
  description: {
    en: 'Which units must attack in this combat phase, which enemy hexes must be attacked, and which guns must fire.',
    ja: 'この戦闘フェイズに攻撃すべきユニット、攻撃されるべき敵ヘクス、射撃すべき砲兵を示す。',
  },
  rules: ['11.1'],
  input: ObligationsInput,
  outcome: ObligationsOutcome,
  example: {
    input: {
      side: 'republican',
      map: { grid: { columns: 5, rows: 5 } },
      units: [
        { name: 'ours', hex: '0202', side: 'republican', attack: 2 },
        { name: 'theirs', hex: '0203', side: 'nationalist', attack: 4 },
      ],
    },
  },
  resolve(input, umpire) {
    const positions = new Positions(layOutMap(input.map), input.units);
    const found = findObligations(input, positions, umpire);
    umpire.summarise('obligations-summary', { units: found.mustAttack.length, hexes: found.mustBeAttacked });
    return found;
  },
});
