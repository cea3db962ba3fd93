import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import type { Terrain } from '../../vocabulary.js';
import type { Assault } from '../close-quarters.js';
import { demolish, demolitions } from '../ground/demolition.js';
import { meetGround } from '../marks/barrage.js';
import { clearings, clearMines } from '../mines/clearing.js';
import { breakCamouflage } from '../optional/camouflage.js';
import { shrinksBack } from '../optional/tank-fright.js';
import { goOn } from '../sequence.js';
import { acting, type Play, remark, type Scene, type Stage } from '../stage.js';
import { isAble } from '../standing.js';
import { unitOf } from '../table.js';
import { openCloseCombat, secondOf } from '../turn.js';
import { advanceCost, assaultWays } from './assault-ways.js';
import { inRank } from './assaults.js';
import { beginFight, byHex } from './fighting.js';
import { demandListed } from './listed.js';
import { openReaction } from './overwatch-turns.js';

const targetsOf = ({ position }: Scene): string[] => [
  ...new Set(position.assaults!.declared.map(({ target }) => target)),
];

const isThere = ({ position }: Scene, { unit }: Assault): boolean => isAble(position.units[unit]!);

function* options(scene: Scene, side: Side): Iterable<Action> {
  const { advance } = scene.position.assaults!;
  if (advance) {
    for (const unit of advance.units) yield { command: { type: 'advance', unit }, rule: '6.6.1.1.3' };
    return;
  }
  for (const { unit, target, via } of assaultWays(scene, side)) {
    const rule = unitOf(scene.table, target).kind === 'vehicle' ? '6.6.1.1' : '6.6.1.2';
    yield { command: { type: 'assault', unit, target, ...(via === undefined ? {} : { via }) }, rule };
  }
  yield* clearings(scene, side);
  yield* demolitions(scene, side);
  for (const target of targetsOf(scene)) yield { command: { type: 'resolve-assault', target }, rule: '6.6.1.1.1' };
  yield* leads(scene);
}

/** Of several attackers in one hex any may be the primary one [6.6.1.1, 6.6.1.2]. */
function* leads(scene: Scene): Iterable<Action> {
  const { declared } = scene.position.assaults!;
  for (const target of targetsOf(scene))
    for (const group of byHex(
      scene,
      declared.filter((each) => each.target === target && isThere(scene, each)),
    ))
      for (const unit of inRank(scene, group).slice(1))
        yield { command: { type: 'lead', unit }, rule: '6.6.1.1', changes: true };
}

const listed = (play: Play, side: Side, command: Command): void =>
  demandListed(play, options(play, side), command, '6.6.1');

/** Close assault and hand-to-hand combat, before anybody moves: all of one's own will [6.6.1]. */
export const closeCombat: Stage = {
  rule: '6.6.1',
  actors: acting,
  prompt: ({ position: { assaults } }) =>
    assaults!.advance ? remark('6.6.1.1.3', 'ask-advance') : remark('6.6.1', 'ask-assault'),
  options,
  commands: {
    assault(play, command, side) {
      listed(play, side, command);
      const { unit, target, via } = command as unknown as { unit: string; target: string; via?: string };
      // Who would advance masters his fear first, or stays [7.6].
      if (via !== undefined && shrinksBack(play, unit, target)) return;
      breakCamouflage(play, unit);
      const cost = via === undefined ? 0 : advanceCost(play, unit);
      const way = via === undefined ? {} : { via, cost };
      play.happen({ type: 'assault-declared', unit, target, reveals: true, ...way });
      if (via === undefined) return;
      meetGround(play, unit);
      // Only who leaves his hex shows himself to overwatch, and that is answered before the attack [6.6.1.1].
      if (isAble(play.position.units[unit]!)) openReaction(play, unit);
    },
    'clear-mines'(play, command, side) {
      listed(play, side, command);
      breakCamouflage(play, command.unit as string);
      clearMines(play, command.unit as string, command.hex as string);
    },
    demolish(play, command, side) {
      listed(play, side, command);
      breakCamouflage(play, command.unit as string);
      demolish(play, command.unit as string, command.hex as string, command.terrain as Terrain);
    },
    'resolve-assault'(play, command, side) {
      listed(play, side, command);
      beginFight(play, command.target as string);
    },
    lead(play, command, side) {
      listed(play, side, command);
      const { target } = play.position.assaults!.declared.find(({ unit }) => unit === command.unit)!;
      play.happen({ type: 'lead-named', unit: command.unit, target });
    },
    advance(play, command, side) {
      listed(play, side, command);
      const { hex } = play.position.assaults!.advance!;
      play.happen({ type: 'assault-advanced', unit: command.unit, hex });
      meetGround(play, command.unit as string);
    },
  },
  done: { type: 'end-assaults' },
  /** Whoever is declared for an attack makes it. */
  held({ position }) {
    const { declared, advance } = position.assaults!;
    return declared.length > 0 && !advance ? remark('6.6.1.1', 'assault-still-due') : undefined;
  },
  pass(play, side) {
    if (play.position.assaults!.advance) play.happen({ type: 'assault-held', side });
    else nextSide(play);
  },
  leave: nextSide,
};

function nextSide(play: Play): void {
  const { assaults, first } = play.position;
  if (assaults!.advance) play.happen({ type: 'assault-held', side: assaults!.side });
  else if (assaults!.side === first) openCloseCombat(play, secondOf(play));
  else {
    play.happen({ type: 'close-combat-closed' });
    goOn(play, 'close-combat');
  }
}
