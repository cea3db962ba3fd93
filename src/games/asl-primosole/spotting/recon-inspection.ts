import { choice, flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { anyMap, ColumnShift, hexesOn } from '../shared/map.js';
import { HEX, Side } from '../vocabulary.js';

class ReconInspectionInput {
  @choice('Side that inspects [3.6223]', Side) side!: Side;
  @text('Hex of the Location [3.6223]', HEX) location!: string;
  @texts('Hexes of friendly Setup Areas and Eligible Entry Areas (the nearest are enough) [3.6223]', {
    ...HEX,
    minItems: 1,
    maxItems: 2000,
  })
  friendlyHexes!: string[];
  @integer('Recon Locations this side may still inspect [3.620]', { min: 0, max: 60 }) left!: number;
  @integer('Locations both sides have inspected so far [3.6223]', { min: 0, max: 120, default: 0 }) inspected!: number;
  @flag('The other side has inspections left [3.6223]', { default: true }) otherHasLeft!: boolean;
  @flag('All set-up is complete [3.6223]', { default: true }) setupComplete!: boolean;
  @flag('A preparatory bombardment has been resolved [3.6223]') bombarded!: boolean;
  @flag('Hidden units or equipment are there [3.6223]') hidden!: boolean;
  @flag('Concealed, Cloaked or Reserve units are there [3.6223]') concealed!: boolean;
  @flag('The concealed units are Reserves [3.6223]') reserve!: boolean;
  @flag('Dummies are there [3.6223]') dummies!: boolean;
  @flag('Fortifications are there [3.620]') fortifications!: boolean;
  @flag('The Location is Concealment Terrain [3.6223]') concealmentTerrain!: boolean;
  @choice('Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48)', ColumnShift, {
    default: 'odd',
  })
  shifted!: 'odd' | 'even';
}

class ReconInspectionOutcome {
  @flag('Hidden units are placed on the map, concealed [3.6223]') hiddenPlacedConcealed!: boolean;
  @flag('Concealment is taken off for the inspection [3.6223]') concealmentLifted!: boolean;
  @flag('Dummies are removed [3.6223]') dummiesRemoved!: boolean;
  @flag('Fortifications are revealed [3.620]') fortificationsRevealed!: boolean;
  @flag('Stacks get their "?" back afterwards [3.6223]') concealmentRestored!: boolean;
  @flag('A Reserve stays a Reserve [3.6223]') staysReserve!: boolean;
  @integer('Inspections left', { min: 0, max: 60 }) left!: number;
  @integer('Hexes to the nearest friendly Setup or Eligible Entry Area [3.6223]', { min: 0, max: 99 }) nearest!: number;
}

/** How near a recon Location must be [3.6223]. */
const RECON_RANGE = 6;

export const reconInspection = procedure<ReconInspectionInput, ReconInspectionOutcome, Options>({
  id: 'recon-inspection',
  resolver: 'spotting',
  title: { en: 'Inspecting a recon Location', ja: '偵察区域の視察' },
  description: {
    en: 'Whether a Location may be inspected now, what is revealed and what is covered again.',
    ja: 'その区域をいま視察できるか、何が露呈し何が元に戻るか。',
  },
  rules: ['3.620', '3.6223'],
  input: ReconInspectionInput,
  outcome: ReconInspectionOutcome,
  from: { 'events/recon-purchase': ({ locations }: { locations: number }) => ({ left: locations }) },
  example: { input: { side: 'british', location: 'N16', friendlyHexes: ['N21'], left: 3, concealed: true } },
  resolve(input, umpire) {
    const nearest = checkInspection(input, umpire);
    if (!umpire.legal) return null;
    if (input.fortifications) umpire.note('3.620', 'fortifications-seen');
    if (input.hidden) umpire.note('3.6223', 'hidden-placed');
    const lifted = input.concealed || input.hidden;
    if (lifted) umpire.note('3.6223', 'inspected-stack');
    if (input.dummies) umpire.note('3.6223', 'dummies-gone');
    const restored = lifted && (input.concealmentTerrain || input.reserve);
    if (restored) umpire.note('3.6223', input.reserve ? 'reserve-covered-again' : 'covered-again');
    umpire.summarise('recon-summary', { location: input.location });
    return {
      hiddenPlacedConcealed: input.hidden,
      concealmentLifted: lifted,
      dummiesRemoved: input.dummies,
      fortificationsRevealed: input.fortifications,
      concealmentRestored: restored,
      staysReserve: input.reserve,
      left: input.left - 1,
      nearest,
    };
  },
});

/** When and where a Location may be inspected; the British begin and the sides alternate [3.6223]. */
function checkInspection(input: ReconInspectionInput, umpire: Judge): number {
  const grid = anyMap(input.shifted);
  const target = hexOn(grid, input.location, '/location');
  const hexes = hexesOn(grid, input.friendlyHexes, '/friendlyHexes');
  const nearest = Math.min(...hexes.map((hex) => distance(grid, hex, target)));
  if (nearest > RECON_RANGE) umpire.forbid('3.6223', 'recon-too-far', { nearest, limit: RECON_RANGE });
  else umpire.note('3.6223', 'recon-in-range', { nearest, limit: RECON_RANGE });
  if (input.left === 0) umpire.forbid('3.620', 'recon-spent');
  if (!input.setupComplete) umpire.forbid('3.6223', 'recon-before-setup');
  if (input.bombarded) umpire.forbid('3.6223', 'recon-after-bombardment');
  const turn = input.inspected % 2 === 0 ? 'british' : 'axis';
  if (input.otherHasLeft && input.side !== turn) umpire.forbid('3.6223', 'recon-out-of-turn', { turn });
  return nearest;
}
