import type { Action, Side } from '../../../../kernel/session/index.js';
import type { Assault } from '../close-quarters.js';
import { checkMorale, moraleOf, shake } from '../morale.js';
import { strike } from '../optional/fires.js';
import { shrinksBack } from '../optional/tank-fright.js';
import { hasFlamethrower } from '../optional/weapons.js';
import { type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits, isAble } from '../standing.js';
import { unitOf } from '../table.js';
import { causeOf, closeAssault, handToHand, inRank } from './assaults.js';
import { demandListed } from './listed.js';
import { claim, isMoving } from './shot-by-shot.js';

const fightOf = ({ position }: Scene) => position.assaults!.fight!;
const isOnVehicle = ({ table }: Scene, target: string): boolean => unitOf(table, target).kind === 'vehicle';

/** Who can still go in: overwatch may have stopped or frightened somebody on the way [6.6.1.1, 6.6.2]. */
const stillFit = ({ position }: Play, { unit }: Assault): boolean => {
  const state = position.units[unit]!;
  return isAble(state) && state.suppression === undefined && moraleOf(state) === 'steady';
};

/** Declared attacks by the hexes they come from, in the order in which they were declared [6.6.1.1]. */
export function byHex({ position }: Scene, declared: readonly Assault[]): Assault[][] {
  const hexes = new Map<string, Assault[]>();
  for (const assault of declared) {
    const hex = position.units[assault.unit]!.hex!;
    hexes.set(hex, [...(hexes.get(hex) ?? []), assault]);
  }
  return [...hexes.values()];
}

/** All attacks on one target begin; green attackers that have not advanced master their fear now, or stay [6.6.1.1.1, 7.6]. */
export function beginFight(play: Play, target: string): void {
  const declared = play.position.assaults!.declared.filter((each) => each.target === target);
  for (const { unit, advanced } of declared)
    if (!advanced && isAble(play.position.units[unit]!)) shrinksBack(play, unit, target);
  const fit = declared.filter((each) => stillFit(play, each));
  play.happen({
    type: 'fight-begun',
    target,
    hex: play.position.units[target]!.hex!,
    groups: byHex(play, fit).map((group) => ({ units: inRank(play, group) })),
    flames: fit.map(({ unit }) => unit).filter((unit) => hasFlamethrower(play.table, play.position, unit)),
  });
}

/** Whether attacks are still to be made: until the target is gone [6.6.1.1]. */
const goesOn = (scene: Scene): boolean => {
  const { groups, target } = fightOf(scene);
  return groups.length > 0 && isAble(scene.position.units[target]!);
};

/** The owner who says before each attack on a hidden counter whether the vehicle moves, where his side wants to be asked [6.6.1.1.2]. */
function claimAsked(scene: Scene): Side | null {
  const { target, asked } = fightOf(scene);
  const { side } = unitOf(scene.table, target);
  const hidden = isOnVehicle(scene, target) && scene.position.units[target]!.face === undefined;
  return hidden && !asked && goesOn(scene) && scene.position.claims[side] === 'ask' ? side : null;
}

/** The attack of one hex, or one round of it [6.6.1.1.1, 6.6.1.2.1]. */
function attack(play: Play): void {
  const { target, groups } = fightOf(play);
  const units = groups[0]!.filter((id) => isAble(play.position.units[id]!));
  if (!isOnVehicle(play, target)) {
    handToHand(play, units, target);
    return;
  }
  const { face, command } = play.position.units[target]!;
  const always = play.position.claims[unitOf(play.table, target).side] === 'always';
  if (face === undefined && always && isMoving(command)) claim(play, target);
  closeAssault(play, units, target);
}

/** The target is gone, or has stood all attacks: who may go into its hex, and who is shaken [6.6.1.1.3, 6.6.1.2.3, 7.1.2]. */
function finish(play: Play): void {
  const { target, hex, fought, flames } = fightOf(play);
  const { declared } = play.position.assaults!;
  const cause = causeOf(flames, fought);
  if (cause === 'flamethrower') strike(play, [hex], { flamethrower: true });
  const gone = play.position.units[target]!.place === 'lost';
  const enemies = ableUnits(play.table, play.position, unitOf(play.table, target).side);
  const free = ![...enemies].some(({ id }) => play.position.units[id]!.hex === hex);
  const advance = gone && free ? fought.filter((id) => isAble(play.position.units[id]!)) : [];
  if (!isOnVehicle(play, target)) shake(play, target, cause);
  play.happen({ type: 'assaults-over', target, fought, hex, advance });
  checkMorale(play);
  // Whoever jumped off a vehicle attacks alone, in the middle of its move [6.6.1.1].
  if (play.position.step === 'movement' && advance.length === 0)
    play.happen({ type: 'dismount-attack-over', unit: declared[0]!.unit });
}

function* options(scene: Scene): Iterable<Action> {
  const { leaders = [], target } = fightOf(scene);
  for (const unit of leaders) yield { command: { type: 'lead', unit }, rule: '6.6.1.2.3' };
  if (leaders.length > 0) return;
  if (isMoving(scene.position.units[target]!.command)) yield { command: { type: 'claim' }, rule: '6.6.1.1.2' };
  yield { command: { type: 'no-claim' }, rule: '6.6.1.1.2' };
}

/** Close assault and hand-to-hand combat with whatever their owners decide in the middle of it [6.6.1.1, 6.6.1.2]. */
export const fighting: Stage = {
  rule: '6.6.1.1.1',
  actors(scene) {
    if (fightOf(scene).leaders) return [scene.position.assaults!.side];
    const owner = claimAsked(scene);
    return owner === null ? [] : [owner];
  },
  prompt(scene) {
    const target = unitOf(scene.table, fightOf(scene).target).name;
    return fightOf(scene).leaders
      ? remark('6.6.1.2.3', 'ask-lead', { target })
      : remark('6.6.1.1.2', 'ask-claim-close', { unit: target });
  },
  options: (desk) => options(desk),
  commands: {
    lead(play, command) {
      demandListed(play, options(play), command, '6.6.1.2.3');
      play.happen({ type: 'lead-named', unit: command.unit, target: fightOf(play).target });
    },
    claim(play, command) {
      demandListed(play, options(play), command, '6.6.1.1.2');
      claim(play, fightOf(play).target);
    },
    'no-claim'(play, command) {
      demandListed(play, options(play), command, '6.6.1.1.2');
      play.happen({ type: 'claim-declined', unit: fightOf(play).target });
    },
  },
  done: null,
  leave(play) {
    if (goesOn(play)) attack(play);
    else finish(play);
  },
};
