import { describe, expect, it } from '@jest/globals';
import { HINDRANCE_HEIGHT } from '../../../src/games/panzer/combat/direct-fire/hindrances.js';
import { responseRow } from '../../../src/games/panzer/combat/indirect/observer.js';
import { panzer } from '../../../src/games/panzer/index.js';
import type { Cell } from '../../../src/kernel/charts/index.js';
import { ask, at, chart, filled, GRADES, ruling, sourceAt, tablesOf } from '../../support/panzer-tables.js';

const tables = tablesOf('field');
const fixture = (name: string) => tables.read(name);
const row = (id: string, name: string) => chart(id).data.cells[chart(id).rowOf(name)]!;

/** Whether a terrain of the map hides what lies behind it on the plain. */
const hides = (terrain: string): boolean =>
  !ask('spotting/line-of-sight', {
    map: { grid: { columns: 1, rows: 3 }, hexes: [{ hex: '0102', terrain: [terrain] }] },
    from: { hex: '0101' },
    to: { hex: '0103' },
  }).clear;

/** Whether a mover may enter a terrain at all; a cost that is on the card alone is no refusal. */
function mayEnter(terrain: string, mover: object): boolean {
  const card = { 'terrain-effects': { [`${terrain},costT`]: 1, [`${terrain},costLeg`]: 1 } };
  const own = Object.fromEntries(
    Object.entries(card['terrain-effects']).filter(
      ([key]) => at('terrain-effects', ...(key.split(',') as [string, string])) === null,
    ),
  );
  const chartPack =
    Object.keys(own).length > 0 ? { chartPack: { name: 'own', charts: { 'terrain-effects': own } } } : {};
  return ruling('movement/step-cost', { terrain: [terrain], ...mover }, [], chartPack).legal;
}

