/**
 * What random games of Crusade and Revolution are held to, beside the invariants of the session: every combat is asked again of
 * `combat/battle` and the supply of every space of `status/supply`, with questions put together here from the records of the
 * scenario and the events of the log alone.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** How likely a kind of command is beside another: who ends every step at once never fights. */
export const weights = JSON.parse(readFileSync(new URL('crusade-revolution.json', import.meta.url), 'utf8'));

/** Positions looked at for supply: one in so many. */
const SUPPLY_ONE_IN = 12;
const SIERRA = ['Somosierra', 'Guadarrama'];
const BEACHHEADS = ['Mallorca beachhead', 'Plan P beachhead'];
const PLAN_P = { id: 'Plan P beachhead', port: 'mediterranean' };

const differ = (what, found, expected) => {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${what}: ${JSON.stringify(found)} where the book says ${JSON.stringify(expected)}`);
};

export async function watcher({ session, materials, load, named }) {
  const { groundOf } = await load('games/crusade-revolution/session/ground.js');
  const { prepare } = await load('games/crusade-revolution/session/table.js');
  const table = prepare(materials);
  const records = materials.cards;
  const map = materials.maps[materials.scenario.body.map].body;
  const cards = new Map(
    materials.scenario.body.decks.flatMap((id) => materials.decks[id].body.cards.map((card) => [card.id, card])),
  );
  const figures = { combats: 0, firedApart: 0, supplies: 0 };
  let combat = null;
  let looked = 0;

  const unitOf = (position, id) => {
    const { values, reduced: back, type } = { type: records[id].type, ...records[id].body };
    const reduced = position.units[id].reduced === true;
    const { cf, lf } = reduced ? back : values;
    return {
      name: id,
      type: values.type ?? type,
      region: values.region ?? 'none',
      reduced,
      cf,
      lf,
      oneStep: values.oneStep === true,
    };
  };
  const sideOf = (id) => records[id].side ?? records[id].body.values.side;
  const reserveOf = (position, side) =>
    Object.entries(position.units)
      .filter(([id, { place }]) => place === 'reserve' && sideOf(id) === side)
      .map(([id]) => {
        const { cf: _, ...rest } = unitOf(position, id);
        return rest;
      });
  const rivers = (a, b) => {
    const lines = map.connections.filter((line) => [line.a, line.b].includes(a) && [line.a, line.b].includes(b));
    return lines.length > 0 && lines.every(({ kind }) => kind === 'river');
  };
  const effectsOf = ({ card, agreed }) => {
    const { combat: words, values } = cards.get(card);
    const plain = ['attacker', 'defender'].flatMap((of) =>
      values[`${of}Drm`] ? [{ kind: 'drm', of, by: values[`${of}Drm`] }] : [],
    );
    return [...(words ? words.effects.filter(({ kind }) => kind !== 'other') : plain), ...(agreed ?? [])];
  };
  const numberOf = (card) => cards.get(card).number ?? card;

  /** 8.5.3.2, CL.N57: cards that another one undoes. */
  function undone() {
    const gone = new Set();
    for (const each of combat.cards) {
      for (const { kind, number } of effectsOf(each)) {
        const other = kind === 'mutual' && combat.cards.find(({ card }) => numberOf(card) === number);
        if (other) gone.add(each.card).add(other.card);
      }
    }
    for (const each of combat.cards.filter(({ card }) => !gone.has(card))) {
      for (const { kind, which, numbers } of effectsOf(each)) {
        if (kind !== 'negate') continue;
        for (const { card, side } of combat.cards) {
          const meant = side !== each.side && (which === 'all' || card === each.against);
          if (meant && (!numbers || numbers.includes(numberOf(card)))) gone.add(card);
        }
      }
    }
    return gone;
  }

  /** The whole combat as a client would ask about it [11.2]. */
  function question(position) {
    const { target, attackers, defenders, active } = combat;
    const gone = undone();
    const space = map.spaces.find(({ id }) => id === target) ?? PLAN_P;
    const spaces = [...new Set(attackers.map((each) => each.space))];
    const cancelled = combat.cards
      .filter(({ card }) => !gone.has(card))
      .flatMap((each) => effectsOf(each).flatMap(({ kind, features }) => (kind === 'cancelFeature' ? features : [])));
    const byEvent = combat.cancelTerrain ? position.operation.cancelTerrain.features : [];
    const { drm } = position.operation;
    return {
      attacker: active,
      turn: position.turn,
      severeWinter: position.severeWinter === position.turn,
      counterattack: active === 'republican' && drm === 1,
      unitsTakenOut: combat.takenOut,
      largoCaballero: position.played.includes('largoCaballero'),
      cancelled: [...new Set([...cancelled, ...byEvent])],
      attackers: spaces.map((name) => ({
        name,
        river: rivers(name, target),
        sierra: SIERRA.includes(name),
        units: attackers
          .filter((each) => each.space === name)
          .map(({ unit }) => ({ ...unitOf(position, unit), claimsArmour: combat.claim === unit })),
      })),
      defence: {
        name: target,
        terrain: space.terrain ?? 'plain',
        works: position.works[target]?.kind ?? 'none',
        mainCity: space.class === 'mainCity',
        sierra: SIERRA.includes(target),
        beachhead: BEACHHEADS.includes(target),
        supply: combat.supply,
        units: defenders.map((id) => ({ ...unitOf(position, id), retreated: position.units[id].retreated === true })),
      },
      cards: combat.cards.map((each) => cardFacts(each, gone.has(each.card), active)),
      attackerReserve: reserveOf(position, active),
      defenderReserve: reserveOf(position, active === 'nationalist' ? 'republican' : 'nationalist'),
    };
  }

  function cardFacts(each, negated, active) {
    const { values } = cards.get(each.card);
    const by = each.side === active ? 'attacker' : 'defender';
    const other = by === 'attacker' ? 'defender' : 'attacker';
    const whose = { own: by, enemy: other, attacker: 'attacker', defender: 'defender' };
    const facts = {
      name: each.card,
      by,
      card: 'other',
      negated,
      asterisk: values.asterisk === true,
      oncePerTurn: values.oncePerTurn === true,
    };
    for (const { kind, of, by: n } of effectsOf(each)) {
      if (kind === 'drm') facts[`${whose[of]}Drm`] = (facts[`${whose[of]}Drm`] ?? 0) + n;
      if (kind === 'shift') facts[`${whose[of]}Shift`] = (facts[`${whose[of]}Shift`] ?? 0) + n;
      if (kind === 'noArmour') facts.card = 'molotovCocktail';
      if (kind === 'armourOverRiver') facts.card = 'capturedBridge';
    }
    return facts;
  }

  const has = (kind) => {
    const gone = undone();
    return combat.cards.some((each) => !gone.has(each.card) && effectsOf(each).some((effect) => effect.kind === kind));
  };

  /** Both sides fired, or one of them: the numbers are those of the stateless answer with the same dice. */
  function compare(position, entry, fires) {
    const dice = (procedure) => {
      const ruling = entry.rulings.find((each) => each.procedure === procedure);
      return ruling.dice.map(({ value }) => value);
    };
    if (has('fireFirst') || has('dice')) {
      figures.firedApart += 1;
      return;
    }
    const { legal, outcome, steps } = session.book.rule(
      'combat/battle',
      question(position),
      named(dice('combat/battle')),
    );
    if (!legal) throw new Error(`a combat was fought that the book forbids: ${JSON.stringify(steps)}`);
    differ('Loss Numbers', fires, { attacker: outcome.attacker.lossNumber, defender: outcome.defender.lossNumber });
    combat.ruled = outcome;
    figures.combats += 1;
  }

  const FATES = { faceUp: 'faceUp', discard: 'discarded', removed: 'permanentlyRemoved' };

  function follow(position, entry) {
    const fires = {};
    for (const event of entry.events) {
      if (event.type === 'attack-declared') {
        const { space: target, attackers, defenders, supply, cancelTerrain } = event;
        combat = {
          target,
          attackers: [...attackers],
          defenders,
          supply,
          cancelTerrain,
          cards: [],
          claim: null,
          takenOut: false,
          active: position.active,
          settled: [],
        };
      } else if (combat === null) continue;
      else if (event.type === 'armour-claimed') combat.claim = event.unit;
      else if (event.type === 'combat-card-committed') combat.cards.push(event);
      else if (event.type === 'attacker-taken-out') {
        combat.attackers = combat.attackers.filter(({ unit }) => unit !== event.unit);
        combat.takenOut = true;
      } else if (event.type === 'fire-rolled') {
        fires[event.party] = event.losses;
        if (fires.attacker !== undefined && fires.defender !== undefined && !combat.ruled)
          compare(position, entry, fires);
      } else if (event.type === 'combat-decided' && combat.ruled) differ('winner', event.winner, combat.ruled.winner);
      else if (event.type === 'combat-card-settled') combat.settled.push({ card: event.card, fate: FATES[event.to] });
      else if (event.type === 'retreat-due' && combat.ruled) {
        if (combat.ruled.retreatSpaces > 0) differ('retreat', event.distance, combat.ruled.retreatSpaces);
      } else if (event.type === 'combat-over') {
        if (combat.ruled) differ('cards', combat.settled, combat.ruled.cards);
        combat = null;
      }
    }
  }

  /** 13.1: supply of every space for the side that holds it. */
  function supplies(position) {
    const open = map.spaces.filter(({ id }) => id !== BEACHHEADS[0] || position.mallorca !== null);
    const spaces = [...open, ...(position.planP === null ? [] : [PLAN_P])].map((space) => ({
      ...space,
      control: position.control[space.id],
      isolated: position.isolated.includes(space.id),
      spent: space.source === 'badajoz' && position.badajozSpent,
      beachheadOpen: true,
    }));
    const known = new Set(spaces.map(({ id }) => id));
    const connections = map.connections.filter(({ a, b }) => known.has(a) && known.has(b));
    if (position.planP !== null) connections.push({ a: PLAN_P.id, b: position.planP, kind: 'beachhead' });
    const ground = groundOf(table, position);
    for (const side of ['nationalist', 'republican']) {
      const asked = session.book.ask('status/supply', {
        side,
        map: { spaces, connections, units: [] },
        strait: position.strait,
      });
      for (const { space, state } of asked.outcome.spaces) {
        if (position.control[space] === side) differ(`supply of ${space}`, ground.supply(space), state);
      }
      if (side === 'republican') differ('isolation of the north', ground.northIsolated, asked.outcome.northIsolated);
    }
    figures.supplies += 1;
  }

  return {
    figures,
    /** After each command: the position it was given in, what it did, and the position it came to. */
    after(before, entry, after) {
      follow(before.position, entry);
      looked += 1;
      if (looked % SUPPLY_ONE_IN === 0 && after.position.step !== 'over') supplies(after.position);
    },
  };
}
