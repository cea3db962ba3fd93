import type { Action } from '../../../../kernel/session/index.js';
import { type AirType, firesAsArtillery, opponentOf } from '../../vocabulary.js';
import { eliminate } from '../casualties.js';
import { attackersOf, attackQuestion, defendersOf, fightersOf, forcesOf, targetsOf } from '../combat-facts.js';
import { attackOf } from '../declared.js';
import { happen, type Play } from '../events/catalogue.js';
import { unitsOnMap } from '../ground.js';
import type { Attack, Fire, Position, Unit } from '../position.js';
import { revealUnits } from '../revealing.js';
import { action, closePhase, type Desk, type Order, phasing, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { markersLeft } from './aiming.js';
import { rollAttack, rollBombardment, walkIn } from './rolling.js';

const undone = ({ attacks }: Position): Attack[] => attacks.filter(({ done }) => !done);

const current = ({ attacks, combat }: Position): Attack => attacks[combat!.attack]!;

/** [9.3]: the phasing player resolves his attacks in the order he likes. */
export const order: Stage = {
  rule: '9.3',
  actors: phasing,
  options: ({ position }) =>
    undone(position).map(({ targets }) => action('9.3', { type: 'resolve', target: targets[0]! })),
  owed: ({ position }) =>
    undone(position).map(({ targets }) => ({ rule: '9.3', key: 'owed-attack', values: { hex: targets[0]! } })),
  forced({ position }) {
    const [only, ...others] = undone(position);
    return only && others.length === 0 ? ({ type: 'resolve', target: only.targets[0]! } as Order) : undefined;
  },

  commands: {
    resolve(play, { target }) {
      const attack = undone(play.position).find(({ targets }) => targets[0] === target);
      if (!attack) return play.refuse('9.3', 'no-attack-there', { hex: target });
      open(play, attack);
    },
  },
  leave: closePhase,
  done: null,
};

function open(play: Play, attack: Attack): void {
  happen(play, 'combat-opened', { target: attack.targets[0]! });
  const defenders = defendersOf(play.position, attack);
  if (attack.kind === 'bombardment') rollBombardment(play, attack);
  else if (attackersOf(play.position, attack).length > 0 && defenders.length === 0) walkIn(play, attack);
  else if (!canBeFought(play, attack)) happen(play, 'stage-entered', { stage: 'advance' });
}

/** Somebody to attack and somebody to be attacked are left [9.3, 14.4]. */
const canBeFought = ({ table, position }: Play, attack: Attack): boolean =>
  fightersOf(table, position, attack).length > 0 && targetsOf(position, attack).length > 0;

interface Tables {
  readonly allowed: readonly ('mobile' | 'assault')[];
  readonly chooser: 'attacker' | 'defender' | 'nobody';
}

const tables = ({ table, position, book }: Desk): Tables =>
  book.ask<Tables>('combat/crt-choice', {
    attackingSide: position.phasing,
    ...forcesOf(table, position, current(position)),
  }).outcome!;

/** [9.13]: one of the two tables is chosen, by the attacker unless light troops screen [21.1]. */
export const tableChoice: Stage = {
  rule: '9.13',
  // Only light troops choose; whether they do is asked where the book is at hand.
  actors: ({ table, position }) => [screened(table, position) ? opponentOf(position.phasing) : position.phasing],
  options: (desk) => tables(desk).allowed.map((crt) => action('9.13', { type: 'choose-table', crt })),
  forced(desk) {
    const [crt, ...others] = tables(desk).allowed;
    return others.length === 0 ? ({ type: 'choose-table', crt } as Order) : undefined;
  },

  commands: {
    'choose-table'(play, { crt }) {
      const { table, position } = play;
      if (!tables(play).allowed.includes(crt)) {
        play.ask('combat/adjacent-attack', { ...attackQuestion(table, position), crt });
      }
      happen(play, 'table-chosen', { crt });
      happen(play, 'stage-entered', { stage: 'support' });
    },
  },
};

const LIGHT: ReadonlySet<string> = new Set(['armoredCavalry', 'specialForce', 'guerrilla']);

function screened({ options, counters }: Table, position: Position): boolean {
  if (!options.screening) return false;
  return targetsOf(position, current(position)).every(({ counter }) => LIGHT.has(counters.get(counter)!.type));
}

type Part = 'support' | 'protection';

/** Guns of the side that attack nobody themselves and are not under this attack [9.9, 10.11, 10.13]. */
function guns(position: Position, part: Part): Unit[] {
  const side = part === 'support' ? position.phasing : opponentOf(position.phasing);
  const { targets } = current(position);
  const given = position.combat![part].map(({ unit }) => unit);
  return unitsOnMap(position).filter(
    (unit) =>
      unit.side === side &&
      firesAsArtillery(unit.type, unit.command) &&
      !given.includes(unit.id) &&
      !attackOf(position, unit.id) &&
      !targets.includes(unit.hex!),
  );
}

/** The whole of a gun's fire, or, for US artillery whose strength is known, any part of what is left of it [16.18]. */
function sharesOf(
  { counters }: Table,
  { shares }: Position,
  { id, counter, command, untried }: Unit,
  part: Part,
): Fire[] {
  if (command !== 'nato' || untried) return [{ unit: id }];
  const { barrage = 0, fpf = 0 } = counters.get(counter)!;
  const left = (part === 'support' ? barrage : fpf) - (shares[id] ?? 0);
  return Array.from({ length: Math.max(0, left) }, (_, i) => ({ unit: id, share: i + 1 }));
}

/** Fire that may still be added to a combat, told by the procedure that will resolve it. */
function fires({ table, position, book }: Desk, part: Part): Action[] {
  const rule = part === 'support' ? '10.11' : '10.13';
  const type = part === 'support' ? 'support' : 'protect';
  const own = part === 'support' ? position.phasing : opponentOf(position.phasing);
  const may = (more: object): boolean => book.allows('combat/adjacent-attack', attackQuestion(table, position, more));
  const artillery = guns(position, part).flatMap((unit) =>
    sharesOf(table, position, unit, part)
      .filter((fire) => may({ [part]: fire }))
      .map((fire) => action(rule, { type, ...fire })),
  );
  const air = Object.entries(position.air[own] ?? {}).flatMap(([kind, number]) =>
    number > 0 && markersLeft(position, own, kind as AirType) > 0 && may({ [`${part}Air`]: kind })
      ? [action('12.4', { type: `${type}-air`, air: kind })]
      : [],
  );
  return [...artillery, ...air];
}

function fireStage(part: Part, leave: (play: Play) => void): Stage {
  const type = part === 'support' ? 'support' : 'protect';
  const rule = part === 'support' ? '10.11' : '10.13';
  const sideOf = (position: Position) => (part === 'support' ? position.phasing : opponentOf(position.phasing));
  return {
    rule,
    actors: ({ position }) => [sideOf(position)],
    options: (desk) => fires(desk, part),
    // Who is not asked has no gun in range: of one that lies face down the other side must not learn even that [14.3].
    idle: (desk) => !guns(desk.position, part).some(({ untried }) => untried) && fires(desk, part).length === 0,

    commands: {
      [type](play: Play, { unit, share }: Order) {
        const { table, position, book } = play;
        const gun = guns(position, part).find(({ id }) => id === unit);
        const fire = gun && sharesOf(table, position, gun, part).find((each) => each.share === share);
        if (!fire) return play.refuse(rule, 'cannot-support', { unit });
        const question = attackQuestion(table, position, { [part]: fire });
        if (!book.allows('combat/adjacent-attack', question)) play.ask('combat/adjacent-attack', question);
        giveFire(play, fire);
      },

      [`${type}-air`](play: Play, { air }: Order) {
        const { table, position, book } = play;
        const side = sideOf(position);
        if (markersLeft(position, side, air) === 0) return play.refuse('12.9', 'no-marker', { air });
        const question = attackQuestion(table, position, { [`${part}Air`]: air });
        if (!book.allows('combat/adjacent-attack', question)) play.ask('combat/adjacent-attack', question);
        happen(play, 'air-used', { side, air, hex: current(position).targets[0]! });
        happen(play, 'air-support-given', { side, air });
      },
    },
    leave,
    done: { type: `end-${type}` },
  };

  /** A gun that fires shows itself, and is gone if it is worth nothing [14.2, 14.4]. */
  function giveFire(play: Play, fire: Fire): void {
    const { id, untried, side } = play.position.units[fire.unit]!;
    if (untried && revealUnits(play, [id], 'fires').length > 0) eliminate(play, [id], 'worthless');
    else happen(play, 'support-given', { ...fire, side });
  }
}

/** [9.2 step 3]: the attacker's artillery and air, before the defender's. */
export const support = fireStage('support', (play) => happen(play, 'stage-entered', { stage: 'protection' }));

/** [9.2 step 4]: final protective fire; then the die. */
export const protection = fireStage('protection', rollAttack);
