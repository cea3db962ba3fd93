import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const MEDIUM = 'ford-medium-1';

/** The Soviet gun in a turret that turns about, and the German one as a long gun. */
const SOVIET_GUN = {
  name: '76 mm gun',
  turret: 'tt3',
  effectiveness: 3,
  ap: [
    {
      type: 'AP',
      range: { P: 3, S: 6, M: 10, L: 14, E: 18 },
      penetration: { P: 19, S: 17, M: 15, L: 13, E: 11 },
      damage: { nd: 2, dm: 4, ko: 8, bu: 10 },
    },
  ],
};
const LONG_GUN = { ...SOVIET_GUN, name: '75 mm long gun', turret: 'tt1', longGun: true };

interface Scene {
  readonly german: { readonly hex: string; readonly facing: string };
  readonly soviet: { readonly hex: string; readonly facing: string };
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly cards?: Readonly<Record<string, object>>;
  readonly map?: object;
  readonly options?: object;
}

const duel = ({ german, soviet, cards = {}, options = {}, ...more }: Scene) =>
  new FieldAction({
    german: [{ card: PANZER, ...german }],
    soviet: [{ card: MEDIUM, ...soviet }],
    turns: 3,
    options: { turrets: true, ...options },
    cards: { [PANZER]: { grade: 'seasoned' }, ...cards },
    ...more,
  });

/** Passes whatever is asked until both hand in what they do in the Adjustment Phase. */
function adjust(action: FieldAction, german: object = {}, soviet: object = {}): FieldAction {
  while (action.position.step !== 'adjustment') action.play({ type: 'pass' });
  const { sides } = action.session.sealing(action.state)!;
  const sets: Readonly<Record<string, object>> = { german, soviet };
  return action.handIn(Object.fromEntries(sides.map((side) => [side, { type: 'commit-adjustment', ...sets[side] }])));
}

const FIRE = (ammo: string) => [
  { type: 'take-aim', unit: PANZER },
  { type: 'fire', weapon: 1, ammo, target: MEDIUM },
  { type: 'resolve', target: MEDIUM },
];

/** TT 1: a turret that looks north fires at nothing south of it [7.8], and turns one hexside in the Adjustment Phase [7.8.1]. */
describe('the facing of a turret', () => {
  const behind = { german: { hex: '0605', facing: 'N' }, soviet: { hex: '0608', facing: 'N' } };

  it('a target behind it is no target', () => {
    const action = duel(behind).order({ [PANZER]: 'fire' }, {});
    expect([action.position.step, action.listed('take-aim')]).toEqual(['direct-fire', []]);
  });

  it('turns by its TT in the Adjustment Phase, and not further', () => {
    const action = duel(behind).order({}, {});
    expect(() => adjust(action, { turrets: { [PANZER]: 'SE' } })).toThrow('turret-too-far');
    adjust(action, { turrets: { [PANZER]: 'NE' } });
    expect(action.position.units[PANZER]).toMatchObject({ facing: 0, turret: 1 });
    const units = (action.session.view(action.state, 'soviet') as { units: { id: string; turretFacing: string }[] })
      .units;
    expect(units.find(({ id }) => id === PANZER)).toMatchObject({ turretFacing: 'NE', buttoned: false });
  });

  /** On the way it may turn once in every hex it enters, not where it began; it keeps its place on the hull [7.8.1]. */
  it('turns in the hexes that are entered', () => {
    const action = duel({ ...behind, german: { hex: '0605', facing: 'N' } }).order({ [PANZER]: 'move' }, {}, 'soviet');
    action.play({ type: 'begin-move', unit: PANZER });
    expect(action.listed('turret')).toEqual([]);
    action.play({ type: 'forward' });
    while (action.position.watch) action.play({ type: 'pass' });
    expect(action.listed('turret')).toEqual([{ facing: 'NE' }, { facing: 'NW' }]);
    action.play({ type: 'turret', facing: 'NE' });
    // The enemy may answer the turn of a turret as he may answer the step.
    expect(action.position.watch).not.toBeNull();
    while (action.position.watch) action.play({ type: 'pass' });
    expect(action.listed('turret')).toEqual([]);
    action.play({ type: 'turn', facing: 'NE' });
    expect(action.position.units[PANZER]).toMatchObject({ facing: 1, turret: 1 });
  });
});

/**
 * A seasoned gunner at 3 hexes, Pointblank: 90 less 9 for each. Overwatch -1 and a moving target -2: 63. Outside the field of the turret it is -3
 * and -2: 45, and the turret must get there with its TT, one hexside; it stays there [7.8.4]. Two hexsides off, nothing is fired.
 */
