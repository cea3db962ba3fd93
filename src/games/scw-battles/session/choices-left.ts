import { distance } from '../../../kernel/hexes/index.js';
import type { Action, Command } from '../../../kernel/session/index.js';
import { IMMUNE } from '../combat/barrage.js';
import { opponentOf, type Side } from '../vocabulary.js';
import { groundOf } from './ground.js';
import { attackersNow, someAttackIsOpen } from './phases/declaration.js';
import { canMove, costTo, overfull } from './phases/movement.js';
import { waysToGiveWay } from './phases/withdrawal.js';
import type { Desk } from './stage.js';

/**
 * Most commands leave somebody a choice before anything is rolled, and that can be seen without carrying them out. Whatever
 * is said here to leave a choice does; what is not may still leave one.
 */
export class ChoicesLeft {
  readonly #moves: readonly Command[];
  /** Who could move and has not begun to: nobody else's move takes that from him, unless it ends next to him. */
  readonly #fresh: ReadonlyMap<string, string>;

  constructor(
    private readonly desk: Desk,
    actions: readonly Action[],
  ) {
    this.#moves = actions.map(({ command }) => command);
    const fresh = new Map<string, string>();
    for (const { type, unit } of this.#moves) {
      if (type !== 'move') continue;
      const { hex, spent } = desk.position.units[unit as string]!;
      if (spent === undefined) fresh.set(unit as string, hex!);
    }
    this.#fresh = fresh;
  }

  after(command: Command): boolean {
    switch (command.type) {
      case 'place':
        return this.#moves.some(({ unit }) => unit !== undefined && unit !== command.unit);
      case 'move':
        return this.#othersMove(command) || this.#goesOn(command) || this.#afterLastMove(command);
      case 'enter':
      case 'leave-map':
        return this.#othersMove(command) || this.#afterLastMove(command);
      case 'load':
      case 'unload':
      case 'build-bridge':
        return this.#othersMove(command);
      case 'withdraw':
        return this.#othersRetreat(command) >= 1 || this.#defendersRetreat(command);
      // A last way back is taken without a word.
      case 'retreat':
        return this.#othersRetreat(command) >= 2;
      case 'done':
        return this.#afterPhase();
      default:
        return false;
    }
  }

  /** Friends are in each other's way on the hex they come to, and nowhere else [6.3]. */
  #othersMove({ unit, truck, to, hex }: Command): boolean {
    const { grid } = this.desk.table.board;
    const there = (to ?? hex ?? this.#placeOf(unit as string)) as string | undefined;
    const at = there === undefined ? undefined : grid.index(there);
    for (const [id, from] of this.#fresh) {
      if (id === unit || id === truck) continue;
      if (at === undefined || (from !== there && !grid.adjacent(grid.index(from), at))) return true;
    }
    return false;
  }

