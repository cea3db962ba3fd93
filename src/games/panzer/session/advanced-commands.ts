import { choice, defineChoice, list, record, text, texts } from '../../../kernel/fields/index.js';
import { MAP_EDGES } from '../../../kernel/hexes/index.js';
import type { CommandDeclaration } from '../../../kernel/session/index.js';
import { Facing } from '../vocabulary.js';
import { FloorWay } from './advanced-event-shapes.js';
import { airCommands } from './air/declared.js';
import { artilleryCommands } from './artillery/declared.js';
import { choiceCommands } from './choices/declared.js';
import { groundCommands } from './ground/told.js';
import { CounterPlan, hiddenCommands } from './hidden/declared.js';
import { smokeDeclared } from './marks/declared.js';
import { noticeCommands } from './notice/told.js';
import { optionalCommands } from './optional/declared.js';
import { plottingCommands } from './plotting/declared.js';
import { staggeredCommands } from './staggered/told.js';
import { turretCommands } from './turrets/told.js';

const CoverChange = defineChoice('CoverChange', ['take', 'leave']);
const SearchedPosition = defineChoice('SearchedPosition', ['full', 'partial']);
const EdgeCrossed = defineChoice('EdgeCrossed', MAP_EDGES);
const SearchEntry = defineChoice('SearchEntry', ['forward', 'reverse']);

const UNIT = { max: 60 };
const HEX = { max: 12 };

class Nothing {}

class Somebody {
  @text('The unit', UNIT) unit!: string;
}

class Somewhere {
  @text('The hex', HEX) hex!: string;
}

class Against {
  @text('The target', UNIT) target!: string;
}

class GoingIn extends Somebody {
  @text('The target', UNIT) target!: string;
  @text('The hex it advances to first [6.6.1.1]', { ...HEX, optional: true }) via?: string;
}

class Boarding {
  @text('The vehicle', UNIT) vehicle!: string;
}

class GettingOff extends Somebody {
  @text('The hex', HEX) hex!: string;
}

class Unloading extends GettingOff {
  @text('The vehicle', UNIT) vehicle!: string;
}

class Searching {
  @choice('A full or a partial hull-down position [6.6.9]', SearchedPosition) position!: string;
  @choice('How it goes in: the other end stays open [6.6.9]', SearchEntry, { default: 'forward' }) entry!: string;
  @choice('The way it turns to in there, for nothing; left out: as it stands [6.6.9]', Facing, { optional: true })
  facing?: string;
}

const Hatch = defineChoice('Hatch', ['open', 'buttoned']);

class Climbing {
  @choice('Up to the top floor, or down [6.6.4.1]', FloorWay) way!: string;
}

class Leaving {
  @choice('The edge of the map [4.5.1.1.9]', EdgeCrossed) edge!: string;
}

class AdjustmentSet {
  @record(
    'Leg units and guns that take another facing [6.8.1]',
    { kind: 'choice', choice: Facing },
    { maxItems: 200, default: {} },
  )
  pivots!: Readonly<Record<string, string>>;
  @record(
    'Leg units and guns that take or leave full cover [6.8.2]',
    { kind: 'choice', choice: CoverChange },
    { maxItems: 200, default: {} },
  )
  cover!: Readonly<Record<string, string>>;
  @record(
    'Turrets that are turned, option 7.8 [7.8.1]',
    { kind: 'choice', choice: Facing },
    { maxItems: 200, default: {} },
  )
  turrets!: Readonly<Record<string, string>>;
  @record(
    'Hatches of A-type vehicles for the next turn, option 7.8 [7.8.3]',
    { kind: 'choice', choice: Hatch },
    { maxItems: 200, default: {} },
  )
  hatches!: Readonly<Record<string, string>>;
  @texts('Leg units and guns that dig [6.6.8]', { ...UNIT, maxItems: 200, default: [] }) dig!: string[];
  @list('Units that go into hiding, and dummies [7.2.3]', CounterPlan, { maxItems: 60, default: [] })
  hide!: CounterPlan[];
  @texts('Hidden unit counters that their owner shows [7.2.2]', { ...UNIT, maxItems: 60, default: [] }) show!: string[];
}

const declared = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Commands that only the Advanced Game knows. */
export const advancedCommands: Readonly<Record<string, CommandDeclaration>> = {
  ...artilleryCommands,
  ...airCommands,
  ...smokeDeclared,
  ...optionalCommands,
  ...groundCommands,
  ...hiddenCommands,
  ...plottingCommands,
  ...staggeredCommands,
  ...choiceCommands,
  ...turretCommands,
  ...noticeCommands,
  assault: declared('Go at an enemy', '突撃・白兵戦を宣言する', ['6.6.1.1', '6.6.1.2'], GoingIn),
  'resolve-assault': declared(
    'Resolve all attacks on a target',
    '目標への突撃をすべて解決する',
    ['6.6.1.1.1'],
    Against,
  ),
  advance: declared('Go into the hex taken', '占領したヘクスに前進する', ['6.6.1.1.3', '6.6.1.2.3'], Somebody),
  'end-assaults': declared('Attack no more at close quarters', '突撃・白兵戦を終える', ['6.6.1'], Nothing),
  step: declared('Go one hex', '1ヘクス進む', ['6.6.4.1', '6.6.4.2', '6.6.4.3', '6.6.5'], Somewhere),
  floor: declared('Go up or down in the building', '建物の階を移動する', ['6.1.4.3.1', '6.6.4.1'], Climbing),
  leave: declared('Leave the map on foot', '徒歩で地図から離脱する', ['6.6.4.1'], Leaving),
  quickmarch: declared('Quickmarch', '急進撃する', ['6.6.4.2'], Nothing),
  board: declared('Climb aboard a standing vehicle', '停止中の車両に乗車する', ['6.6.7.1.1'], Boarding),
  mount: declared('Take somebody aboard', 'ユニットを乗車させる', ['6.6.7.1.1'], Somebody),
  dismount: declared('Let somebody off', 'ユニットを下車させる', ['6.6.7.1.1'], GettingOff),
  unload: declared('Get off a standing vehicle', '停止中の車両から下車する', ['6.6.7.1.1'], Unloading),
  bail: declared('Jump off in an emergency', '緊急脱出する', ['6.6.7.1.2'], Somebody),
  'break-in': declared('Drive into the building ahead', '前方の建物に突入する', ['6.6.3'], Nothing),
  overrun: declared('Overrun an enemy', '敵を蹂躙する', ['6.6.10'], Against),
  search: declared('Search for a hull-down position', 'ハルダウン位置を探す', ['6.6.9'], Searching),
  'commit-adjustment': {
    ...declared(
      'Turn, take cover, dig',
      '向き・フルカバー・塹壕を決める',
      ['6.8.1', '6.8.2', '6.6.8', '7.2.3', '7.8.1', '7.8.3'],
      AdjustmentSet,
    ),
    unseen: true,
  },
};
