import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { numberOf } from '../shared/map.js';
import { Campaign, HEX, Side } from '../vocabulary.js';

class InitialScenarioInput {
  @choice('Campaign [3.5]', Campaign) campaign!: Campaign;
}
class InitialForce {
  @choice('Side', Side) side!: Side;
  @text('Force', { max: 120 }) force!: string;
  @text('Kind of counter, RG, CPP, FPP or SAN', { max: 20 }) kind!: string;
  @text('Item', { max: 60 }) item!: string;
  @integer('Number or factors', { min: 0, max: 99 }) quantity!: number;
  @texts('Hexes it must stand in', { max: 4, maxItems: 10 }) hexes!: string[];
}
class InitialScenarioOutcome {
  @text('CG date', { max: 4 }) date!: string;
  @text('Last date of the campaign', { max: 4 }) lastDate!: string;
  @integer('CG dates in all', { min: 1, max: 12 }) dates!: number;
  @choice('Who sets up first', Side) setsUpFirst!: Side;
  @choice('Who moves first and counts as the attacker [3.5]', Side) movesFirst!: Side;
  @text('First step of the Refit Phase to run before it [3.5]', { max: 6 }) firstStep!: string;
  @list('Order of battle', InitialForce, { maxItems: 60 }) forces!: InitialForce[];
  @texts('Burnt-out wrecks on the map', { max: 4, maxItems: 10 }) burntOutWrecks!: string[];
}

const RULE = { I: '3.51', II: '3.52', III: '3.53' } as const;

export const initialScenario = procedure<InitialScenarioInput, InitialScenarioOutcome, Options>({
  id: 'initial-scenario',
  resolver: 'status',
  title: { en: 'Initial scenario', ja: '初回シナリオ' },
  description: {
    en: 'Order of battle, set-up order and special rules of the first scenario of a campaign.',
    ja: 'キャンペーン最初のシナリオの戦闘序列、配置順、特別ルール。',
  },
  rules: ['3.5'],
  input: InitialScenarioInput,
  outcome: InitialScenarioOutcome,
  example: { input: { campaign: 'II' } },
  resolve({ campaign }, umpire) {
    const chart = umpire.chart('campaigns');
    const date = chart.text(campaign, 'first');
    umpire.note(['3.5', RULE[campaign]], 'initial-scenario', { campaign, date });
    const setsUpFirst = chart.text(campaign, 'setsUpFirst') as Side;
    const movesFirst = chart.text(campaign, 'movesFirst') as Side;
    umpire.note(RULE[campaign], 'initial-order', { first: setsUpFirst, mover: movesFirst });
    const wrecks = specialRules(umpire, campaign);
    const ob = umpire.chart('initial-ob');
    const own = campaign === 'II' ? 'II' : 'I';
    const forces = ob.rows
      .filter((row) => ob.text(row, 'campaign') === own)
      .map(
        (row): InitialForce => ({
          side: ob.text(row, 'side') as Side,
          force: ob.text(row, 'force'),
          kind: ob.text(row, 'kind'),
          item: ob.text(row, 'item'),
          quantity: ob.number(row, 'quantity'),
          hexes: [...(ob.at(row, 'hexes') as readonly string[])],
        }),
      );
    if (umpire.options.balance === 'british' && campaign === 'III') umpire.note('3.31', 'two-more-squads');
    umpire.summarise('initial-scenario', { campaign, date });
    return {
      date,
      lastDate: chart.text(campaign, 'last'),
      dates: chart.number(campaign, 'dates'),
      setsUpFirst,
      movesFirst,
      firstStep: '3.617',
      forces,
      burntOutWrecks: wrecks,
    };
  },
});

/** The scenario's own rules, each in one line; CG-III repeats those of CG-I [3.51-3.53]. */
function specialRules(umpire: Judge, campaign: Campaign): string[] {
  if (campaign === 'II') {
    umpire.note('3.52/I-1', 'ssr-pbr-rules');
    umpire.note('3.52/I-3', 'ssr-fortification-hexes');
    const wrecks = [...(umpire.chart('map-references').at('burntOutWrecks', 'hexes') as readonly string[])];
    umpire.note('3.52/I-4', 'ssr-wrecks', { hexes: wrecks });
    umpire.note('3.52/I-5', 'ssr-retained-i4');
    return wrecks;
  }
  umpire.note('3.51/I-1', 'ssr-pbr-rules');
  umpire.note('3.51/I-2', 'ssr-night');
  umpire.note('3.51/I-3', 'ssr-landing-wind');
  umpire.note('3.51/I-4', 'ssr-reinforcement-dr');
  umpire.note('3.51/I-5', 'ssr-wings');
  umpire.note('3.51/I-6', 'ssr-cloaked-reinforcements');
  umpire.note('3.51/I-7', 'ssr-convoy');
  umpire.note('3.51/I-8', 'ssr-fortification-hexes');
  return [];
}

const InitialUnit = defineChoice('InitialUnit', ['mmc', 'smc', 'gun', 'truck', 'pillbox', 'trench', 'mines']);

