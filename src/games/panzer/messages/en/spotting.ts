import type { Messages } from '../../../../kernel/rulings/index.js';
import { terrainTerms } from './terrain-terms.js';

export const spotting: Messages = {
  terms: { ...terrainTerms },
  steps: {
    'no-upper-floor': 'Hex {hex} has no building of two storeys or more',
    'upper-floor': 'The top floor in {hex} lies at level {level}',
    'sight-heights': '{from} at level {fromLevel} to {to} at level {toLevel}, range {range}',
    'gully-from-above': 'A unit in a gully, ford, stream or ditch is seen from one level above only by a neighbour',
    'gully-not-along': 'Two units in gullies or streams see each other only along a straight run of them',
    'obstacle-blocks': ({ at, feature, top, high, low }, words) =>
      `${words.term(feature)} at ${at} reaches level ${top}, ${top > high ? `above both units (${high}, ${low})` : `as high as one unit (${high}) and above the other (${low})`}: blocked`,
    'in-dead-zone': ({ at, feature, top, below, distance, divisor, deadHexes, deadTo, range }, words) =>
      `${words.term(feature)} at ${at} (level ${top}) lies ${below} below the higher unit at distance ${distance}: ${divisor === 0 ? 1 : `${distance}/${divisor}`} makes ${deadHexes} dead, up to ${deadTo}; range ${range} is in the dead zone`,
    'beyond-dead-zone': ({ at, feature, top, below, distance, divisor, deadHexes, deadTo, range }, words) =>
      `${words.term(feature)} at ${at} (level ${top}) lies ${below} below the higher unit at distance ${distance}: ${divisor === 0 ? 1 : `${distance}/${divisor}`} makes ${deadHexes} dead, up to ${deadTo}; range ${range} is beyond it`,
    'obstacles-lower': 'No higher than either unit, so they do not block: {at}',
    'along-the-road': 'The line runs straight along the road or path through the {feature:term} at {at}',
    'wrecks-do-not-block': 'Wrecks do not block: {at}',
    'ends-do-not-block': "The units' own hexes do not block: {at}",
    'line-hindered': '{source}: {kind:term} in {hexes}, AP {ap:signed}, GP {gp:signed}',
    'walls-on-line': 'The line meets walls, behind which a target of AP fire is hull down: {walls}',
    'automatic-partial-hull-down': 'The target is {levels} levels higher at range {range}: partially hull down',
    'sight-clear': '{from} and {to} see each other at range {range}',
    'sight-barred-by-gully': '{from} and {to} do not see each other: the gully rule',
    'sight-blocked': '{from} and {to} do not see each other: {feature:term} at {at}',
  },
};
