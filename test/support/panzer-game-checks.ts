import { panzer } from '../../src/games/panzer/index.js';
import { legQuestion } from '../../src/games/panzer/session/moving/leg-walk.js';
import { extraTargets } from '../../src/games/panzer/session/phases/spreading.js';
import type { Mover, Position } from '../../src/games/panzer/session/position.js';
import { procedureOf, shotQuestion } from '../../src/games/panzer/session/shots.js';
import type { Table } from '../../src/games/panzer/session/table.js';
import type { RuleBook, SessionSetup } from '../../src/kernel/session/index.js';
import { aimedFacts, replayed, wholeMove } from './panzer-agreement.js';
import type { PlayedGame, Turn } from './random-play.js';

/** What a check found: how many cases it looked at, and the differences in words. */
export interface Checked {
  readonly count: number;
  readonly wrong: readonly string[];
}

/** Getting on and off is paid besides the way, and a run over the enemy looks at who was there before. */
const BESIDES = ['unit-mounted', 'unit-dismounted', 'overrun-resolved', 'unit-hurt', 'terrain-destroyed'];

interface Path {
  readonly spent: number;
  readonly minimumMove: boolean;
  readonly end: string | null;
}

/** The way of a leg unit or gun put to the stateless question, from where it began; the die of a quickmarch does not matter. */
function legMove(table: Table, book: RuleBook, start: Position, { unit, leg, hexes, floors = 0 }: Mover): Path | null {
  const question = { ...legQuestion(table, start, unit, leg!), path: hexes.slice(1), floors };
  return book.whateverIsRolled<Path>('movement/leg-path', question);
}

/** Every finished move costs what the stateless question of a whole move says, and ends where it ends [4.5.1.1, 6.6.4]. */
export function checkMoves(materials: SessionSetup, game: PlayedGame): Checked {
  const wrong: string[] = [];
  let count = 0;
  let start: Position | undefined;
  let simple = true;
  for (const { event, before, after, table, book } of replayed(materials, game)) {
    if (event.type === 'move-begun') [start, simple] = [after, true];
    if (BESIDES.includes(event.type)) simple = false;
    if (event.type !== 'move-ended' && event.type !== 'unit-left') continue;
    const mover = before.mover as Mover;
    const { place, trackHit, hex } = before.units[mover.unit]!;
    if (!simple || mover.hurt || mover.entered || trackHit || place !== 'map') continue;
    if (mover.hexes.length === 0 || (mover.leg && mover.hexes.length === 1) || event.back !== undefined) continue;
    // The question of a leg move ends on the map [6.6.4.1].
    if (mover.leg && event.type === 'unit-left') continue;
    const path = mover.leg ? legMove(table, book, start!, mover) : wholeMove(table, book, start!, mover);
    const end = event.type === 'unit-left' ? null : hex;
    if (!path) wrong.push(`${mover.unit} went ${mover.hexes.join(' ')}, which is forbidden`);
    else if (path.end !== end) wrong.push(`${mover.unit} is in ${end}, not in ${path.end}`);
    else if (!path.minimumMove && path.spent !== mover.spent)
      wrong.push(`${mover.unit} spent ${mover.spent}, not ${path.spent}, for ${mover.hexes.join(' ')}`);
    count += 1;
  }
  return { count, wrong };
}

const FIRE = ['combat/ap-fire-basic', 'combat/ap-fire', 'combat/gp-fire'];

/** Every shot is resolved as the stateless fire procedure resolves it, asked with the same facts and dice. */
export function checkShots(materials: SessionSetup, game: PlayedGame): Checked {
  const rulings = game.entries.flatMap((entry) => entry.rulings).filter(({ procedure }) => FIRE.includes(procedure));
  const wrong: string[] = [];
  let count = 0;
  let asked = 0;
  for (const { event, before, table, book } of replayed(materials, game)) {
    const scores = event.type === 'hits-scored';
    if (event.type !== 'shot-resolved' && !scores) continue;
    const ruling = rulings[asked]!;
    asked += 1;
    const { scored, overwatch } = before.resolving!;
    const shot = before.resolving!.shots[0]!;
    const plain = shotQuestion(table, before, shot, overwatch);
    // Several hits are rolled for first, and then placed where the firer wants them [6.5.2.1].
    const spread = scored?.spread.filter((target) => target !== shot.target) ?? [];
    const question = scored
      ? { ...plain, extraTargets: extraTargets({ table, position: before }, shot, spread), hitsScored: scored.hits }
      : plain;
    const faces = ruling.dice.map(({ value }) => value);
    const dice = { source: 'given' as const, next: () => faces.shift()! };
    const upTo = scores ? 'hits' : undefined;
    const again = book.rule<{ hitNumber?: number | null }>(procedureOf(table, shot), question, dice, upTo);
    const said = JSON.stringify([again.procedure, again.legal, again.outcome]);
    if (said !== JSON.stringify([ruling.procedure, true, ruling.outcome]) || faces.length > 0)
      wrong.push(`${shot.firer} at ${shot.target}: ${said}`);
    if (scores) continue;
    count += 1;
    if (event.wasted || table.layer === 'basic') continue;
    const number = shot.ammo === 'GP' ? null : (scored?.hitNumber ?? again.outcome!.hitNumber);
    if (event.hitNumber !== number) wrong.push(`${shot.firer} needs ${event.hitNumber}, not ${number}`);
    if (!holds(question, aimedFacts(table, book, before, shot))) wrong.push(`${shot.firer} aims otherwise`);
  }
  if (asked !== rulings.length) wrong.push(`${rulings.length} rulings on ${asked} questions`);
  return { count, wrong };
}

/** Whether something says at least this, field by field. */
function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  return Object.entries(part).every(([key, value]) => holds((whole as Record<string, unknown>)[key], value));
}

const rules = panzer.declaration.session!;

/** Sections named by what is open and owed in a position. */
export function* sectionsOpen(table: Table, { state, side, open }: Turn): Iterable<string> {
  for (const { rule, command } of open.actions) {
    yield rule;
    yield rules.describe!(table, state.position, command).rule;
  }
  for (const { rule } of [...open.owed, ...rules.pending!(table, state.position, side)]) yield rule;
}

/** Sections named by the rulings and events of a game. */
export function* sectionsOf(table: Table, { entries }: PlayedGame): Iterable<string> {
  for (const { rulings, events } of entries) {
    for (const { rule, also = [] } of rulings.flatMap(({ steps }) => steps)) yield* [rule, ...also];
    for (const event of events) {
      const told = rules.events![event.type] ? rules.tell!(table, event) : null;
      if (told) yield told.rule;
    }
  }
}
