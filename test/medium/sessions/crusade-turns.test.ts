import { describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** Whole turns, each outcome worked out from the book before it was run. The Army of Africa has all arrived. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};
const NOTHING = { type: 'discard-cards', cards: [] };

const goals = (scene: CrusadeScene, unit: string): string[] =>
  scene.game.open.actions
    .filter(({ command }) => command.type === 'redeploy' && command.unit === unit)
    .flatMap(commandsOf)
    .map(({ to, by }) => (to ?? by) as string)
    .sort();

/** Nobody puts a card down, and hands are filled. */
const nextTurn = (scene: CrusadeScene): CrusadeScene => {
  scene.game.handIn({ nationalist: NOTHING, republican: NOTHING });
  return scene;
};

describe('the landing on Mallorca [8.5.4]', () => {
  const landed = (turns: number, dice: Record<string, number[]> = {}): CrusadeScene =>
    new CrusadeScene({
      units: { ...ELSEWHERE, Mallorca: ['sp-nat-mil-6'], Valencia: ['sp-rep-pol-1'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns,
      // The tenth card of the deck comes to the hand.
      dice: { 'shuffle-republican': [16, 15, 14, 13, 12, 11, 1], ...dice },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r10', use: 'event' })
      .play({ type: 'place', unit: 'sp-rep-mil-7', space: 'Mallorca beachhead' })
      .play({ type: 'place', unit: 'sp-rep-mil-8', space: 'Mallorca beachhead' });

  it('that takes the island by the War Status Phase is over: the beachhead goes, the island stays', () => {
    // CF 2, die 4: 1. CF 1 answers with die 1: 0. The militia, reduced, has nowhere to go and is lost for good [11.4.4].
    const scene = landed(2, { 'combat/battle:attacker': [4], 'combat/battle:defender': [1] }).idle();
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Mallorca beachhead', marker: 'attack' })
      .play({ type: 'target', space: 'Mallorca' })
      .play({ type: 'commit', unit: 'sp-rep-mil-7' }, { type: 'commit', unit: 'sp-rep-mil-8' }, { type: 'declare' })
      .play({ type: 'done-cards' }, { type: 'done-cards' });
    expect(scene.unit('sp-nat-mil-6')).toBe('removed');
    scene.play({ type: 'advance', unit: 'sp-rep-mil-7', to: 'Mallorca' }, { type: 'end-advance' });
    // A province capital retaken: 24 + 1 [16.3.3].
    expect(scene.position).toMatchObject({ rm: 25, vp: 0, mallorca: 3 });
    scene.idle(8);
    expect(scene.position.turn).toBe(4);
    expect(scene.position.mallorca).toBeNull();
    expect([scene.unit('sp-rep-mil-7'), scene.unit('sp-rep-mil-8')]).toEqual(['Mallorca', 'Mallorca']);
  });

  it('that does not is given up at the end of the next turn: its units go to the Reserve Box', () => {
    const scene = landed(3).idle(10);
    expect([scene.position.turn, scene.position.mallorca]).toEqual([4, 3]);
    nextTurn(scene).idle(12);
    expect([scene.position.turn, scene.position.mallorca]).toEqual([5, null]);
    expect([scene.unit('sp-rep-mil-7'), scene.unit('sp-rep-mil-8')]).toEqual(['reserve', 'reserve']);
  });
});

describe('insurgents [CL.N48]', () => {
  it('take an empty space, and are gone with the Nationalist attrition if nobody reaches them', () => {
    const rising = { control: 'republican', class: ['none'], empty: true, region: ['none'] };
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rep-mil-1'], 'Vado Largo': ['sp-rpa-1'] },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-n1': {
          event: {
            when: [],
            effects: [
              { kind: 'placeUnits', units: ['sp-ins'], from: 'aside', to: rising, must: 'all', takesControl: true },
            ],
            ops: 'none',
          },
        },
      },
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });
    const spaces = scene.game.listed('place').map(({ space }) => space);
    // Neither held spaces nor capitals, cities, VP spaces or the north.
    for (const space of ['Vado Largo', 'Madrid', 'Toledo', 'Badajoz', 'Valle Verde'])
      expect(spaces).not.toContain(space);
    for (const space of ['Tierra Seca', 'Campo Rojo', 'La Vega', 'Guadarrama']) expect(spaces).toContain(space);
    scene.play({ type: 'place', unit: 'sp-ins', space: 'Tierra Seca' });
    expect([scene.position.control['Tierra Seca'], scene.position.rm]).toEqual(['nationalist', 24]);
    scene.idle(10);
    expect([scene.position.active, scene.position.round]).toEqual(['republican', 6]);
    expect([scene.unit('sp-ins'), scene.position.control['Tierra Seca']]).toEqual(['removed', 'republican']);
  });
});

describe('a corps that leaves over the border [13.4.3]', () => {
  it('costs one and a half points and comes back reduced two turns later, to a source with room', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Raya Vieja': ['sp-nat-i-corps'], Madrid: ['sp-rep-mil-1'] },
      control: { 'Los Llanos': 'republican' },
      first: '1936-10',
      turns: 4,
      start: { initialCorps: [] },
    }).play({ type: 'play', card: 'sp-n1', use: 'sr' });
    expect(goals(scene, 'sp-nat-i-corps')).toEqual(['border']);
    scene.play({ type: 'redeploy', unit: 'sp-nat-i-corps', by: 'border' }, { type: 'end-redeployment' });
    expect(scene.position.units['sp-nat-i-corps']).toMatchObject({ place: 'track', turn: 5, reduced: true });
    scene.idle(11);
    nextTurn(scene).idle(12);
    nextTurn(scene).idle(12);
    expect([scene.position.turn, scene.position.phase, scene.position.active]).toEqual([
      5,
      'replacement',
      'nationalist',
    ]);
    // Sevilla is full; no corps goes to the Balearics [8.5.2.4].
    expect(scene.listed('place-returning')).toEqual(
      ['La Coruna', 'Valladolid', 'Zaragoza'].map((space) => `sp-nat-i-corps ${space}`),
    );
    scene.play({ type: 'place-returning', unit: 'sp-nat-i-corps', space: 'Valladolid' });
    expect(scene.unit('sp-nat-i-corps')).toBe('Valladolid reduced');
  });
});

