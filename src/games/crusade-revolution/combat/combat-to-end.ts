import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { type Board, isJoined, layOut, spaceAt } from '../shared/campaign-map.js';
import { isCorps } from '../shared/units.js';
import { BattleOutcome, battle } from './battle.js';
import { lossQuestion } from './battle-losses.js';
import { type AfterCombat, advanceToEnd } from './combat-advance.js';
import { retreatToEnd } from './combat-retreat.js';
import { type Survivor, survivors } from './combat-survivors.js';
import { CombatToEndInput, chosenOf, missingForTheEnd } from './combat-to-end-input.js';
import { CombatToEndOutcome, type NextChoice } from './combat-to-end-outcome.js';
import { unitNames } from './loss-units.js';

export const combatToEnd = procedure<CombatToEndInput, CombatToEndOutcome, Options>({
  id: 'combat-to-end',
  resolver: 'combat',
  title: { en: 'A combat to its end', ja: '戦闘の最後まで' },
  description: {
    en: 'A combat with everything that follows from it: losses, retreats, advance, captures, morale and points. Where a player has a choice the answer lists it; sent again with the choice and the same dice, the question goes on.',
    ja: '戦闘とその後のすべて。損失、退却、前進、占領、士気、ＶＰ。プレイヤーの選択が要るところで候補を示す。選択と同じダイスを付けて送ると先へ進む。',
  },
  rules: ['11.2', '11.3', '11.4', '11.5'],
  input: CombatToEndInput,
  outcome: CombatToEndOutcome,
  dice: battle.dice!,
  example: {
    input: {
      attacker: 'nationalist',
      turn: 8,
      attackers: [{ name: 'Lerida', units: [{ name: 'I', type: 'corps', cf: 5, lf: 3 }] }],
      defence: { name: 'Montblanch', units: [{ name: 'm', type: 'mil', cf: 1, lf: 1 }] },
      map: {
        spaces: [
          { id: 'Lerida', control: 'nationalist', class: 'vpSpace' },
          { id: 'Montblanch', control: 'republican' },
          { id: 'Tarragona', control: 'republican', class: 'vpSpace' },
        ],
        connections: [
          { a: 'Lerida', b: 'Montblanch' },
          { a: 'Montblanch', b: 'Tarragona' },
        ],
      },
      fireTables: (battle.example.input as { fireTables: object }).fireTables,
    },
    dice: { given: [1, 1] },
  },
  resolve(input, umpire) {
    demandFacts(missingForTheEnd(input));
    const board = layOut(input.map);
    checkGround(input, board, umpire);
    const sides = { attacker: lossQuestion(input, 'attacker', 0), defender: lossQuestion(input, 'defender', 0) };
    const names = [sides.attacker, sides.defender].flatMap(({ units, reserve }) => [
      ...unitNames(units),
      ...reserve.flatMap(({ name }) => name ?? []),
    ]);
    if (new Set(names).size < names.length) umpire.forbid('11.3.2', 'names-repeat');
    const fought = battle.resolve(onMap(input, board, umpire), umpire);
    if (!fought || !umpire.legal) return null;
    if (!fought.fought) return unfinished(fought, 'none');
    const defenderWay = wayOf(fought.defenderLosses, input.defenderWay, '/defenderWay');
    const attackerWay = wayOf(fought.attackerLosses, input.attackerWay, '/attackerWay');
    if (!defenderWay || !attackerWay) return open(fought, defenderWay ? 'attackerLosses' : 'defenderLosses', umpire);
    const after: AfterCombat = {
      input,
      board,
      outcome: unfinished(fought, 'none'),
      attackers: survivors(sides.attacker, attackerWay, umpire),
      defenders: [...survivors(sides.defender, defenderWay, umpire), ...uncaught(input, fought)],
    };
    after.outcome.attackersLeft = [...after.attackers];
    after.outcome.defendersLeft = [...after.defenders];
    const gone = retreatToEnd(after, umpire);
    if (gone && umpire.legal) advanceToEnd(after, gone, umpire);
    if (!umpire.legal) return null;
    const { next, rm, vp } = after.outcome;
    if (next === 'none') umpire.summarise('combat-ended', { winner: fought.winner, rm, vp });
    else umpire.summarise('combat-choice', { next });
    return after.outcome;
  },
});

/** The map and the battle speak of the same ground. */
function checkGround({ defence, attackers }: CombatToEndInput, board: Board, umpire: Judge): void {
  const space = spaceAt(board, defence.name!, '/defence/name');
  attackers.forEach(({ name }, i) => {
    spaceAt(board, name!, `/attackers/${i}/name`);
  });
  if (space.terrain !== defence.terrain) {
    const detail = {
      en: `the map says ${space.terrain} for "${space.id}", the battle ${defence.terrain}`,
      ja: `「${space.id}」の地形はマップでは${space.terrain}、戦闘では${defence.terrain}です`,
    };
    throw new InvalidSituationError([{ pointer: '/defence/terrain', detail }]);
  }
  const caught = defence.units.findIndex(({ type, retreated }) => retreated && isCorps(type));
  if (umpire.options.retreatedCorpsReplaced && caught >= 0) {
    const detail = {
      en: 'with the option retreatedCorpsReplaced ask combat/battle and go on by hand',
      ja: 'オプションretreatedCorpsReplacedでは combat/battle を使い、続きは手で進めてください',
    };
    throw new InvalidSituationError([{ pointer: `/defence/units/${caught}/retreated`, detail }]);
  }
}

/** 11.1.3: only neighbours on the map attack. */
const onMap = (input: CombatToEndInput, board: Board, umpire: Judge): CombatToEndInput => ({
  ...input,
  attackers: input.attackers.map((space) => ({
    ...space,
    adjacent:
      space.adjacent && isJoined(board, board.space(space.name!), board.space(input.defence.name!), umpire.options),
  })),
});

const NO_LOSSES = { losses: [] };

const wayOf = (losses: BattleOutcome['defenderLosses'], chosen: number | undefined, pointer: string) =>
  losses === null ? NO_LOSSES : chosenOf(losses.allocations, chosen, pointer);

/** 11.4.6: units that had retreated here stay where nothing was inflicted. */
function uncaught({ defence }: CombatToEndInput, fought: BattleOutcome): Survivor[] {
  if (fought.attacker!.lossNumber! > 0) return [];
  const names = unitNames(defence.units);
  return defence.units.flatMap((unit, i) => {
    const { type, region, reduced, retreated, oneStep } = unit;
    const steps = reduced || oneStep ? 1 : 2;
    return retreated
      ? [{ name: names[i]!, type, region, reduced, steps, replacement: false, replacementReady: false }]
      : [];
  });
}

function open(fought: BattleOutcome, next: NextChoice, umpire: Judge): CombatToEndOutcome {
  umpire.summarise('combat-choice', { next });
  return unfinished(fought, next);
}

const unfinished = (fought: BattleOutcome, next: NextChoice): CombatToEndOutcome => ({
  battle: fought,
  next,
  attackersLeft: [],
  defendersLeft: [],
  mayGiveStep: [],
  cancelled: false,
  retreats: [],
  nextToRetreat: null,
  ways: [],
  removed: [],
  mayAdvance: [],
  captures: [],
  rm: 0,
  vp: 0,
});
