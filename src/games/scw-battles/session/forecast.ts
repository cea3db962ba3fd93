import type { Action, ActionOdds, Command, Rehearse } from '../../../kernel/session/index.js';
import { attackQuestion } from './attack-question.js';
import { barrageQuestion } from './barrage-results.js';
import { groundOf } from './ground.js';
import { loneLeaders } from './leaders.js';
import { oddsOf } from './odds.js';
import { bombingQuestion } from './phases/bombardment.js';
import { wayTo } from './phases/movement.js';
import { type AirCommitment, type Combat, currentCombat, isBarrage, type Position } from './position.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

/** Says of each command in a list how its dice can fall. */
export function withOdds(desk: Desk, actions: readonly Action[], rehearse: Rehearse<Table, Position>): Action[] {
  return actions.map((action) => {
    const odds = forecast(desk, action.command, rehearse);
    return odds ? { ...action, odds } : action;
  });
}

/**
 * Commands that take one unit somewhere. They roll nothing but for a leader they come upon: if it was the last unit, the next
 * step may begin with a die, but that is the die of that step. There are hundreds of them, and each move has its cost.
 */
const ONE_UNIT: ReadonlySet<string> = new Set([
  'place',
  'move',
  'enter',
  'load',
  'unload',
  'leave-map',
  'build-bridge',
  'withdraw',
  'retreat',
  'advance',
]);

function forecast(desk: Desk, command: Command, rehearse: Rehearse<Table, Position>): ActionOdds | undefined {
  const combat = combatAfter(desk, command);
  if (combat) return oddsOfCombat(desk, combat);
  if (command.type === 'bombard' || command.type === 'send-bomber') return oddsOfBombs(desk, command);
  if (ONE_UNIT.has(command.type)) return oddsOfMeeting(desk, command);
  const first = rehearse(command);
  return first ? oddsOf(first.reached, first.roll) : undefined;
}

/** The combat as it would stand with this command and nothing more; a normal attack where nothing else was chosen yet [11.2]. */
function combatAfter({ table, position }: Desk, command: Command): Combat | undefined {
  const { combats, step } = position;
  const on = (hex: unknown): Combat =>
    combats.find(({ targets }) => targets.includes(hex as string)) ?? {
      id: combats.length + 1,
      attackers: [],
      targets: [hex as string],
      guns: [],
      defensiveGuns: [],
    };
  switch (command.type) {
    case 'attack': {
      const there = on(command.hex);
      return { ...there, attackers: [...there.attackers, command.unit as string] };
    }
    case 'barrage': {
      const there = on(command.hex);
      return { ...there, guns: [...there.guns, command.gun as string] };
    }
    case 'extend-attack': {
      const extended = combats.find(({ id }) => id === command.combat)!;
      return { ...extended, targets: [...extended.targets, command.hex as string] };
    }
    case 'fly': {
      const supported = combats.find(({ id }) => id === command.combat)!;
      const field = step === 'attack-air' ? 'air' : 'defensiveAir';
      return { ...supported, [field]: withFlight(supported[field], command) };
    }
    case 'normal-attack':
      return { ...currentCombat(position), kind: 'normal' };
    case 'assault':
      return { ...currentCombat(position), kind: 'assault', paid: command.pay as string[] };
    case 'support': {
      const supported = currentCombat(position);
      const own = table.counters.get(command.gun as string)!.side === position.phasing;
      const field = own ? 'guns' : 'defensiveGuns';
      return { ...supported, [field]: [...supported[field], command.gun as string] };
    }
    // The differential is known before either side chooses whether to stand [11.61].
    case 'done': {
      const standing =
        step.endsWith('-withdrawal') && position.pending.length === 0 ? currentCombat(position) : undefined;
      return standing?.withdrawn ? undefined : standing;
    }
    default:
      return undefined;
  }
}

const withFlight = (before: AirCommitment | undefined, { points, unit }: Command): AirCommitment => ({
  points: (before?.points ?? 0) + ((points as number | undefined) ?? 0),
  units: [...(before?.units ?? []), ...(unit === undefined ? [] : [unit as string])],
});

function oddsOfCombat(desk: Desk, combat: Combat): ActionOdds | undefined {
  if (isBarrage(combat)) {
    const input = barrageQuestion(desk, combat, combat.targets[0]!, false);
    return oddsOf(desk, { procedure: 'combat/barrage', input });
  }
  return oddsOf(desk, { procedure: 'combat/attack', input: attackQuestion(desk, combat) });
}

/** A bombardment as it would stand with this command: the bombers sent so far, and this one or these points [13.3]. */
function oddsOfBombs(desk: Desk, command: Command): ActionOdds | undefined {
  const hex = command.hex as string;
  const sent = { points: 0, units: desk.position.bombers[hex] ?? [] };
  const input = bombingQuestion(desk, hex, withFlight(sent, command));
  return oddsOf(desk, { procedure: 'combat/air-bombardment', input });
}

/** Commands that take somebody to a hex, and those that take him through others on the way. */
const ARRIVALS = ['enter', 'withdraw', 'retreat', 'advance', 'move'];

/** Somebody comes into the hex of a leader who is alone there [14.4]. */
function oddsOfMeeting(desk: Desk, { type, unit, to, hex }: Command): ActionOdds | undefined {
  const { table, position } = desk;
  const ground = groundOf(table, position);
  if (!ARRIVALS.includes(type) || ground.leaders.length === 0) return undefined;
  const { side } = table.counters.get(unit as string)!;
  const way =
    type === 'move' ? wayTo(desk, ground, ground.piece(unit as string)!, to as string)! : [(to ?? hex) as string];
  if (!way.some((each) => loneLeaders(ground, side, each).length > 0)) return undefined;
  return oddsOf(desk, { procedure: 'events/leader-fate', input: { scenario: table.scenario } });
}
