import { distance } from '../../../../kernel/hexes/index.js';
import { type Action, type Remark, wants } from '../../../../kernel/session/index.js';
import { ObligedUnit } from '../../combat/attack-obligations.js';
import { IMMUNE } from '../../combat/barrage.js';
import { isManoeuvre } from '../../shared/units.js';
import { opponentOf } from '../../vocabulary.js';
import { type Ground, groundOf, type Piece } from '../ground.js';
import { type Combat, isBarrage, type Position } from '../position.js';
import { mayAttackHex, objectivesOf } from '../scenario-rules.js';
import { sightQuestion } from '../sight-question.js';
import { type Desk, type Play, phasing, type Stage } from '../stage.js';
import { maySupport } from '../support.js';

/** Enemy hexes with somebody to attack; trucks or leaders alone are simply run over [14.4, B.10]. */
function attackable({ position }: Desk, ground: Ground): string[] {
  const enemy = opponentOf(position.phasing);
  return ground
    .hexesOf(enemy)
    .filter((hex) => ground.in(hex).some(({ type }) => type !== 'truck' && type !== 'leader'));
}

const adjacent = (ground: Ground, a: string, b: string): boolean =>
  ground.board.grid.adjacent(ground.board.grid.index(a), ground.board.grid.index(b));

const combatOn = ({ combats }: Position, hex: string): Combat | undefined =>
  combats.find(({ targets }) => targets.includes(hex));

const combatOf = ({ combats }: Position, unit: string): Combat | undefined =>
  combats.find(({ attackers }) => attackers.includes(unit));

/** The combat in which the stack of a piece is bound to fight, if stacks may not be split [11.1]. */
function boundTo({ table, position }: Desk, ground: Ground, piece: Piece): Combat | undefined {
  if (table.options.allowStackSplit) return undefined;
  for (const mate of ground.in(piece.hex)) {
    const combat = combatOf(position, mate.id);
    if (combat) return combat;
  }
  return undefined;
}

/** Units that may still be told to attack. */
function free({ position }: Desk, ground: Ground): Piece[] {
  return ground.of(position.phasing).filter((piece) => isManoeuvre(piece.type) && !combatOf(position, piece.id));
}

/** Whether a piece may attack a hex, alone or with those who do already [11.1, B.19]. */
function mayAttack(desk: Desk, ground: Ground, piece: Piece, hex: string): boolean {
  if (!adjacent(ground, piece.hex, hex)) return false;
  const there = combatOn(desk.position, hex);
  if (there && isBarrage(there)) return false;
  const bound = boundTo(desk, ground, piece);
  if (bound && bound.id !== there?.id) return false;
  return (there?.targets ?? [hex]).every((target) => mayAttackHex(desk, ground, piece, target));
}

function* attacks(desk: Desk, ground: Ground): Generator<Action> {
  const hexes = attackable(desk, ground);
  for (const piece of free(desk, ground)) {
    for (const hex of hexes) {
      if (mayAttack(desk, ground, piece, hex)) {
        yield { command: { type: 'attack', unit: piece.id, hex }, rule: '11.1' };
      }
    }
  }
}

/** One combat may strike several hexes: any enemy next to one of its attackers may be drawn in [11.1]. */
function mayExtend(desk: Desk, ground: Ground, combat: Combat, hex: string): boolean {
  if (isBarrage(combat) || combatOn(desk.position, hex) || combat.targets.length >= 6) return false;
  const pieces = combat.attackers.map((id) => ground.piece(id)!);
  return (
    pieces.some((piece) => adjacent(ground, piece.hex, hex)) &&
    pieces.every((piece) => mayAttackHex(desk, ground, piece, hex))
  );
}

function* extensions(desk: Desk, ground: Ground): Generator<Action> {
  const hexes = attackable(desk, ground);
  for (const combat of desk.position.combats) {
    for (const hex of hexes) {
      if (mayExtend(desk, ground, combat, hex)) {
        yield { command: { type: 'extend-attack', combat: combat.id, hex }, rule: '11.1' };
      }
    }
  }
}

/** Nobody who must attack may be left without an enemy to attack by a barrage on the only one [11.1]. */
function strands(desk: Desk, ground: Ground, hex: string): boolean {
  if (combatOn(desk.position, hex)) return false;
  const hexes = attackable(desk, ground).filter((each) => each !== hex);
  return free(desk, ground).some(
    (piece) =>
      ground.inEnemyZone(piece.side, piece.hex) &&
      mayAttack(desk, ground, piece, hex) &&
      !hexes.some((each) => mayAttack(desk, ground, piece, each)),
  );
}

