import type { Command, Remark } from '../../../../kernel/session/index.js';
import { lossesTaken } from '../combat/resolve.js';
import { loseStep, lossQuestion, openSteps, sideOfParty, sufferRest } from '../combat/step-loss.js';
import type { Party } from '../position.js';
import type { Desk, Play, Stage } from '../stage.js';

const commandOf = (step: { unit: string; replacedBy?: string }): Command => ({ type: 'lose-step', ...step });

function take(play: Play, party: Party, command: Command): void {
  const { table, position } = play;
  const unit = command.unit as string;
  const replacedBy = command.replacedBy as string | undefined;
  const step = openSteps(table, position, party).find((each) => each.unit === unit && each.replacedBy === replacedBy);
  if (!step) play.refuse(['11.3.4', '11.3.5', '11.3.6'], 'step-not-lawful', {});
  const losses = position.combat!.losses![party]!;
  if (losses.taken.length === 0) play.ask('combat/loss-allocation', lossQuestion(position, party, losses));
  play.happen({ type: 'step-chosen', party, ...step! });
  if (losses.spared === 0) loseStep(play, party, step!);
}

/** 11.2.8, 11.3: steps lost one at a time, in any order that is lawful in the end. */
function losing(party: Party, leave: (play: Play) => void): Stage {
  const open = ({ table, position }: Pick<Desk, 'table' | 'position'>) => openSteps(table, position, party);
  return {
    rule: '11.3.4',
    actors: ({ position }) => [sideOfParty(position, party)],
    prompt: ({ position }): Remark => ({
      rule: '11.3.4',
      key: 'ask-losses',
      values: { number: position.combat!.losses?.[party]?.number ?? 0, space: position.combat!.target },
    }),
    options: (desk) => open(desk).map((step) => ({ command: commandOf(step), rule: '11.3.4' })),
    owed: (desk) => (open(desk).length > 0 ? [{ rule: '11.3.4', key: 'losses-left', values: {} }] : []),
    forced(desk) {
      const [only, ...others] = open(desk);
      return only && others.length === 0 ? commandOf(only) : undefined;
    },
    commands: { 'lose-step': (play, command) => take(play, party, command) },
    done: null,
    leave(play) {
      const losses = play.position.combat!.losses?.[party];
      if (losses && !losses.settled) {
        play.happen({ type: 'losses-settled', party });
        if (losses.spared > 0) sufferRest(play, party, losses);
      }
      leave(play);
    },
  };
}

export const defenderLosses = losing(
  'defender',
  (play) => void play.happen({ type: 'step-reached', step: 'attacker-losses' }),
);
export const attackerLosses = losing('attacker', lossesTaken);