describe('charts of the field', () => {
  it('commands', () => {
    const names: Record<string, string> = {
      FIRE: 'fire',
      MOVE: 'move',
      SHORT_HALT: 'shortHalt',
      OW: 'overwatch',
      NC: 'none',
    };
    const { rows } = fixture('a-commands');
    for (const { id, ja, fires, moves, needsSpottedTarget, mandatory, ...rest } of rows) {
      expect([id, ...row('commands', names[id]!)]).toEqual([
        id,
        fires === 'reaction' ? true : fires,
        moves,
        needsSpottedTarget,
        mandatory === 'reveal only' ? true : mandatory,
      ]);
      expect(panzer.declaration.glossary.some((term) => term.ja.includes(ja))).toBe(true);
      if (rest.fireModifier) expect(at('ap-hit-modifiers', 'shortHalt')).toBe(rest.fireModifier);
      if (rest.moveFactor)
        expect(`1/${8 / ask('movement/allowance', { factor: 8, command: 'shortHalt' }).points}`).toBe(rest.moveFactor);
      if (rest.default) expect(ask('status/place-command', { command: 'fire' }).command).toBe(names[id]);
    }
    expect(chart('commands').data.rows).toEqual(rows.map(({ id }: { id: string }) => names[id]));
  });

  it('dead zones, each with the example of the book', () => {
    for (const { levels, fraction, example } of fixture('a-los-dead-zone').rows) {
      const below = levels === '4+' ? 4 : levels;
      const divisor = at('dead-zone', levels === '4+' ? '4 or more' : levels, 'divisor');
      expect(fraction).toBe(divisor === null ? 'fixed 1' : `1/${divisor}`);
      const { d, dead, blocked } = example;
      const name = (distance: number) => `01${String(1 + distance).padStart(2, '0')}`;
      const seen = (distance: number) =>
        ask('spotting/line-of-sight', {
          map: {
            grid: { columns: 1, rows: 30 },
            hexes: [
              { hex: '0101', height: 1 + below },
              { hex: name(d), terrain: ['brickBuilding'] },
            ],
          },
          from: { hex: '0101' },
          to: { hex: name(distance) },
        });
      expect(seen(blocked[0]).obstacles[0]).toMatchObject({ distance: d, deadHexes: dead, deadTo: blocked[1] });
      expect([blocked[0], seen(blocked[0]).clear, seen(blocked[1]).clear, seen(blocked[1] + 1).clear]).toEqual([
        d + 1,
        false,
        false,
        true,
      ]);
    }
  });

  it('the sequence of play, basic and advanced', () => {
    const orders: Record<string, string> = {
      'First, then Second': 'firstThenSecond',
      'after all direct fire': 'firstThenSecond',
      'see part C': 'firstThenSecond',
      'Second, then First': 'secondThenFirst',
      'side with air superiority': 'airSide',
    };
    const { steps } = ask('status/sequence-of-play', {});
    expect(steps).toEqual(
      fixture('b-sequence-of-play').rows.map(({ order, phase, step, rule, players }: Record<string, string>) => ({
        number: order,
        phase,
        step: step ?? phase,
        rule: rule!.split(',')[0],
        order: orders[players!] ?? 'together',
      })),
    );
    // Where the book gives each player a step of his own, one step names both in their order.
    const basic = fixture('a-sequence-of-play').rows.filter(
      ({ n, phase, rule }: Record<string, unknown>, i: number, all: Record<string, unknown>[]) =>
        n === i + 1 && !(rule === all[i - 1]?.rule && phase === all[i - 1]?.phase),
    );
    const shipped = ask('status/sequence-of-play', { game: 'basic' }).steps;
    expect(shipped.map(({ phase }: { phase: string }) => phase)).toEqual(
      basic.map(({ phase }: { phase: string }) => phase),
    );
    shipped.forEach(({ rule }: { rule: string }, i: number) => {
      expect(basic[i].rule.startsWith(rule)).toBe(true);
    });
  });

  it('spotting', () => {
    for (const each of fixture('a-spotting-range').rows)
      for (const column of ['V', 'L', 'S']) expect(at('spotting-range', each.mod, column)).toBe(each[column]);
    const own = 'spotting-modifiers';
    const spotted = (input: object) => ask('spotting/spotting-range', input).row;
    const basics: Record<string, Cell> = {
      'cover none': spotted({ cover: 'none' }),
      'cover light': at(own, 'coverLight'),
      'cover medium': at(own, 'coverMedium'),
      'cover heavy': at(own, 'coverHeavy'),
      'SPOT/MOVE counter': at(own, 'spotMove'),
      'SPOT/FIRE counter': at(own, 'spotFire'),
      'hex overstacked (6+ vehicles)': spotted({ cover: 'heavy', overstacked: true }),
      'vehicle size': spotted({}),
    };
    const table = fixture('a-spotting-modifiers');
    for (const { condition, mod } of table.rows) expect([condition, basics[condition]]).toEqual([condition, mod]);
    const range = chart('spotting-range').data.rows;
    expect([`${table.clamp.max}`, `${table.clamp.min}`]).toEqual([range[0], range.at(-1)]);
    const shifts: Record<string, string> = {
      'target light cover': 'coverLight',
      'target medium cover': 'coverMedium',
      'target heavy cover': 'coverHeavy',
      'target SPOT/MOVE': 'spotMove',
      'target SPOT/FIRE': 'spotFire',
      'target SPOT/FIRE small arms only': 'spotSmallArms',
      'target in Full Cover': 'targetFullCover',
      'spotter in Full Cover': 'spotterFullCover',
      'spotter suppressed (front field only)': 'spotterSuppressed',
      'spotter broken (option)': 'spotterBroken',
    };
    const advanced = fixture('b-spotting');
    for (const { condition, shift } of advanced.shifts)
      expect([condition, at(own, shifts[condition]!)]).toEqual([condition, shift]);
    expect(advanced.clamp.map(String)).toEqual([range.at(-1), range[0]]);
    for (const { row: name, V, L, S } of advanced.rows) expect(row('spotting-range', String(name))).toEqual([V, L, S]);
    expect(filled('spotting-range')).toHaveLength(7);
  });

  it('terrain of the Basic Game', () => {
    const hexes: Record<string, string> = {
      Clear: 'clear',
      Rough: 'rough',
      Scrub: 'scrub',
      Shellhole: 'shellhole',
      Gully: 'gully',
      Ford: 'ford',
      Stream: 'stream',
      Bridge: 'bridge',
      'Light Woods': 'lightWoods',
      Woods: 'woods',
      'Heavy Woods': 'heavyWoods',
      Path: 'path',
      Road: 'road',
      'Improved Position': 'improvedPosition',
    };
    const sides: Record<string, string> = {
      Slope: 'slope',
      'Hill edge without slope': 'cliff',
      Crest: 'crest',
      Hedgerow: 'hedgerow',
      Wall: 'wall',
    };
    for (const each of fixture('a-terrain-known').rows) {
      const hex = hexes[each.terrain];
      const side = sides[each.terrain];
      const where = each.terrain;
      if (hex) {
        const height = at('terrain-effects', hex, 'height');
        if (each.height === '0 or -1') expect([where, height]).toEqual([where, null]);
        else if (each.height !== undefined) expect([where, height]).toEqual([where, each.height]);
        expect([where, at('terrain-effects', hex, 'coverSpotting')]).toEqual([
          where,
          each.cover?.toLowerCase() ?? null,
        ]);
        for (const cost of ['costT', 'costH', 'costW'])
          if (each[cost] !== undefined) expect([where, at('terrain-effects', hex, cost)]).toEqual([where, each[cost]]);
        if (typeof each.cost === 'number')
          for (const mode of ['T', 'H', 'W']) expect(at('terrain-effects', hex, `cost${mode}`)).toBe(each.cost);
        if (each.blocks !== undefined) expect([where, hides(hex)]).toEqual([where, each.blocks]);
      } else if (side) {
        const [height, blocks, costT, costH, costW] = row('hexside-effects', side);
        if (each.height !== undefined) expect([where, height]).toEqual([where, each.height]);
        if (each.blocks !== undefined) expect([where, blocks]).toEqual([where, each.blocks]);
        if (each.passable === false) expect([costT, costH, costW]).toEqual(['P', 'P', 'P']);
        if (each.costT === 'ALL') expect(costT).toBe('all');
        else if (each.costT !== undefined) expect([each.costT, costT]).toEqual(['extra (table)', null]);
        if (each.costH !== undefined) expect(costH).toBe(each.costH);
      } else if (where === 'Building')
        for (const kind of each.subtypes) {
          const building = `${kind}Building`;
          expect(at('terrain-effects', building, 'height')).toBe(each.heightPerStorey * each.defaultStoreys);
          expect([hides(building), each.cover]).toEqual([each.blocks, null]);
        }
    }
    const find = (name: string) =>
      fixture('a-terrain-known').rows.find(({ terrain }: { terrain: string }) => terrain === name);
    const hill = ask('spotting/line-of-sight', {
      map: { grid: { columns: 1, rows: 3 }, hexes: [{ hex: '0102', height: 1 }] },
      from: { hex: '0101' },
      to: { hex: '0103' },
    });
    expect([find('Hill').height, find('Hill').blocks]).toEqual(['adds its level', !hill.clear]);
    const wrecked = ask('spotting/line-of-sight', {
      map: { grid: { columns: 1, rows: 3 }, defaultTerrain: ['clear'] },
      wrecks: [{ hex: '0102', brewedUp: true }],
      from: { hex: '0101' },
      to: { hex: '0103' },
    });
    expect([find('Wreck').blocks, find('Brew-up smoke').blocks]).toEqual([!wrecked.clear, !wrecked.clear]);
    expect([find('Wreck').height, find('Brew-up smoke').height]).toEqual([0, HINDRANCE_HEIGHT.brewUpSmoke]);
    expect(wrecked.apHindrance).toBe(find('Brew-up smoke').hitModifier);
    const entered = ask('movement/step-cost', { terrain: ['clear'], smoke: true }).cost;
    expect(entered - ask('movement/step-cost', { terrain: ['clear'] }).cost).toBe(find('Brew-up smoke').enterExtra);
    const pack = {
      chartPack: { name: 'own', charts: { 'terrain-effects': { 'clear,turn': 1, 'woods,costT': 3, 'woods,turn': 2 } } },
    };
    const turning = (wrecks: object[]) =>
      ask(
        'movement/vehicle-path',
        {
          map: { grid: { columns: 1, rows: 2 }, defaultTerrain: ['clear'] },
          wrecks,
          vehicle: { hex: '0102', facing: 'N', card: { name: 'tank', movement: { crossCountry: 5 }, defense: {} } },
          actions: [{ turnTo: 'S', move: 'stay' }],
        },
        [],
        pack,
      ).spent;
    expect(turning([{ hex: '0102', brewedUp: true }]) - turning([])).toBe(find('Brew-up smoke').turnExtra);
    // The text gives only the sum of entering and turning; any card that splits it so agrees.
    expect(find('Woods').costT_plus_turn).toBe(3 + 2);
  });

  it('terrain of the Advanced Game', () => {
    const names: Record<string, string> = {
      Block: 'block',
      Ditch: 'ditch',
      'On Fire': 'onFire',
      'Hasty Entrenchment': 'hastyEntrenchment',
      'Improved Position': 'improvedPosition',
      'Rubble (wood building)': 'woodRubble',
      'Rubble (brick building)': 'brickRubble',
      'Rubble (stone building)': 'stoneRubble',
      Wire: 'wire',
    };
    const movers: Record<string, object> = {
      T: { mover: 'tracked' },
      H: { mover: 'halfTrack' },
      W: { mover: 'wheeled' },
      towed: { mover: 'gun' },
      leg: { mover: 'foot' },
    };
    for (const each of fixture('b-terrain-advanced').rows) {
      const { terrain, height, cover, enter, gpMod } = each;
      const name = names[terrain];
      if (name === undefined) continue;
      expect([terrain, at('terrain-effects', name, 'height')]).toEqual([terrain, height]);
      expect([terrain, at('terrain-effects', name, 'coverSpotting')]).toEqual([
        terrain,
        cover === null ? null : cover.replace(' (leg)', '').toLowerCase(),
      ]);
      if (gpMod !== undefined) expect(at('gp-modifiers', name)).toBe(gpMod);
      for (const [mode, allowed] of Object.entries(enter as Record<string, boolean>))
        if (!allowed) expect([terrain, mode, mayEnter(name, movers[mode]!)]).toEqual([terrain, mode, false]);
        else
          expect([
            terrain,
            mode,
            at('terrain-effects', name, mode.length === 1 ? `cost${mode}` : 'costLeg'),
          ]).not.toEqual([terrain, mode, 'P']);
      if (each.overrun === false)
        expect(
          ruling('combat/overrun', {
            vehicle: { weapons: [{ factor: 5 }] },
            target: { kind: 'squad', gpDefense: 3, improvedPosition: true },
          }).legal,
        ).toBe(false);
    }
    const find = (name: string) =>
      fixture('b-terrain-advanced').rows.find(({ terrain }: { terrain: string }) => terrain === name);
    for (const [name, kinds] of [
      ['Smoke', ['smokeOpen', 'smokeClosed']],
      ['Barrage', ['barrageOpen', 'barrageClosed']],
    ] as const)
      for (const kind of kinds) expect([find(name).height, find(name).cover]).toEqual([HINDRANCE_HEIGHT[kind], null]);
    expect(find('On Fire').height).toBe(HINDRANCE_HEIGHT.fire);
    const wall = find('Wall hexside');
    expect([wall.height, wall.cover]).toEqual([at('hexside-effects', 'wall', 'height'), null]);
    expect(wall.gpLegTowedDf).toBe(at('gp-modifiers', 'legTowedOverWallDF'));
    const inside = find('Building interior');
    for (const building of inside.vehicleHd) {
      const { hits } = ask(
        'combat/ap-fire',
        {
          rangeFactor: 'P',
          penetration: 10,
          damage: {},
          target: { angle: 'frontSide', inside: building, defense: { armor: { sideLevel: { TF: 50, TS: 50 } } } },
        },
        [1, 51],
      );
      expect(hits[0].location).toBeNull();
    }
    const drives = (more: object) =>
      ruling('movement/building-entry', { building: 'brick', gpDefense: 4, ...more }, [46]).legal;
    expect([inside.enter.T, drives({}), drives({ openTopped: true })]).toEqual([
      'overhead protection only',
      true,
      false,
    ]);
    expect([inside.enter.H, inside.enter.W]).toEqual([drives({ tracked: false }), drives({ tracked: false })]);
    expect(inside.enter.leg).toBe(mayEnter('brickBuilding', movers.leg!));
  });

  it('available commands: five printed cells, elite and green empty', () => {
    const { rows, reconstructed } = fixture('b-available-commands');
    for (const { grade, cols } of rows as { grade: string; cols: Record<string, number> }[])
      for (let n = 1; n <= 10; n += 1) {
        const k = reconstructed.k[grade];
        expect(at('available-commands', GRADES[grade]!, n)).toBe(cols[n] ?? (k ? Math.floor((n * k) / 10) : null));
        if (k)
          expect(sourceAt('available-commands', GRADES[grade]!, n)).toBe(
            cols[n] === undefined ? 'reconstructed' : 'printed',
          );
      }
  });

  it('indirect fire: response, observers, SHEAF', () => {
    for (const each of fixture('b-if-response').rows)
      for (const column of ['Attached', 'Organic', 'Unattached'])
        expect(at('indirect-fire-response', each.row.toLowerCase(), column.toLowerCase())).toBe(each[column]);
    const response = (name: string) => at('response-modifiers', name);
    const grade = (name: string) => at('unit-grade-modifiers', name, 'response');
    const mods: Record<string, Cell> = {
      'target point is a pre-registered point assigned to this off-map battery': response('preRegistered'),
      'observer is Recon and Command': response('commandRecon'),
      'adjusted called fire, firer already in the mission': response('adjusted'),
      'observer suppressed': response('observerSuppressed'),
      'observer damaged': response('observerDamaged'),
      'observer hindered, per source': at('hindrances', 'smokeOpen', 'response'),
      'heat haze (see b-heat-haze.json)': response('heatHaze'),
      'observer hesitating (option 7.1)': response('observerHesitating'),
      'observer broken (option 7.1)': response('observerBroken'),
      'observer Elite': grade('elite'),
      'observer Veteran': grade('veteran'),
      'observer Seasoned': grade('seasoned'),
      'observer Regular': grade('regular'),
      'observer Green': grade('green'),
      'option 7.5, Soviet called fire 1941': response('soviet1941'),
      'option 7.5, Soviet called fire 1942': response('soviet1942'),
      'option 7.37, reconnaissance by fire': response('reconByFire'),
    };
    const source = { attachment: 'attached' };
    for (const { condition, mod, cumulative } of fixture('b-if-response-mods').rows) {
      expect([condition, mods[condition]]).toEqual([condition, mod]);
      if (!cumulative) continue;
      const hindrances = [{ kind: 'smokeOpen' }, { kind: 'fire' }];
      const { sources } = ask('combat/call-fire', { observer: { kind: 'fo', hindrances }, sources: [source] }, [10]);
      expect(sources[0].netModifier).toBe(2 * mod);
    }
    const kinds: Record<string, string> = {
      FO: 'fo',
      'Command FO': 'commandFo',
      Command: 'command',
      Recon: 'recon',
      'Command Recon': 'commandRecon',
    };
    const nations: Record<string, string> = { USA: 'usa', Soviet: 'soviet' };
    const cells = Object.fromEntries(
      chart('indirect-fire-response').data.rows.flatMap((name) =>
        ['attached', 'organic', 'unattached'].map((column) => [`${name},${column}`, 2]),
      ),
    );
    const chartPack = { name: 'own', charts: { 'indirect-fire-response': cells } };
    for (const each of fixture('b-observers').rows) {
      const { nation, maxSources, responseRow: printed, modifier, sourceLimit } = each;
      const kind = kinds[each.observer]!;
      const observer = { kind, nation: nations[nation] ?? 'german', level: 'bhq' };
      const call = (count: number, attachment: string) =>
        ruling(
          'combat/call-fire',
          { observer, sources: Array.from({ length: count }, () => ({ attachment })) },
          Array(count).fill(5),
          { chartPack },
        );
      const most = maxSources === 'as FO' ? 2 : maxSources;
      expect([each.observer, nation, call(most, 'attached').legal, call(most + 1, 'attached').legal]).toEqual([
        each.observer,
        nation,
        true,
        false,
      ]);
      expect([nation, call(1, 'organic').legal]).toEqual([nation, sourceLimit === null]);
      const used = responseRow(observer as never);
      expect(used).toBe(printed.startsWith('by level') ? 'bhq' : printed.toLowerCase());
      const { sources } = call(1, 'attached').outcome as { sources: { netModifier: number }[] };
      expect(sources[0]!.netModifier).toBe(modifier);
    }
    const patterns: Record<string, string> = {
      'On-map Closed': 'onMap',
      Closed: 'closed',
      Open: 'open',
      'Closed Linear': 'closedLinear',
    };
    for (const { pattern, firer, hexes, types, modifierClass } of fixture('b-sheaf').rows) {
      const camel = firer === 'on-map' ? 'onMap' : 'offMap';
      const lit = types.includes('Illumination');
      expect([pattern, ...row('sheaf', patterns[pattern]!)]).toEqual([
        pattern,
        hexes,
        camel,
        modifierClass.toLowerCase(),
        lit,
      ]);
      expect([...types]).toEqual(['GP', 'Smoke', ...(lit ? ['Illumination'] : [])]);
    }
  });

  it('leave no value uncompared', () => {
    const aside = [
      /^a-(sequence-of-play|spotting-modifiers).*(actor|step|effect|when)$/,
      /^a-terrain-known.*(kind|offRoad|note)$/,
      // A bridge costs what its road costs: movement cases.
      /^a-terrain-known\/rows\/7\/cost$/,
      /^b-available-commands.*(formula|confidence)$/,
      /^b-sheaf.*shape$/,
      // How many a work holds and what it does to whom is the owner's business or stands in golden cases.
      /^b-terrain-advanced.*(los|capacity|occupants\/\d|vehicle|onEnterT|apTarget)$/,
      /^b-terrain-advanced\/rows\/12\/(height|cover|enter\/towed)$/,
    ];
    expect(tables.unread(aside)).toEqual([]);
  });
});
