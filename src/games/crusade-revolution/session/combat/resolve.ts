import type { BattleOutcome } from '../../combat/battle.js';
import type { LossUnit, ReserveUnit } from '../../combat/loss-input.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { groundOf } from '../ground.js';
import type { LossTaking, Party, Position } from '../position.js';
import type { Play } from '../stage.js';
import type { Table } from '../table.js';
import { counterOf, faceOf, graveOf, isCorpsUnit, unitFacts } from '../units.js';
import { claimants } from './armour-claim.js';
import { battleQuestion, isVoid, negatedCards, reserveOf, takenOut, workingEffects } from './battle-question.js';
import { settleCards } from './card-fates.js';
import { roleOf } from './combat-conditions.js';
import { afterLosses } from './retreats.js';
import { replacementsFor, supplyIn } from './step-loss.js';

/** B.3.5-7: cards work, both fire, and what falls on whom is known. */
export function resolveCombat(play: Play): void {
  takeOut(play);
  if (play.position.combat!.attackers.length === 0) {
    noCombat(play);
    return;
  }
  noteMadrid(play);
  const first = firstToFire(play.table, play.position);
  if (first) {
    fireAlone(play, first.party, true);
    owe(play, first.party === 'attacker' ? 'defender' : 'attacker');
    nextLosses(play);
  } else {
    fireTogether(play);
    owe(play, 'defender');
    owe(play, 'attacker');
    nextLosses(play);
  }
}

/** CL.N14: units that cards take out of the declared attack, before anything else. */
function takeOut(play: Play): void {
  const { table, position } = play;
  for (const committed of position.combat!.cards) {
    const { card } = committed;
    const units = takenOut(committed);
    if (units.length === 0) continue;
    const effect = workingEffects(table, position).find(
      (each) => each.card === card && each.effect.kind === 'takeOut',
    )?.effect;
    if (effect?.kind !== 'takeOut') continue;
    for (const unit of units) {
      const to = effect.fate === 'permanent' ? 'removed' : graveOf(table, unit, 'supplied');
      play.happen({ type: 'attacker-taken-out', unit, to });
    }
  }
}

/** 3.Z, CL.N14: nobody is left to attack; there was no combat, and every other card is where it was. */
function noCombat(play: Play): void {
  const { cards } = play.position.combat!;
  for (const committed of cards) {
    const { card, side, faceUp } = committed;
    const { asterisk } = play.table.cards.get(card)!;
    if (takenOut(committed).length > 0)
      play.happen({ type: 'combat-card-settled', side, card, to: asterisk ? 'removed' : 'discard' });
    else play.happen({ type: 'combat-card-settled', side, card, to: faceUp ? 'unused' : 'hand' });
  }
  play.happen({ type: 'combat-over', fought: false });
  play.happen({ type: 'step-reached', step: 'attacks' });
}

/** 17.3.2: what the Nationalists have tried against Madrid. */
function noteMadrid(play: Play): void {
  const { table, position } = play;
  const { target } = position.combat!;
  if (position.active !== 'nationalist' || !table.spaces.has('Madrid')) return;
  if (target === 'Madrid') play.happen({ type: 'madrid-noted', deed: 'attacked' });
  else if (groundOf(table, position).neighbours('Madrid').includes(target))
    play.happen({ type: 'madrid-noted', deed: target === 'Guadarrama' ? 'guadarramaAttacked' : 'neighbourAttacked' });
}

/** CL.R7: the side that a card lets fire first. */
function firstToFire(table: Table, position: Position): { party: Party; weakened: boolean } | undefined {
  const found = workingEffects(table, position).find(({ effect }) => effect.kind === 'fireFirst');
  if (found?.effect.kind !== 'fireFirst') return undefined;
  const { side, weakened } = found.effect;
  return { party: side === undefined ? found.role : roleOf(position, side), weakened };
}