const mayFire = (piece: Piece): boolean =>
  piece.type === 'artillery' && piece.inSupply && piece.inCommand && !piece.state.fired;

function* barrages(desk: Desk, ground: Ground): Generator<Action> {
  const { position, book } = desk;
  const { grid } = ground.board;
  const hexes = ground
    .hexesOf(opponentOf(position.phasing))
    .filter((hex) => ground.in(hex).some(({ type }) => IMMUNE[type] === undefined))
    .filter((hex) => {
      const there = combatOn(position, hex);
      return there ? isBarrage(there) : !strands(desk, ground, hex);
    });
  for (const gun of ground.of(position.phasing).filter(mayFire)) {
    for (const hex of hexes) {
      if (distance(grid, grid.index(gun.hex), grid.index(hex)) > gun.range!) continue;
      if (!mayAttackHex(desk, ground, gun, hex)) continue;
      if (!book.ask('spotting/line-of-sight', sightQuestion(desk, ground, gun, hex)).legal) continue;
      yield { command: { type: 'barrage', gun: gun.id, hex }, rule: '12.4' };
    }
  }
}

interface Duties {
  readonly idleUnits: readonly string[];
  readonly idleGuns: readonly string[];
  readonly spared: readonly string[];
}

/** The declarations so far, guns that can still support one of them counted as doing so [11.1, 12.51]. */
function planQuestion(desk: Desk, ground: Ground): object {
  const { table, position } = desk;
  const names = (ids: readonly string[]): string[] => ids.map((id) => table.counters.get(id)!.name);
  const pledged = new Map<number, string[]>();
  for (const gun of ground.of(position.phasing).filter(mayFire)) {
    const combat = position.combats.find((each) => !isBarrage(each) && maySupport(desk, ground, gun, each, 'attacker'));
    if (combat) pledged.set(combat.id, [...(pledged.get(combat.id) ?? []), gun.id]);
  }
  return {
    scenario: table.scenario,
    side: position.phasing,
    map: ground.map,
    units: ground.as(ObligedUnit),
    ...objectivesOf(desk, ground),
    attacks: position.combats.map(({ id, attackers, guns, targets }) => ({
      attackers: names(attackers),
      guns: names([...guns, ...(pledged.get(id) ?? [])]),
      targets,
    })),
  };
}

/** Duties that are not met and still can be [11.1, 12.51]. */
function duties(desk: Desk): Remark[] {
  const ground = groundOf(desk.table, desk.position);
  if (ground.pieces.length === 0) return [];
  const plan = desk.book.ask<Duties>('combat/attack-plan', planQuestion(desk, ground)).outcome!;
  if (plan.idleUnits.length + plan.idleGuns.length + plan.spared.length === 0) return [];
  const commands = [...attacks(desk, ground), ...extensions(desk, ground), ...barrages(desk, ground)].map(
    ({ command }) => command,
  );
  const id = (name: string): string => desk.table.idOf.get(name)!;
  const units = plan.idleUnits.filter((name) => commands.some(({ unit }) => unit === id(name)));
  const guns = plan.idleGuns.filter((name) => commands.some(({ gun }) => gun === id(name)));
  const hexes = plan.spared.filter((hex) => commands.some((command) => command.hex === hex));
  return [
    ...(units.length > 0 ? [{ rule: '11.1', key: 'duty-of-units', values: { units } }] : []),
    ...(guns.length > 0 ? [{ rule: '12.51', key: 'duty-of-guns', values: { units: guns } }] : []),
    ...(hexes.length > 0 ? [{ rule: '11.1', key: 'duty-towards-hexes', values: { hexes } }] : []),
  ];
}

/** What is declared may be thought over until all is [11.1]. */
const callOffs = ({ position }: Desk): Action[] =>
  position.combats.map(({ id }) => ({ command: { type: 'call-off', combat: id }, rule: '11.1', changes: true }));

