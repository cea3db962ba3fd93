import { describe, expect, it } from '@jest/globals';
import type { HiddenCounter } from '../../../src/games/panzer/session/hidden/state.js';
import type { Position } from '../../../src/games/panzer/session/position.js';
import type { UnitState } from '../../../src/games/panzer/session/unit-state.js';
import type { Session, SessionState } from '../../../src/kernel/session/index.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';

/** Everything that somebody reads, and whom the game waits for. */
const read = (session: Session, state: SessionState, viewer: string | null): string =>
  JSON.stringify([
    session.waitingFor(state),
    session.view(state, viewer),
    session.board(state, viewer),
    session.score(state, viewer),
    session.pending(state, viewer),
    session.layOut(state, viewer),
    viewer === null ? null : session.actions(state, viewer),
  ]);

/** The first and the last counter of a side with what they stand for exchanged, or all of it in the last and the first a dummy. */
function exchanged(position: Position, owner: string, dummy: boolean): Position | null {
  const { hidden } = position;
  const own = Object.entries(hidden.counters).filter(([, { side }]) => side === owner);
  if (own.length < 2 || hidden.unveiling.length > 0 || hidden.sneaking) return null;
  const [[first, one], [last, other]] = [own[0]!, own.at(-1)!];
  const bare = ({ as: _, command: __, ...rest }: HiddenCounter): HiddenCounter => rest;
  const to = (id: string): string => (dummy || one.units.includes(id) ? last : first);
  const units = Object.entries(position.units).map(([id, unit]): [string, UnitState] => [
    id,
    unit.counter === first || unit.counter === last ? { ...unit, counter: to(id) } : unit,
  ]);
  const counters = {
    ...hidden.counters,
    [first]: { ...bare(one), units: dummy ? [] : other.units },
    [last]: { ...bare(other), units: dummy ? [...one.units, ...other.units] : one.units },
  };
  return { ...position, units: Object.fromEntries(units), hidden: { ...hidden, counters } };
}

/** What lies under a hidden unit counter is its owner's alone: whatever it is, everybody else reads the same, and is waited for alike [7.2]. */
describe.each(['mill-farm', 'sukhaya-ford'])('hidden counters of %s', (scenario) => {
  it('look alike whatever they stand for', () => {
    let looks = 0;
    for (const more of [
      {},
      { morale: true, camouflage: true, limitedSpotting: true, turrets: true, commandSpan: true },
    ]) {
      const given = panzerMaterials(scenario, 'advanced-game', { hiddenUnits: true, weather: true, ...more });
      const { body } = given.scenario;
      // By night they stay hidden longer [7.36.1].
      const start = { ...(body.start as object), conditions: { visibility: -3 } };
      const materials = { ...given, scenario: { ...given.scenario, body: { ...body, start } } } as typeof given;
      playPanzer(materials, `exchanged ${scenario}`, ({ session, state }) => {
        for (const viewer of [...session.sides, null])
          for (const owner of session.sides) {
            const position = owner === viewer ? null : exchanged(state.position as Position, owner, looks % 2 === 0);
            if (!position) continue;
            const other = { ...state, position };
            expect([state.version, viewer, read(session, other, viewer)]).toEqual([
              ...[state.version, viewer, read(session, state, viewer)],
            ]);
            looks += 1;
          }
      });
    }
    expect(looks).toBeGreaterThan(50);
  });
});
