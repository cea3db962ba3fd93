import { choice, defineChoice, flag, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { AreaKind } from '../vocabulary.js';

const ItemKind = defineChoice('ItemKind', ['sw', 'gun', 'vehicle', 'fortification', 'minefield']);

class EquipmentInput {
  @choice('Item [3.607]', ItemKind) kind!: 'sw' | 'gun' | 'vehicle' | 'fortification' | 'minefield';
  @choice('Area it lies in, seen from the side that owns it now [3.607]', AreaKind) area!: AreaKind;
  @flag('Unpossessed or abandoned [3.6071]') unpossessed!: boolean;
  @flag('Personnel of the area controller are Retained in that area [3.6071]', { default: true }) personnel!: boolean;
  @flag('An Immobile vehicle [3.6071]') immobile!: boolean;
  @flag('Its MA functions [3.6071]', { default: true }) functioningMa!: boolean;
  @flag('A fortification that is still hidden [3.6073]') hidden!: boolean;
}

class EquipmentOutcome {
  @flag('It changes hands: captured by the side that controls the area [3.6071]') captured!: boolean;
  @flag('The Inherent crew is captured with it [3.6071]') crewCaptured!: boolean;
  @texts('What the controller may do with it [3.6071]', { max: 40, maxItems: 6 }) mayBe!: string[];
  @flag('It keeps its Location, and its CA [3.6071, 3.6072]') keepsLocation!: boolean;
  @flag('A hidden fortification is revealed [3.6073]') revealed!: boolean;
  @flag('Type and factors of a revealed minefield stay secret [3.6073]') factorsSecret!: boolean;
}

export const equipment = procedure<EquipmentInput, EquipmentOutcome, Options>({
  id: 'equipment',
  resolver: 'status',
  title: { en: 'Equipment and hidden fortifications', ja: '装備と隠匿野戦構築物' },
  description: {
    en: 'Who owns an item after the Setup Areas are drawn, what may be done with it, what is revealed.',
    ja: '配置エリア画定後の装備の所有、可能な処置、露呈するもの。',
  },
  rules: ['3.607'],
  input: EquipmentInput,
  outcome: EquipmentOutcome,
  example: { input: { kind: 'gun', area: 'enemySetupArea' } },
  resolve(input, umpire) {
    if (input.kind === 'fortification' || input.kind === 'minefield') return fortification(input, umpire);
    const inArea = input.area === 'friendlySetupArea' || input.area === 'enemySetupArea';
    if (!inArea) {
      umpire.note(['3.6072', '3.607'], 'stays-outside');
      umpire.summarise('equipment-stays');
      return {
        captured: false,
        crewCaptured: false,
        mayBe: [],
        keepsLocation: true,
        revealed: false,
        factorsSecret: false,
      };
    }
    const captured = input.area === 'enemySetupArea';
    umpire.note(['3.6071', '3.607'], captured ? 'captured-by-controller' : 'kept-by-controller');
    const crewCaptured = captured && input.kind === 'vehicle' && input.immobile && !input.functioningMa;
    if (crewCaptured) umpire.note('3.6071', 'crew-captured');
    const vehicle = input.kind === 'vehicle';
    const mayBe = input.personnel ? [vehicle ? 'abandoned' : 'destroyed'] : [];
    if (vehicle && input.personnel) umpire.note(['3.6071', '3.61423'], 'may-be-abandoned');
    if (input.unpossessed) mayBe.push('leftAsItIs', ...(input.personnel ? [vehicle ? 'crewed' : 'possessed'] : []));
    const keepsLocation = input.immobile || input.unpossessed;
    if (input.immobile) umpire.note('3.6071', 'immobile-keeps-location');
    umpire.summarise(captured ? 'captured-by-controller' : 'kept-by-controller');
    return { captured, crewCaptured, mayBe, keepsLocation, revealed: false, factorsSecret: false };
  },
});

/** Fortifications belong to whoever Controls the Location; hidden ones show only in the enemy's area [3.6073]. */
function fortification(input: EquipmentInput, umpire: Judge): EquipmentOutcome {
  const enemy = input.area === 'enemySetupArea';
  const revealed = input.hidden && enemy;
  if (input.hidden)
    umpire.note(['3.6073', '3.607'], revealed ? 'fortification-revealed' : 'fortification-stays-hidden');
  else umpire.note(['3.6073', '3.607'], 'fortification-of-controller');
  const factorsSecret = revealed && input.kind === 'minefield';
  if (factorsSecret) umpire.note('3.6073', 'mine-factors-secret');
  umpire.summarise(revealed ? 'fortification-revealed' : 'fortification-of-controller');
  return { captured: enemy, crewCaptured: false, mayBe: [], keepsLocation: true, revealed, factorsSecret };
}
