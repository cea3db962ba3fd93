import { choice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { natoFlies } from '../shared/counter.js';
import { AirType, Command, Side, sideOf } from '../vocabulary.js';
import { ReconOutcome, ReconTarget } from './recon-shapes.js';

class AerialReconInput {
  @choice('Side that looks', Side) side!: Side;
  @choice('Kind of air marker', AirType) air!: AirType;
  @choice('Command it flies for: in Budapest only NATO may [20.3]', Command, { optional: true }) command?: Command;
  @flag('In the Movement Phase [20.3]', { default: true }) inMovementPhase!: boolean;
  @flag('The marker has flown a mission already this turn [12.9]') alreadyFlown!: boolean;
  @integer('Hexes from the target hex to the nearest unsuppressed enemy anti-aircraft unit; left out: there is none', {
    min: 0,
    max: 200,
    optional: true,
  })
  airDefenceDistance?: number;
  @list('Enemy units in the hex', ReconTarget, { maxItems: 20 }) targets!: ReconTarget[];
}

/** [20.3]: an air marker spent on a look at one hex. */
export const aerialRecon = procedure<AerialReconInput, ReconOutcome, Options>({
  id: 'aerial-recon',
  resolver: 'spotting',
  title: { en: 'Aerial recon', ja: '航空偵察' },
  description: {
    en: 'Optional: which untried enemies an air marker may look at.',
    ja: '選択ルール：航空マーカーが調べられる未経験の敵を示します。',
  },
  rules: ['20.3'],
  input: AerialReconInput,
  outcome: ReconOutcome,
  example: { input: { side: 'southAfrican', air: 'tac', targets: [{ name: 'MPLA 7' }] }, options: { recon: true } },

  resolve(input, umpire) {
    const { side, air } = input;
    if (!umpire.options.recon) umpire.forbid('20.0', 'rule-off');
    if (!input.inMovementPhase) umpire.forbid('20.3', 'movement-phase-only');
    if (input.command !== undefined && sideOf(input.command) !== side) {
      umpire.forbid('2.9', 'wrong-side', { unit: air, command: input.command, side });
    }
    if (!umpire.chart('aerial-recon').flag(side, air)) {
      umpire.forbid('20.3', side === 'soviet' ? 'nato-recon-only' : 'sac-no-recon');
    }
    if (side === 'hungarian' && !natoFlies(umpire)) umpire.forbid('16.16', 'no-nato-air');
    if (input.alreadyFlown) umpire.forbid('12.9', 'marker-spent');
    if (input.airDefenceDistance !== undefined && input.airDefenceDistance <= 1)
      umpire.forbid('20.3', 'recon-air-defence');
    if (!umpire.legal) return null;
    const seen = input.targets.filter(({ untried }) => untried).map(({ name }) => name);
    umpire.note(['20.3', '20.0'], 'recon-sees', { units: seen });
    umpire.note(['20.3', '12.9'], 'marker-used');
    umpire.summarise('recon-summary', { count: seen.length });
    return { seen };
  },
});