/** CL.N57, CL.R59: a side that rolls several dice and keeps one, or whose die a card fixes. */
function diceOf(table: Table, position: Position, party: Party): { rolls: number; keep: string; fixed?: number } {
  const side: Side = party === 'attacker' ? position.active : enemyOf(position.active);
  const found = workingEffects(table, position).find(({ effect }) => effect.kind === 'dice' && effect.side === side);
  if (found?.effect.kind !== 'dice') return { rolls: 1, keep: 'highest' };
  if ('fixed' in found.effect) return { rolls: 1, keep: 'highest', fixed: found.effect.fixed };
  return { rolls: found.effect.roll, keep: found.effect.keep };
}

function fireTogether(play: Play): void {
  const { table, position } = play;
  const unusual = (['attacker', 'defender'] as const).some((party) => {
    const { rolls, fixed } = diceOf(table, position, party);
    return rolls > 1 || fixed !== undefined;
  });
  if (unusual) {
    fireAlone(play, 'attacker', false);
    fireAlone(play, 'defender', false);
    return;
  }
  const { attacker, defender } = play.ask<BattleOutcome>('combat/battle', battleQuestion(table, position));
  play.happen({ type: 'fire-rolled', party: 'attacker', losses: attacker!.lossNumber! });
  play.happen({ type: 'fire-rolled', party: 'defender', losses: defender!.lossNumber! });
}

/** One side fires by itself; a claim of armour counts only while somebody of full strength is left [CL.R7]. */
function fireAlone(play: Play, party: Party, first: boolean, position: Position = play.position): void {
  const { table } = play;
  const asked = battleQuestion(table, position) as Record<string, unknown>;
  const { fire } = play.ask<{ fire: { lossNumber: number } }>('combat/fire', {
    ...asked,
    fires: party,
    first,
    ...diceOf(table, position, party),
  });
  play.happen({ type: 'fire-rolled', party, losses: fire.lossNumber });
}

/** 11.2.8: the losses of a side, with everything they are taken from as it stands now. */
function owe(play: Play, party: Party): void {
  const { table, position } = play;
  const combat = position.combat!;
  const side: Side = party === 'attacker' ? position.active : enemyOf(position.active);
  const number = combat.fire![party === 'attacker' ? 'defender' : 'attacker']!;
  if (party === 'defender' && number > 0) catchRetreated(play);
  const alive =
    party === 'attacker'
      ? combat.attackers.map(({ unit }) => unit)
      : combat.defenders.filter((id) => play.position.units[id]!.place === 'map' && !position.units[id]!.retreated);
  const spared = workingEffects(table, position).reduce(
    (sum, { effect, role }) =>
      effect.kind === 'cancelLosses' && (effect.side === undefined ? role : roleOf(position, effect.side)) === party
        ? sum + effect.steps
        : sum,
    0,
  );
  const losses: LossTaking = {
    number,
    units: alive.map((id) => ({
      ...lossUnit(table, play.position, id, combat.claim === id && party === 'attacker'),
      supply: supplyIn(position, id),
    })),
    reserve: reserveOf(table, play.position, side) as ReserveUnit[],
    limitedOffensive: spared > 0,
    taken: [],
    spared,
    settled: false,
  };
  play.happen({ type: 'losses-owed', party, losses });
}

const lossUnit = (table: Table, position: Position, id: string, claimsArmour: boolean): LossUnit =>
  ({
    ...unitFacts(table, position, id),
    lf: faceOf(table, position, id).lf,
    oneStep: counterOf(table, id).reduced === undefined,
    claimsArmour,
  }) as unknown as LossUnit;

/** 11.4.6: who retreated here in this round goes as soon as anything is inflicted, and pays for none of it. */
function catchRetreated(play: Play): void {
  const { table, position } = play;
  const { defenders, supply, target } = position.combat!;
  for (const unit of defenders.filter((id) => position.units[id]!.retreated)) {
    play.happen({ type: 'unit-removed', unit, to: graveOf(table, unit, supply), why: 'caught' });
    // G6: by option a division takes the place of a corps after all.
    if (!isCorpsUnit(table, unit) || !table.options.retreatedCorpsReplaced) continue;
    const [division] = replacementsFor(table, play.position, unit);
    if (division !== undefined)
      play.happen({ type: 'corps-replaced', party: 'defender', division, space: target, supply });
  }
}

