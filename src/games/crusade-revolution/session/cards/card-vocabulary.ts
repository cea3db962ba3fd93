import { Feature } from '../../combat/battle-input.js';
import { Region, Side, Siege, SpaceClass, Terrain, UnitType, Works } from '../../vocabulary.js';
import {
  bilingual,
  byKind,
  type Check,
  either,
  flag,
  half,
  listOf,
  oneKey,
  oneOf,
  type Shape,
  shaped,
  whole,
  word,
} from './checks.js';

/** Every word that a card's effects and conditions may be written in, with its parameters. */

const side = oneOf(...Side.values);
const pool = oneOf('nationalist', 'axis', 'republican', 'soviet');
const works = oneOf(...Works.values);
const features = listOf(oneOf(...Feature.values));
const smallNumber = whole(-9, 9);
const count = whole(1, 9);

const until = either(
  oneOf('round', 'turn', 'nextWinter', 'game'),
  shaped({ turns: whole(1, 18) }),
  shaped({ event: word }),
);

const UNITS_THERE: Shape = {
  'side?': side,
  'types?': listOf(oneOf(...UnitType.values)),
  'size?': oneOf('division', 'corps'),
  'region?': listOf(oneOf(...Region.values)),
  'catalan?': flag,
  'state?': oneOf('full', 'reduced'),
  'supplied?': flag,
};
const spaceFilter = shaped({
  'names?': listOf(word),
  'class?': listOf(oneOf(...SpaceClass.values)),
  'terrain?': oneOf(...Terrain.values),
  'region?': listOf(oneOf(...Region.values)),
  'control?': side,
  'port?': flag,
  'coastal?': flag,
  'source?': flag,
  'border?': oneOf('france', 'portugal'),
  'withinFrance?': whole(1, 9),
  'adjacentTo?': listOf(word),
  'holds?': shaped(UNITS_THERE),
  'empty?': flag,
  'works?': works,
});
const unitFilter = shaped({ ...UNITS_THERE, 'at?': spaceFilter });

const bounds = shaped({ 'atMost?': whole(-99, 99), 'atLeast?': whole(-99, 99) });
const condition: Check = (value, pointer, complain) => oneKey(CONDITIONS)(value, pointer, complain);
const CONDITIONS: Shape = {
  played: word,
  notPlayed: word,
  turn: shaped({ 'from?': whole(1, 18), 'to?': whole(1, 18) }),
  warPhase: oneOf('warOfTheColumns', 'mobilization', 'warOfTheArmies'),
  winter: flag,
  rm: bounds,
  vp: bounds,
  controls: shaped({ side, where: spaceFilter, 'atLeast?': whole(1, 99) }),
  strait: side,
  supplied: word,
  siege: shaped({ id: oneOf(...Siege.values), stands: flag }),
  northernFront: oneOf('isolated', 'linked', 'conquered'),
  units: shaped({
    filter: unitFilter,
    where: oneOf('map', 'reserve', 'eliminated', 'aside', 'anywhere'),
    atLeast: whole(1, 60),
  }),
  government: word,
  any: listOf(condition),
  not: condition,
};

const share = shaped({ filter: unitFilter, share: either(oneOf('all', 'none'), whole(1, 24)) });
const combatCondition = oneKey({
  ...CONDITIONS,
  target: listOf(oneOf('open', 'mountain', 'mainCity', 'position', 'trench', 'beachhead')),
  targetSpace: spaceFilter,
  river: oneOf('all', 'any', 'none'),
  own: share,
  enemy: share,
  armourClaimed: either(flag, side),
  enemyCardPlayed: word,
});