describe('a Strategic Counterattack like Brunete [8.5.5]', () => {
  it('adds one to the die, gives the bonus to a victory with an advance, and loses it with the space', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Granada: ['sp-inf-7'],
        'Huerta Baja': ['sp-inf-1'],
        'La Vega': ['sp-rpa-1', 'sp-rpa-2'],
        Madrid: ['sp-rep-mil-1'],
      },
      control: { 'Huerta Baja': 'nationalist' },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-r1': {
          values: { ops: 4, sr: 4, 'rp.republican': 1, asterisk: true, counterattack: 'brunete' },
          event: {
            when: [],
            effects: [
              { kind: 'roundDrm', by: 1 },
              { kind: 'bonus', rm: 1, attack: 'anyWon' },
            ],
            ops: 'value',
          },
        },
      },
      // CF 4, die 3 + 1: 2. CF 2 answers with die 1: 0. The infantry has two steps and is gone.
      dice: { 'combat/battle:attacker': [3], 'combat/battle:defender': [1] },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' })
      .play({ type: 'activate', space: 'La Vega', marker: 'attack' }, { type: 'end-activation' })
      .play({ type: 'target', space: 'Huerta Baja' })
      .play({ type: 'commit', unit: 'sp-rpa-1' }, { type: 'commit', unit: 'sp-rpa-2' }, { type: 'declare' })
      .play({ type: 'done-cards' }, { type: 'done-cards' });
    // Joined to Granada it was in supply [16.2.3], so that it may be rebuilt.
    expect(scene.unit('sp-inf-1')).toBe('eliminated');
    scene.play({ type: 'advance', unit: 'sp-rpa-1', to: 'Huerta Baja' }, { type: 'end-advance' });
    // The only attack: the bonus goes to it by itself. The space is of no class.
    expect(scene.position).toMatchObject({ rm: 25, vp: 0, active: 'nationalist' });
    expect(scene.position.piles.republican.removed).toContain('sp-r1');
    scene.idle();
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Huerta Baja', marker: 'move' })
      .play({ type: 'move', units: ['sp-rpa-1'], to: 'La Vega' }, { type: 'halt' });
    // The garrison of Granada may move [16.2.3], and what it takes back takes the bonus back [8.5.5.5].
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Granada', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-7'], to: 'Huerta Baja' }, { type: 'halt' });
    expect(scene.position).toMatchObject({ rm: 24, vp: 0 });
  });
});

