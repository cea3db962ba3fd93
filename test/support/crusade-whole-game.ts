import { crusadeRevolution } from '../../src/games/crusade-revolution/index.js';
import type { Position } from '../../src/games/crusade-revolution/session/position.js';
import type { Dice, Die } from '../../src/kernel/dice/index.js';
import type { Command, SessionSetup } from '../../src/kernel/session/index.js';
import { commandsOf, positionOf } from './crusade-play.js';
import { ScriptedSession } from './scripted-session.js';

const NOTHING = { type: 'discard-cards', cards: [] };
const SHUFFLES = 200;

/** Dice that a script names as it goes along; whatever it does not name shows its highest, so that a shuffle changes nothing. */
class DiceAsTold implements Dice {
  readonly source = 'given';
  readonly #told = new Map<string, number[]>();

  tell(purpose: string, ...values: number[]): void {
    this.#told.set(purpose, [...(this.#told.get(purpose) ?? []), ...values]);
  }

  next(purpose: string, { sides }: Die): number {
    return this.#told.get(purpose)?.shift() ?? Math.min(SHUFFLES, sides);
  }
}

/** A scenario as its owner lays it out, played round by round in the words of the rule book. */
export class WholeGame {
  readonly game: ScriptedSession;
  readonly #dice = new DiceAsTold();

