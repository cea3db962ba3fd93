import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/**
 * The winter of turn 5 and the first corps. Worked out before it was run. Guadarrama is a mountain of the Sierra: two
 * infantry, 4, on the division table go from column 4 one left for the mountain and one for the Sierra, to column 2; winter
 * takes 1 from the die [16.5.2]: 5 - 1 = 4, column 2: 1. One militia defends with 1, die 3: 0.
 */
describe('a winter and a mobilization, by the book', () => {
  const scene = new CrusadeScene({
    units: {
      Valladolid: ['sp-inf-1', 'sp-inf-2'],
      'Los Llanos': ['sp-inf-3'],
      Zaragoza: ['sp-inf-4', 'sp-nat-mil-1'],
      Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
      Cadiz: ['sp-afr-4'],
      Guadarrama: ['sp-rep-mil-1'],
      Monegal: ['sp-poum'],
      Madrid: ['sp-rep-mil-2'],
      Santander: ['sp-san-1'],
      Bilbao: ['sp-bas-1'],
      Gijon: ['sp-ast-1'],
      Barcelona: ['sp-rpa-2'],
    },
    first: '1937-01/02',
    turns: 2,
    dice: { 'combat/battle:attacker': [5], 'combat/battle:defender': [3] },
  });

  it('the shortage of ammunition allows one Attack marker in the north [17.1.2]', () => {
    scene.play(
      { type: 'play', card: 'sp-n1', use: 'ops' },
      { type: 'activate', space: 'Valladolid', marker: 'attack' },
    );
    expect(scene.listed('activate').filter((line) => line.endsWith('attack'))).toEqual([
      'Cadiz attack',
      'Sevilla attack',
    ]);
    scene.play({ type: 'end-activation' });
  });

  it('two columns and the winter leave a Loss Number of 1: the militia is reduced and must go', () => {
    scene.play({ type: 'target', space: 'Guadarrama' }, { type: 'commit', unit: 'sp-inf-1' });
    scene.play(
      { type: 'commit', unit: 'sp-inf-2' },
      { type: 'declare' },
      { type: 'done-cards' },
      { type: 'done-cards' },
    );
    expect(scene.position.combat).toMatchObject({ fire: { attacker: 1, defender: 0 }, distance: 1 });
    expect(scene.unit('sp-rep-mil-1')).toBe('Guadarrama reduced');
    // 11.4.3: the mountain would let a step be given, but its last one may not be.
    expect(scene.position.step).toBe('retreat');
    expect(scene.listed('retreat')).toEqual(['sp-rep-mil-1 Cuesta Alta', 'sp-rep-mil-1 Madrid']);
    scene.play({ type: 'retreat', unit: 'sp-rep-mil-1', path: ['Madrid'] });
  });

  it('Guadarrama, once taken, counts as a neighbour of Madrid; the attack on it does not [17.3.2]', () => {
    expect(scene.position.madrid).toEqual(['guadarramaAttacked']);
    scene.play({ type: 'advance', unit: 'sp-inf-1', to: 'Guadarrama' }, { type: 'end-advance' });
    expect(scene.position.madrid).toEqual(['guadarramaAttacked', 'neighbourOccupied']);
  });

  it('three operations a side and no fourth [16.5.2]', () => {
    scene.idle();
    scene.play({ type: 'play', card: 'sp-n2', use: 'ops' }, { type: 'end-activation' });
    scene.idle();
    scene.play({ type: 'play', card: 'sp-n4', use: 'ops' }, { type: 'end-activation' });
    scene.idle();
    expect(scene.position.opsCards).toEqual({ nationalist: 3, republican: 0 });
    expect(scene.listed('play').filter((line) => line.endsWith(' ops'))).toEqual([]);
    // An automatic operation is no card.
    expect(scene.listed('automatic')).toEqual(['']);
    // Rounds 4, 5 and 6 of both.
    scene.idle(6);
  });

  it('at the end of turn 5 the isolated garrisons are so no more, and Madrid costs 2 points [16.2.6, 17.3.2]', () => {
    expect(scene.position.phase).toBe('mobilization');
    expect([scene.position.isolated, scene.position.shortage, scene.position.vp]).toEqual([[], false, -2]);
  });

  it('corps are placed in turn, Nationalists first; without Axis aid there is no CTV [15.2.1]', () => {
    expect(scene.game.side).toBe('nationalist');
    expect(scene.listed('deploy').some((line) => line.startsWith('sp-ctv'))).toBe(false);
    scene.play({ type: 'deploy', corps: 'sp-nat-i-corps', space: 'Sevilla', displaced: 'sp-afr-1' });
    expect(scene.unit('sp-afr-1')).toBe('reserve');
    // 15.2.1.2: Bilbao is the Basque source; a Basque unit stands nowhere else.
    expect(scene.listed('deploy').filter((line) => line.startsWith('sp-euzkadi'))).toEqual(['sp-euzkadi-corps Bilbao']);
    scene.play({ type: 'deploy', corps: 'sp-euzkadi-corps', space: 'Bilbao' });
    scene.play({ type: 'deploy', corps: 'sp-nat-v-corps', space: 'Cadiz' });
    scene.play({ type: 'deploy', corps: 'sp-santander-corps', space: 'Santander' });
  });

  it('with three corps left and three regions owed, only the north is open [15.2.1.2]', () => {
    // In a region or next to one: La Coruna (a source) next to Asturias, Los Llanos next to Santander. Next to the Basques lie
    // Dos Rios and Irurzo, with neither a unit nor a source.
    expect([...new Set(scene.listed('deploy').map((line) => line.split(' ').slice(1).join(' ')))]).toEqual([
      'La Coruna',
      'Los Llanos',
    ]);
    scene.play({ type: 'deploy', corps: 'sp-nat-vi-corps', space: 'La Coruna' });
    // The Asturian corps: Gijon is home, a source with an Asturian unit.
    scene.play({ type: 'deploy', corps: 'sp-ast-i-corps', space: 'Gijon' });
    scene.play({ type: 'deploy', corps: 'sp-navarra-corps', space: 'Los Llanos' });
  });

  it('the second Asturian corps has no other space than that of the first, and shares it [15.2.1.2]', () => {
    expect(scene.listed('deploy').filter((line) => line.startsWith('sp-ast-ii'))).toEqual(['sp-ast-ii-corps Gijon']);
    // Others go where a unit, a source or Madrid is, one to a space, and not into the isolated Front.
    expect(scene.listed('deploy').filter((line) => line.startsWith('sp-rep-i-corps'))).toEqual(
      ['Barcelona', 'Madrid', 'Monegal', 'Valencia'].map((space) => `sp-rep-i-corps ${space}`),
    );
    scene.play({ type: 'deploy', corps: 'sp-ast-ii-corps', space: 'Gijon' });
  });

  it('the last Nationalist corps cannot touch the Basque Country and goes as near as it can', () => {
    // Valladolid and Zaragoza are two lines from Valle Verde or Bilbao, Guadarrama three.
    expect(scene.listed('deploy')).toEqual(['sp-marroqui-corps Valladolid', 'sp-marroqui-corps Zaragoza']);
    scene.play({ type: 'deploy', corps: 'sp-marroqui-corps', space: 'Zaragoza' });
    scene.play({ type: 'deploy', corps: 'sp-rep-i-corps', space: 'Madrid' });
    scene.play({ type: 'deploy', corps: 'sp-rep-ii-corps', space: 'Valencia' });
  });

  it('the Reserve Boxes are filled in turn, with what helps and nothing else [15.2.2]', () => {
    expect([scene.game.side, scene.position.step]).toEqual(['nationalist', 'reserve']);
    // Six MIL or INF are wanted; the AFR in the box does not count, and no Italians have come.
    expect(scene.listed('withdraw')).toEqual(['sp-inf-1', 'sp-inf-2', 'sp-inf-3', 'sp-inf-4', 'sp-nat-mil-1']);
    scene.play({ type: 'withdraw', unit: 'sp-inf-2' });
    // One Basque, one from Santander, two Asturians, four MIL or RPA of no region.
    expect(scene.listed('withdraw')).toEqual(
      ['sp-ast-1', 'sp-bas-1', 'sp-poum', 'sp-rep-mil-1', 'sp-rep-mil-2', 'sp-rpa-2', 'sp-san-1'].sort(),
    );
    for (const unit of [
      'sp-bas-1',
      'sp-inf-3',
      'sp-san-1',
      'sp-inf-4',
      'sp-ast-1',
      'sp-nat-mil-1',
      'sp-rep-mil-1',
      'sp-inf-1',
    ])
      scene.play({ type: 'withdraw', unit });
    // The Nationalists have nobody left to withdraw; the Republicans still need three of the four.
    for (const unit of ['sp-rep-mil-2', 'sp-poum', 'sp-rpa-2']) scene.play({ type: 'withdraw', unit });
  });

  it('militia becomes regular where it is, as it is; the POUM never does [15.2.3]', () => {
    expect(scene.position.step).toBe('militarization');
    expect(new Set(scene.listed('militarize').map((line) => line.split(' ')[0]))).toEqual(
      new Set(['sp-rep-mil-1', 'sp-rep-mil-2']),
    );
    const [, by] = scene.listed('militarize')[0]!.split(' ');
    scene.play({ type: 'militarize', unit: 'sp-rep-mil-1', by: by! });
    expect([scene.unit('sp-rep-mil-1'), scene.unit(by!)]).toEqual(['removed', 'reserve reduced']);
    scene.play({ type: 'end-militarization' });
  });

  it('turn 6: the new cards come in, and a hand without a corps is shown and drawn again [15.1.2]', () => {
    expect([scene.position.turn, scene.position.step]).toEqual([6, 'discarding']);
    scene.game.handIn({
      nationalist: { type: 'discard-cards', cards: [] },
      republican: { type: 'discard-cards', cards: [] },
    });
    // Nothing changes its place in these shuffles. N3, N5, N6, N7 and N8 to N10 hold no corps; the next seven, N11 to N16 and
    // N1, neither; then N2, N4, N17 to N21 hold that of N20. The Republicans: R1 to R7, R8 to R14, then R15 to R21 with R19.
    const cards = (letter: string, ...numbers: number[]): string[] => numbers.map((number) => `sp-${letter}${number}`);
    expect(scene.position.piles.nationalist.hand).toEqual(cards('n', 2, 4, 17, 18, 19, 20, 21));
    expect(scene.position.piles.republican.hand).toEqual(cards('r', 15, 16, 17, 18, 19, 20, 21));
    const shown = scene.game.entries.at(-1)!.events.filter(({ type }) => type === 'hand-shown');
    expect(shown.map(({ side }) => side)).toEqual(['nationalist', 'nationalist', 'republican', 'republican']);
  });
});
