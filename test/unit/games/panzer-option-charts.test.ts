import { describe, expect, it } from '@jest/globals';
import { Cohesion } from '../../../src/games/panzer/events/cohesion.js';
import { ask, at, chart, filled, GRADES, ruling, tablesOf } from '../../support/panzer-tables.js';

const tables = tablesOf('options');
const fixture = (name: string) => tables.read(name);
const row = (id: string, name: string) => chart(id).data.cells[chart(id).rowOf(name)]!;
const on = (...options: string[]) => ({ options: Object.fromEntries(options.map((name) => [name, true])) });

describe('charts of aircraft, mines, morale and the optional rules', () => {
  it('aircraft', () => {
    const air = fixture('c-air');
    for (const altitude of ['Low', 'Medium', 'High']) {
      const name = altitude.toLowerCase();
      for (const speed of ['Slow', 'Fast']) {
        expect(at('aircraft-acquire', name, speed.toLowerCase())).toBe(air.acquireHexes[altitude][speed]);
        expect(at('aircraft-track', name, speed.toLowerCase())).toBe(air.trackHexes[altitude][speed]);
      }
      const base = air.losBlindHexes[altitude]?.baseHeight;
      for (let height = 1; height <= 8; height += 1)
        expect(at('aircraft-line-of-sight', name, height)).toBe(
          base === undefined ? air.losBlindHexes[altitude] : Math.max(0, height - base + 1),
        );
    }
    const { Low, Medium, High, Fast, aircraftDamaged, aircraftSuppressed } = air.attackModifiers;
    const { fastOrHigh, low } = air.aaModifiers;
    expect(chart('aircraft-modifiers').data.cells.flat()).toEqual([
      Low,
      Medium,
      High,
      Fast,
      aircraftDamaged,
      aircraftSuppressed,
      fastOrHigh,
      low,
    ]);
    expect(chart('air-patterns').data.cells).toEqual([
      [...air.strafePattern.Slow],
      [...air.strafePattern.Fast],
      [...air.rocketRange],
    ]);
    const flies = (turnOfFlight: number) =>
      ruling('movement/flight', { speed: 'slow', altitude: 'low', turnOfFlight }).legal;
    expect([flies(air.loiterTurns), flies(air.loiterTurns + 1)]).toEqual([true, false]);
    const bombs = (altitude: string, dive = false) =>
      ask('combat/air-attack', { weapon: 'bombs', dive, factor: 5, aircraft: { altitude } }).hexes;
    expect([bombs('low'), bombs('medium'), bombs('high')]).toEqual([1, 2, 10]);
    expect(air.bombPattern.High).toContain('10 hexes');
  });

  it('buildings and minefields', () => {
    for (const { type, hit, split, fire } of fixture('c-building-effects').rows) {
      const name = type.toLowerCase();
      const [last, damaged] = row('building-effects', name) as [number | null, number | null];
      expect(hit).toEqual(last === null ? null : [1, last]);
      expect(split).toEqual(damaged === null ? null : { TK: [1, damaged - 1], DMGD: [damaged, 100] });
      expect(fire).toEqual(last === null ? null : { 8: [1, at('fire-start', name, 8)] });
    }
    expect(filled('fire-start')).toHaveLength(1);
    const mines = fixture('c-minefields');
    const { gpd5, legTowed } = mines.rows.Hasty;
    const [damaged, track] = [at('minefield-effects', 'hasty', 'damaged5'), at('minefield-effects', 'hasty', 'track5')];
    expect(gpd5).toEqual({ DMGD: [1, damaged], TK: [(damaged as number) + 1, track] });
    expect(legTowed).toBe(at('minefield-effects', 'hasty', 'legTowed'));
    expect(mines.rows.Deliberate.gpd5).toBe(at('minefield-effects', 'deliberate', 'damaged5'));
    expect(mines.rows.Deliberate.legTowed).toEqual({
      Effective: [1, at('minefield-effects', 'deliberate', 'legTowed')],
    });
    expect(filled('minefield-effects')).toHaveLength(3);
    for (const [density, defense] of Object.entries(mines.gpDefense))
      expect(at('minefield-defense', density.toLowerCase(), 'gpDefense')).toBe(defense);
    const march = (roll: number) =>
      ask(
        'combat/minefield-attack',
        { kind: 'squad', density: 'deliberate', mines: 'antiPersonnel', quickmarching: true },
        [roll],
        on('mines'),
      ).effect;
    expect([march(70 - mines.quickmarchModifier), march(71 - mines.quickmarchModifier)]).toEqual(['reduced', 'none']);
  });

  it('morale and cohesion', () => {
    const morale = fixture('c-morale');
    const { Elite, Veteran, Regulars, Green, ...checks } = morale.checkModifiers;
    expect([Elite, Veteran, Regulars, Green]).toEqual(
      ['elite', 'veteran', 'regular', 'green'].map((grade) => at('grade-effects', grade, 'morale')),
    );
    const names: Record<string, string> = {
      mediumCover: 'coverMedium',
      heavyCover: 'coverHeavy',
      unbrokenCommandInRange: 'commandInRange',
      suppressedOrDamaged: 'suppressedOrDamaged',
      forced: 'forced',
      brokenFormationUnitInRange: 'brokenNearby',
      spottedEnemy1to2: 'enemyWithin2',
      spottedEnemy3to5: 'enemyWithin5',
      commandOtherThanNC: 'commanded',
    };
    for (const [key, value] of Object.entries(checks))
      expect([key, at('morale-modifiers', names[key]!)]).toEqual([key, value]);
    const [breaks, hesitates] = row('break-point', 'german') as [number, number];
    expect(morale.breakPoint.German).toEqual({ break: [null, breaks], hesitate: [breaks + 1, hesitates] });
    expect([morale.breakPoint.others, filled('break-point').length]).toEqual([null, 2]);
    expect(
      morale.cohesionLevels.map((level: string | null, i: number) => level?.toLowerCase() ?? Cohesion.values[i]),
    ).toEqual(Cohesion.values);
    const [{ roll, level, columns }] = morale.cohesionRows;
    const good = level.toLowerCase();
    expect([...roll]).toEqual([at('cohesion', good, 'lowest'), at('cohesion', good, 'highest')]);
    for (const [column, points] of Object.entries(columns)) expect(at('cohesion', good, column)).toBe(points);
    expect(filled('cohesion')).toHaveLength(5);
    expect(at('cohesion-modifiers', 'sovietEarly42')).toBe(morale.cohesionModifiers['Soviet early-42']);
    expect(at('cohesion-modifiers', 'veteranFormation')).toBe(morale.cohesionModifiers['Veteran formation']);
    for (const [state, title] of [
      ['hesitating', 'Hesitating'],
      ['broken', 'Broken'],
    ] as const) {
      const { AP, GP, HTHdefence, IFresponse, crewBailOut } = morale[state];
      expect(at('ap-hit-modifiers-advanced', `shooter${title}`)).toBe(AP);
      expect(at('gp-modifiers', `shooter${title}`)).toBe(GP);
      expect(at('hand-to-hand-modifiers', state, 'defender')).toBe(HTHdefence);
      expect(at('response-modifiers', `observer${title}`)).toBe(IFresponse);
      const last = 30 - crewBailOut;
      const crew = (die: number) =>
        ask('combat/bail-out', { causes: ['dm'], crew: { morale: state } }, [die], on('morale')).crew;
      expect([crew(last), crew(last + 1)]).toEqual(['bailsOut', 'stays']);
    }
    expect(at('spotting-modifiers', 'spotterBroken')).toBe(morale.broken.spotting);
    const walks = ask('movement/allowance', { factor: 6, broken: true }, [], on('morale')).points;
    expect([walks, morale.broken.movement]).toEqual([3, 'half']);
  });

  it('hull-down search', () => {
    for (const { key, mod } of fixture('c-movement-and-search').rows)
      expect([
        key,
        GRADES[key] ? at('grade-effects', GRADES[key], 'hullDownSearch') : at('hull-down-search', key),
      ]).toEqual([key, mod]);
    expect(chart('hull-down-search').data.rows).toHaveLength(6);
  });

  it('smoke, spotting, penetration and the command span', () => {
    const small = fixture('c-optional-small');
    expect([small.sovietIFResponse[1941], small.sovietIFResponse[1942]]).toEqual([
      at('response-modifiers', 'soviet1941'),
      at('response-modifiers', 'soviet1942'),
    ]);
    for (const [penetration, cells] of Object.entries(small.apPenetrationVariance as Record<string, object>))
      for (const [die, delta] of Object.entries(cells))
        for (const each of penetration === 'all' ? chart('penetration-variance').data.rows : [penetration])
          expect([each, die, at('penetration-variance', each, die)]).toEqual([each, die, delta]);
    expect(at('limited-spotting', 'veteran', 'far')).toBe(small.limitedSpotting.Veteran.far);
    expect(filled('limited-spotting')).toHaveLength(1);
    const notices = (roll: number) =>
      ask(
        'spotting/spotting-range',
        { spotter: { grade: 'veteran' }, cover: 'medium', range: 4, furtherSpotters: 1 },
        [roll],
        on('limitedSpotting'),
      ).spotted;
    const last = small.limitedSpotting.Veteran.far + small.limitedSpotting.extraSpotter;
    expect([notices(last), notices(last + 1)]).toEqual([true, false]);
    const { mods, ...limits } = small.infantrySmokeLimit;
    const nations: Record<string, string> = {
      German: 'german',
      Soviet: 'soviet',
      USA: 'usa',
      UK: 'uk',
      'France41+': 'france1941',
      France44: 'france1944',
      Italy: 'italy',
    };
    for (const [nation, limit] of Object.entries(limits))
      expect(at('infantry-smoke', nations[nation]!, 'limit')).toBe(limit);
    for (const grade of ['Elite', 'Veteran', 'Green'])
      expect(at('grade-effects', GRADES[grade]!, 'infantrySmoke')).toBe(mods[grade]);
    const smokes = (die: number) =>
      ask(
        'combat/smoke',
        { means: 'infantry', kind: 'squad', nation: 'uk', engineer: true },
        [die],
        on('infantrySmoke'),
      ).counter;
    expect([smokes(4 + mods.Engineer), smokes(5 + mods.Engineer)]).toEqual(['smokeOn', 'none']);
    const { CHQ, BHQ, RHQ } = small.commandSpan;
    expect(chart('command-span').data.cells.flat()).toEqual([CHQ, BHQ, RHQ]);
    const { minLevelsTargetHigher } = small.lowerHull;
    const hull = (level: number, range: number) =>
      ask(
        'combat/ap-fire',
        {
          range,
          rangeFactor: 'P',
          penetration: 1,
          damage: {},
          target: {
            level,
            angle: 'frontSide',
            defense: { armor: { sideRising: { TF: 50, TS: 50, HF: 22, HS: 50 } } },
          },
        },
        [1, 63],
        on('lowerHull'),
      ).hits[0].armor;
    expect([
      hull(minLevelsTargetHigher, 3),
      hull(minLevelsTargetHigher, 4),
      hull(minLevelsTargetHigher, 5),
      hull(minLevelsTargetHigher - 1, 2),
    ]).toEqual([11, 11, 22, 22]);
  });

  it('damage, repair, scatter, counter-battery and the ground', () => {
    const small = fixture('c-optional-small');
    expect([small.collateral.TF[1], small.collateral.TF[2]]).toEqual([
      `optics AP${at('collateral-effects', 'opticsAp')} GP${at('collateral-effects', 'opticsGp')}`,
      `${at('collateral-damage', 'TF', 2) === 'coaxMg' ? 'coax MG' : ''} lost / suppressed`,
    ]);
    const words: Record<string, string> = {
      turretRing: 'turret jammed / suppressed if turretless',
      radio: 'radio',
      fuel: 'fuel leak',
    };
    for (const place of ['TS', 'TR'])
      expect([small.collateral.TS_TR[1], small.collateral.TS_TR[2]]).toEqual(
        row('collateral-damage', place).map((cell) => words[cell as string]),
      );
    for (const place of ['HS', 'HR'])
      expect(small.collateral.HS_HR[1]).toBe(words[row('collateral-damage', place)[0] as string]);
    expect([at('collateral-damage', 'HF', 1), small.collateral.HF[1]]).toEqual([
      'runningGear',
      `MF${at('collateral-effects', 'runningGear')} min1`,
    ]);
    const leak = (die: number) => ask('events/fuel-leak', {}, [die], on('collateralDamage'));
    expect([small.fuelLeakRoll[1], leak(1).result, leak(1).checks.length]).toEqual(['TrackHit+bailout', 'trackHit', 1]);
    expect([small.fuelLeakRoll[2], leak(2).result, leak(2).checks.length]).toEqual(['BU+bailout', 'bu', 1]);
    expect([small.fuelLeakRoll['3-10'], leak(3).result, leak(10).result]).toEqual(['none', 'none', 'none']);
    const { repaired, destroyed, ncMod } = small.weaponRepair;
    expect(chart('weapon-repair').data.cells.flat()).toEqual([
      Number(repaired.slice(2)),
      Number(destroyed.slice(9)),
      ncMod,
    ]);
    expect(chart('scatter').data.cells.flat()).toEqual([small.ifScatter['1-6'], small.ifScatter['7-10']]);
    expect(chart('bomb-scatter').data.cells.flat()).toEqual([
      small.bombScatter.noEffect,
      small.bombScatter.suppressedOrDamaged,
      small.bombScatterHexes.Medium,
      small.bombScatterHexes.High,
    ]);
    const { locate, longMission, selfPropelled, Soviet1941, Soviet1942, ...battery } = small.counterBattery;
    expect(chart('counter-battery-modifiers').data.cells.flat()).toEqual([
      longMission,
      selfPropelled,
      Soviet1941,
      Soviet1942,
    ]);
    const counter = (dice: number[]) =>
      ask('combat/counter-battery', { locateOn: locate[1] }, dice, on('counterBattery'));
    expect([counter([locate[0], 1]).result, counter([locate[1], 1]).result, counter([locate[1] + 1]).result]).toEqual([
      'suppressed',
      'suppressed',
      'notLocated',
    ]);
    expect(chart('counter-battery').data.rowBands!.map(([least, most]) => [least ?? 1, most ?? 100])).toEqual(
      [battery.suppressed, battery.damaged, battery.eliminated].map((band) => [...band]),
    );
    expect(at('response-modifiers', 'batteryDamaged')).toBe(battery.damagedResponse);
    const recovers = (die: number) =>
      ask('events/recovery', { unit: 'battery', grade: 'green' }, [die], on('counterBattery')).recovered;
    expect([
      recovers(battery.artilleryRecovery[0]),
      recovers(battery.artilleryRecovery[1]),
      recovers(battery.artilleryRecovery[1] + 1),
    ]).toEqual([true, true, false]);
    const push = (weight: number, die: number) =>
      ask('movement/push-aside', { weight, pushedWeight: 20 }, [die], on('narrowRoads'));
    const needed = Number(small.pushAside.success.slice(2));
    expect([push(20, needed).pushed, push(20, needed - 1).pushed, push(25, 1).modifier]).toEqual([
      true,
      false,
      small.pushAside.per5tHeavier,
    ]);
    const bogs = (die: number, more: object = {}) =>
      ask('movement/bog-check', { terrain: ['rough'], ...more }, [die], on('bogging', 'weather')).bogged;
    const [least, most] = small.bogRough;
    expect([at('terrain-effects', 'rough', 'bog'), bogs(least), bogs(most), bogs(most + 1)]).toEqual([
      most,
      true,
      true,
      false,
    ]);
    const towed = most - small.bogTowing;
    expect([bogs(towed, { towing: true }), bogs(towed + 1, { towing: true })]).toEqual([true, false]);
    const mud = most * small.mudBogFactor;
    expect([bogs(mud, { mud: true }), bogs(mud + 1, { mud: true })]).toEqual([true, false]);
    const loaded = mud - 3 * small.snowMudTowBogPerCapacity;
    const load = { mud: true, towing: true, towedLoad: 3 };
    expect([bogs(loaded, load), bogs(loaded + 1, load)]).toEqual([true, false]);
    const step = (snow: boolean) => ask('movement/step-cost', { terrain: ['clear'], snow }, [], on('weather')).cost;
    expect(step(true) - step(false)).toBe(small.snowMPPerTerrain);
    const loss = small.attachedWeaponLoss;
    const lost = (weapons: number, ...dice: number[]) =>
      ask(
        'combat/gp-fire',
        { rangeFactor: 'P', factor: 15, target: { kind: 'squad', gpDefense: 1, attachedWeapons: weapons } },
        [100, ...dice],
        on('attachedWeaponLoss'),
      ).targets[0].weaponsLost;
    expect([lost(1, loss.destroyed[0]), lost(1, loss.destroyed[1]), lost(1, loss.destroyed[1] + 1)]).toEqual([1, 1, 0]);
    expect([
      lost(2, loss.destroyed[1] - loss.firstRollIfSeveral, 10),
      lost(2, loss.destroyed[1] - loss.firstRollIfSeveral + 1, 10),
    ]).toEqual([1, 0]);
  });

  it('leave no value uncompared', () => {
    const aside = [
      /^c-air.*(formula|unitCard|bombPattern\/(dive|Low|Medium))$/,
      /^c-morale\/broken\/commandRange$/,
      /^c-optional-small\/lowerHull\/(rangeMin|rangeMax|armour)$/,
      /^c-optional-small\/bogMarker$/,
    ];
    expect(tables.unread(aside)).toEqual([]);
  });
});
