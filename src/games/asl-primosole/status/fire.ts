import { choice, defineChoice, flag, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';

const Burning = defineChoice('Burning', [
  'woodenRubble',
  'stoneRubble',
  'woodenBuilding',
  'stoneBuilding',
  'wreck',
  'other',
]);
const BurntInto = defineChoice('BurntInto', [
  'shellholes',
  'stoneRubble',
  'woodenRubble',
  'burntOutWreck',
  'unchanged',
]);

class BurningLocation {
  @text('Name of the Location, for the answer', { max: 40, optional: true }) name?: string;
  @choice('What carries the Flame or Blaze [3.609]', Burning) burning!: string;
  @choice('Building or rubble a burning wreck stands in, not in bypass [3.6091]', Burning, { optional: true })
  wreckIn?: string;
  @flag('Vehicles or wrecks are in the Location [3.6092]') vehicles!: boolean;
  @flag('Fortifications or equipment are in it [3.6095]') fortificationsOrEquipment!: boolean;
  @flag('Isolated units that can set up only there [3.6095]') trappedIsolated!: boolean;
}

class FireInput {
  @list('Everything that burns at CG-scenario end [3.609]', BurningLocation, { maxItems: 200 })
  fires!: BurningLocation[];
}

class BurntLocation {
  @text('Location', { max: 40 }) name!: string;
  @choice('What it becomes [3.609]', BurntInto) becomes!: string;
  @flag('Every ground-level Location of the building is rubbled [3.6094]') wholeBuilding!: boolean;
  @flag('Vehicles and wrecks there burn out [3.6092, 3.6093]') vehiclesBurntOut!: boolean;
  @flag('Wrecks there are eliminated [3.6095]') wrecksEliminated!: boolean;
  @flag('Fortifications and equipment are eliminated [3.6095]') contentsEliminated!: boolean;
  @flag('Trapped isolated units are eliminated [3.6095]') trappedEliminated!: boolean;
  @flag('It may burn again in a later scenario [3.6093, 3.6094]') mayBurnAgain!: boolean;
}

class FireOutcome {
  @flag('The step is skipped: nothing burns [3.6]') skipped!: boolean;
  @list('Each fire [3.609]', BurntLocation, { maxItems: 200 }) locations!: BurntLocation[];
}

export const fire = procedure<FireInput, FireOutcome, Options>({
  id: 'fire',
  resolver: 'status',
  title: { en: 'Extinguishing fires', ja: '鎮火' },
  description: { en: 'What every Flame and Blaze leaves behind.', ja: '炎と火災の後に残るもの。' },
  rules: ['3.609'],
  input: FireInput,
  outcome: FireOutcome,
  example: { input: { fires: [{ burning: 'woodenBuilding', fortificationsOrEquipment: true }] } },
  resolve({ fires }, umpire) {
    if (fires.length === 0) {
      umpire.note(['3.6', '3.609'], 'nothing-burns');
      umpire.summarise('nothing-burns');
      return { skipped: true, locations: [] };
    }
    umpire.note('3.609', 'fires-out', { count: fires.length });
    const locations = fires.map((each, at) => burnOut(each, each.name ?? String(at + 1), umpire));
    umpire.summarise('fires-out', { count: fires.length });
    return { skipped: false, locations };
  },
});

const RESULT: Readonly<Record<string, readonly [string, string]>> = {
  woodenRubble: ['3.6092', 'shellholes'],
  stoneRubble: ['3.6093', 'stoneRubble'],
  woodenBuilding: ['3.6094', 'woodenRubble'],
  stoneBuilding: ['3.6094', 'stoneRubble'],
};

function burnOut(location: BurningLocation, name: string, umpire: Judge): BurntLocation {
  let burning = location.burning;
  if (burning === 'wreck') {
    const inside = location.wreckIn !== undefined && location.wreckIn in RESULT;
    umpire.note('3.6091', inside ? 'wreck-fire-spreads' : 'wreck-burns-out', { name });
    if (!inside) return plain(name, 'burntOutWreck');
    burning = location.wreckIn!;
  }
  const rule = RESULT[burning];
  if (!rule) {
    umpire.note('3.609', 'fire-leaves-terrain', { name });
    return plain(name, 'unchanged');
  }
  const [section, becomes] = rule;
  const building = section === '3.6094';
  umpire.note(section, 'burnt-into', { name, becomes });
  const hasVehicles = location.vehicles || location.burning === 'wreck';
  if (hasVehicles)
    umpire.note(building ? '3.6095' : [section, 'CG12'], building ? 'wrecks-eliminated' : 'vehicles-burn-out', {
      name,
    });
  if (location.fortificationsOrEquipment) umpire.note('3.6095', 'contents-eliminated', { name });
  if (location.trappedIsolated) umpire.note('3.6095', 'trapped-eliminated', { name });
  return {
    name,
    becomes,
    wholeBuilding: building,
    vehiclesBurntOut: hasVehicles && !building,
    wrecksEliminated: hasVehicles && building,
    contentsEliminated: location.fortificationsOrEquipment,
    trappedEliminated: location.trappedIsolated,
    mayBurnAgain: becomes !== 'shellholes',
  };
}

const plain = (name: string, becomes: string): BurntLocation => ({
  name,
  becomes,
  wholeBuilding: false,
  vehiclesBurntOut: false,
  wrecksEliminated: false,
  contentsEliminated: false,
  trappedEliminated: false,
  mayBurnAgain: false,
});
