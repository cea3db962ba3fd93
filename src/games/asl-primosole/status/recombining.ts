import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class HalfSquadType {
  @text('Half-squad type such as "2-4-8" [3.6111]', { max: 12 }) type!: string;
  @integer('How many of it in the area [3.6111]', { min: 1, max: 99 }) count!: number;
}
class RecombiningInput {
  @list('Half-squads Retained in one area, by type [3.6111]', HalfSquadType, { minItems: 1, maxItems: 20 })
  halfSquads!: HalfSquadType[];
  @integer('SW mortars Retained, malfunctioned ones included [3.6111]', { min: 0, max: 50, default: 0 })
  mortars!: number;
  @flag('The owner keeps a half-squad for each mortar [3.6111]') keepForMortars!: boolean;
}
class RecombinedType {
  @text('Half-squad type', { max: 12 }) type!: string;
  @integer('Squads formed [3.6111]', { min: 0, max: 50 }) squads!: number;
  @integer('Half-squads left [3.6111]', { min: 0, max: 99 }) halfSquads!: number;
}
class RecombiningOutcome {
  @list('Each type [3.6111]', RecombinedType, { maxItems: 20 }) types!: RecombinedType[];
}

export const recombining = procedure<RecombiningInput, RecombiningOutcome, Options>({
  id: 'recombining',
  resolver: 'status',
  title: { en: 'Recombining', ja: '統合' },
  description: { en: 'Half-squads of one area that must recombine.', ja: '一つのエリアで統合される HS。' },
  rules: ['3.6111'],
  input: RecombiningInput,
  outcome: RecombiningOutcome,
  example: { input: { halfSquads: [{ type: '2-4-8', count: 5 }] } },
  resolve({ halfSquads, mortars, keepForMortars }, umpire) {
    let spare = keepForMortars ? mortars : 0;
    if (spare > 0) umpire.note('3.6111', 'kept-for-mortars', { spare });
    const types = halfSquads.map(({ type, count }): RecombinedType => {
      // Keeping is worth while only for pairs: an odd one stays anyway.
      const kept = Math.min(spare, 2 * Math.floor(count / 2));
      spare -= kept;
      const squads = Math.floor((count - kept) / 2);
      umpire.note(['3.6111', '3.611'], 'recombined', { type, squads, left: count - 2 * squads });
      return { type, squads, halfSquads: count - 2 * squads };
    });
    umpire.summarise('recombined-summary', { squads: types.reduce((sum, each) => sum + each.squads, 0) });
    return { types };
  },
});

const HeroKind = defineChoice('HeroKind', ['hero', 'heroicLeader']);
const Hardened = defineChoice('Hardened', ['nobody', 'mmc', 'mmcFanatic', 'leader']);

class HeroInput {
  @choice('Hero or heroic leader [3.6112]', HeroKind, { default: 'hero' }) kind!: 'hero' | 'heroicLeader';
  @integer('Non-crew MMC in the same area that may still be Battle Hardened in this RePh [3.6112]', {
    min: 0,
    max: 99,
    default: 1,
  })
  candidates!: number;
  @flag('The owner wants to harden one [3.6112]', { default: true }) harden!: boolean;
  @flag('The MMC chosen is Elite [3.6112]') eliteMmc!: boolean;
  @flag('The heroic leader is a 10-3 [3.6113]') tenThree!: boolean;
}
class HeroOutcome {
  @flag('The hero is removed, or the leader loses heroism [3.6112, 3.6113]') heroismEnds!: boolean;
  @choice('Who is Battle Hardened; an Elite MMC is Fanatic in the next scenario instead [3.6112]', Hardened)
  hardened!: 'nobody' | 'mmc' | 'mmcFanatic' | 'leader';
}

export const hero = procedure<HeroInput, HeroOutcome, Options>({
  id: 'hero',
  resolver: 'status',
  title: { en: 'Heroes and Battle Hardening', ja: 'ヒーローとクラス上昇' },
  description: {
    en: 'What a Retained hero or heroic leader turns into.',
    ja: '残存したヒーローやヒーロー指揮官の扱い。',
  },
  rules: ['3.6112', '3.6113'],
  input: HeroInput,
  outcome: HeroOutcome,
  example: { input: { eliteMmc: true } },
  resolve(input, umpire) {
    const end = (heroismEnds: boolean, hardened: HeroOutcome['hardened'], key: string, rule: string): HeroOutcome => {
      umpire.note([rule, '3.611'], key);
      umpire.summarise(key);
      return { heroismEnds, hardened };
    };
    if (input.kind === 'heroicLeader')
      return input.tenThree
        ? end(true, 'nobody', 'ten-three-heroism', '3.6113')
        : end(true, 'leader', 'heroic-leader-hardened', '3.6113');
    if (input.candidates === 0) return end(false, 'nobody', 'hero-retained', '3.6112');
    if (!input.harden) return end(true, 'nobody', 'hero-removed', '3.6112');
    return input.eliteMmc
      ? end(true, 'mmcFanatic', 'hero-elite-fanatic', '3.6112')
      : end(true, 'mmc', 'hero-hardens-mmc', '3.6112');
  },
});
