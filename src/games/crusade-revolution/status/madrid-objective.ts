import { flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class MadridInput {
  @flag('The Nationalists have captured Madrid, even if they lost it again') captured!: boolean;
  @flag('They have attacked Madrid') attackedMadrid!: boolean;
  @flag('They have attacked a space next to Madrid other than Guadarrama') attackedNeighbour!: boolean;
  @flag('They have attacked Guadarrama, which does not count') attackedGuadarrama!: boolean;
  @flag('They have occupied a space next to Madrid, Guadarrama included') occupiedNeighbour!: boolean;
  @integer('Game turn; judged at the end of turn 5 [17.3.2]', { min: 1, max: 18, default: 5 }) turn!: number;
}
class MadridOutcome {
  @integer('Change of Victory Points [17.3.2]', { min: -3, max: 0 }) vp!: number;
}

export const madridObjective = procedure<MadridInput, MadridOutcome, Options>({
  id: 'madrid-objective',
  resolver: 'status',
  title: { en: 'Madrid, the priority objective', ja: 'マドリード：優先目標' },
  description: {
    en: 'Victory Points for Madrid at the end of turn 5.',
    ja: 'ターン５終了時のマドリードによるVPを示す。',
  },
  rules: ['17.3'],
  input: MadridInput,
  outcome: MadridOutcome,
  example: { input: { attackedMadrid: true } },
  resolve(input, umpire) {
    if (input.turn !== 5) {
      umpire.forbid(['17.3.2', '17.3'], 'madrid-turn-five', { turn: input.turn });
      return null;
    }
    umpire.note(['17.3.1', '17.3'], 'madrid-judged');
    const neighbour = input.attackedNeighbour || input.occupiedNeighbour;
    const best = input.captured ? 'captured' : input.attackedMadrid ? 'attacked' : neighbour ? 'neighbour' : 'none';
    if (best === 'none' && input.attackedGuadarrama) umpire.note('17.3.2', 'madrid-guadarrama');
    const vp = umpire.chart('madrid-objective').number(best, 'vp');
    umpire.note('17.3.2', 'madrid-line', { best, vp });
    umpire.summarise('madrid-summary', { vp });
    return { vp };
  },
});
