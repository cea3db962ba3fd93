import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';
import { hexesBetween, middle } from '../../support/panzer-paper.js';
import { panzerMaterials } from '../../support/panzer-play.js';

/**
 * What is open to firers and to close assault on clear ground, once by the session and once by a plain program that knows the cards, the
 * printed distances and nothing of the session: it measures on a sheet of paper, by the middle points of the hexes.
 */
interface Stand {
  readonly card: string;
  readonly hex: string;
  readonly facing: string;
}

const COLUMNS = 12;
const ROWS = 9;
const ANGLES: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };

/** Degrees between the facing and the line to the target. */
function off(from: string, facing: number, to: string): number {
  const [a, b] = [middle(from), middle(to)];
  const bearing = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
  const turned = Math.abs((((bearing - facing) % 360) + 360) % 360);
  return Math.min(turned, 360 - turned);
}

const { cards } = panzerMaterials('sukhaya-ford', 'advanced-game');

interface Row {
  readonly range?: { readonly E: number };
}
interface Arm {
  readonly turret?: string;
  readonly arc?: string;
  readonly ap?: readonly (Row & { readonly type: string })[];
  readonly gpDirect?: Row;
}
const valuesOf = (card: string) =>
  cards[card]!.body.values as unknown as { kind: string; weapons?: readonly Arm[]; size?: string };

/** Vehicles are seen at 20 hexes in the open, small units at 10 [6.1.3]. */
const seen = (by: Stand, target: Stand): boolean =>
  hexesBetween(by.hex, target.hex) <= (valuesOf(target.card).kind === 'vehicle' ? 20 : 10);

/** Fixed weapons of vehicles bear within 30 degrees of their front or rear; all others all around [4.4.3.1.4, 5.1]. */
function bears({ turret, arc }: Arm, { card, hex, facing }: Stand, target: Stand): boolean {
  if (valuesOf(card).kind !== 'vehicle' || turret !== 'fixed') return true;
  return off(hex, ANGLES[facing]! + (arc === 'rear' ? 180 : 0), target.hex) <= 30.0001;
}

function shotsOf(firer: Stand, targets: readonly Stand[]): string[] {
  return targets
    .filter((target) => seen(firer, target))
    .flatMap((target) =>
      (valuesOf(firer.card).weapons ?? []).flatMap((arm, i) => {
        const range = hexesBetween(firer.hex, target.hex);
        const reaches = (row: Row): boolean => range >= 1 && range <= (row.range?.E ?? 0);
        if (!bears(arm, firer, target)) return [];
        const vehicle = valuesOf(target.card).kind === 'vehicle';
        const ap = vehicle ? (arm.ap ?? []).filter(reaches).map(({ type }) => type) : [];
        const gp = arm.gpDirect && reaches(arm.gpDirect) ? ['GP'] : [];
        return [...ap, ...gp].map((ammo) => `${i + 1} ${ammo} ${target.card}`);
      }),
    )
    .sort();
}

const stand = (card: string, hex: string, facing = 'N'): Stand => ({ card, hex, facing });

const FIRERS: Readonly<Record<string, { german: readonly Stand[]; soviet: readonly Stand[] }>> = {
  'at all distances': {
    german: [
      stand('ford-panzer-1', '1205', 'S'),
      stand('ford-half-track', '0804', 'NW'),
      stand('ford-grenadiers', '0705'),
      stand('ford-half-squad', '1209'),
    ],
    soviet: [stand('ford-medium-1', '0101'), stand('ford-light', '0704'), stand('ford-rifles-1', '0506')],
  },
  'with the enemy behind': {
    german: [stand('ford-half-track', '0605', 'N'), stand('ford-flak-track', '0606', 'N')],
    soviet: [stand('ford-rifles-1', '0608'), stand('ford-truck-1', '0602'), stand('ford-rifles-2', '0905')],
  },
};

describe.each(Object.entries(FIRERS))('fire %s', (_name, { german, soviet }) => {
  it('is the same by both programs, two commands deep', () => {
    const ordered = () => {
      const commanded = german.filter((each) => soviet.some((target) => seen(each, target)));
      const orders = Object.fromEntries(commanded.map(({ card }) => [card, 'fire']));
      return new FieldAction({ german, soviet }).order(orders, {});
    };
    const able = german.filter((each) => shotsOf(each, soviet).length > 0);
    expect(able.length).toBeGreaterThan(1);
    const names = (action: FieldAction) => action.listed('take-aim').map(({ unit }) => unit);
    expect(names(ordered()).sort()).toEqual(able.map(({ card }) => card).sort());
    for (const firer of able) {
      const aimed = ordered().play({ type: 'take-aim', unit: firer.card });
      const open = aimed.listed('fire').map(({ weapon, ammo, target }) => `${weapon} ${ammo} ${target}`);
      expect([firer.card, open.sort()]).toEqual([firer.card, shotsOf(firer, soviet)]);
    }
  });
});

const ALL = Array.from(
  { length: COLUMNS * ROWS },
  (_, i) => `${String(1 + Math.floor(i / ROWS)).padStart(2, '0')}${String(1 + (i % ROWS)).padStart(2, '0')}`,
);

/** From where it stands, or over any hex without enemies that lies beside both [6.6.1.1, 6.6.1.2]. */
function assaultsOf({ card, hex }: Stand, enemies: readonly Stand[]): string[] {
  return enemies.flatMap((enemy) => {
    const range = hexesBetween(hex, enemy.hex);
    if (range === 1) return [`${card} ${enemy.card}`];
    if (range !== 2) return [];
    return ALL.filter((via) => hexesBetween(hex, via) === 1 && hexesBetween(via, enemy.hex) === 1)
      .filter((via) => enemies.every((each) => each.hex !== via))
      .map((via) => `${card} ${enemy.card} ${via}`);
  });
}

describe('close assault among tanks and squads', () => {
  const squads = [
    stand('ford-grenadiers', '0605'),
    stand('ford-grenadiers-2', '0607'),
    stand('ford-half-squad', '1109'),
  ];
  const enemies = [
    stand('ford-medium-1', '0505'),
    stand('ford-rifles-1', '0705'),
    stand('ford-rifles-2', '0608'),
    stand('ford-truck-1', '0805'),
  ];
  const begun = () => {
    const action = new FieldAction({ german: squads, soviet: enemies });
    action.order(Object.fromEntries(squads.map(({ card }) => [card, 'move'])), {});
    while (action.position.step !== 'close-combat') action.play(action.open.actions.at(-1)!.command);
    return action;
  };
  const listed = (action: FieldAction): string[] =>
    action
      .listed('assault')
      .map(({ unit, target, via }) => [unit, target, via].filter((each) => each !== undefined).join(' '))
      .sort();
  const counted = (units: readonly Stand[]): string[] => units.flatMap((each) => assaultsOf(each, enemies)).sort();

  it('is the same by both programs, two commands deep', () => {
    expect(listed(begun())).toEqual(counted(squads));
    const near = begun()
      .listed('assault')
      .filter(({ via }) => via === undefined);
    expect(near.length).toBeGreaterThan(2);
    for (const { unit, target } of near) {
      const action = begun().play({ type: 'assault', unit: unit as string, target: target as string });
      expect([unit, target, listed(action)]).toEqual([
        unit,
        target,
        counted(squads.filter(({ card }) => card !== unit)),
      ]);
      expect(action.listed('resolve-assault')).toEqual([{ target }]);
    }
  });
});