class InitialPlacement {
  @choice('What it is', InitialUnit) kind!: 'mmc' | 'smc' | 'gun' | 'truck' | 'pillbox' | 'trench' | 'mines';
  @text('The hex', HEX) hex!: string;
  @integer('Hexes to the nearest paved road: 0 is on it [3.51]', { min: 0, max: 99, default: 0 }) toPavedRoad!: number;
  @flag('In a building or fortification [3.51]') inCover!: boolean;
  @flag('South of the river [3.52/I-2]') south!: boolean;
  @flag('The hex has a road [3.51/I-8]') roadHex!: boolean;
  @flag('Inside a barbed-wire compound [3.51/I-8]') inCompound!: boolean;
}
class InitialSetupInput {
  @choice('Campaign [3.5]', Campaign) campaign!: Campaign;
  @list('Axis counters of the initial scenario', InitialPlacement, { minItems: 1, maxItems: 100 })
  placements!: InitialPlacement[];
}
class InitialSetupOutcome {
  @flag('The set-up is allowed') allowed!: boolean;
  @integer('Axis MMC south of the river', { min: 0, max: 100 }) mmcSouth!: number;
}

const MMC_SOUTH = 6;
const HIGHEST_NUMBER = 27;

export const initialSetup = procedure<InitialSetupInput, InitialSetupOutcome, Options>({
  id: 'initial-setup',
  resolver: 'status',
  title: { en: 'Axis set-up of the initial scenario', ja: '初回シナリオの枢軸軍配置' },
  description: {
    en: 'Whether the Axis set-up keeps the limits of its scenario.',
    ja: '枢軸軍の配置が制限を守っているか。',
  },
  rules: ['3.51', '3.52', '3.53'],
  input: InitialSetupInput,
  outcome: InitialSetupOutcome,
  example: { input: { campaign: 'I', placements: [{ kind: 'mmc', hex: 'N20', toPavedRoad: 1 }] } },
  resolve({ campaign, placements }, umpire) {
    const second = campaign === 'II';
    for (const placement of placements) {
      fixedHexes(umpire, placement, second ? '3.52/I-3' : '3.51/I-8');
      if (second) checkSecond(umpire, placement);
    }
    if (!second) checkItalians(umpire, placements, RULE[campaign]);
    const mmcSouth = placements.filter(({ kind, south }) => kind === 'mmc' && south).length;
    if (second && mmcSouth > MMC_SOUTH) umpire.forbid('3.52/I-2', 'too-many-south', { limit: MMC_SOUTH });
    if (umpire.legal) {
      umpire.note(RULE[campaign], 'setup-keeps-limits');
      if (second) umpire.note('3.52/I-2', 'mmc-south', { count: mmcSouth, limit: MMC_SOUTH });
      umpire.summarise('setup-keeps-limits');
    }
    return { allowed: umpire.legal, mmcSouth };
  },
});

/** Pillboxes and trenches have their hexes; mines lie off road, outside the compounds, south of the river. */
function fixedHexes(umpire: Judge, { kind, hex, roadHex, inCompound, south }: InitialPlacement, rule: string): void {
  const places = umpire.chart('map-references');
  if (kind === 'pillbox' || kind === 'trench') {
    const allowed = places.at(kind === 'pillbox' ? 'pillboxes' : 'trenches', 'hexes') as readonly string[];
    if (allowed.includes(hex)) umpire.note(rule, 'fixed-hex', { kind, hex });
    else umpire.forbid(rule, 'wrong-fixed-hex', { kind, hex, allowed });
  }
  if (kind !== 'mines') return;
  if (roadHex) umpire.forbid(rule, 'mines-on-road', { hex });
  if (inCompound) umpire.forbid(rule, 'mines-in-compound', { hex });
  if (!south) umpire.forbid(rule, 'mines-north', { hex });
  if (!roadHex && !inCompound && south) umpire.note(rule, 'mines-allowed', { hex });
}

function checkSecond(umpire: Judge, { kind, hex, south }: InitialPlacement): void {
  if (kind === 'gun' && south) umpire.forbid('3.52/I-2', 'gun-south', { hex });
  if (numberOf(hex) > HIGHEST_NUMBER) umpire.forbid('3.52', 'hex-number-too-high', { hex, limit: HIGHEST_NUMBER });
}

/** On or beside a paved road, one MMC at most in a building or fortification hex (A-26) [3.51]. */
function checkItalians(umpire: Judge, placements: readonly InitialPlacement[], rule: string): void {
  const inCover = new Map<string, number>();
  for (const { kind, hex, toPavedRoad, inCover: cover } of placements) {
    if (kind === 'truck' && toPavedRoad > 0) umpire.forbid('3.51/I-8', 'truck-off-road', { hex });
    if (!['mmc', 'smc', 'gun'].includes(kind)) continue;
    if (toPavedRoad > 1) umpire.forbid(rule, 'far-from-road', { hex });
    if (umpire.options.italianSetupInCoverOnly && !cover) umpire.forbid(rule, 'not-in-cover', { hex });
    if (kind === 'mmc' && cover) inCover.set(hex, (inCover.get(hex) ?? 0) + 1);
  }
  for (const [hex, count] of inCover) if (count > 1) umpire.forbid(rule, 'one-mmc-in-cover', { hex, count });
}