describe('the penalty for Main Cities [14.2]', () => {
  it('takes a Republican point for the city that is missing of four', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Zaragoza: ['sp-inf-1'],
        Madrid: ['sp-rep-mil-1*', 'sp-rep-mil-2*', 'sp-rep-mil-3*'],
      },
      // Barcelona, Bilbao and Madrid are left; Valencia is joined to Zaragoza. Madrid is supplied over Cartagena and the sea.
      control: { Valencia: 'nationalist', 'Cerro Gordo': 'nationalist', 'Tierra Seca': 'nationalist' },
      first: '1936-10',
      turns: 1,
    })
      .idle()
      .play({ type: 'play', card: 'sp-r3', use: 'rp' });
    expect(scene.position.rp.republican).toBe(2);
    scene.idle(10);
    expect([scene.position.phase, scene.position.active]).toEqual(['replacement', 'republican']);
    expect(scene.listed('spend')).toHaveLength(3);
    // 2 - 1 = 1: two steps of divisions at half a point.
    for (const unit of ['sp-rep-mil-1', 'sp-rep-mil-2'])
      scene.play({ type: 'spend', unit, buy: 'restoreStep', pool: 'republican' });
    expect(scene.listed('spend')).toEqual([]);
    expect(scene.unit('sp-rep-mil-3')).toBe('Madrid reduced');
  });
});

describe('Plan P [8.5.6]', () => {
  it('lands beside a Nationalist coast within three spaces, with a division of the Reserve Box', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rep-mil-1'], reserve: ['sp-rpa-1*'] },
      first: '1936-10',
      turns: 1,
      cards: { 'sp-r1': { event: { when: [], effects: [{ kind: 'beachhead', which: 'planP' }], ops: 'none' } } },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' });
    // From Campo Rojo: Algeciras is one space away, Cadiz two. Mallorca is joined by no land, La Coruna lies on the Atlantic.
    expect(scene.listed('pick-space')).toEqual(['Algeciras', 'Cadiz']);
    scene.play({ type: 'pick-space', space: 'Algeciras' });
    expect(scene.unit('sp-rpa-1')).toBe('Plan P beachhead reduced');
    scene.idle();
    // Supplied over the sea [13.1.4.2], so that it may attack [13.3.1].
    scene.play({ type: 'automatic' });
    expect(scene.listed('activate').filter((line) => line.startsWith('Plan'))).toEqual([
      'Plan P beachhead attack',
      'Plan P beachhead move',
    ]);
  });
});

describe('out of the Reserve Box [12.1.8]', () => {
  it('Catalans join their own or go to Barcelona, tanks land at a Mediterranean port', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'Sant Roc': ['sp-psuc'],
        Madrid: ['sp-rep-mil-1'],
        reserve: ['sp-poum', 'sp-t26', 'sp-int'],
      },
      first: '1936-10',
      turns: 1,
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'sr' });
    expect(goals(scene, 'sp-poum')).toEqual(['Barcelona', 'Sant Roc']);
    expect(goals(scene, 'sp-t26')).toEqual(['Almeria', 'Barcelona', 'Cartagena', 'Valencia']);
    expect(goals(scene, 'sp-int')).toEqual(['Barcelona', 'Madrid', 'Sant Roc', 'Valencia']);
  });
});