  /** Where a passenger gets off, or somebody stands. */
  #placeOf(unit: string): string | undefined {
    const { units } = this.desk.position;
    return units[unit]!.hex ?? units[units[unit]!.truck ?? '']?.hex;
  }

  /** It has points left for another step; that it still seems to stand in its old hex can only make that harder. */
  #goesOn({ unit, to }: Command): boolean {
    const { table, position } = this.desk;
    const ground = groundOf(table, position);
    const piece = ground.piece(unit as string)!;
    if (ground.inEnemyZone(piece.side, to as string)) return false;
    const cost = costTo(this.desk, unit as string, to as string);
    const state = { ...piece.state, spent: (piece.state.spent ?? 0) + 2 * cost };
    return canMove(this.desk, ground, { ...piece, hex: to as string, state });
  }

  /** Ways back of others that this one does not fill up [11.6]. */
  #othersRetreat(command: Command): number {
    return this.#moves.filter(
      ({ type, unit, to }) => type === command.type && unit !== command.unit && to !== command.to,
    ).length;
  }

  /** An attacker who gives way leaves the defender his own choice, wherever no zone of his reaches in his new hex [11.61]. */
  #defendersRetreat({ to }: Command): boolean {
    const { table, position } = this.desk;
    if (position.step !== 'attacker-withdrawal') return false;
    const { grid } = table.board;
    this.#waysBack ??= waysToGiveWay(this.desk, 'defender');
    return this.#waysBack.some((hex) => distance(grid, grid.index(hex), grid.index(to as string)) >= 2);
  }

  #waysBack: readonly string[] | undefined;

  /** Ending a phase leaves excess to remove, an attack to declare, or somebody who moves next. */
  #afterPhase(): boolean {
    const { table, position } = this.desk;
    const { step, phase, first, phasing, turn } = position;
    if (position.pending.length > 0) return false;
    // Guns are drawn when the Republicans begin to move [J.6].
    if (table.draws.some((draw) => draw.turn === turn)) return false;
    if (step === 'bombing') return this.#canMove(first);
    if (step !== 'moving') return false;
    if (leavesWork(this.desk)) return true;
    return phase === 'first-movement' && this.#canMove(opponentOf(phasing));
  }

  /** Whether or not a move is the last of its phase: somebody else's attack to declare stays, and an enemy far off can move. */
  #afterLastMove({ unit, to, hex: entered }: Command): boolean {
    const { table, position } = this.desk;
    if (table.draws.some(({ turn }) => turn === position.turn)) return false;
    const { grid } = table.board;
    this.#attackers ??= attackersNow(this.desk);
    if ([...this.#attackers].some((id) => id !== unit)) return true;
    if (position.phase !== 'first-movement') return false;
    this.#mobile ??= this.#mobileOf(opponentOf(position.phasing));
    // A zone reaches one hex, and a step goes one hex: from three hexes on neither hinders the other [8.0].
    const there = (to ?? entered) as string | undefined;
    const isFar = (hex: string): boolean =>
      there === undefined || distance(grid, grid.index(hex), grid.index(there)) >= 3;
    return this.#mobile.some(isFar);
  }

  #attackers: ReadonlySet<string> | undefined;
  #mobile: readonly string[] | undefined;

  /** Somebody of the side can make a step even if it should turn out to have neither supply nor command [10.3]. */
  #canMove(side: Side): boolean {
    const ground = groundOf(this.desk.table, this.desk.position);
    return ground.of(side).some((piece) => canMove(this.desk, ground, { ...piece, ...AT_WORST }));
  }

  #mobileOf(side: Side): string[] {
    const ground = groundOf(this.desk.table, this.desk.position);
    const mobile = ground.of(side).filter((piece) => canMove(this.desk, ground, { ...piece, ...AT_WORST }));
    return mobile.map(({ hex }) => hex);
  }
}

/** Without supply and command; marks of an earlier phase are gone when somebody begins to move. */
const AT_WORST = { inSupply: false, inCommand: false, state: { place: 'map' } } as const;

/** Whether the end of this movement phase finds excess to remove, or an attack to declare [7.2, 11.1]. */
export const leavesWork = (desk: Desk): boolean => overfull(desk).length > 0 || someAttackIsOpen(desk);

/** Whether the turn ends with this movement phase: nobody can attack, and no gun has anybody in range [12.4]. */
export function endsTurn(desk: Desk): boolean {
  const { table, position } = desk;
  if (position.phase !== 'second-movement' || leavesWork(desk)) return false;
  const ground = groundOf(table, position);
  const { grid } = ground.board;
  const targets = ground.of(opponentOf(position.phasing)).filter(({ type }) => IMMUNE[type] === undefined);
  const inRange = (from: string, range: number): boolean =>
    targets.some(({ hex }) => distance(grid, grid.index(from), grid.index(hex)) <= range);
  return !ground.of(position.phasing).some(({ type, hex, range }) => type === 'artillery' && inRange(hex, range!));
}
