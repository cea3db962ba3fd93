import { demandFacts, type MissingFact, quietly } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { missing } from '../../shared/facts.js';
import type { HitAngle, Location, RangeFactor } from '../../vocabulary.js';
import { type ApQuestion, mayFallBack, penetrationAt } from './ap-question.js';
import { type ApTarget, hitAngle, hullDownAgainst } from './ap-target.js';
import { isSide, printedArmor } from './armor.js';
import { namedLocations, shotLine } from './location.js';

/** Locations that a hit from each angle may find, besides the tracks [6.5.2.2]. */
const TURRET: Readonly<Record<HitAngle, readonly Location[]>> = {
  front: ['TF'],
  frontSide: ['TF', 'TS'],
  rearSide: ['TS', 'TR'],
  rear: ['TR'],
};
const HULL: Readonly<Record<HitAngle, readonly Location[]>> = {
  front: ['HF'],
  frontSide: ['HF', 'HS'],
  rearSide: ['HS', 'HR'],
  rear: ['HR'],
};

/** The range decides heat haze and minimum range [5.6, 6.5.2.4]. */
export function demandApRange({ range, heatHaze, firer }: ApQuestion): void {
  demandFacts([range === undefined && (heatHaze || firer.minimumRange > 1) && missing('range', '/range')]);
}

/** Everything that some roll of this shot may need, asked for before the first die [6.5.2.2 to 6.5.2.5]. */
export function demandApFacts(input: ApQuestion, factor: RangeFactor, umpire: Judge): void {
  const { ammo, extraTargets } = input;
  const facts: MissingFact[] = [];
  // What height does to the target depends on the range [6.1.4.1.3, 7.13].
  if (input.range === undefined && input.target.level > input.firer.level) facts.push(missing('range', '/range'));
  if (penetrationAt(input, ammo, factor, 0) === undefined)
    facts.push(
      missing('penetration', input.ammo === undefined ? '/penetration' : `/ammo/penetration/${factor}`, `P, ${factor}`),
    );
  if ((ammo?.damage ?? input.damage) === undefined) facts.push(missing('damage', ammo ? '/ammo/damage' : '/damage'));
  if (mayFallBack(input)) facts.push(...plainFacts(input, factor));
  facts.push(...vehicleFacts(input, input.target, '/target', umpire));
  extraTargets.forEach((extra, i) => {
    const pointer = `/extraTargets/${i}`;
    if (penetrationAt(input, ammo, factor, i + 1) === undefined)
      facts.push(missing('penetration', `${pointer}/penetration`, `P, ${extra.rangeFactor ?? factor}`));
    facts.push(...vehicleFacts(input, extra.vehicle, `${pointer}/vehicle`, umpire));
  });
  demandFacts(facts);
}

/** Plain AP has figures of its own [5.16.2.2]. */
function plainFacts(question: ApQuestion, factor: RangeFactor): MissingFact[] {
  const { basicAmmo, basicRangeFactor } = question;
  if (basicAmmo === undefined) return [missing('plainAp', '/basicAmmo')];
  const facts: MissingFact[] = [];
  // The factor that is sent saves the row of ranges.
  const range = basicRangeFactor === undefined ? question.range : undefined;
  const row = basicAmmo.range;
  if (range !== undefined && row === undefined) facts.push(missing('plainAp', '/basicAmmo/range', 'R'));
  const reached =
    range !== undefined && row ? FACTORS.find((each) => row[each] === undefined || row[each]! >= range) : undefined;
  const at = range === undefined ? (basicRangeFactor ?? factor) : reached;
  if (reached !== undefined && row?.[reached] === undefined)
    facts.push(missing('plainAp', `/basicAmmo/range/${reached}`, `R, ${reached}`));
  if (at === undefined) return facts;
  if (basicAmmo.penetration?.[at] === undefined)
    facts.push(missing('penetration', `/basicAmmo/penetration/${at}`, `P, ${at}`));
  if (basicAmmo.damage === undefined) facts.push(missing('damage', '/basicAmmo/damage'));
  return facts;
}

const FACTORS = ['P', 'S', 'M', 'L', 'E'] as const;

/** The armour that a hit may meet, and the defence that option 7.21 asks for; soft vehicles have no armour [6.5.2.3]. */
function vehicleFacts(input: ApQuestion, target: ApTarget, pointer: string, umpire: Judge): MissingFact[] {
  const { firer, range } = input;
  const levels = target.level - firer.level;
  const facts: MissingFact[] = [];
  if (
    umpire.options.variableTrackDamage &&
    firer.weapon !== 'handHeldAntiTank' &&
    target.defense.gpDefense === undefined
  )
    facts.push(missing('gpDefense', `${pointer}/defense/gpDefense`));
  if (target.defense.protection === 'S') return facts;
  const silent = quietly(umpire);
  const angle = hitAngle(target, silent);
  const line = shotLine(firer.level, target.level);
  const turretAngle = (umpire.options.turrets && target.turretAngle) || angle;
  const hullDown = hullDownAgainst(target, angle, { levels, range }, silent);
  const ask = (location: Location, at: HitAngle, shot: typeof line): void => {
    if (printedArmor(target, { location, angle: at }, shot) !== undefined) return;
    if (!isSide(at) && (location === 'TS' || location === 'HS')) return;
    const row = location === 'DK' ? 'deck' : `${isSide(at) ? 'side' : 'front'}${SHOT[shot]}/${location}`;
    const field = `${pointer}/defense/armor/${row}`;
    if (!facts.some((fact) => fact.pointer === field)) facts.push(missing('armor', field, row.replace('/', ', ')));
  };
  for (const location of TURRET[turretAngle]) ask(location, turretAngle, line);
  if (hullDown !== 'full') for (const location of HULL[angle]) ask(location, angle, line);
  // A client's own table may name more than the end and the side that one sees [6.5.2.2].
  const turned = turretAngle !== angle;
  for (const location of namedLocations(angle, hullDown, line, silent))
    if (!turned || !location.startsWith('T')) ask(location, angle, line);
  if (turned && isSide(turretAngle))
    for (const location of namedLocations(turretAngle, hullDown, line, silent))
      if (location.startsWith('T')) ask(location, turretAngle, line);
  if (line === 'falling') ask('DK', angle, line);
  const climbs = umpire.options.lowerHull && target.climbing && firer.command === 'overwatch' && levels === 0;
  if (climbs && HULL[angle].includes('HF')) ask('HF', angle, 'rising');
  return facts;
}

const SHOT = { level: 'Level', rising: 'Rising', falling: 'Falling' } as const;
