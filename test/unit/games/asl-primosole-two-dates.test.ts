import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
const BOTH = ['axis', 'british'];
const materials = materialsFor(aslPrimosole, 'primosole-cg-i', [madeUpPrimosole]);

/** The 23 steps as the book numbers them [3.6]. */
const STEPS = Array.from({ length: 23 }, (_, at) => `3.6${String(at + 1).padStart(2, '0')}`);
const through = (step: string): string[] => STEPS.slice(0, STEPS.indexOf(step) + 1);

/** The Refit Phases after 13N and after 14AM as a session plays them: who is asked in each step, what he may send, what is rolled and who sees it. */
describe('two consecutive Refit Phases of CG-I, step by step', () => {
  /** Where the campaign stands: its step, the steps of the book that are done, who is asked. */
  const standing = ({ session, state, step, position }: ScriptedCampaign): object => ({
    step,
    done: position.open.done,
    asked: [...session.waitingFor(state)].sort(),
  });
  const kinds = (campaign: ScriptedCampaign, side: Side): string[] => [
    ...new Set(campaign.listed(side).map(({ type }) => type)),
  ];
  /** Rolls of the last entry, without the names that are drawn for counters: those everybody sees, and those one side sees. */
  const rolls = ({ entries }: ScriptedCampaign): { open: string[]; secret: string[] } => {
    const all = entries.at(-1)!.rolls.filter(({ purpose }) => purpose !== 'alias');
    const named = (secret: boolean): string[] =>
      all.filter((each) => (each.secret !== undefined) === secret).map(({ purpose }) => purpose);
    return { open: named(false), secret: named(true) };
  };
  const NOTHING = { open: [], secret: [] };

  /** From the report of a battle to the chits of the next date. */
  function refit(campaign: ScriptedCampaign, next: string, more: { loss: readonly string[]; order?: object }): void {
    // 3.601 to 3.603 close the scenario; the control page may be filed by either side, and nobody is passed over [3.605].
    expect(standing(campaign)).toEqual({ step: 'report', done: through('3.603'), asked: BOTH });
    for (const side of ['british', 'axis'] as const) expect(kinds(campaign, side)).toContain('file');
    campaign.page('axis', 'control');
    // Nobody is Encircled, mined, Bogged, Shocked or wading: 3.604 asks nobody and rolls nothing. Then both say where they are.
    expect(standing(campaign)).toEqual({ step: 'places', done: through('3.604'), asked: BOTH });
    expect(rolls(campaign)).toEqual(NOTHING);
    campaign.page('british', 'places').page('axis', 'places');
    // Escape is compulsory for whoever is between the lines: the side has nothing else to do, and the dice are open [3.606].
    while (campaign.step === 'escape') {
      expect(campaign.position.open.done).toEqual(through('3.605'));
      const side = campaign.session.waitingFor(campaign.state)[0] as Side;
      campaign.as(side, campaign.suggested(side, 'escape') ?? campaign.suggested(side));
      expect(rolls(campaign).secret).toEqual([]);
    }
    // 3.607: each side once, in any order; nothing is a legal answer.
    expect(standing(campaign)).toEqual({ step: 'equipment', done: through('3.606'), asked: BOTH });
    campaign.both({ type: 'equipment', lines: [] });
    // No isolated guard: 3.608 asks nobody. 3.609 to 3.611 are handed in by both, unseen.
    expect(standing(campaign)).toEqual({ step: 'aftermath', done: through('3.608'), asked: BOTH });
    expect(campaign.session.sealing(campaign.state)?.type).toBe('aftermath');
    campaign.handIn();
    // 3.612 is the new date; a SAN of 2 and one of 2 do not roll (A-30) [3.6122].
    expect(campaign.position.open).toMatchObject({ date: next, san: { british: 2, axis: 2 } });
    expect(standing(campaign)).toEqual({ step: 'shift', done: through('3.612'), asked: BOTH });
    expect(rolls(campaign)).toEqual(NOTHING);
    campaign.handIn();
    // Nobody Shifts and nothing is broken: 3.613 and both hand-ins of 3.614 roll nothing.
    expect([campaign.step, rolls(campaign)]).toEqual(['refit', NOTHING]);
    campaign.handIn();
    expect([campaign.step, rolls(campaign)]).toEqual(['replenish', NOTHING]);
    campaign.handIn();
    // The Loss-Point dr is open (PS-05) [3.6162].
    expect(standing(campaign)).toEqual({ step: 'purchase', done: through('3.616'), asked: BOTH });
    expect(rolls(campaign)).toEqual({ open: more.loss, secret: [] });
    campaign.handIn(more.order ? { axis: more.order as never } : {});
    // Strength and leaders of whatever was bought are for its owner alone (PS-05) [3.618].
    expect(standing(campaign)).toEqual({ step: 'fortify', done: through('3.618'), asked: BOTH });
    expect(rolls(campaign).open).toEqual([]);
    campaign.handIn();
    expect(standing(campaign)).toEqual({ step: 'recon', done: through('3.619'), asked: BOTH });
    campaign.handIn({ british: { type: 'recon', purchases: [] } as never });
    expect(standing(campaign)).toEqual({ step: 'chits', done: through('3.620'), asked: BOTH });
  }

  it('asks and rolls as 3.601 to 3.623 say, after 13N and after 14AM', () => {
    const campaign = new ScriptedCampaign(materials, new NamedDice({}, 3)).handIn().handIn();
    // The Italians set up first, the British after them [3.51]; nobody has recon or a bombardment, and the Field begins.
    campaign.as('axis', campaign.suggested('axis')).as('british', campaign.suggested('british'));
    expect(campaign.step).toBe('field');
    const cvp = (value: number): object[] => [{ kind: 'count', name: 'cvp', value }];
    // 20 against 9: 11 more and more than double, one dr for the British [3.6162].
    campaign.battle({ 'losses-british': cvp(20), 'losses-axis': cvp(9) });
    const order = {
      group: 'I5',
      mode: 'offMap',
      improved: false,
      creepingBarrage: false,
      entry: 'R1',
      objective: 'Q16',
    };
    refit(campaign, '14AM', {
      loss: ['status/cpp-replenishment:loss points'],
      order: { type: 'purchase', orders: [order] },
    });
    // A British attack spends one of five chits; the Axis set up first, one pass each, for no area is isolated [3.6213, 3.622].
    campaign.handIn({ british: { type: 'chit', chit: 'attack' } });
    expect(campaign.position.open).toMatchObject({ step: 'set-up', done: through('3.621') });
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['axis']);
    campaign.as('axis', campaign.suggested('axis'));
    expect(campaign.session.waitingFor(campaign.state)).toEqual(['british']);
    campaign.toTheField();
    expect(campaign.position.open.scenario).toMatchObject({ kind: 'britishAttack', movesFirst: 'british' });
    // 15 against 8 is 7 more: no dr [3.6162].
    campaign.battle({ 'losses-axis': cvp(15), 'losses-british': cvp(8) });
    refit(campaign, '14PM', { loss: [] });
    // What was left after 3.617 of 14PM is lost on both sides.
    expect([campaign.position.own.british.cpp, campaign.position.own.axis.cpp]).toEqual([0, 0]);
    expect(campaign.session.broken(campaign.state)).toEqual([]);
  });
});