const effect = byKind({
  vp: { by: smallNumber },
  rm: { by: smallNumber },
  rp: {
    pool,
    by: half,
    'each?': oneOf('now', 'everyTurn'),
    'needs?': shaped({ 'rpCardThisTurn?': flag, 'poolAtLeast?': half }),
    'until?': until,
    'tag?': word,
  },
  noRp: { pool },
  cancelLasting: { tag: word },
  flag: { flag: word, 'until?': until },
  strait: { to: side },
  severeWinter: {},
  ops: {
    points: either(oneOf('value'), count),
    'only?': oneOf('move', 'attack', 'both'),
    'where?': spaceFilter,
    'most?': count,
  },
  attackMarkers: { n: count, 'where?': spaceFilter },
  roundDrm: { by: smallNumber },
  cancelTerrain: { features, attacks: count, 'hold?': flag },
  bonus: { 'rm?': smallNumber, 'vp?': smallNumber, attack: oneOf('anyWon', 'terrainCancelled') },
  placeUnits: {
    'units?': listOf(word),
    'filter?': unitFilter,
    'n?': count,
    from: oneOf('aside', 'reserve', 'eliminated'),
    to: either(oneOf('reserve', 'corps'), spaceFilter),
    'state?': oneOf('full', 'reduced', 'asIs', 'choice'),
    must: oneOf('all', 'upTo'),
    'takesControl?': flag,
  },
  removeUnits: {
    filter: unitFilter,
    n: count,
    chooser: oneOf('player', 'enemy', 'owner'),
    fate: oneOf('eliminated', 'permanent', 'reserve'),
  },
  flipUnits: { filter: unitFilter, n: count, to: oneOf('full', 'reduced') },
  swapUnits: { filter: unitFilter, n: count, to: oneOf(...UnitType.values) },
  placeWorks: {
    where: spaceFilter,
    work: oneOf('position', 'trench'),
    markers: oneOf('standard', 'madrid', 'bilbao', 'fortifications'),
    n: count,
  },
  forbid: {
    side,
    deed: oneOf('move', 'attack', 'sr', 'rp', 'works', 'event', 'sea'),
    'where?': spaceFilter,
    until,
  },
  remark: { text: word, until },
  beachhead: { which: oneOf('mallorca', 'planP') },
  control: { space: word, side },
  siege: { id: oneOf(...Siege.values), by: smallNumber },
  win: { side },
  other: { text: bilingual },
});

/** What a combat card may do, by name: a card may negate those of a kind. */
const COMBAT_EFFECTS = [
  'drm',
  'shift',
  'cancelFeature',
  'armourOverRiver',
  'noArmour',
  'negate',
  'mutual',
  'dice',
  'takeOut',
  'fireFirst',
  'cancelLosses',
  'retreat',
];

const combatEffect = byKind({
  drm: { of: oneOf('attacker', 'defender', 'own', 'enemy'), by: smallNumber },
  shift: { of: oneOf('attacker', 'defender', 'own', 'enemy'), by: smallNumber },
  cancelFeature: { features },
  armourOverRiver: {},
  noArmour: {},
  negate: {
    what: oneOf('drm', 'shift', 'all'),
    which: oneOf('one', 'all'),
    'numbers?': listOf(word),
    'kinds?': listOf(oneOf(...COMBAT_EFFECTS)),
  },
  mutual: { number: word },
  dice: [
    { side, roll: whole(2, 4), keep: oneOf('highest', 'lowest') },
    { side, fixed: whole(1, 6) },
  ],
  takeOut: { filter: unitFilter, n: whole(1, 3), fate: oneOf('eliminated', 'permanent') },
  fireFirst: { 'side?': side, weakened: flag },
  cancelLosses: { 'side?': side, steps: count },
  retreat: [{ how: oneOf('cancelled', 'noCancel') }, { how: oneOf('by'), n: whole(1, 2) }],
  other: { text: bilingual },
});

export const eventCheck = shaped({
  when: listOf(condition),
  effects: listOf(effect),
  ops: either(oneOf('none', 'value'), count),
});
export const combatCheck = shaped({
  role: oneOf('attacker', 'defender', 'either'),
  when: listOf(combatCondition),
  effects: listOf(combatEffect),
});
export const conditionsCheck = listOf(condition);
/** The changes that a player proposes for an effect outside the vocabulary. */
export const changesCheck = listOf(effect);
export const combatChangesCheck = listOf(combatEffect);
