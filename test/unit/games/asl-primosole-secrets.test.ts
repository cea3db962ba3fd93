import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Position } from '../../../src/games/asl-primosole/session/position.js';
import type { Dice } from '../../../src/kernel/dice/index.js';
import {
  type Command,
  type Entry,
  type Session,
  type SessionState,
  seenEntry,
  unsealing,
  type Viewer,
} from '../../../src/kernel/session/index.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { materialsFor } from '../../support/materials.js';

const materials = materialsFor(aslPrimosole, 'orchard-ferry');
const never = (): never => {
  throw new Error('nobody took anything back');
};

/** Every die alike, so that only what was handed in can make a difference. */
const ALL_THREES: Dice = { source: 'given', next: () => 3 };

/** Every byte a viewer is shown: the table, what it may do, and one entry of the log. */
function everything(session: Session, state: SessionState, viewer: Viewer, entry?: Entry): string {
  const shown = [
    session.view(state, viewer),
    session.board(state, viewer),
    session.clock(state),
    session.score(state, viewer),
  ];
  const open = viewer === null ? null : session.actions(state, viewer);
  return JSON.stringify([shown, open, entry ? seenEntry(entry, viewer, false) : null]);
}

/** Ids of counters, fortifications and lines of the purchase record of a side, as its own commands name them. */
const OWN_IDS = { axis: /"a[ofr]?\d{2,}"|"a-[A-Z]\d+-\d+"/g, british: /"b[ofr]?\d{2,}"|"b-[A-Z]\d+-\d+"/g } as const;

describe('what one side keeps to itself', () => {
  it('no id of a side is in any byte that the other side or a spectator is shown', () => {
    for (const seed of ['secret 1', 'secret 2']) {
      playCampaign({
        materials,
        seed,
        maxCommands: 2000,
        onEntry(session, entry, state) {
          if (state.stage === 'over') return;
          expect(everything(session, state, 'british', entry).match(OWN_IDS.axis)).toBeNull();
          expect(everything(session, state, 'axis', entry).match(OWN_IDS.british)).toBeNull();
          const watched = everything(session, state, null, entry);
          expect(watched.match(OWN_IDS.axis) ?? watched.match(OWN_IDS.british)).toBeNull();
        },
      });
    }
  });

  /** Opens what both have handed in, as it is opened: under the first of them. */
  function openedWith(session: Session, state: SessionState, axis: Command) {
    const british = session.actions(state, 'british').actions[0]!.command;
    return session.decide(state, session.sealing(state)!.sides[0]!, unsealing({ axis, british }), ALL_THREES, never);
  }

  /** Opens a secret step twice, the Axis having handed in two different things: the British must read the same. */
  function compare(session: Session, state: SessionState, one: Command, other: Command): void {
    const opened = [one, other].map((axis) => openedWith(session, state, axis));
    for (const viewer of ['british', null] as const) {
      const [bought, otherwise] = opened.map(({ entry, state: after }) => everything(session, after, viewer, entry));
      expect(bought === otherwise).toBe(true);
    }
    expect(JSON.stringify(opened[0]!.state.position) === JSON.stringify(opened[1]!.state.position)).toBe(false);
  }

  it('whatever the Axis buy, build, spy out or shift, the British read the same bytes', () => {
    const compared = new Set<string>();
    playCampaign({
      materials,
      seed: 'compared',
      maxCommands: 2000,
      onState(session, state) {
        const { open, own } = state.position as Position;
        const accepted = (command: Command): boolean => {
          try {
            session.checkSealed(state, 'axis', command);
            return true;
          } catch {
            return false;
          }
        };
        const nothing = session.sealing(state) ? session.actions(state, 'axis').actions[0]!.command : null;
        const others: Record<string, Command> = {
          purchase: {
            type: 'purchase',
            orders: [
              { group: 'I7', mode: 'offMap', improved: false, creepingBarrage: false, entry: 'I1', objective: 'C3' },
            ],
          },
          fortify: { type: 'fortify', orders: [{ item: 'foxhole1S', count: 1 }] },
          recon: { type: 'recon', purchases: [1] },
        };
        const other =
          open.step === 'shift' && own.axis
            ? session.actions(state, 'axis').actions.find(({ command }) => (command.groups as unknown[]).length > 0)
                ?.command
            : others[open.step];
        if (!nothing || !other || !accepted(other)) return;
        if (open.step === 'shift') {
          // A Shift that fails changes nothing, so only the bytes are compared.
          const read = [nothing, other].map((axis) => {
            const { entry, state: after } = openedWith(session, state, axis);
            return everything(session, after, 'british', entry);
          });
          expect(read[0] === read[1]).toBe(true);
        } else compare(session, state, nothing, other);
        compared.add(open.step);
      },
    });
    expect([...compared].sort()).toEqual(['fortify', 'purchase', 'recon', 'shift']);
  });
});
