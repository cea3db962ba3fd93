import { flag, halves } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

class ManhandleGunInput {
  @halves('Core cost of the hex [PBr12.4.1]', { min: 0, max: 20, default: 1 }) coreCost!: number;
  @flag('The hex is a ditch hex [PBr12.1]') ditch!: boolean;
  @flag('The Gun crosses a road hexside [PBr12.4.1]') roadHexside!: boolean;
  @flag('It crosses a barbed-wire fence [PBr13.2]') fence!: boolean;
  @flag('A temporary breach has been made there [PBr13.21]') breach!: boolean;
  @flag('Night scenario [PBr13.2]') night!: boolean;
}

class ManhandleGunOutcome {
  @halves('MF to pay', { min: 0, max: 60 }) mf!: number;
  @flag('The Infantry may claim the ditch TEM: never while manhandling [PBr12.3]') ditchTem!: boolean;
}

export const manhandleGun = procedure<ManhandleGunInput, ManhandleGunOutcome, Options>({
  id: 'manhandle-gun',
  resolver: 'movement',
  title: { en: 'Manhandling a Gun', ja: '砲の人力移動' },
  description: {
    en: 'MF to push a Gun into a ditch hex or over a fence.',
    ja: '灌漑溝や有刺鉄線を越えて砲を人力移動させる MF。',
  },
  rules: ['PBr12.4.1'],
  input: ManhandleGunInput,
  outcome: ManhandleGunOutcome,
  example: { input: { ditch: true } },
  resolve(input, umpire) {
    const chart = umpire.chart('terrain');
    let mf = input.coreCost;
    if (input.ditch && input.roadHexside) umpire.note('PBr12.4.1', 'gun-by-road');
    else if (input.ditch) {
      const extra = chart.number('ditchGunMf', 'value');
      umpire.note('PBr12.4.1', 'gun-into-ditch', { extra });
      mf += extra;
    }
    if (input.ditch) umpire.note('PBr12.3', 'no-ditch-tem-for-gunners');
    if (input.fence) {
      if (input.breach) umpire.note('PBr13.21', 'breach-not-usable');
      const extra = chart.number('fenceMf', 'value') * (input.night ? chart.number('fenceNightFactor', 'value') : 1);
      umpire.note('PBr13.2', 'fence-crossed', { mf: extra, night: input.night });
      mf += extra;
    }
    if (!input.ditch && !input.fence) umpire.note('PBr12.4.1', 'gun-core-cost', { mf });
    umpire.summarise('entry-summary', { mf });
    return { mf, ditchTem: false };
  },
});