  constructor(materials: SessionSetup) {
    this.game = new ScriptedSession(crusadeRevolution, materials, this.#dice);
  }

  get at(): Position {
    return positionOf(this.game.state);
  }

  /** Turn, round and side, as a player would say it. */
  get now(): string {
    const { turn, round, active, step } = this.at;
    return `${turn}.${round} ${active} ${step}`;
  }

  get score(): { rm: number; vp: number } {
    return { rm: this.at.rm, vp: this.at.vp };
  }

  /** Points that the question of the moment speaks of. */
  get left(): unknown {
    const { session, state, side } = this.game;
    return session.pending(state, side)[0]?.prompt?.values.left;
  }

  play(...commands: Command[]): this {
    for (const command of commands) {
      try {
        this.game.play(command);
      } catch (error) {
        // Where in a long game it is that the script goes wrong.
        (error as Error).message += ` at ${this.now}: ${JSON.stringify(command)}`;
        throw error;
      }
    }
    return this;
  }

  tell(purpose: string, ...values: number[]): this {
    this.#dice.tell(purpose, ...values);
    return this;
  }

  /** Whoever must do something does as little as the rules allow, until the predicate holds or the game is over. */
  idleUntil(reached: (position: Position) => boolean): this {
    for (let count = 0; !reached(this.at) && this.game.state.stage !== 'over'; count += 1) {
      if (count === 4000) throw new Error('never reached');
      if (this.at.step === 'discarding') this.drawOnly();
      else this.play(this.#least());
    }
    return this;
  }

  #least(): Command {
    const commands = this.game.open.actions.map(({ command }) => command);
    const end = commands.find(({ type }) => type.startsWith('end-') || type.startsWith('done-'));
    return end ?? commands.find(({ type }) => type === 'automatic') ?? commands[0]!;
  }

  /** Whose round it is plays a card. */
  card(card: string, use: string): this {
    return this.play({ type: 'play', card, use });
  }

  /** Units of an event, one after the other, to a space or to the Reserve Box; a last one without a choice comes by itself. */
  place(...units: (readonly [unit: string, space: string])[]): this {
    for (const [unit, space] of units) {
      if (this.at.step === 'event') this.play({ type: 'place', unit, space });
    }
    return this;
  }

  /** An operation up to its markers: "Sevilla attack". */
  operate(card: string | null, ...markers: string[]): this {
    this.play(card === null ? { type: 'automatic' } : { type: 'play', card, use: 'ops' });
    return this.mark(...markers);
  }

  mark(...markers: string[]): this {
    for (const each of markers) {
      const cut = each.lastIndexOf(' ');
      this.play({ type: 'activate', space: each.slice(0, cut), marker: each.slice(cut + 1) });
    }
    return this;
  }

  /** What is open before that is over, as far as it is not already. */
  goOn(to: 'movement' | 'digging' | 'attacks' | 'action'): this {
    for (const step of ['redeployment', 'activation', 'movement', 'digging', 'attacks']) {
      if (step === to) break;
      if (this.at.step === step) this.play({ type: `end-${step}` });
    }
    return this;
  }

  /** A stack goes from space to space and ends. */
  march(units: readonly string[], ...path: string[]): this {
    const [first, ...rest] = path;
    this.goOn('movement');
    this.play({ type: 'move', units, to: first }, ...rest.map((to) => ({ type: 'step', to })));
    return this.at.march ? this.play({ type: 'halt' }) : this;
  }

  /** An attack up to the first window for cards, with the dice it is going to be fought with. */
  attack(target: string, units: readonly string[], [attacker, defender]: readonly [number, number]): this {
    this.goOn('attacks');
    this.#dice.tell('combat/battle:attacker', attacker);
    this.#dice.tell('combat/battle:defender', defender);
    this.play({ type: 'target', space: target }, ...units.map((unit) => ({ type: 'commit', unit })));
    return this.play({ type: 'declare' });
  }

  /** Nobody commits a card, or any more of them. */
  noCards(): this {
    while (this.at.step.endsWith('cards')) this.play({ type: 'done-cards' });
    return this;
  }

  lose(...units: string[]): this {
    return this.play(...units.map((unit) => ({ type: 'lose-step', unit })));
  }

  advance(...ways: (readonly [string, string])[]): this {
    this.play(...ways.map(([unit, to]) => ({ type: 'advance', unit, to })));
    return this.at.step === 'advance' ? this.play({ type: 'end-advance' }) : this;
  }

  /** Republicans assault a siege in their own space [16.1.4.1]. */
  assault(space: string, units: readonly string[], die: number): this {
    this.goOn('attacks');
    this.#dice.tell('combat/siege-assault:assault', die);
    this.play({ type: 'target', space }, ...units.map((unit) => ({ type: 'commit', unit })));
    return this.play({ type: 'declare' });
  }

  /** A unit digs; a corps on bare ground rolls nothing. */
  dig(space: string, unit: string, ...die: number[]): this {
    this.goOn('digging');
    this.#dice.tell('combat/entrench:dig', ...die);
    return this.play({ type: 'dig', space, unit });
  }

  redeploy(...moves: (readonly [unit: string, to: string | null, by: string])[]): this {
    for (const [unit, to, by] of moves) this.play({ type: 'redeploy', unit, ...(to === null ? {} : { to }), by });
    return this;
  }

  buy(pool: string, ...bought: (readonly [unit: string, buy: string, to?: string])[]): this {
    for (const [unit, buy, to] of bought)
      this.play({ type: 'spend', unit, buy, pool, ...(to === undefined ? {} : { to }) });
    return this;
  }

  /** Whoever has cards in hand hands nothing in before the draw [6.0.A.2]; an empty hand is not asked. */
  drawOnly(): this {
    const { sides } = this.game.session.sealing(this.game.state) ?? { sides: [] };
    if (sides.length > 0) this.game.handIn(Object.fromEntries(sides.map((side) => [side, NOTHING])));
    return this;
  }

  listed(type: string): string[] {
    return this.game
      .listed(type)
      .map((fields) => Object.values(fields).flat().join(' '))
      .sort();
  }

  /** Where a unit may be redeployed to. */
  goals(unit: string): string[] {
    return this.game.open.actions
      .filter(({ command }) => command.type === 'redeploy' && command.unit === unit)
      .flatMap(commandsOf)
      .map(({ to, by }) => (to ?? by) as string)
      .sort();
  }

  unit(id: string): string {
    const { place, space, reduced } = this.at.units[id]!;
    return `${place === 'map' ? space : place}${reduced ? ' reduced' : ''}`;
  }

  where(...units: string[]): string[] {
    return units.map((id) => this.unit(id));
  }
}
