import { d6 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { demandCells, Fire, readFire, takeAim } from './battle-fire.js';
import { BattleInput } from './battle-input.js';
import { checkBattle } from './battle-legality.js';
import { Role } from './combat-cards.js';

const Keep = defineChoice('Keep', ['highest', 'lowest']);

class FireInput extends BattleInput {
  @choice('Side that fires', Role) fires!: Role;
  @integer('Dice that it rolls, one of which counts [CL.N57, CL.R59]', { min: 1, max: 4, default: 1 }) rolls!: number;
  @integer('What its die shows without being rolled, where a card says so', { min: 1, max: 6, optional: true })
  fixed?: number;
  @choice('Which of several dice counts', Keep, { default: 'highest' }) keep!: 'highest' | 'lowest';
  @flag('It fires first, and the other side takes its losses before it answers [CL.R7]') first!: boolean;
}
class FireOutcome {
  @object('Its fire', Fire) fire!: Fire;
}

/** The die that counts: one of several [CL.N57, CL.R59], or what a card says in the place of a roll [8.5.3.1]. */
function dieOf({ rolls, keep, fixed }: FireInput, umpire: Judge): number {
  if (fixed !== undefined) {
    umpire.note(['8.5.3.1', '11.2.7'], 'die-fixed', { die: fixed });
    return fixed;
  }
  const rolled = Array.from({ length: rolls }, () => umpire.roll('fire'));
  const isHighest = keep === 'highest';
  const die = isHighest ? Math.max(...rolled) : Math.min(...rolled);
  if (rolled.length > 1)
    umpire.note(['CL.N57', 'CL.R59'], isHighest ? 'dice-highest' : 'dice-lowest', { dice: rolled, die });
  return die;
}

export const fire = procedure<FireInput, FireOutcome, Options>({
  id: 'fire',
  resolver: 'combat',
  title: { en: 'The fire of one side', ja: '一方の射撃' },
  description: {
    en: 'One side of a combat fires by itself: where a card lets it fire first, or roll several dice and keep one.',
    ja: '戦闘の一方だけの射撃。先に射撃するカードや、複数のダイスから一つを選ぶカードのために使う。',
  },
  rules: ['11.2.7', 'CL.R7', 'CL.N57'],
  input: FireInput,
  outcome: FireOutcome,
  dice: [
    {
      name: 'fire',
      die: d6,
      title: { en: 'the fire', ja: '射撃' },
      when: { en: 'as many times as it rolls dice', ja: '振るダイスの数だけ' },
    },
  ],
  example: {
    input: {
      attacker: 'nationalist',
      turn: 7,
      fires: 'attacker',
      attackers: [{ units: [{ type: 'inf', cf: 2 }] }],
      defence: { units: [{ type: 'mil', cf: 1 }] },
      fireTables: {
        division: {
          lowest: [0, 2],
          columns: ['0-1', '2'],
          rows: [0, 0, 1, 1, 1, 2].map((losses) => ({ losses: [0, losses] })),
        },
        corps: { lowest: [0], columns: ['0'], rows: [0, 0, 0, 0, 1, 1].map((losses) => ({ losses: [losses] })) },
      },
    },
    dice: { given: [4] },
  },
  resolve(input, umpire) {
    checkBattle(input, umpire);
    if (!umpire.legal) return null;
    const aims = takeAim(input, umpire);
    demandCells(aims);
    if (input.first) umpire.note('CL.R7', 'fires-first', { side: input.fires });
    const result = readFire(input.fires, aims[input.fires], dieOf(input, umpire), umpire);
    umpire.summarise('fire-summary', { side: input.fires, losses: result.lossNumber });
    return { fire: result };
  },
});
