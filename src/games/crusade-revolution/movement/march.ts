import { ENEMY_SPACES } from './moving-stack.js';

/** What a stack on its way meets, by space. */
export interface MarchGround {
  neighbours(space: string): readonly string[];
  holdsEnemy(space: string): boolean;
  /** Under enemy control when the round began [10.1.12]. */
  wasEnemy(space: string): boolean;
  /** Why the stack may not end there, with the enemy spaces that it has entered by then; undefined where it may. */
  haltBan(space: string, entered: readonly string[]): string | undefined;
  /** It ends there whether it wants to or not: a beachhead [8.5.4.3, 8.5.6.4]. */
  stops(space: string): boolean;
}

/** One stack's move, step by step: every way is a choice, for the way captures spaces [10.1.9]. */
export class March {
  constructor(
    private readonly ground: MarchGround,
    private readonly mf: number,
  ) {}

  /** Spaces the stack may go on to, a legal end being within reach from each of them. */
  steps(start: string, path: readonly string[]): string[] {
    const at = path.at(-1) ?? start;
    if (path.length > 0 && this.ground.stops(at)) return [];
    return this.next(at, this.mf - path.length, this.entered(path));
  }

  haltBan(space: string): string | undefined {
    return this.ground.haltBan(space, []);
  }

  /** Different spaces entered that were the enemy's when the round began. */
  entered(path: readonly string[]): string[] {
    return [...new Set(path.filter((space) => this.ground.wasEnemy(space)))];
  }

  private next(at: string, left: number, entered: readonly string[]): string[] {
    if (left <= 0) return [];
    return this.ground.neighbours(at).filter((to) => {
      const now = this.enter(to, entered);
      return now !== undefined && this.canEnd(to, left - 1, now);
    });
  }

  /** 10.1.7, 10.1.12 */
  private enter(to: string, entered: readonly string[]): readonly string[] | undefined {
    if (this.ground.holdsEnemy(to)) return undefined;
    if (!this.ground.wasEnemy(to) || entered.includes(to)) return entered;
    return entered.length < ENEMY_SPACES ? [...entered, to] : undefined;
  }

  private canEnd(at: string, left: number, entered: readonly string[]): boolean {
    if (this.ground.haltBan(at, entered) === undefined) return true;
    return !this.ground.stops(at) && this.next(at, left, entered).length > 0;
  }
}
