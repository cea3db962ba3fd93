import { choice, choices, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { lowVisibility } from '../shared/low-visibility.js';
import { DATE, HEX, Terrain } from '../vocabulary.js';

const WreckInHex = defineChoice('WreckInHex', ['none', 'wreck', 'burntOutWreck']);

class HexOnLine {
  @text('The hex', { ...HEX, optional: true }) hex?: string;
  @choices('Everything printed in it that the LOS crosses [PBr17.1]', Terrain, { maxItems: 6, default: ['open'] })
  terrain!: Terrain[];
  @choice('Wreck in it [PBr4]', WreckInHex, { default: 'none' }) wreck!: 'none' | 'wreck' | 'burntOutWreck';
  @flag('A barbed-wire fence lies on a hexside it crosses [PBr13.1]') fence!: boolean;
  @integer('Core Hindrance of its terrain; brush 1 and wreck 1 unless sent, an orchard must be sent', {
    min: 0,
    max: 6,
    optional: true,
  })
  coreHindrance?: number;
}

class LineOfSightInput {
  @list('Hexes between the two, in order from the viewer', HexOnLine, { maxItems: 60 }) between!: HexOnLine[];
  @integer('Level of the viewer [PBr17.2]', { min: -1, max: 4, default: 0 }) viewerLevel!: number;
  @integer('Level of the target [PBr17.2]', { min: -1, max: 4, default: 0 }) targetLevel!: number;
  @flag('The viewer is in an entrenchment [PBr15.3]') viewerEntrenched!: boolean;
  @flag('The target is in an entrenchment (A-19) [PBr15.3]') targetEntrenched!: boolean;
  @text('CG date, for mist [PBr1]', { ...DATE, optional: true }) date?: string;
  @flag('Turn 1 and the LOS touches a bombarded area [3.617/British]') bombardedArea!: boolean;
  @flag('The core rules block this LOS') coreBlocked!: boolean;
}

class LineOfSightOutcome {
  @flag('The LOS is clear') clear!: boolean;
  @text('Hex that blocks it, by name or place in the line', { max: 4, optional: true }) blockedBy!: string | null;
  @integer('Hindrance of terrain and wrecks', { min: 0, max: 400 }) hindrance!: number;
  @integer('LV Hindrance [PBr1]', { min: 0, max: 40 }) lv!: number;
}

/** Core Hindrance of brush and of a wreck, as the specification of the chapter takes them for granted. */
const BRUSH_HINDRANCE = 1;
const WRECK_HINDRANCE = 1;

export const lineOfSight = procedure<LineOfSightInput, LineOfSightOutcome, Options>({
  id: 'line-of-sight',
  resolver: 'spotting',
  title: { en: "This chapter's terrain along a LOS", ja: 'LOS 上のこの章の地形' },
  description: {
    en: 'Which hexes along a LOS hinder or block it, and the low visibility on top. The core LOS is input.',
    ja: 'LOS 上のどのヘクスが妨害や障害となるかと視界不良。基本の LOS は入力とする。',
  },
  rules: ['PBr12.2', 'PBr15.2', 'PBr17.1'],
  input: LineOfSightInput,
  outcome: LineOfSightOutcome,
  example: { input: { between: [{ hex: 'H16', terrain: ['vineyard'] }], viewerEntrenched: true } },
  resolve(input, umpire) {
    let hindrance = 0;
    for (const [at, hex] of input.between.entries()) {
      const name = hex.hex ?? String(at + 1);
      if (blocks(input, hex)) {
        umpire.note('PBr15.3', 'vineyard-blocks', { hex: name });
        umpire.summarise('los-blocked', { hex: name });
        return { clear: false, blockedBy: name, hindrance, lv: 0 };
      }
      hindrance += hinders(input, hex, name, umpire);
    }
    if (!umpire.legal) return null;
    if (input.coreBlocked) {
      umpire.note('PBr17.1', 'los-blocked-by-core');
      umpire.summarise('los-blocked-by-core');
      return { clear: false, blockedBy: null, hindrance, lv: 0 };
    }
    const range = input.between.length + 1;
    const { mist, bombardment } = lowVisibility(umpire, range, input.date, input.bombardedArea);
    if (hindrance === 0) umpire.note('PBr17.1', 'nothing-hinders');
    umpire.summarise('los-clear', { total: hindrance + mist + bombardment });
    return { clear: true, blockedBy: null, hindrance, lv: mist + bombardment };
  },
});

/** To and from an entrenchment a vineyard is a half-level obstacle, which blocks same-level LOS [PBr15.3]. */
function blocks(input: LineOfSightInput, hex: HexOnLine): boolean {
  const entrenched = input.viewerEntrenched || input.targetEntrenched;
  return entrenched && input.viewerLevel === input.targetLevel && hex.terrain.includes('vineyard');
}

const HINDRANCE_WANTED = { en: 'the core Hindrance of an in-season orchard', ja: '季節内果樹園の基本妨害値' };

function hinders(input: LineOfSightInput, hex: HexOnLine, name: string, umpire: Judge): number {
  const has = (terrain: Terrain): boolean => hex.terrain.includes(terrain);
  const add = (rule: string, drm: number): number => {
    umpire.note(rule, 'hinders', { hex: name, drm });
    return drm;
  };
  let drm = 0;
  if (has('river') && has('brush')) {
    if (input.viewerLevel === 0 && input.targetLevel === 0) drm += add('PBr17.2', hex.coreHindrance ?? BRUSH_HINDRANCE);
    else umpire.note('PBr17.2', 'river-brush-no-hindrance', { hex: name });
  } else if (has('vineyard')) drm += add('PBr15.2', hex.coreHindrance ?? BRUSH_HINDRANCE);
  else if (has('oliveGrove')) {
    const pointer = `/between/${input.between.indexOf(hex)}/coreHindrance`;
    demandFacts([hex.coreHindrance === undefined && { pointer, rule: 'PBr16.1', detail: HINDRANCE_WANTED }]);
    drm += add('PBr16.1', hex.coreHindrance!);
  } else if (has('brush')) drm += add('PBr17.1', hex.coreHindrance ?? BRUSH_HINDRANCE);
  else if (hex.coreHindrance) drm += add('PBr17.1', hex.coreHindrance);
  if (hex.wreck !== 'none') drm += add('PBr4', WRECK_HINDRANCE);
  if (has('ditch')) umpire.note('PBr12.2', 'ditch-no-los-effect', { hex: name });
  if (hex.fence) umpire.note('PBr13.1', 'fence-no-los-effect', { hex: name });
  return drm;
}
