import { choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const WreckKind = defineChoice('WreckKind', ['vehicle', 'wreck', 'burntOutWreck']);
const WreckAction = defineChoice('WreckAction', ['none', 'scrounge', 'burn', 'remove']);

class WreckInput {
  @choice('What the counter is now [CG12]', WreckKind, { default: 'vehicle' }) kind!:
    | 'vehicle'
    | 'wreck'
    | 'burntOutWreck';
  @choice('What is tried with it [PBr4]', WreckAction, { default: 'none' }) action!:
    | 'none'
    | 'scrounge'
    | 'burn'
    | 'remove';
  @flag('Immobile [CG12]') immobile!: boolean;
  @flag('Abandoned [CG12]') abandoned!: boolean;
  @flag('An Inherent weapon is still usable [CG12]') usableWeapon!: boolean;
  @flag('The counter shows a wreck on its back [CG12]', { default: true }) hasWreckSide!: boolean;
}

class WreckOutcome {
  @choice('What the counter becomes [CG12]', WreckKind) becomes!: 'vehicle' | 'wreck' | 'burntOutWreck';
  @flag('It hinders LOS as a wreck does [PBr4]') hindersLos!: boolean;
}

export const wreck = procedure<WreckInput, WreckOutcome, Options>({
  id: 'wreck',
  resolver: 'combat',
  title: { en: 'Vehicles that become wrecks', ja: '残骸になる車両' },
  description: {
    en: 'When a vehicle or wreck turns into a burnt-out wreck at once, and what cannot be done with one.',
    ja: '車両や残骸がただちに炎上済み残骸となる場合と、それにできないこと。',
  },
  rules: ['PBr4', 'CG12'],
  input: WreckInput,
  outcome: WreckOutcome,
  example: { input: { immobile: true, abandoned: true } },
  resolve(input, umpire) {
    if (input.kind === 'burntOutWreck') {
      if (input.action !== 'none') umpire.forbid('PBr4', 'burnt-out-untouchable', { action: input.action });
      umpire.note('PBr4', 'burnt-out-hinders');
      if (umpire.legal) umpire.summarise('burnt-out-hinders');
      return { becomes: 'burntOutWreck', hindersLos: true };
    }
    const dead = input.kind === 'vehicle' && input.immobile && input.abandoned && !input.usableWeapon;
    const scrounged = input.kind === 'wreck' && input.action === 'scrounge';
    let becomes: WreckOutcome['becomes'] = input.kind;
    if ((dead || scrounged) && !input.hasWreckSide) umpire.note('CG12', 'no-wreck-side');
    else if (dead || scrounged) becomes = 'burntOutWreck';
    if (becomes !== input.kind) umpire.note('CG12', scrounged ? 'scrounged-burns-out' : 'dead-vehicle-burns-out');
    else umpire.note('CG12', 'stays-as-it-is');
    umpire.summarise('wreck-summary', { becomes });
    return { becomes, hindersLos: becomes !== 'vehicle' };
  },
});
