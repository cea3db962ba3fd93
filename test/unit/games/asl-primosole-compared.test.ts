import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Counter } from '../../../src/games/asl-primosole/session/counters.js';
import type { Line } from '../../../src/games/asl-primosole/session/position.js';
import type { Command } from '../../../src/kernel/session/index.js';
import { reasonsOf, ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

const begun = (scenario: string): ScriptedCampaign =>
  new ScriptedCampaign(materialsFor(aslPrimosole, scenario), new NamedDice({}, 3));

describe('pages of both sides', () => {
  /** Toll House at the report; the squads by name. */
  function reporting(): ScriptedCampaign {
    return begun('toll-house').both({ type: 'begin-play' }).both({ type: 'open-report' });
  }
  const filed = (campaign: ScriptedCampaign, side: 'british' | 'axis', page: string, lines: object[]): Command => {
    const { lines: suggested, ...command } = campaign.suggested(side, 'file', page) as Command & { lines: object[] };
    return { ...command, lines: [...suggested, ...lines] } as never;
  };
  const british = ({ position }: ScriptedCampaign): Counter =>
    Object.values(position.own.british.counters).find(({ kind }) => kind === 'squad')!;

  it('do not let a captor be lost himself [3.608]', () => {
    const campaign = reporting();
    const guard = campaign.counter('axis', 'Garrison squad 1');
    const taken = { kind: 'fate', unit: british(campaign).id, fate: 'captured', by: guard.alias };
    const lost = { kind: 'fate', unit: guard.id, fate: 'eliminated' };
    // Whoever files second hears of it, at his own line; the first line of the page is its CVP.
    const first = reporting().as('british', filed(campaign, 'british', 'losses', [taken]));
    expect(reasonsOf(() => first.as('axis', filed(first, 'axis', 'losses', [lost])))).toMatchObject([
      { key: 'captor-is-lost', rule: '3.608', pointer: '/lines/1' },
    ]);
    campaign.as('axis', filed(campaign, 'axis', 'losses', [lost]));
    expect(reasonsOf(() => campaign.as('british', filed(campaign, 'british', 'losses', [taken])))).toMatchObject([
      { key: 'captor-is-lost', rule: '3.608', pointer: '/lines/1' },
    ]);
  });

  it('do not put personnel of both sides into the one Location of a hex, where Close Combat would go on [3.601]', () => {
    const campaign = begun('toll-house').battle();
    // With the bridge F5 British, E7 is No Man's Land: open ground, in which Garrison squad 2 stands.
    campaign.page('british', 'control', [{ kind: 'control', hex: 'F5', controller: 'british' }]);
    campaign.as('axis', campaign.suggested('axis', 'file', 'places'));
    const { lines, ...command } = campaign.suggested('british', 'file', 'places') as Command & { lines: Line[] };
    const squad = british(campaign).id;
    const rest = (lines as unknown as { units: string[] }[]).map((line) => ({
      ...line,
      units: line.units.filter((id) => id !== squad),
    }));
    const places = [...rest.filter(({ units }) => units.length > 0), { kind: 'place', units: [squad], hex: 'E7' }];
    expect(reasonsOf(() => campaign.as('british', { ...command, lines: places } as never))).toMatchObject([
      { key: 'melee-goes-on', rule: '3.601', pointer: `/lines/${places.length - 1}` },
    ]);
  });

  it('do not call a Location empty in which a state told of somebody [3.6054]', () => {
    const campaign = begun('toll-house');
    const squad = campaign.counter('axis', 'Garrison squad 1').id;
    campaign.battle({ 'state-axis': [{ kind: 'state', unit: squad, is: ['encircled'], hex: 'F7' }] });
    const control = { kind: 'control', hex: 'F7', controller: 'axis', empty: true };
    expect(reasonsOf(() => campaign.as('british', filed(campaign, 'british', 'control', [control])))).toMatchObject([
      { key: 'location-not-empty', rule: '3.6054' },
    ]);
  });

  it('let nobody leave but by an edge hex [CG13]', () => {
    const campaign = reporting();
    const leaves = (edge: string): object => ({ kind: 'fate', unit: british(campaign).id, fate: 'exited', edge });
    // F4 lies inside the map, F1 on its north edge.
    expect(reasonsOf(() => campaign.as('british', filed(campaign, 'british', 'losses', [leaves('F4')])))).toMatchObject(
      [{ key: 'line-no-edge', rule: 'CG13', pointer: '/lines/1' }],
    );
    campaign.as('british', filed(campaign, 'british', 'losses', [leaves('F1')]));
  });
});

describe('an Objective Hex (PS-18) [3.2/Objective-Hex]', () => {
  /** The Axis company of Orchard Ferry has E8, which is nothing by itself, for its objective, and is in the Field. */
  function withObjective(): ScriptedCampaign {
    const campaign = begun('orchard-ferry');
    const line = company(campaign);
    const named = {
      group: 'I5',
      line: line.id,
      objective: 'E8',
      mode: 'offMap',
      improved: false,
      creepingBarrage: false,
    };
    campaign.handIn({ axis: { type: 'purchase', orders: [named] } as never });
    return campaign.handIn().toTheField().both({ type: 'begin-play' });
  }
  const company = ({ position }: ScriptedCampaign): Line =>
    Object.values(position.own.axis.lines).find(({ group }) => group === 'I5')!;
  const report = (campaign: ScriptedCampaign): ScriptedCampaign => {
    campaign.both({ type: 'open-report' }).page('british', 'gameEnd').page('axis', 'terrain');
    for (const side of ['british', 'axis'] as const) campaign.page(side, 'losses').page(side, 'state');
    return campaign;
  };

  it('announced in the Field is strategic for good once the report bears it out', () => {
    const campaign = withObjective();
    campaign.as('axis', { type: 'reveal-objective', line: company(campaign).id });
    expect(campaign.position.open.objectives).toEqual([{ hex: 'E8', side: 'axis', claimed: true }]);
    report(campaign);
    expect(campaign.suggested('british', 'file', 'control').lines).toContainEqual({
      kind: 'objective',
      hex: 'E8',
      value: 1,
    });
    campaign.page('british', 'control');
    expect(campaign.position.open.objectives).toEqual([{ hex: 'E8', side: 'axis' }]);
    expect(campaign.position.open.control.E8).toMatchObject({ controller: 'axis' });
  });

  it('whose announcement is disputed, and given up, never was strategic', () => {
    const campaign = withObjective();
    campaign.as('axis', { type: 'reveal-objective', line: company(campaign).id });
    report(campaign).as('axis', campaign.suggested('axis', 'file', 'control'));
    const denied = { kind: 'objective', hex: 'E8', value: 0 };
    campaign.as('british', { type: 'dispute', page: 'control', line: 'objective E8', claim: denied } as never);
    campaign.as('british', { type: 'agree', page: 'control', except: ['objective E8'] });
    expect(campaign.step).toBe('report');
    campaign.as('axis', { type: 'amend', page: 'control', lines: [denied] } as never);
    expect(campaign.position.open).toMatchObject({ step: 'places', objectives: [] });
    expect(campaign.position.open.control.E8).toBeUndefined();
    expect(company(campaign)).toMatchObject({ objective: 'E8', objectiveRevealed: false });
  });

  it('cannot be left off the page by whoever files it', () => {
    const campaign = withObjective();
    campaign.as('axis', { type: 'reveal-objective', line: company(campaign).id });
    const { lines, ...command } = report(campaign).suggested('british', 'file', 'control') as Command & {
      lines: { kind: string }[];
    };
    const without = { ...command, lines: lines.filter(({ kind }) => kind !== 'objective') };
    expect(reasonsOf(() => campaign.as('british', without as never))).toMatchObject([
      { key: 'page-needs-objective', rule: '3.2/Objective-Hex' },
    ]);
  });

  it('about which its owner kept silent is none any more, and nobody else hears of it', () => {
    const campaign = withObjective();
    const { id } = company(campaign);
    campaign.both({ type: 'open-report' }).page('british', 'gameEnd').page('axis', 'terrain');
    campaign.page('british', 'losses').page('british', 'state').page('axis', 'losses');
    campaign.page('axis', 'state', [{ kind: 'keptSilent', name: id }]);
    expect(company(campaign)).toMatchObject({ objective: 'E8', objectiveRevealed: false, keptSilent: true });
    expect(JSON.stringify(campaign.session.view(campaign.state, 'british'))).not.toMatch(/keptSilent|E8/);
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    campaign
      .both({ type: 'equipment', lines: [] })
      .handInTo('chits')
      .handIn({ british: { type: 'chit', chit: 'attack' } });
    campaign.toTheField().both({ type: 'begin-play' });
    expect(campaign.listed('axis', 'reveal-objective')).toEqual([]);
    expect(reasonsOf(() => campaign.as('axis', { type: 'reveal-objective', line: id }))).toMatchObject([
      { key: 'no-objective', rule: '3.2/Objective-Hex' },
    ]);
  });
});