describe('digging [10.2]', () => {
  it('a division that fails digs with -1 next time', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Zaragoza: ['sp-inf-1', 'sp-inf-2'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      dice: { 'combat/entrench:dig': [4, 4] },
    });
    const dig = (): void => {
      scene.play({ type: 'automatic' }, { type: 'activate', space: 'Zaragoza', marker: 'move' });
      scene.play({ type: 'end-movement' }, { type: 'dig', space: 'Zaragoza', unit: 'sp-inf-1' });
    };
    dig();
    expect([scene.position.works.Zaragoza, scene.position.digDrm.Zaragoza]).toEqual([undefined, -1]);
    scene.idle();
    dig();
    // 4 - 1 = 3: a position.
    expect([scene.position.works.Zaragoza?.kind, scene.position.digDrm.Zaragoza]).toEqual(['position', undefined]);
  });
});

describe('a space that received retreaters [11.4.6]', () => {
  it('is attacked again: they add nothing, and are gone at the first loss, outside the number', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'Raya Vieja': ['sp-inf-1'],
        Guadarrama: ['sp-inf-2', 'sp-inf-3'],
        Toledo: ['sp-rep-mil-1'],
        Madrid: ['sp-rep-mil-2'],
      },
      control: { Guadarrama: 'nationalist' },
      first: '1936-10',
      turns: 1,
      start: { shortage: false },
      // Toledo: CF 2, die 2: 1 against CF 1, die 1: 0. Madrid: CF 4 out of the Sierra, column 3, die 1: 1 against CF 1, die 1: 0.
      dice: { 'combat/battle:attacker': [2, 1], 'combat/battle:defender': [1, 1] },
    })
      .play({ type: 'play', card: 'sp-n1', use: 'ops' })
      .play({ type: 'activate', space: 'Raya Vieja', marker: 'attack' })
      .play({ type: 'activate', space: 'Guadarrama', marker: 'attack' }, { type: 'end-activation' })
      .play({ type: 'target', space: 'Toledo' }, { type: 'commit', unit: 'sp-inf-1' }, { type: 'declare' })
      .play({ type: 'done-cards' }, { type: 'done-cards' });
    expect(scene.listed('retreat')).toEqual(['sp-rep-mil-1 Badajoz', 'sp-rep-mil-1 Campo Rojo', 'sp-rep-mil-1 Madrid']);
    scene.play({ type: 'retreat', unit: 'sp-rep-mil-1', path: ['Madrid'] }, { type: 'end-advance' });
    scene
      .play({ type: 'target', space: 'Madrid' })
      .play({ type: 'commit', unit: 'sp-inf-2' }, { type: 'commit', unit: 'sp-inf-3' }, { type: 'declare' })
      .play({ type: 'done-cards' }, { type: 'done-cards' });
    expect([scene.unit('sp-rep-mil-1'), scene.unit('sp-rep-mil-2')]).toEqual(['eliminated', 'Madrid reduced']);
    // Toledo is still Republican: nobody advanced. Not into Guadarrama.
    expect(scene.listed('retreat')).toEqual(['sp-rep-mil-2 La Vega', 'sp-rep-mil-2 Toledo']);
    // 17.3.2: Madrid itself was attacked, and a space beside it.
    expect([...scene.position.madrid].sort()).toEqual(['attacked', 'neighbourAttacked']);
  });
});

describe('a combat card of the defender who won [8.5.3]', () => {
  it('lies face up, serves again in the next round, and goes to the discards with a tie', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Campo Rojo': ['sp-rpa-1', 'sp-rpa-2'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      dice: {
        'shuffle-republican': [16, 15, 14, 13, 12, 1],
        // First CF 3, die 1: 1 against CF 4, die 3 + 1: 2. Then CF 3, die 4: 1 against CF 3, die 3 + 1: 1.
        'combat/battle:attacker': [1, 4],
        'combat/battle:defender': [3, 3],
      },
    });
    const attack = (unit: string): CrusadeScene =>
      scene
        .play({ type: 'automatic' }, { type: 'activate', space: 'Sevilla', marker: 'attack' })
        .play({ type: 'target', space: 'Campo Rojo' }, { type: 'commit', unit }, { type: 'declare' })
        .play({ type: 'done-cards' });
    attack('sp-afr-1');
    expect(scene.listed('commit-card')).toEqual(['sp-r11']);
    scene.play({ type: 'commit-card', card: 'sp-r11' }, { type: 'done-cards' });
    scene.play({ type: 'lose-step', unit: 'sp-rpa-1' });
    // Both steps of the only attacker; the Army of Africa never comes back [17.6.5].
    expect([scene.unit('sp-rpa-1'), scene.unit('sp-afr-1')]).toEqual(['Campo Rojo reduced', 'removed']);
    expect(scene.position.piles.republican.faceUp.map(({ card }) => card)).toEqual(['sp-r11']);
    // Nobody else is next to Sevilla: the round is over by itself.
    scene.idle();
    attack('sp-afr-2');
    expect(scene.listed('commit-card')).toEqual(['sp-r11']);
    scene.play({ type: 'commit-card', card: 'sp-r11' }, { type: 'done-cards' });
    scene.play({ type: 'lose-step', unit: 'sp-rpa-2' });
    expect(scene.position.piles.republican.faceUp).toEqual([]);
    expect(scene.position.piles.republican.discard.at(-1)).toBe('sp-r11');
    expect(scene.unit('sp-afr-2')).toBe('Sevilla reduced');
  });
});