describe('overwatch by a turret', () => {
  it.each([
    ['0602', 63, undefined],
    ['0904', 45, 1],
  ])('at %s', (hex, hitNumber, turret) => {
    const action = duel({
      german: { hex: '0605', facing: 'N' },
      soviet: { hex, facing: 'N' },
      dice: { 'combat/ap-fire:hit': [100] },
    }).order({ [PANZER]: 'overwatch' }, { [MEDIUM]: 'move' }, 'german');
    action.play({ type: 'begin-move', unit: MEDIUM }, { type: 'end-move' });
    action.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'open-fire' });
    const shot = action.entries.flatMap(({ events }) => events).find(({ type }) => type === 'shot-resolved');
    expect(shot).toMatchObject({ hitNumber });
    expect(action.position.units[PANZER]!.turret).toBe(turret);
  });

  it('does not reach what lies two hexsides off', () => {
    const action = duel({ german: { hex: '0605', facing: 'N' }, soviet: { hex: '0907', facing: 'N' } });
    action.order({ [PANZER]: 'overwatch' }, { [MEDIUM]: 'move' }, 'german');
    action.play({ type: 'begin-move', unit: MEDIUM }, { type: 'end-move' });
    expect(action.position.watch).toBeNull();
  });
});

/**
 * The medium tank in 0605 faces south-east: a shot from the north strikes its rear side. A location of 39 is the turret rear there, 9 of
 * armour; with the turret turned about to face the firer it is the turret front, 15 [7.8.2].
 */
describe('a hit on a turret that is turned', () => {
  it.each([
    [{}, 'TR', 9],
    [{ turrets: { [MEDIUM]: 'N' } }, 'TF', 15],
  ])('%j', (turned, location, armor) => {
    const action = duel({
      german: { hex: '0602', facing: 'S' },
      soviet: { hex: '0605', facing: 'SE' },
      cards: { [MEDIUM]: { weapons: [SOVIET_GUN] } },
      dice: { 'combat/ap-fire:hit': [40], 'combat/ap-fire:location': [39] },
    }).order({}, {});
    adjust(action, {}, turned);
    action.order({ [PANZER]: 'fire' }, {}).play(...FIRE('AP'));
    const ruling = action.entries
      .flatMap(({ rulings }) => rulings)
      .find(({ procedure }) => procedure === 'combat/ap-fire')!;
    expect((ruling.outcome as { hits: object[] }).hits[0]).toMatchObject({ location, armor });
  });
});

/**
 * GP fire of the gun tank at 3 hexes: factor 5 on defence 4: no effect to 48, suppressed to 77. A-type -20: 98 is 78, Effective. Its
 * effectiveness of 3 is below 4: suppressed if the hatches are closed, damaged if they are open [7.8.3].
 */
describe('open and buttoned up', () => {
  it.each([
    ['open', { damaged: true }],
    ['buttoned', { suppression: 'on' }],
  ])('a vehicle that is %s', (hatch, after) => {
    const action = duel({
      german: { hex: '0602', facing: 'S' },
      soviet: { hex: '0605', facing: 'N' },
      dice: { 'combat/gp-fire:gp fire': [98], 'combat/bail-out:crew': [100] },
    }).order({}, {});
    adjust(action, {}, { hatches: { [MEDIUM]: hatch } });
    action.order({ [PANZER]: 'fire' }, {}).play(...FIRE('GP'));
    expect(action.position.units[MEDIUM]).toMatchObject(after);
  });

  /** Buttoned up it spots only where its turret looks: a tank 3 hexes behind it is not spotted any more [7.8.3]. */
  it('sees nothing behind its turret', () => {
    const action = duel({ german: { hex: '0602', facing: 'S' }, soviet: { hex: '0605', facing: 'SE' } }).order({}, {});
    expect(action.position.sight[MEDIUM]).toEqual([PANZER]);
    adjust(action, {}, { hatches: { [MEDIUM]: 'buttoned' } });
    expect(action.position.sight[MEDIUM] ?? []).toEqual([]);
    expect(action.position.sight[PANZER]).toEqual([MEDIUM]);
  });
});

/** A long gun that goes into woods with its turret aside is brought into line, and stays so while it moves there [7.20]. */
describe('a long gun in the woods', () => {
  it('looks straight ahead', () => {
    const action = duel({
      german: { hex: '0605', facing: 'N' },
      soviet: { hex: '1209', facing: 'N' },
      map: { hexes: [{ hex: '0604', terrain: ['woods'] }] },
      cards: { [PANZER]: { weapons: [LONG_GUN] } },
      options: { longGuns: true },
    }).order({}, {});
    adjust(action, { turrets: { [PANZER]: 'NE' } });
    action.order({ [PANZER]: 'move' }, {}, 'soviet').play({ type: 'begin-move', unit: PANZER }, { type: 'forward' });
    expect(action.happened).toContain('turret-turned');
    expect(action.position.units[PANZER]).toMatchObject({ hex: '0604', facing: 0 });
    expect(action.position.units[PANZER]!.turret).toBeUndefined();
    while (action.position.watch) action.play({ type: 'pass' });
    expect(action.listed('turret')).toEqual([]);
    action.play({ type: 'end-move' });
    expect(() => adjust(action, { turrets: { [PANZER]: 'NE' } })).toThrow('long-gun-caught');
    adjust(action, {});
    // Next turn it stands still, and is free to turn.
    action.order({}, {});
    adjust(action, { turrets: { [PANZER]: 'NE' } });
  });

  it('is no rule of its own', () => {
    const scene = { german: { hex: '0605', facing: 'N' }, soviet: { hex: '1209', facing: 'N' } };
    expect(() => duel({ ...scene, options: { turrets: false, longGuns: true } })).toThrow('/options/longGuns');
  });
});