/** Step 0: the attacker declares all his attacks and barrages [5.0 E, 11.1]. */
export const declaring: Stage = {
  rule: '11.1',
  actors: phasing,
  options(desk, _side, wanted) {
    const ground = groundOf(desk.table, desk.position);
    return [
      ...(wants(wanted, { type: 'attack' }) ? attacks(desk, ground) : []),
      ...(wants(wanted, { type: 'extend-attack' }) ? extensions(desk, ground) : []),
      ...(wants(wanted, { type: 'barrage' }) ? barrages(desk, ground) : []),
      ...callOffs(desk),
    ];
  },
  owed: duties,
  commands: {
    attack(play, { unit, hex }) {
      const [ground, target] = [groundOf(play.table, play.position), hex as string];
      const piece = free(play, ground).find(({ id }) => id === unit);
      if (!piece) return play.refuse('11.1', 'not-free-to-attack', { unit: unit as string });
      if (!attackable(play, ground).includes(target)) play.refuse('11.1', 'no-enemy-there', { hex: target });
      if (!mayAttack(play, ground, piece, target)) refuseAttack(play, ground, piece, target);
      play.happen({ type: 'attack-declared', unit, hex, combat: combatOn(play.position, target)?.id ?? null });
    },
    'extend-attack'(play, { combat, hex }) {
      const ground = groundOf(play.table, play.position);
      const found = play.position.combats.find(({ id }) => id === combat);
      const target = hex as string;
      if (!found || !attackable(play, ground).includes(target) || !mayExtend(play, ground, found, target)) {
        play.refuse('11.1', 'not-drawn-in', { hex: target });
      }
      play.happen({ type: 'attack-extended', combat, hex });
    },
    'call-off'(play, { combat }) {
      const found = play.position.combats.find(({ id }) => id === combat);
      if (!found) return play.refuse('11.1', 'no-such-combat', { combat: combat as number });
      play.happen({ type: 'combat-called-off', combat, targets: found.targets });
    },
    barrage: (play, { gun, hex }) => declareBarrage(play, gun as string, hex as string),
  },
  leave: closeDeclarations,
  givesWay: true,
};

function refuseAttack(play: Play, ground: Ground, piece: Piece, hex: string): never {
  const values = { unit: piece.name, hex };
  if (!adjacent(ground, piece.hex, hex)) play.refuse('11.1', 'not-next-to-target', { unit: piece.name });
  const there = combatOn(play.position, hex);
  if (there && isBarrage(there)) play.refuse('12.4', 'hex-declared-twice', { hex });
  const bound = boundTo(play, ground, piece);
  if (bound && bound.id !== there?.id) {
    play.refuse('11.1', 'stack-split', { unit: piece.name, option: 'allowStackSplit' });
  }
  return play.refuse('B.19', 'objective-of-another', values);
}

function declareBarrage(play: Play, id: string, hex: string): void {
  const { position } = play;
  const ground = groundOf(play.table, position);
  const gun = ground.piece(id);
  if (!gun || gun.side !== position.phasing || gun.type !== 'artillery') {
    play.refuse('12.4', 'not-your-gun', { unit: id });
  }
  if (gun.state.fired) play.refuse('12.1', 'gun-has-fired', { gun: gun.name });
  const there = combatOn(position, hex);
  if (there && !isBarrage(there)) play.refuse('12.4', 'barrage-on-attacked-hex');
  const enemy = opponentOf(position.phasing);
  const hit = ground.of(enemy).some((piece) => piece.hex === hex && IMMUNE[piece.type] === undefined);
  if (!hit) play.refuse('12.4', 'no-enemy-there', { hex });
  if (!mayAttackHex(play, ground, gun, hex)) play.refuse('B.19', 'objective-of-another', { unit: gun.name, hex });
  if (strands(play, ground, hex)) play.refuse(['11.1', '12.4'], 'barrage-strands', { hex });
  play.ask('spotting/line-of-sight', sightQuestion(play, ground, gun, hex));
  play.happen({ type: 'barrage-declared', gun: id, hex, combat: there?.id ?? null });
}

/** The whole plan is put to the book once more, for the record; a duty that could not be met does not stand in its way. */
function closeDeclarations(play: Play): void {
  const { combats } = play.position;
  if (combats.length > 0) {
    const question = planQuestion(play, groundOf(play.table, play.position));
    if (play.book.ask('combat/attack-plan', question).legal) play.ask('combat/attack-plan', question);
  }
  play.happen({ type: 'step-reached', step: combats.length > 0 ? 'defensive-air' : 'excess' });
}
