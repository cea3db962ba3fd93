import type { Command, Side } from '../../../../kernel/session/index.js';
import type { Facing, Mission, Sheaf } from '../../vocabulary.js';
import { duePlans, firePlan } from '../artillery/plans.js';
import { callQuestion, checkQuestion, observersOf, seesPoint, spottedHexes } from '../artillery/question.js';
import { answer, type Response } from '../artillery/response.js';
import { planOf, sourcesOf } from '../artillery/sources.js';
import type { Call, FireMission } from '../artillery/state.js';
import { commandOf, isHidden, knownAs } from '../hidden/counters.js';
import { goOn } from '../sequence.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { enemyOf, unitOf } from '../table.js';
import {
  boundObservers,
  missionsOf,
  open,
  openMissions,
  options,
  partOf,
  reconQuestion,
  stillIn,
} from './indirect-options.js';
import { demandListed } from './listed.js';

/** Whether a side has anything to fire indirectly with, by what everybody can see: so a pause proves nothing [6.5.1]. */
function hasArtillery(scene: Scene, side: Side): boolean {
  for (const _ of sourcesOf(scene, side)) return true;
  return Object.values(scene.position.artillery.missions).some((mission) => mission.side === side);
}

/** The side's part begins: missions that cannot go on are checked first [6.5.1.9]. */
export function openIndirect(play: Play, side: Side): void {
  play.happen({ type: 'indirect-opened', side });
  for (const mission of missionsOf(play, side)) {
    const why = stopsBecause(play, mission);
    if (why) play.happen({ type: 'mission-checked', mission: mission.id, why });
  }
}

/** Why a mission is over without anybody's doing [6.5.1.9, 6.5.1.10]; of an observer in hiding nothing more is said than that it is. */
function stopsBecause(scene: Scene, mission: FireMission): string | null {
  const why = endOf(scene, mission);
  return why === null || why === 'dangerClose' || !isHidden(scene.position, mission.observer) ? why : 'dropped';
}

function endOf(scene: Scene, { observer, point, dangerClose }: FireMission): string | null {
  const { place, bailed, aboard, fired, observed } = scene.position.units[observer]!;
  const command = commandOf(scene.position, observer);
  if (dangerClose) return 'dangerClose';
  if ((place !== 'map' && place !== 'aboard' && place !== 'hidden') || bailed) return 'observerGone';
  const moves = aboard !== undefined && commandOf(scene.position, aboard) === 'move';
  if (observed || (aboard !== undefined ? moves : command !== 'overwatch' || fired)) return 'observerBusy';
  return seesPoint(scene, observer, point) ? null : 'observerBlind';
}

const listed = (play: Play, side: Side, command: Command): void =>
  demandListed(play, options(play, side), command, '6.5.1');

/** Who calls or fires out of hiding need not be shown: what is asked about them is their side's [7.2.2.3]. */
function keptBack(play: Play, { observer, sources }: Pick<Call, 'observer' | 'sources'>) {
  const { table, position } = play;
  const deeds = [
    ...(isHidden(position, observer) ? ['observing'] : []),
    ...(sources.some((id) => knownAs(position, id) !== id) ? ['indirectFire'] : []),
  ];
  if (deeds.length === 0) return undefined;
  const side = { for: [unitOf(table, observer).side] };
  for (const deed of deeds) play.ask('spotting/hidden-reveal', { deed }, side);
  return side;
}

/** The call goes out, and every firing unit answers for itself [6.5.1.12]. */
function send(play: Play, step: 'call' | 'continue' | 'adjust', call: Omit<Call, 'step'>): void {
  const before = call.mission === null ? null : play.position.artillery.missions[call.mission]!;
  const question = callQuestion(play, step, call, before);
  const { sources } = play.ask<{ sources: readonly Response[] }>('combat/call-fire', question, keptBack(play, call));
  answer(play, step, call, sources);
}

/** What is being put together, changed in one thing. */
const change = (play: Play, what: Partial<Call>): void => compose(play, { ...partOf(play).call!, ...what });

/** Nobody else knows of a call before it is sent. */
function compose(play: Play, call: Call): void {
  const { side } = partOf(play);
  play.happen({ type: 'call-composed', side, secret: { for: [side], call } });
}