describe('spaces with a rule of their own', () => {
  it('Oviedo, taken while isolated, costs a Victory Point beside the morale of a capital [16.2.5, 16.3.3]', () => {
    // CF 1, die 4: 1, and the reduced police are gone. CF 0 answers with die 1: 0.
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Oviedo: ['sp-nat-pol-2*'], Gijon: ['sp-ast-1'] },
      first: '1936-10',
      turns: 1,
      dice: { 'combat/battle:attacker': [4], 'combat/battle:defender': [1] },
    })
      .idle()
      .play({ type: 'automatic' }, { type: 'activate', space: 'Gijon', marker: 'attack' })
      .play({ type: 'target', space: 'Oviedo' }, { type: 'commit', unit: 'sp-ast-1' }, { type: 'declare' })
      .play({ type: 'done-cards' }, { type: 'done-cards' })
      .play({ type: 'advance', unit: 'sp-ast-1', to: 'Oviedo' });
    expect(scene.position).toMatchObject({ rm: 25, vp: -1 });
    expect(scene.position.isolated).toEqual(['Granada']);
  });

  it('Toledo, entered by a supplied unit, is a capital taken and the Alcazar relieved [16.1.3, 16.1.7, 17.3.2]', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Raya Vieja': ['sp-inf-1'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
    })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Raya Vieja', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-1'], to: 'Toledo' });
    // RM -1 for the capital and -1 for the siege; VP +1 for the Alcazar.
    expect(scene.position).toMatchObject({ rm: 22, vp: 1, madrid: ['neighbourOccupied'] });
    expect(scene.position.sieges).toEqual({ simancas: 1 });
  });
});

/** CL.N14, 17.4: the police that made an attack from two spaces lawful go over; the militia attack all the same. */
describe('Defection', () => {
  it('takes one unit out of a declared attack, which goes on from all spaces', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Zaragoza: ['sp-inf-1'],
        Monegal: ['sp-rep-mil-2', 'sp-rep-pol-1'],
        'Cerro Gordo': ['sp-rep-mil-3'],
        Madrid: ['sp-rep-mil-1'],
      },
      first: '1936-10',
      turns: 1,
      dice: {
        // The fifteenth card comes to the hand.
        'shuffle-nationalist': [16, 1],
        // CF 1 + 1 = 2, die 2: 1. CF 2 answers with die 1: 0.
        'combat/battle:attacker': [2],
        'combat/battle:defender': [1],
      },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'ops' })
      .play({ type: 'activate', space: 'Monegal', marker: 'attack' })
      .play({ type: 'activate', space: 'Cerro Gordo', marker: 'attack' }, { type: 'end-activation' })
      .play({ type: 'target', space: 'Zaragoza' })
      .play({ type: 'commit', unit: 'sp-rep-mil-2' }, { type: 'commit', unit: 'sp-rep-mil-3' });
    // Two spaces of militia alone.
    expect(scene.listed('declare')).toEqual([]);
    scene.play({ type: 'commit', unit: 'sp-rep-pol-1' }, { type: 'declare' }, { type: 'done-cards' });
    expect(scene.listed('commit-card')).toEqual(['sp-n15 sp-rep-pol-1']);
    scene.play({ type: 'commit-card', card: 'sp-n15', unit: 'sp-rep-pol-1' }, { type: 'done-cards' });
    expect(scene.unit('sp-rep-pol-1')).toBe('removed');
    // Won by one: the infantry, reduced, retreats one space, to Dos Rios or Irurzo.
    expect(scene.listed('retreat')).toEqual(['sp-inf-1 Dos Rios', 'sp-inf-1 Irurzo']);
    // An asterisk card is out of the game once it was used [8.5.1.3].
    expect(scene.position.piles.nationalist.removed).toContain('sp-n15');
  });
});

