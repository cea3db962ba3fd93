import { flag, text, texts } from '../../../kernel/fields/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { anyMap } from '../shared/map.js';
import { HEX } from '../vocabulary.js';

class NamedHexInput {
  @text('The hex', HEX) hex!: string;
  @text('Second hex, to ask about the hexside between the two [PBr13.1]', { ...HEX, optional: true }) other?: string;
}
class NamedHexOutcome {
  @texts('What the book says of the hex; the rest is on the printed map', { max: 30, maxItems: 20 })
  features!: string[];
  @flag('The two hexes share a hexside (A-48)') adjacent!: boolean;
  @flag('The book names that hexside as a barbed-wire fence [PBr13.1]') fence!: boolean;
}

/** The section behind each place the book names. */
const RULES: Readonly<Record<string, string>> = {
  ditch: 'PBr12.1',
  vineyard: 'PBr15.1',
  oliveGrovePath: 'PBr16.2',
  riverBrush: 'PBr17.2',
  brushRoad: 'PBr17.3',
  ditchBrush: 'PBr17.4',
  ditchVineyard: 'PBr17.5',
  bridge: 'PBr14.3',
  pillboxes: '3.51/I-8',
  trenches: '3.51/I-8',
  convoyEntry: '3.51/I-7',
  convoyExit: '3.51/I-7',
  burntOutWrecks: '3.52/I-4',
  controlCentre: '3.53',
};

export const namedHex = procedure<NamedHexInput, NamedHexOutcome, Options>({
  id: 'named-hex',
  resolver: 'movement',
  title: { en: 'Hexes named in the book', ja: '本文に現れるヘクス' },
  description: {
    en: 'What the text itself says of a hex or hexside; the printed map knows the rest.',
    ja: '本文があるヘクスやヘクスサイドについて述べること。残りは地図による。',
  },
  rules: ['PBr15.1', 'PBr17.2', '3.51/I-8'],
  input: NamedHexInput,
  outcome: NamedHexOutcome,
  example: { input: { hex: 'P26' } },
  resolve({ hex, other }, umpire) {
    const grid = anyMap();
    const at = hexOn(grid, hex, '/hex');
    const places = umpire.chart('map-references');
    const lists = (place: string): readonly string[] => places.at(place, 'hexes') as readonly string[];
    const features = Object.keys(RULES).filter((place) => lists(place).includes(hex));
    for (const place of features) umpire.note(RULES[place]!, 'named-feature', { hex, place });
    for (const compound of ['compoundNorth', 'compoundSouth']) {
      if (!lists(compound).includes(hex)) continue;
      features.push(compound);
      umpire.note('3.2/Barbed-wire-compound', 'named-feature', { hex, place: compound });
    }
    let adjacent = false;
    let fence = false;
    if (other !== undefined) {
      adjacent = grid.adjacent(at, hexOn(grid, other, '/other'));
      fence = lists('fence').includes(hex) && lists('fence').includes(other) && hex !== other;
      umpire.note('PBr13.1', fence ? 'named-fence' : 'hexside-not-named', { hex, other });
    } else if (features.length === 0) umpire.note('3.2', 'hex-not-named', { hex });
    umpire.summarise(features.length > 0 || fence ? 'named-summary' : 'hex-not-named', {
      hex,
      features: [...features, ...(fence ? ['fence'] : [])],
    });
    return { features, adjacent, fence };
  },
});
