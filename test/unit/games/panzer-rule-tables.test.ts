import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ask, at, BANDS, ruling, tablesOf } from '../../support/panzer-tables.js';

const tables = tablesOf('rules');
const fixture = (name: string) => tables.read(name);
const SQUAD = { kind: 'squad', gpDefense: 3 };
type Json = Record<string, unknown>;

interface Shipped {
  readonly name: { readonly en: string };
  readonly side?: string;
  readonly body: unknown;
}

/** Every figure in a card or a row, `2P` and `5T 6-10` taken apart. */
const figures = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/\d+(\.\d+)?/g) ?? []);

describe('rules that the book gives as tables', () => {
  it('the four height cases', () => {
    const sees = (high: number, low: number, top: number, range = 3) =>
      ask('spotting/line-of-sight', {
        map: {
          grid: { columns: 1, rows: 30 },
          hexes: [
            { hex: '0101', height: high },
            { hex: '0102', height: top },
            { hex: `01${String(1 + range).padStart(2, '0')}`, height: low },
          ],
        },
        from: { hex: '0101' },
        to: { hex: `01${String(1 + range).padStart(2, '0')}` },
      });
    const cases: Record<string, unknown[]> = {
      'O > hi': [sees(1, 0, 2).rule, sees(1, 0, 2, 20).clear, 'BLOCKED'],
      'O == hi && O > lo': [sees(2, 0, 2).rule, sees(2, 0, 2, 20).clear, 'BLOCKED'],
      'O <= lo': [sees(2, 1, 1).rule, !sees(2, 1, 1, 20).clear, 'CLEAR'],
      'lo < O < hi': [sees(3, 0, 1, 2).rule, !sees(3, 0, 1, 20).clear, 'DEAD_ZONE'],
    };
    for (const { case: number, if: condition, result } of fixture('a-los-cases').rows)
      expect([number, ...cases[condition]!]).toEqual([
        number,
        number === 3 ? null : `4.1.4.2.${number}`,
        false,
        result,
      ]);
  });

  it('movement', () => {
    const points = (more: object) => ask('movement/allowance', { factor: 9, ...more }).points;
    const cost = (more: object) => ask('movement/step-cost', { terrain: ['clear'], ...more }).cost;
    const legal = (more: object) =>
      ruling('movement/step-cost', { terrain: ['clear'], hexside: ['slope'], ...more }).legal;
    const climbs = (mover: string, levels: number) => legal({ mover, levels, alongRoad: false });
    const flatCost = cost({});
    const found: Record<string, unknown> = {
      short_halt: points({ command: 'shortHalt' }) === 4,
      damaged: points({ damaged: true }) === 4,
      'short_halt+damaged': points({ command: 'shortHalt', damaged: true }) === 2,
      minimum: ask('movement/allowance', { factor: 2, command: 'shortHalt', damaged: true }).points === 1,
      level_up_1: cost({ hexside: ['slope'], levels: 1 }) - flatCost,
      level_up_2: cost({ hexside: ['slope'], levels: 2 }) - flatCost,
      level_down: at('level-change', '1', 'down'),
      level_limit_T_H: [1, 2, 3].filter((n) => climbs('tracked', n) && climbs('halfTrack', n)).length,
      level_limit_W: at('movement-limits', 'W', 'levels'),
      on_path_or_road_level: cost({ levels: 2, alongRoad: true }) === 2,
      path_road_hex: cost({ alongRoad: true }),
      path_road_hex_reverse: cost({ alongRoad: true, reverse: true }),
      reverse: cost({ reverse: true }) === 2 * flatCost,
      turn_1_hexside_per_hex: ask('movement/vehicle-path', {
        map: { grid: { columns: 1, rows: 2 }, defaultTerrain: ['clear'] },
        vehicle: { hex: '0102', facing: 'N', card: { name: 'tank', movement: { crossCountry: 5 }, defense: {} } },
        actions: [{ turnTo: 'NE', move: 'stay' }],
      }).spent,
      brewup_smoke_enter_or_turn: cost({ smoke: true }) - flatCost,
      path_road_smoke: cost({ alongRoad: true, smoke: true }) === 2,
    };
    for (const { id, cost: printed, levels, effect } of fixture('a-movement-rules').rows) {
      const value = found[id];
      if (printed !== undefined && typeof printed !== 'string') expect([id, value]).toEqual([id, printed]);
      else if (levels !== undefined) expect([id, value]).toEqual([id, levels]);
      // What is said in words alone, of turning and of mixed ways, is proved by golden cases of [4.5.1.1.3] to [4.5.1.1.8].
      else if (effect !== undefined && id in found) expect([id, value]).toEqual([id, true]);
    }
  });

  it('ammunition limits', () => {
    const blocks = {
      range: { P: 3, S: 6, M: 9, L: 12, E: 15 },
      penetration: { P: 9, S: 8, M: 7, L: 6, E: 5 },
      damage: { nd: 10 },
    };
    const fire = (limits: object, dice: number[], more: object = {}) =>
      ruling(
        'combat/ap-fire',
        {
          range: 2,
          ammo: blocks,
          basicAmmo: blocks,
          firer: { limits, rateOfFire: 'F' },
          target: { defense: { protection: 'S' } },
          ...more,
        },
        [...dice, 1, 63],
      );
    const rate = ({ steps }: { steps: readonly { key: string }[] }) =>
      steps.some(({ key }) => key === 'number-of-hits') ? 'F' : 'N';
    const gp = (firer: object) =>
      ask('combat/gp-fire', { rangeFactor: 'P', factor: 5, firer, target: SQUAD }, [6, 50]).targets[0].netModifier;
    for (const { code, onFail, heatOnlyUnit } of fixture('b-ammo-limits').rows) {
      if (code === '(none)') {
        const shot = fire({ basic: 5 }, [6]);
        expect([rate(shot), (shot.outcome as Json).netModifier, gp({ limits: { basic: 5 } })]).toEqual([
          onFail.rof,
          onFail.ap,
          onFail.gp,
        ]);
      } else if (code === 'A' || code === 'H') {
        const special = { ammo: { ...blocks, type: code === 'A' ? 'HVAP' : 'HEAT' } };
        const limit = code === 'A' ? 'special' : 'heat';
        const shot = fire({ [limit]: 5 }, [6], special);
        const { fellBack, netModifier } = shot.outcome as Json;
        expect([fellBack ? 'AP' : '', rate(shot), netModifier]).toEqual([onFail.useAmmo, onFail.rof, onFail.ap]);
        const both = fire({ [limit]: 5, basic: 5 }, [6, 6], special).outcome as Json;
        expect([onFail.alsoRollBasicIfLimited, both.netModifier]).toEqual([true, onFail.bothFailedAp]);
        if (!heatOnlyUnit) continue;
        const alone = fire({ heat: 5 }, [6], { ...special, basicAmmo: undefined });
        expect([
          (alone.outcome as Json).fellBack ? 'AP' : 'HEAT',
          rate(alone),
          (alone.outcome as Json).netModifier,
        ]).toEqual([heatOnlyUnit.useAmmo, heatOnlyUnit.rof, heatOnlyUnit.ap]);
        expect(gp({ kind: 'squad', weapon: 'handHeldAntiTank', limits: { heat: 5 } })).toBe(heatOnlyUnit.gp);
      } else if (code === 'S') {
        const { counter, unitSpot } = ask('combat/smoke', { ammoLimit: 5 }, [6]);
        expect([counter === 'none', unitSpot === 'fire']).toEqual([onFail.noFire, onFail.spotFire]);
      } else if (code === 'I') {
        const { fires, firerSpot } = ask(
          'combat/indirect-fire',
          { offMap: true, sheaf: 'closed', mission: 'illumination', rangeFactor: 'M', ammoLimit: 5 },
          [6],
          { options: { illumination: true } },
        );
        // Only batteries off the map light up the field, and those carry no counter.
        expect([!fires, firerSpot]).toEqual([onFail.noFire, onFail.spotFire ? 'none' : '']);
      } else {
        const { counter } = ask('combat/smoke', { means: 'dischargers', ammoLimit: 5 }, [6], {
          options: { smokeDischargers: true },
        });
        expect(counter === 'none').toBe(onFail.noSmoke);
      }
    }
  });

  it('GP defence and suppression', () => {
    const hit = (target: object) => ask('combat/gp-fire', { rangeFactor: 'S', factor: 5, target }, [1]).targets[0];
    const rows = fixture('b-gp-defense').rows;
    const [leg, under, open, ...units] = rows;
    const defenseByCover = { none: leg.none, light: leg.light, medium: leg.medium, heavy: leg.heavy };
    const infantry = (more: object) =>
      ask('combat/gp-fire', { rangeFactor: 'S', factor: 5, target: { kind: 'squad', defenseByCover, ...more } }, [1])
        .targets[0].gpDefense;
    for (const cover of ['none', 'light', 'medium', 'heavy']) expect(infantry({ cover })).toBe(leg[cover]);
    expect(infantry({ fullCover: true }) - leg.none).toBe(leg.fullCoverBonus);
    expect(infantry({ cover: 'medium', command: 'move' }) - leg.medium).toBe(leg.movingMod);
    expect([infantry({ command: 'move' }), infantry({ cover: 'heavy', fullCover: true })]).toEqual([...leg.clamp]);
    for (const [passengerCover, { value }] of [
      ['underCover', under],
      ['exposed', open],
    ] as const) {
      const { outcome } = ruling(
        'combat/gp-fire',
        { rangeFactor: 'S', factor: 5, target: { gpDefense: 2, passengerCover, passengers: [{}] } },
        [1, 1],
      );
      expect((outcome as { targets: { passengers: Json[] }[] }).targets[0]!.passengers[0]!.gpDefense).toBe(value);
    }
    for (const { type, value } of units) expect(hit({ gpDefense: value, protection: type }).gpDefense).toBe(value);
    expect(new Set(rows.map(({ type }: { type: string }) => type))).toEqual(new Set(['S', 'P', 'A']));
    const { rows: effects } = fixture('b-suppression');
    const cells: Record<string, unknown> = {
      'AP fire': at('ap-hit-modifiers-advanced', 'shooterSuppressed'),
      'GP fire': at('gp-modifiers', 'shooterSuppressed'),
      'observer response': at('response-modifiers', 'observerSuppressed'),
    };
    for (const { area, effect } of effects)
      if (typeof effect === 'number') expect([area, cells[area]]).toEqual([area, effect]);
  });

  it('GP results against vehicles, in every band', () => {
    const order: Record<string, (band: string) => string> = {
      Suppressed: () => 'suppressed',
      'P: Suppressed; else none': (band) => (band === 'P' ? 'suppressed' : 'none'),
      'P,S: Suppressed; else none': (band) => ('PS'.includes(band) ? 'suppressed' : 'none'),
      'P: Damaged; S: Suppressed; else none': (band) =>
        band === 'P' ? 'damaged' : band === 'S' ? 'suppressed' : 'none',
    };
    const rows = fixture('c-gp-vehicle-results').rows;
    const effect = (
      smallArms: boolean,
      protection: string,
      rangeFactor: string,
      final: number,
      dice: number[] = [],
      effectiveness = 3,
    ) => {
      const roll = final + (protection === 'A' ? 20 : protection === 'P' ? 10 : 0);
      const target = { gpDefense: 3, protection };
      return ask('combat/gp-fire', { rangeFactor, factor: 7, firer: { smallArms, effectiveness }, target }, [
        roll,
        ...dice,
      ]).targets[0].effect;
    };
    for (const smallArms of [false, true])
      for (const protection of ['A', 'P', 'S'])
        for (const band of BANDS) {
          const { Suppressed, Effective } = rows[smallArms ? 'smallArms' : 'nonSmallArms'];
          const where = `${smallArms} ${protection} ${band}`;
          // 7/3: suppressed from 36 to 66.
          expect([where, effect(smallArms, protection, band, 40)]).toEqual([
            where,
            order[Suppressed[protection]]!(band),
          ]);
          const words = Effective[protection] === 'as A' ? Effective.A : Effective[protection];
          const plain = order[words];
          if (plain) {
            expect([where, effect(smallArms, protection, band, 71)]).toEqual([where, plain(band)]);
            continue;
          }
          // Effectiveness 3, and half of factor 7.
          const burns = 3;
          expect([effect(smallArms, protection, band, 75), effect(smallArms, protection, band, 70)]).toEqual([
            'damaged',
            'trackHit',
          ]);
          expect([
            effect(smallArms, protection, band, 71, [burns]),
            effect(smallArms, protection, band, 71, [burns + 1]),
          ]).toEqual(['bu', 'ko']);
          if (words.startsWith('if maxEffectiveness'))
            expect(effect(smallArms, protection, band, 71, [], 2)).toBe('suppressed');
        }
  });

  it('every figure quoted for a unit stands on the card that ships', () => {
    const path = join(import.meta.dirname, '..', '..', '..', 'scenarios', 'panzer', 'cards-printed.json');
    const { records } = JSON.parse(readFileSync(path, 'utf8')) as { records: Shipped[] };
    // The book writes PzKpfw III M and PzKpfw IIIM.
    const cards = new Map(records.map((record) => [record.name.en.replaceAll(' ', ''), record]));
    for (const table of ['a-units-printed', 'b-units-printed', 'c-unit-fragments'])
      for (const { unit, note: _, card: _key, cards: _keys, side, nation, ...values } of fixture(table).rows) {
        const found = cards.get(unit.replaceAll(' ', ''))!;
        const held = figures(found.body);
        expect([unit, [...figures(values)].filter((figure) => !held.has(figure))]).toEqual([unit, []]);
        if (side ?? nation) expect([unit, found.side]).toEqual([unit, (side ?? nation).toLowerCase()]);
      }
  });

  it('leave no value uncompared', () => {
    const aside = [
      /^a-movement-rules.*(cost|effect)$/,
      /^b-ammo-limits.*(covers|test)$/,
      /^b-gp-defense.*unit$/,
      /^b-suppression.*(effect|area)$/,
      /^[abc]-unit.*(note|cards?|cards\/\d)$/,
    ];
    expect(tables.unread(aside)).toEqual([]);
  });
});
