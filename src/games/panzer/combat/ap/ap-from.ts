import type { LineOfSightOutcome } from '../../spotting/line-of-sight.js';
import { HitAngle } from '../../vocabulary.js';
import type { AimOutcome } from '../aim/aim.js';

/** What the line of sight has already judged to hinder stands in the way, however high the ends are [5.11]. */
const hindrancesOf = ({ hindrances, fromLevel, toLevel }: LineOfSightOutcome) =>
  hindrances
    .filter(({ counts }) => counts)
    .map(({ kind, source, hexes, atEnd }) => ({ kind, source, hexes, atEnd, ground: Math.max(fromLevel, toLevel) }));

/** A shot along a line of sight, or at what was aimed at [4.1.4, 4.4.3.1, 6.5.2.2]. */
export const AP_FIRE_FROM = {
  'spotting/line-of-sight': (line: LineOfSightOutcome) => ({
    range: line.range,
    firer: { level: line.fromLevel },
    target: { level: line.toLevel, behindWall: line.walls.length > 0 },
    hindrances: hindrancesOf(line),
  }),
  'combat/aim': ({ range, inArc, angle, turretAngle }: AimOutcome) => ({
    range,
    firer: { targetInArc: inArc },
    target: { angle, ...(HitAngle.values.includes(turretAngle as HitAngle) && { turretAngle }) },
  }),
};

export const GP_FIRE_FROM = {
  'spotting/line-of-sight': (line: LineOfSightOutcome) => ({
    range: line.range,
    firer: { level: line.fromLevel },
    targetLevel: line.toLevel,
    target: { behindWall: line.walls.length > 0 },
    hindrances: hindrancesOf(line),
  }),
  'combat/aim': ({ range, inArc }: AimOutcome) => ({ range, firer: { targetInArc: inArc } }),
};
