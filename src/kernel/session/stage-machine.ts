import type { CommandContext } from './command-context.js';
import { type Foreseen, foresee } from './foresight.js';
import type { SessionRules } from './rules.js';
import type { Desk, Done, Stage } from './stage.js';
import { keptOf } from './wanted.js';
import type { Action, Actions, Command, Remark, Side, Wanted } from './words.js';

/** What a command comes to first, and the table as it stands at that moment. */
interface Rehearsal<T, P> {
  readonly roll: Foreseen;
  readonly reached: Desk<T, P>;
}

/** Goes through a command up to its first open die; null where it rolls nothing, or brings something hidden to light before. */
export type Rehearse<T, P> = (command: Command) => Rehearsal<T, P> | null;

/** A game as a set of stages. What a `SessionRules` says about actors, actions and commands follows from them. */
export interface StagedGame<T, P, C extends Command = Command>
  extends Omit<
    SessionRules<T, P>,
    'actors' | 'actions' | 'decide' | 'pending' | 'sealing' | 'checkSealed' | 'unseal' | 'stagesBySection'
  > {
  /** By name: what it can be waiting for. */
  readonly stages?: Readonly<Record<string, Stage<T, P, C>>>;
  /** What the game is waiting for; null when it is over. */
  stageOf(position: P): Stage<T, P, C> | null;
  /** Why a command that the stage does not know is refused. */
  notNow(position: P, command: Command): Remark;
  /** Says of each command how its dice can fall. Asked only for a list, never while a command is carried out. */
  withOdds?(desk: Desk<T, P>, actions: readonly Action[], rehearse: Rehearse<T, P>): readonly Action[];
}

const DONE: Done = { type: 'done' };

/** The command that ends a stage, if there is one. */
const doneOf = <T, P, C extends Command>({ leave, pass, done = DONE }: Stage<T, P, C>): Done | null =>
  leave || pass ? done : null;

/** How a game made of stages is played: whoever has a choice makes it, and whatever leaves nobody one is passed over. */
export function playedInStages<T, P, C extends Command = Command>(game: StagedGame<T, P, C>): SessionRules<T, P> {
  const { stages = {}, stageOf, notNow, withOdds, ...rules } = game;

  function heldBy(stage: Stage<T, P, C>, desk: Desk<T, P>, side: Side, owed?: readonly Remark[]): Remark | undefined {
    return stage.held ? stage.held(desk, side) : (owed ?? stage.owed?.(desk, side) ?? [])[0];
  }

  function isIdle(stage: Stage<T, P, C>, desk: Desk<T, P>, sides: readonly Side[]): boolean {
    if (sides.length === 0) return true;
    return stage.idle ? stage.idle(desk) : sides.every((side) => isEmpty(stage.options(desk, side)));
  }

  /** The one choice that is left to somebody, or the end of the stage; false where somebody has to choose. */
  function goOn(play: CommandContext<T, P>, stage: Stage<T, P, C>): boolean {
    const sides = stage.actors(play);
    for (const side of sides) {
      const only = stage.forced?.(play, side);
      if (!only) continue;
      stage.commands[only.type]!(play, only, side);
      return true;
    }
    if (!stage.leave || !isIdle(stage, play, sides)) return false;
    stage.leave(play);
    return true;
  }

  function settle(play: CommandContext<T, P>): void {
    for (let stage = stageOf(play.position); stage && goOn(play, stage); ) stage = stageOf(play.position);
  }

  function decide(play: CommandContext<T, P>, side: Side, command: Command): void {
    const stage = stageOf(play.position);
    const deed = stage?.commands[command.type];
    if (deed) deed(play, command as C, side);
    else if (stage && doneOf(stage)?.type === command.type) {
      refuseFor(play, heldBy(stage, play, side));
      if (stage.pass) stage.pass(play, side);
      else stage.leave!(play);
    } else if (stage && gaveWay(stage, play, side)) decide(play, side, command);
    else refuseFor(play, notNow(play.position, command));
    settle(play);
  }

  /** Leaves a stage in which a side could only change its mind; false where it stays. */
  function gaveWay(stage: Stage<T, P, C>, play: CommandContext<T, P>, side: Side): boolean {
    if (!stage.givesWay || !stage.leave || heldBy(stage, play, side)) return false;
    for (const { changes } of stage.options(play, side)) if (!changes) return false;
    stage.leave(play);
    settle(play);
    return stageOf(play.position) !== stage && (stageOf(play.position)?.actors(play).includes(side) ?? false);
  }

  function actions(table: T, position: P, side: Side, book: Desk<T, P>['book'], wanted?: Wanted): Actions {
    const stage = stageOf(position);
    if (!stage) return { actions: [], owed: [] };
    const desk = { table, position, book };
    const owed = stage.owed?.(desk, side) ?? [];
    // Before the odds: they take longer than all the rest.
    const open = [...keptOf(stage.options(desk, side, wanted), wanted)];
    const done = stage.sealed ? null : doneOf(stage);
    if (done && !heldBy(stage, desk, side, owed)) {
      open.push({ command: { type: done.type }, rule: done.rule ?? stage.rule });
    }
    return { actions: withOdds ? withOdds(desk, open, rehearsal(desk, side)) : open, owed };
  }

  function rehearsal({ table, position, book }: Desk<T, P>, side: Side): Rehearse<T, P> {
    return (command) => {
      let reached: Desk<T, P> = { table, position, book };
      const roll = foresee(table, position, book, rules, (play) => {
        reached = play;
        decide(play, side, command);
      });
      return roll && { roll, reached };
    };
  }

  return {
    ...rules,
    stagesBySection: sectionsOf(stages, rules.commands),
    start(play) {
      rules.start(play);
      settle(play);
    },
    actors: (table, position) => stageOf(position)?.actors({ table, position }) ?? [],
    actions,
    decide,
    sealing(table, position) {
      const stage = stageOf(position);
      return stage?.sealed ? { sides: stage.actors({ table, position }), type: stage.sealed.type } : null;
    },
    checkSealed(play, side, command) {
      stageOf(play.position)!.sealed!.check(play, command as C, side);
    },
    unseal(play, commands) {
      stageOf(play.position)!.sealed!.open(play, commands as Readonly<Record<Side, C>>);
      settle(play);
    },
    pending(table, position, viewer) {
      const stage = stageOf(position);
      if (!stage) return [];
      const scene = { table, position };
      return [{ sides: stage.actors(scene), rule: stage.rule, prompt: stage.prompt?.(scene, viewer) ?? null }];
    },
  };
}

function isEmpty(options: Iterable<Action>): boolean {
  for (const _ of options) return false;
  return true;
}

function refuseFor(play: Pick<CommandContext<unknown, unknown>, 'refuse'>, why: Remark | undefined): void {
  if (why) play.refuse(why.rule, why.key, why.values);
}

/** A stage plays its own section and those behind the commands it takes. */
function sectionsOf<T, P, C extends Command>(
  stages: Readonly<Record<string, Stage<T, P, C>>>,
  commands: SessionRules<T, P>['commands'],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, stage] of Object.entries(stages)) {
    const types = [...Object.keys(stage.commands), ...(stage.sealed ? [stage.sealed.type] : [])];
    const sections = new Set([stage.rule, ...types.flatMap((type) => commands[type]?.rules ?? [])]);
    for (const section of sections) found[section] = [...(found[section] ?? []), name];
  }
  return found;
}