/** CL.R7: fired at first, the Nationalists keep the modifier of their armour while any of it is of full strength. */
describe('captured orders against two tank units', () => {
  it('the named one takes the first loss, and the other still gives the modifier', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Zaragoza: ['sp-pz1', 'sp-cv33'],
        Monegal: ['sp-rpa-1', 'sp-rpa-2'],
        Madrid: ['sp-rep-mil-1'],
      },
      first: '1936-10',
      turns: 1,
      dice: {
        // The thirteenth card comes to the hand.
        'shuffle-republican': [16, 15, 14, 1],
        // CF 4, die 1: 1. Then CF 1 + 1 = 2 with die 1 + 1: 1; without the modifier it would be 0.
        'combat/fire:fire': [1, 1],
      },
    })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Zaragoza', marker: 'attack' })
      .play({ type: 'target', space: 'Monegal' })
      .play({ type: 'commit', unit: 'sp-pz1' }, { type: 'commit', unit: 'sp-cv33' }, { type: 'declare' })
      .play({ type: 'claim-armour', unit: 'sp-pz1' }, { type: 'done-cards' })
      .play({ type: 'commit-card', card: 'sp-r13' }, { type: 'done-cards' });
    const fired = scene.game.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'fire-rolled');
    expect(fired.map(({ party, losses }) => [party, losses])).toEqual([
      ['defender', 1],
      ['attacker', 1],
    ]);
    expect([scene.unit('sp-pz1'), scene.unit('sp-cv33')]).toEqual(['Zaragoza reduced', 'Zaragoza']);
    // 16.6.2: bound to the first loss was the unit that was named; the Republicans choose freely.
    expect(scene.listed('lose-step')).toEqual(['sp-rpa-1', 'sp-rpa-2']);
  });
});

/** P5, 16.3.3: a Front that is linked when the scenario begins was not linked by anybody. */
describe('a map on which the Front is linked from the start', () => {
  it('changes no morale when the first space is taken', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Zaragoza: ['sp-inf-1'], Madrid: ['sp-rep-mil-1'] },
      // Valle Verde, Dos Rios, Valladolid, Guadarrama, Madrid, La Vega, Valencia.
      control: { 'Dos Rios': 'republican', Valladolid: 'republican' },
      first: '1936-10',
      turns: 1,
    })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Zaragoza', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-1'], to: 'Monegal' });
    expect(scene.position.control.Monegal).toBe('nationalist');
    expect([scene.position.rm, scene.position.vp]).toEqual([24, 0]);
  });
});

/** CL.N48, P36: the filter of the card covers an empty beachhead, which is no ground for insurgents. */
describe('a beachhead that nobody has landed in', () => {
  it('is no place for a rising', () => {
    const rising = { control: 'republican', class: ['none'], empty: true, region: ['none'] };
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Mallorca: ['sp-nat-mil-6'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      dice: { 'shuffle-republican': [16, 15, 14, 13, 12, 11, 1] },
      cards: {
        'sp-n1': {
          event: {
            when: [],
            effects: [
              { kind: 'placeUnits', units: ['sp-ins'], from: 'aside', to: rising, must: 'all', takesControl: true },
            ],
            ops: 'none',
          },
        },
      },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r10', use: 'event' }, { type: 'decline' })
      .play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect(scene.position.mallorca).toBe(3);
    const spaces = scene.game.listed('place').map(({ space }) => space);
    expect(spaces).toContain('Tierra Seca');
    expect(spaces).not.toContain('Mallorca beachhead');
  });
});
