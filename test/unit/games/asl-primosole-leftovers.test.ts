import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { type Counter, has, isMmc } from '../../../src/games/asl-primosole/session/counters.js';
import { ScriptedCampaign } from '../../support/asl-script.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice } from '../../support/scripted-session.js';

type Side = 'british' | 'axis';
const begun = (scenario: string): ScriptedCampaign =>
  new ScriptedCampaign(materialsFor(aslPrimosole, scenario), new NamedDice({}, 3));
const counters = ({ position }: ScriptedCampaign, side: Side): Counter[] => Object.values(position.own[side].counters);

/** Orchard Ferry with both sides set up as suggested: the Axis north of the river, the British behind I19. */
const inTheField = (): ScriptedCampaign => begun('orchard-ferry').handIn().handIn().toTheField();

describe('the scenario of 14PM', () => {
  it('finds every British MMC and SW short of ammunition, those received for it too [CG18]', () => {
    const campaign = begun('orchard-ferry').handIn();
    const short = (side: Side, of: (counter: Counter) => boolean): boolean[] => [
      ...new Set(
        counters(campaign, side)
          .filter(of)
          .map((counter) => has(counter, 'shortage')),
      ),
    ];
    const affected = (counter: Counter): boolean => isMmc(counter) || counter.kind === 'sw';
    expect(short('british', affected)).toEqual([true]);
    expect(short('british', (counter) => !affected(counter))).toEqual([false]);
    expect(short('axis', () => true)).toEqual([false]);
  });
});

describe('what is left when a scenario is over', () => {
  it('burns out with its fires: a wreck stays unless the building round it falls', () => {
    const campaign = inTheField().battle({
      terrain: [
        // A wreck burns by itself [3.6091]; wooden rubble burns to shellholes, its wreck burns out [3.6092];
        // the Winery falls in all three hexes, the wreck in one of them is gone [3.6094, 3.6095].
        { kind: 'wreck', hex: 'I5', as: 'wreck' },
        { kind: 'fire', hex: 'I5', as: 'wreck' },
        { kind: 'rubble', hex: 'M14', as: 'woodenRubble' },
        { kind: 'wreck', hex: 'M14', as: 'wreck' },
        { kind: 'fire', hex: 'M14', as: 'woodenRubble' },
        { kind: 'wreck', hex: 'E4', as: 'wreck' },
        { kind: 'fire', hex: 'D4', as: 'stoneBuilding' },
        { kind: 'wreck', hex: 'I3', as: 'wreck' },
      ],
    });
    campaign.page('axis', 'control').page('british', 'places').page('axis', 'places').escapes();
    campaign.both({ type: 'equipment', lines: [] }).handIn();
    expect(campaign.position.open.wrecks).toEqual({ I5: 'burntOutWreck', M14: 'burntOutWreck', I3: 'wreck' });
    expect(campaign.position.open.terrain).toEqual({
      ...{ M14: 'shellholes', D4: 'stoneRubble', D5: 'stoneRubble', E4: 'stoneRubble' },
    });
  });

  it('falls to whoever Controls the ground, though nobody is there to take it [3.6071]', () => {
    const campaign = inTheField();
    const lmg = counters(campaign, 'axis').find(({ type }) => type === 'LMG')!;
    campaign.battle({ 'state-axis': [{ kind: 'state', unit: lmg.id, is: ['unpossessed'], hex: 'M14' }] });
    campaign.page('axis', 'control', [{ kind: 'control', hex: 'M14', controller: 'british' }]);
    campaign.page('british', 'places').page('axis', 'places').escapes();
    expect(campaign.step).toBe('equipment');
    expect(campaign.position.own.axis.counters[lmg.id]!.status).toBe('eliminated');
    const taken = counters(campaign, 'british').filter((counter) => has(counter, 'captured'));
    expect(taken).toMatchObject([{ type: 'LMG', status: 'alive', at: { hex: 'M14' }, nationality: 'german' }]);
  });
});

describe('FT and DC that were used up', () => {
  /** An FT of the garrison, as an earlier scenario or as this one used it up. */
  function usedUp(when: 'earlier' | 'now'): ScriptedCampaign {
    const campaign = begun('toll-house');
    const squad = campaign.counter('axis', 'Garrison squad 1');
    const carried = { ...squad, id: 'ft', kind: 'sw', type: 'FT', at: { with: squad.id }, alias: 'A-ft' } as Counter;
    const ft: Counter = when === 'now' ? carried : { ...carried, status: 'eliminated', at: null, effectsDr: 9 };
    const { position } = campaign;
    const axis = { ...position.own.axis, counters: { ...position.own.axis.counters, ft } };
    campaign.state = { ...campaign.state, position: { ...position, own: { ...position.own, axis } } };
    const told = { kind: 'fate', unit: 'ft', fate: 'eliminated', effectsDr: 9 };
    campaign.battle(when === 'now' ? { 'losses-axis': [told] } : {});
    campaign.page('british', 'control').page('british', 'places').page('axis', 'places').escapes();
    return campaign.both({ type: 'equipment', lines: [] }).handIn().handIn().handIn();
  }

  it('may be kept in the Refit Phase after the scenario, and in no later one [3.61427]', () => {
    const wanted = (campaign: ScriptedCampaign): unknown => campaign.suggested('axis', 'replenish').keepFtDc;
    // An Original Effects DR of 9 is ten or less.
    expect(wanted(usedUp('now'))).toEqual(['ft']);
    expect(wanted(usedUp('earlier'))).toEqual([]);
  });
});
