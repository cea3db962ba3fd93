import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { NO_DICE } from '../../../src/kernel/dice/index.js';
import { type Command, RefusedError, seenEntry, type Viewer, wordRuling } from '../../../src/kernel/session/index.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
const LANGUAGES = ['en', 'ja'] as const;
const materials = materialsFor(aslPrimosole, 'orchard-ferry');
const enemyOf = (side: Side): Side => (side === 'british' ? 'axis' : 'british');

/** Commands that a curious side sends to see how it is refused: of every step, legal or not. */
const PROBES: readonly Command[] = [
  { type: 'purchase', orders: [{ group: 'I1', mode: 'onMap', area: 1 }] },
  { type: 'fortify', orders: [{ item: 'roadblock', count: 9 }] },
  { type: 'recon', purchases: [2, 2] },
  { type: 'chit', chit: 'attack' },
  { type: 'set-up', place: [{ unit: 'a01', hex: 'I5', as: 'open' }], hold: [], dummies: [] },
  { type: 'inspect', location: 'I5' },
  { type: 'bombard', line: 'a-I7-1' },
  { type: 'shift', groups: [{ from: 'area 1', to: 'entry I1', units: ['a40'] }] },
  { type: 'file', page: 'losses', lines: [{ kind: 'fate', unit: 'a40', fate: 'captured', by: 'A-40' }] },
  { type: 'dispute', page: 'places', line: 'place entry I1' },
  { type: 'escape', hex: 'I5', stacks: [{ units: ['a40'] }], drop: [] },
] as never;

/** Every byte that a viewer can get out of a session: what it is shown, what it may do, the last entry in both languages, and every refusal. */
function everything({ session, state, entries }: ScriptedCampaign, viewer: Viewer): string {
  const entry = seenEntry(entries.at(-1)!, viewer, false);
  const told = LANGUAGES.map((language) => entry.rulings.map((each) => wordRuling(aslPrimosole, each, language)));
  const shown = [
    session.view(state, viewer),
    session.board(state, viewer),
    session.clock(state),
    session.score(state, viewer),
    session.waitingFor(state),
  ];
  if (viewer === null) return JSON.stringify([shown, entry, told, entries.length]);
  const refused = PROBES.map((probe) => {
    try {
      const sealing = session.sealing(state)?.type === probe.type;
      if (sealing) session.checkSealed(state, viewer, probe);
      else session.decide(state, viewer, probe, NO_DICE, () => state, 'no-dice');
      return 'taken';
    } catch (error) {
      if (error instanceof RefusedError) return [error.steps, error.ruling];
      return String(error);
    }
  });
  return JSON.stringify([shown, entry, told, entries.length, session.actions(state, viewer), refused]);
}

/** Two campaigns that differ in nothing but what one side hands in once; whoever is not that side must never read a difference. */
class Twins {
  readonly both: readonly [ScriptedCampaign, ScriptedCampaign];
  readonly steps = new Set<string>();

  constructor(private readonly secretive: Side) {
    const begun = (): ScriptedCampaign => new ScriptedCampaign(materials, new NamedDice({}, 3));
    this.both = [begun(), begun()];
  }

  compare(): void {
    const [one, other] = this.both;
    this.steps.add(one.step);
    expect(one.step).toBe(other.step);
    for (const viewer of [enemyOf(this.secretive), null]) {
      const [first, second] = [everything(one, viewer), everything(other, viewer)];
      if (first !== second) expect(differing(first, second)).toEqual([]);
    }
  }

  /** The secret step, handed in with nothing in one campaign and with something in the other. */
  differ(command: Command): void {
    const [plain, rich] = this.both;
    expect(reasonsOf(() => rich.session.checkSealed(rich.state, this.secretive, command))).toEqual([]);
    plain.handIn();
    rich.handIn({ [this.secretive]: command });
    expect(JSON.stringify(plain.position.own)).not.toBe(JSON.stringify(rich.position.own));
    this.compare();
  }

  /** Everybody does what is suggested to him, in both campaigns, until the step begins or the campaign has gone on so often. */
  goOn(until: (campaign: ScriptedCampaign) => boolean): void {
    for (let count = 0; count < 200 && !until(this.both[0]); count += 1) {
      for (const campaign of this.both) {
        const { session, state } = campaign;
        if (session.sealing(state)) {
          campaign.handIn();
          continue;
        }
        const open = (session.waitingFor(state) as Side[]).flatMap((side) =>
          session
            .actions(state, side)
            .actions.filter(({ changes }) => !changes)
            .map(({ command }) => ({ side, command })),
        );
        campaign.as(open[0]!.side, open[0]!.command);
      }
      this.compare();
    }
  }
}

/** Where two texts part, with some of what stands round it. */
function differing(one: string, other: string): string[] {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one.slice(Math.max(0, at - 120), at + 80), other.slice(Math.max(0, at - 120), at + 80)];
}

const order = (group: string, more: object): Command =>
  ({ type: 'purchase', orders: [{ group, improved: false, creepingBarrage: false, ...more }] }) as never;

describe('two campaigns that differ in one secret', () => {
  const nextPurchases = ({ position }: ScriptedCampaign): boolean =>
    position.open.date === '14N' && position.open.step === 'purchase';

  it.each<[string, Side, Command]>([
    ['a company bought off the map', 'axis', order('I7', { mode: 'offMap', entry: 'I1', objective: 'C3' })],
    ['fortification points that nobody spends', 'axis', order('M3', { mode: 'offMap' })],
    ['fortification points that nobody spends', 'british', order('M3', { mode: 'offMap' })],
  ])('%s (%s): the other side and the spectators read the same bytes for a whole date', (_name, side, command) => {
    const twins = new Twins(side);
    twins.compare();
    twins.differ(command);
    twins.goOn(nextPurchases);
    expect([...twins.steps]).toEqual(
      expect.arrayContaining(['set-up', 'field', 'report', 'places', 'shift', 'purchase']),
    );
  });

  it('a hidden roadblock, built and set up, is not in any byte either [3.619, 3.602]', () => {
    const twins = new Twins('axis');
    for (const campaign of twins.both) campaign.handIn({ axis: order('M3', { mode: 'offMap' }) });
    twins.differ({ type: 'fortify', orders: [{ item: 'roadblock', count: 1 }] } as never);
    twins.goOn(nextPurchases);
    expect(Object.values(twins.both[1].position.own.axis.forts)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'roadblock', hidden: true, hex: expect.any(String) })]),
    );
  });

  it('a sniper bought shows when both sides tell their SAN, and no sooner [3.623]', () => {
    const twins = new Twins('axis');
    twins.differ(order('M1', { mode: 'offMap' }));
    twins.goOn(({ position }) => position.open.step === 'set-up' && position.open.passes.length === 1);
    const told = twins.both.map((campaign) => campaign.toTheField().position.open.san.axis);
    expect(told).toEqual([4, 5]);
  });
});