export const indirect: Stage = {
  rule: '6.5.1',
  actors(scene) {
    const { side, ending } = partOf(scene);
    return !ending && hasArtillery(scene, side) ? [side] : [];
  },
  prompt: (scene) =>
    partOf(scene).call === null || isHidden(scene.position, partOf(scene).call!.observer)
      ? remark('6.5.1', 'ask-indirect')
      : remark('6.5.1.7', 'ask-call', { unit: scene.table.units.get(partOf(scene).call!.observer)!.name }),
  options,
  idle: (desk) => indirect.actors(desk).length === 0,
  held: (desk) => (partOf(desk).call === null ? undefined : remark('6.5.1.7', 'call-open')),
  commands: {
    call(play, command, side) {
      listed(play, side, command);
      compose(play, {
        step: 'call',
        mission: null,
        observer: command.unit as string,
        point: command.hex as string,
        sources: [],
        shells: 'gp',
        sheaf: 'closed',
        direction: null,
      });
    },
    adjust(play, command, side) {
      listed(play, side, command);
      const mission = play.position.artillery.missions[command.mission as string]!;
      const { observer, point, shells, sheaf, direction } = mission;
      const sources = mission.sources.filter((source) =>
        spottedHexes(play.position, observer).some((hex) =>
          open(play, 'adjust', { ...mission, point: hex, sources: [source] }, mission),
        ),
      );
      compose(play, { step: 'adjust', mission: mission.id, observer, point, sources, shells, sheaf, direction });
    },
    source(play, command, side) {
      listed(play, side, command);
      change(play, { sources: [...partOf(play).call!.sources, command.unit as string] });
    },
    shells(play, command, side) {
      listed(play, side, command);
      change(play, { shells: command.shells as Mission });
    },
    sheaf(play, command, side) {
      listed(play, side, command);
      change(play, { sheaf: command.sheaf as Sheaf, direction: (command.direction ?? null) as Facing | null });
    },
    point(play, command, side) {
      listed(play, side, command);
      change(play, { point: command.hex as string });
    },
    send(play, command, side) {
      listed(play, side, command);
      const { step, ...call } = partOf(play).call!;
      send(play, step, call);
    },
    'drop-call'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'call-dropped' });
    },
    continue(play, command, side) {
      listed(play, side, command);
      const mission = play.position.artillery.missions[command.mission as string]!;
      const shells = command.shells as Mission;
      send(play, 'continue', { ...mission, mission: mission.id, shells, sources: stillIn(play, mission) });
    },
    'recon-fire'(play, command, side) {
      const { unit, battery, hex } = command as unknown as { unit: string; battery: string; hex: string };
      const known = play.table.batteries.get(battery)?.side === side && play.table.board.grid.find(hex) !== undefined;
      const observes = [...observersOf(play, side)].some(({ id, role }) => id === unit && role === 'fo');
      if (partOf(play).call !== null || !known || !observes || boundObservers(play, side).has(unit))
        play.refuse('7.37', 'not-open-now', { command: 'recon-fire' });
      const call = {
        mission: null,
        observer: unit,
        sources: [battery],
        point: hex,
        shells: 'gp',
        sheaf: 'closed',
        direction: null,
      } as const;
      const { sources } = play.ask<{ sources: readonly Response[] }>(
        'combat/call-fire',
        reconQuestion(play, unit, battery, hex),
        keptBack(play, call),
      );
      answer(play, 'recon', call, sources);
    },
    'check-mission'(play, command, side) {
      listed(play, side, command);
      const mission = play.position.artillery.missions[command.mission as string]!;
      play.ask('combat/call-fire', checkQuestion(play, mission), keptBack(play, mission));
      play.happen({ type: 'mission-checked', mission: mission.id, why: 'wanted' });
    },
    'start-plan'(play, command, side) {
      listed(play, side, command);
      const id = command.unit as string;
      firePlan(play, id, planOf(play, id)!.point);
    },
    'delay-plan'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'plan-delayed', side, secret: { for: [side], battery: command.unit } });
    },
    'shift-plan'(play, { unit, hex }, side) {
      const { grid } = play.table.board;
      if (
        partOf(play).call !== null ||
        !duePlans(play, side).includes(unit as string) ||
        grid.find(hex as string) === undefined
      )
        play.refuse('6.5.1.11.3', 'not-open-now', { command: 'shift-plan' });
      firePlan(play, unit as string, hex as string);
    },
  },
  done: { type: 'end-indirect' },
  pass: (play) => play.happen({ type: 'indirect-ending' }),
  /** What is plotted falls as plotted; what nobody kept up is checked [6.5.1.11, 6.5.1.8.1]. */
  leave(play) {
    const { side } = partOf(play);
    const [due] = duePlans(play, side);
    if (due !== undefined) {
      play.happen({ type: 'indirect-ending' });
      firePlan(play, due, planOf(play, due)!.point);
      return;
    }
    for (const { id } of openMissions(play, side))
      play.happen({ type: 'mission-checked', mission: id, why: 'dropped' });
    if (side === play.position.first) openIndirect(play, enemyOf(play.table, side));
    else {
      play.happen({ type: 'indirect-closed' });
      goOn(play, 'indirect-fire');
    }
  },
};
