import { flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { HEX } from '../vocabulary.js';

class ConvoyInput {
  @integer('Game Turn [3.51/I-7]', { min: 1, max: 9 }) turn!: number;
  @flag('The convoy enters the map now [3.51/I-7]') entering!: boolean;
  @texts('Hexes it moves through this turn, in order [3.51/I-7]', { ...HEX, maxItems: 60 }) path!: string[];
  @texts('Those of them that are road hexes [3.51/I-7]', { ...HEX, maxItems: 60, default: [] }) roadHexes!: string[];
  @text('Hex of the map edge it leaves by, if it does [3.51/I-7]', { ...HEX, optional: true }) exitHex?: string;
  @flag('It goes as far toward the exit as it can [3.51/I-7]', { default: true }) asFarAsPossible!: boolean;
  @flag('All personnel ride and all weapons are towed [3.51/I-7]', { default: true }) loaded!: boolean;
  @flag('Cloaking is claimed [3.51/I-7]') cloaked!: boolean;
  @flag('The core convoy rule has freed it (E11.251) [3.51/I-7]') freed!: boolean;
}

class ConvoyOutcome {
  @flag('The units leave play [3.51/I-7]') removed!: boolean;
  @flag('The British receive CVP for that: never [3.51/I-7]') countsAsLoss!: boolean;
  @flag('PRC may load and unload freely [3.51/I-7]') mayUnload!: boolean;
}

const ENTRY_TURN = 5;

export const convoy = procedure<ConvoyInput, ConvoyOutcome, Options>({
  id: 'convoy',
  resolver: 'movement',
  title: { en: 'Axis convoy of CG-I', ja: 'CG-I の枢軸軍コンボイ' },
  description: {
    en: 'Whether the convoy of the first scenario moves as it must, and what leaving the map brings.',
    ja: '初回シナリオのコンボイの移動が規定どおりか、退出するとどうなるかを答える。',
  },
  rules: ['3.51/I-7'],
  input: ConvoyInput,
  outcome: ConvoyOutcome,
  example: { input: { turn: 5, entering: true, path: ['R1', 'R2'], roadHexes: ['R1', 'R2'] } },
  resolve(input, umpire) {
    const [entry] = umpire.chart('map-references').at('convoyEntry', 'hexes') as string[];
    const [exit] = umpire.chart('map-references').at('convoyExit', 'hexes') as string[];
    if (input.entering) {
      if (input.turn !== ENTRY_TURN) umpire.forbid('3.51/I-7', 'convoy-wrong-turn', { turn: ENTRY_TURN });
      if (input.path[0] !== entry) umpire.forbid('3.51/I-7', 'convoy-wrong-entry', { hex: entry! });
    }
    if (input.cloaked) umpire.forbid('3.51/I-7', 'convoy-cloaked');
    if (input.freed) umpire.note('3.51/I-7', 'convoy-freed');
    else restrict(input, umpire);
    if (!umpire.legal) return null;
    const removed = input.exitHex === exit;
    if (removed) umpire.note('3.51/I-7', 'convoy-exits', { hex: exit! });
    else umpire.note('3.51/I-7', 'convoy-goes-on');
    umpire.summarise(removed ? 'convoy-exits' : 'convoy-goes-on', { hex: exit! });
    return { removed, countsAsLoss: false, mayUnload: input.freed };
  },
});

/** While the convoy holds together it keeps to the road and hurries on, loaded [3.51/I-7]. */
function restrict(input: ConvoyInput, umpire: Judge): void {
  const off = input.path.filter((hex) => !input.roadHexes.includes(hex));
  if (off.length > 0) umpire.forbid('3.51/I-7', 'convoy-off-road', { hexes: off });
  if (!input.asFarAsPossible) umpire.forbid('3.51/I-7', 'convoy-too-slow');
  if (!input.loaded) umpire.forbid('3.51/I-7', 'convoy-unloaded');
}
