import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { anyMap, ColumnShift } from '../shared/map.js';
import { DATE, HEX, Side } from '../vocabulary.js';

const SetupKind = defineChoice('SetupKind', [
  'infantry',
  'gun',
  'mobileVehicle',
  'immobileVehicle',
  'carrier',
  'fortification',
  'radio',
]);
const SetupMode = defineChoice('SetupMode', ['retained', 'boughtOnMap', 'boughtOffMap', 'heldOffMap']);
const SetupStep = defineChoice('SetupStep', ['isolated', 'nonIsolated', 'offMap']);

class SetUpInput {
  @choice('Side', Side) side!: Side;
  @text('CG date [3.622]', DATE) date!: string;
  @choice('What is set up [3.622]', SetupKind) kind!: string;
  @choice('Where it comes in: Retained, bought on or off map, or bought on map and held back [3.6175]', SetupMode, {
    default: 'retained',
  })
  mode!: 'retained' | 'boughtOnMap' | 'boughtOffMap' | 'heldOffMap';
  @text('Hex it is to stand in', HEX) hex!: string;
  @text('Hex it ended the last scenario in [CG10]', { ...HEX, optional: true }) lastHex?: string;
  @flag('That hex lies in the Setup Area where it was Retained [3.6222]', { default: true }) inOwnArea!: boolean;
  @flag('The area is isolated [3.6221]') isolatedArea!: boolean;
  @flag('The hex is a British Entry Area hex [CG4]') britishEntryHex!: boolean;
  @flag('Another Setup Area is used by other units of the same newly bought group [CG5]') groupElsewhere!: boolean;
  @flag('Gun: an 81mm or 76mm mortar [CG10]') mortar!: boolean;
  @flag('Gun: Escaped, Shifted, towed by a Mobile vehicle, or an Idle date lay between [CG10]') freeToMove!: boolean;
  @flag('Gun: an unbridged river hex lies between the old and the new Location [CG10]') riverBetween!: boolean;
  @flag('A British tank that spent the night off map [CG3]') tankFromNight!: boolean;
  @flag('A Mobile British tank [CG3]') britishTank!: boolean;
  @flag('A carrier starts with its weapons dismounted, or a vehicle abandoned [CG15]') dismounted!: boolean;
  @flag('The dismounted crew or weapon goes in the same area as its vehicle [CG15]', { default: true })
  sameAreaAsVehicle!: boolean;
  @flag('Fortification: an entrenchment in a ditch hex [PBr12.5]') entrenchmentInDitch!: boolean;
  @choice('Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48)', ColumnShift, {
    default: 'odd',
  })
  shifted!: 'odd' | 'even';
}

class SetUpOutcome {
  @flag('It may set up there') allowed!: boolean;
  @choice('In which part of the set-up it is placed [3.6221, 3.6222]', SetupStep) step!:
    | 'isolated'
    | 'nonIsolated'
    | 'offMap';
  @flag('It suffers Ammunition Shortage [3.6221]') ammunitionShortage!: boolean;
  @integer('Hexes a Gun has been moved; -1 where that does not matter [CG10]', { min: -1, max: 200 }) gunMoved!: number;
}

/** How far a Gun may be set up from its last Location [CG10]. */
const GUN_REACH = 3;

export const setUp = procedure<SetUpInput, SetUpOutcome, Options>({
  id: 'set-up',
  resolver: 'status',
  title: { en: 'Setting up a counter', ja: 'カウンターの配置' },
  description: {
    en: 'Whether one counter may set up in a hex, in which part of the set-up, and with what penalty.',
    ja: 'カウンター 1 個をそのヘクスに配置できるか、配置の順番、受ける罰。',
  },
  rules: ['3.622', 'CG5'],
  input: SetUpInput,
  outcome: SetUpOutcome,
  example: { input: { side: 'axis', date: '15PM', kind: 'gun', hex: 'Q16', lastHex: 'O18' } },
  resolve(input, umpire) {
    refuse(input, umpire);
    const gunMoved = input.kind === 'gun' ? gunDistance(input, umpire) : -1;
    if (input.kind === 'immobileVehicle' && input.lastHex !== undefined && input.lastHex !== input.hex)
      umpire.forbid('3.6222', 'immobile-keeps-location');
    if (input.dismounted) {
      if (!input.sameAreaAsVehicle) umpire.forbid('CG15', 'dismounted-same-area');
      else umpire.note('CG15', 'starts-dismounted');
    }
    const isolated = input.isolatedArea && input.mode === 'retained';
    const step = input.mode === 'boughtOffMap' ? 'offMap' : isolated ? 'isolated' : 'nonIsolated';
    if (isolated) umpire.note(['3.6221', '3.622'], 'set-up-isolated');
    else if (step === 'nonIsolated') umpire.note(['3.6222', '3.622'], 'set-up-second');
    const allowed = umpire.legal;
    if (allowed) umpire.summarise('may-set-up', { hex: input.hex });
    return { allowed, step, ammunitionShortage: isolated, gunMoved };
  },
});

function refuse(input: SetUpInput, umpire: Judge): void {
  if (input.mode === 'boughtOffMap') umpire.forbid(['CG5', '3.6175'], 'enters-from-off-map');
  if (input.mode === 'heldOffMap') umpire.forbid(['tn2', '3.6175'], 'on-map-group-held-back');
  if (input.mode === 'boughtOnMap' && input.isolatedArea) umpire.forbid('3.6175', 'bought-into-isolation');
  if (!input.inOwnArea) umpire.forbid(input.isolatedArea ? '3.6221' : '3.6222', 'not-its-area');
  if (input.side === 'axis' && input.britishEntryHex) umpire.forbid('CG4', 'axis-in-british-entry');
  if (input.groupElsewhere && input.mode === 'boughtOnMap') umpire.forbid('CG5', 'group-in-one-area');
  if (input.britishTank && isNight(input.date)) umpire.forbid('CG3', 'tanks-absent-at-night');
  if (input.tankFromNight) umpire.forbid('CG3', 'tank-enters-by-day');
  if (input.kind === 'fortification' && input.entrenchmentInDitch) umpire.forbid('PBr12.5', 'no-entrenchment-in-ditch');
}

/** A Gun stays within three hexes of where it ended the last scenario, with exceptions [CG10]. */
function gunDistance(input: SetUpInput, umpire: Judge): number {
  if (input.lastHex === undefined) return -1;
  const grid = anyMap(input.shifted);
  const moved = distance(grid, hexOn(grid, input.hex, '/hex'), hexOn(grid, input.lastHex, '/lastHex'));
  if (input.mortar || input.freeToMove) umpire.note('CG10', 'gun-anywhere-in-area');
  else if (moved > GUN_REACH) umpire.forbid('CG10', 'gun-too-far', { moved, limit: GUN_REACH });
  else umpire.note('CG10', 'gun-near-enough', { moved, limit: GUN_REACH });
  if (input.riverBetween) umpire.forbid('CG10', 'gun-across-river');
  return moved;
}
