import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import { madeUpPrimosole } from '../../support/asl-made-up.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

/** The examples that the chapter prints with its campaign rules, met in a campaign. */
const ferry = (): ScriptedCampaign =>
  new ScriptedCampaign(materialsFor(aslPrimosole, 'orchard-ferry'), new NamedDice({}, 3))
    .handIn()
    .handIn()
    .toTheField();
const told = ({ entries }: ScriptedCampaign, type: string): number =>
  entries.flatMap(({ events }) => events).filter((event) => event.type === type).length;

describe('the worked examples of the chapter', () => {
  it('Melees in C19, B17, A1 and B16 of CG-I are fought out in A1, B16, B17, C19 [3.601]', () => {
    const materials = materialsFor(aslPrimosole, 'primosole-cg-i', [madeUpPrimosole]);
    const campaign = new ScriptedCampaign(materials, new NamedDice({}, 3)).handIn().handIn().toTheField();
    campaign.battle({ gameEnd: ['C19', 'B17', 'A1', 'B16'].map((hex) => ({ kind: 'melee', hex })) });
    const rulings = campaign.entries.flatMap((entry) => entry.rulings ?? []);
    const melee = rulings.find(({ procedure }) => procedure === 'status/melee-order')!;
    expect(melee.outcome).toMatchObject({ order: ['A1', 'B16', 'B17', 'C19'], attacker: 'british' });
  });

  /** From the end of the battle to the new date, with these fires. */
  function refitted(terrain: object[]): { campaign: ScriptedCampaign; areas: unknown } {
    const campaign = ferry().battle({ terrain }).page('axis', 'control');
    const { areas } = campaign.position.open;
    campaign.page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] }).handIn();
    return { campaign, areas };
  }

  it('without a Flame or Blaze 3.609 is skipped [3.6]', () => {
    expect(told(refitted([]).campaign, 'fires-out')).toBe(0);
  });

  it('wooden rubble that burns to shellholes after the Setup Areas are drawn does not change them [3.6054]', () => {
    // The Stable M14, rubbled, is a Strategic Location of whoever Controls it until it burns down [3.2, 3.6092].
    const { campaign, areas } = refitted([
      { kind: 'rubble', hex: 'M14', as: 'woodenRubble' },
      { kind: 'fire', hex: 'M14', as: 'woodenRubble' },
    ]);
    expect(told(campaign, 'fires-out')).toBeGreaterThan(0);
    expect(campaign.position.open.terrain.M14).toBe('shellholes');
    expect(campaign.position.open).toMatchObject({ date: '14N', step: 'shift' });
    expect(campaign.position.open.areas).toEqual(areas);
  });

  it('after one Idle date two bombardments may fall, and no third (note i) [3.617/British]', () => {
    const campaign = refitted([]).campaign;
    campaign.handInTo('purchase');
    const order = (hex: string): object => ({
      group: 'B1',
      mode: 'offMap',
      improved: false,
      creepingBarrage: false,
      hex,
    });
    // One a date [3.6176]: the first on 14N, the second on 15AM.
    campaign.handIn({ british: { type: 'purchase', orders: [order('I5')] } as never });
    campaign.handInTo('chits');
    campaign.handIn({ british: { type: 'chit', chit: 'idle' }, axis: { type: 'chit', chit: 'idle' } });
    campaign.handInTo('purchase');
    expect(campaign.position.open.date).toBe('15AM');
    campaign.handIn({ british: { type: 'purchase', orders: [order('I8')] } as never });
    campaign.handInTo('chits');
    campaign.handIn({ british: { type: 'chit', chit: 'attack' }, axis: { type: 'chit', chit: 'idle' } });
    while (campaign.step !== 'bombardment') {
      const side = campaign.session.waitingFor(campaign.state)[0] as 'british' | 'axis';
      campaign.as(side, campaign.suggested(side));
    }
    const [first, second] = Object.values(campaign.position.own.british.lines).filter(({ group }) => group === 'B1');
    const third = { ...second!, id: 'b-B1-9' };
    const counter = Object.values(campaign.position.own.british.counters).find(({ kind }) => kind === 'bombardment')!;
    campaign.own('british', { lines: { ...campaign.position.own.british.lines, [third.id]: third } });
    campaign.put('british', { ...counter, id: 'b999', line: third.id } as Counter);
    // The last scenario was that of 14PM: 14N and 15AM are two dates.
    campaign.as('british', { type: 'bombard', line: first!.id }).as('british', { type: 'bombard', line: second!.id });
    expect(campaign.listed('british', 'bombard')).toEqual([]);
    expect(reasonsOf(() => campaign.as('british', { type: 'bombard', line: third.id })).length).toBeGreaterThan(0);
    expect(told(campaign, 'bombarded')).toBe(2);
  });
});