/** Defender before attacker [11.2.8]; a side that owes nothing is passed over. */
function nextLosses(play: Play): void {
  play.happen({ type: 'step-reached', step: 'defender-losses' });
}

/** All losses that are known have been taken: the other side fires, or the winner is told. */
export function lossesTaken(play: Play): void {
  const { fire } = play.position.combat!;
  if (fire!.attacker === null || fire!.defender === null) answer(play);
  else decide(play);
}

/** CL.R7: the side that was fired at first answers, with what is left if the card says so. */
function answer(play: Play): void {
  const { table, position } = play;
  const combat = position.combat!;
  const party: Party = combat.fire!.attacker === null ? 'attacker' : 'defender';
  const weakened = firstToFire(table, position)?.weakened ?? false;
  const left = survivors(position, party);
  if (party === 'attacker' && combat.claim !== null) holdClaim(play, weakened);
  if (weakened && left.length === 0) play.happen({ type: 'fire-rolled', party, losses: 0 });
  else fireAlone(play, party, false, weakened ? asTheyStand(play.position) : beforeLosses(play.position, party));
  owe(play, party === 'attacker' ? 'defender' : 'attacker');
  nextLosses(play);
}

/** CL.R7: the claim of armour stands while somebody of full strength is left, whoever was named for it. */
function holdClaim(play: Play, weakened: boolean): void {
  const left = claimants(play);
  if (left.length === 0) play.happen({ type: 'claim-lapsed' });
  else if (weakened && !left.includes(play.position.combat!.claim!))
    play.happen({ type: 'armour-claimed', unit: left[0]! });
}

/** Only those who are left take part. */
const asTheyStand = (position: Position): Position => ({
  ...position,
  combat: {
    ...position.combat!,
    attackers: position.combat!.attackers.filter(({ unit }) => position.units[unit]!.place === 'map'),
    defenders: position.combat!.defenders.filter((id) => position.units[id]!.place === 'map'),
  },
});

/** A side as it was when the losses it has taken began. */
function beforeLosses(position: Position, party: Party): Position {
  const combat = position.combat!;
  const units = { ...position.units };
  const spaces = new Map(combat.attackers.map(({ unit, space }) => [unit, space]));
  const before = combat.losses?.[party]?.units ?? [];
  for (const { name, reduced } of before) {
    const space = party === 'attacker' ? spaces.get(name!)! : combat.target;
    units[name!] = reduced ? { place: 'map', space, reduced } : { place: 'map', space };
  }
  const names = before.map(({ name }) => name);
  return {
    ...position,
    units,
    combat:
      party === 'attacker'
        ? { ...combat, attackers: combat.attackers.filter(({ unit }) => names.includes(unit)) }
        : { ...combat, defenders: combat.defenders.filter((id) => names.includes(id)) },
  };
}

/** Units of a party that are still there, replacement divisions included. */
export function survivors({ combat, units }: Position, party: Party): string[] {
  const own = party === 'attacker' ? combat!.attackers.map(({ unit }) => unit) : combat!.defenders;
  return own.filter((id) => units[id]!.place === 'map');
}

/** 11.2.9: the higher number wins; cards go where they belong; then retreat and advance. */
function decide(play: Play): void {
  const { attacker, defender } = play.position.combat!.fire!;
  const winner = attacker! > defender! ? 'attacker' : defender! > attacker! ? 'defender' : 'none';
  const negated = negatedCards(play.table, play.position);
  const used = play.position.combat!.cards.map(({ card }) => card).filter((card) => !isVoid(negated, card));
  play.happen({ type: 'combat-decided', winner, used });
  settleCards(play, winner);
  afterLosses(play);
}
