import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { type Command, RefusedError, type Session, type SessionState } from '../../../src/kernel/session/index.js';
import { panzerMaterials, playPanzer, thrownTogether } from '../../support/panzer-play.js';

/**
 * Orders that are open, once by the session and once by a plain program that reads the cards, the list of who is on the map in which state
 * and whom each unit spotted, and knows nothing of the session.
 */
interface Card {
  readonly kind: string;
  readonly engineer?: boolean;
  readonly attachedWeapon?: boolean;
  readonly weapons?: readonly {
    ap?: readonly { type: string }[];
    gpDirect?: object;
    gpIndirect?: object;
    smoke?: boolean;
  }[];
}
interface Line {
  readonly side: string;
  readonly formation?: string;
  readonly units: readonly { readonly name: string; readonly card: string; readonly command?: string }[];
}

/** Commands by the printed list of who may be told what [4.2.1, 6.1.4.2, 6.1.4.3.10, 6.5.1, 6.5.2.2.1, 6.6.4.1, 6.6.5]. */
function ordersOf(
  card: Card,
  { cover, trackHit }: Position['units'][string],
  spots: boolean,
  basic: boolean,
): string[] {
  const { kind, weapons = [] } = card;
  const heavy = kind === 'towed' || (kind === 'section' && card.attachedWeapon === true);
  const ap = weapons.some((each) => each.ap?.some(({ type }) => type === 'AP'));
  const direct = basic ? ap : weapons.some((each) => each.ap || each.gpDirect);
  const smoke = !basic && (card.engineer === true || weapons.some((each) => each.smoke));
  const indirect = !basic && weapons.some((each) => each.gpIndirect);
  const shoots = (direct && spots) || smoke;
  return [
    ...(shoots || indirect ? ['fire'] : []),
    ...(trackHit || (cover && heavy) ? [] : ['move']),
    ...(shoots && !trackHit && !cover && !heavy ? ['shortHalt'] : []),
    ...(kind === 'vehicle' && weapons.length === 0 ? [] : ['overwatch']),
    'none',
  ].sort();
}

const takes = (session: Session, state: SessionState, side: string, orders: object): boolean => {
  try {
    session.checkSealed(state, side, { type: 'commit-orders', orders, claim: 'always' } as unknown as Command);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
};

describe.each([
  ['mill-farm', 'basic-game'],
  ['mill-farm', 'advanced-game'],
  ['sukhaya-ford', 'basic-game'],
  ['sukhaya-ford', 'advanced-game'],
])('orders of %s, %s', (scenario, variant) => {
  const basic = variant === 'basic-game';

  it('are the same by both programs, two orders deep', () => {
    let [forms, pairs, refused] = [0, 0, 0];
    for (const seed of ['one', 'two', 'three']) {
      const printed = panzerMaterials(scenario, variant);
      const materials = seed === 'one' ? printed : thrownTogether(printed, `orders ${seed}`);
      const { setUp, reinforcements = [] } = materials.scenario.body as unknown as Record<string, Line[]>;
      const lines = [...setUp!, ...reinforcements];
      const unitsOf = (side: string) =>
        lines
          .filter((line) => line.side === side)
          .flatMap(({ units, formation }) => units.map((each) => ({ ...each, formation })));
      playPanzer(materials, `orders ${seed}`, ({ session, state, side, open }) => {
        const [action] = open.actions;
        if (action?.command.type !== 'commit-orders') return;
        const position = state.position as Position;
        const { orders } = (
          action.form!.schema as { properties: Record<string, { properties: Record<string, { enum: string[] }> }> }
        ).properties;
        const there = unitsOf(side).flatMap(({ card, command, formation }) => {
          // Only vehicles are in the Basic Game [4.4].
          const unit = position.units[card];
          if (unit?.place !== 'map' || unit.bailed) return [];
          const spots = (position.sight[card] ?? []).length > 0;
          const may = ordersOf(materials.cards[card]!.body.values as unknown as Card, unit, spots, basic);
          return [{ id: card, may, formation, recon: command === 'recon' }];
        });
        const listed = Object.entries(orders!.properties).filter(([id]) => position.units[id]!.place === 'map');
        expect(Object.fromEntries(listed.map(([id, { enum: all }]) => [id, [...all].sort()]))).toEqual(
          Object.fromEntries(there.map(({ id, may }) => [id, may])),
        );
        forms += 1;
        // Two at a time, within what each formation has; recon units take none of it [6.2.1.1.3].
        if (position.turn > 2) return;
        for (const [at, one] of there.entries())
          for (const other of there.slice(at + 1))
            for (const [mine, its] of one.may.flatMap((a) => other.may.map((b) => [a, b] as const))) {
              const given = [[one, mine] as const, [other, its] as const].filter(
                ([{ recon }, order]) => order !== 'none' && !recon,
              );
              const room = given.every(
                ([{ formation }]) =>
                  given.filter(([each]) => each.formation === formation).length <= position.commands[formation!]!,
              );
              const fits = basic || room;
              expect([
                one.id,
                mine,
                other.id,
                its,
                takes(session, state, side, { [one.id]: mine, [other.id]: its }),
              ]).toEqual([...[one.id, mine, other.id, its], fits]);
              pairs += 1;
              if (!fits) refused += 1;
            }
      });
    }
    expect(forms).toBeGreaterThan(20);
    expect(pairs).toBeGreaterThan(100);
    expect(refused > 0).toBe(!basic);
  });
});
