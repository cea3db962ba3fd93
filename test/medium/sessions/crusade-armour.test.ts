import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/**
 * Tanks before Toledo in turn 6, with cards laid out by the shuffles as they come. Worked out before it was run: the T-26 (2) and
 * an RPA division (2) attack with 4; column 4, die 4 and +1 for the armour: 5 gives 2. The infantry defends with 2, die 3: 1.
 */
describe('an attack with armour, by the book', () => {
  const scene = () =>
    new CrusadeScene({
      units: { Madrid: ['sp-t26', 'sp-rpa-1'], Toledo: ['sp-inf-1'], 'Raya Vieja': ['sp-cav'] },
      control: { Toledo: 'nationalist', Oviedo: 'republican', Granada: 'republican' },
      first: '1937-03/04',
      turns: 1,
      start: { initialCorps: [], played: ['airBridge', 'axisMilitaryAid', 'sovietMilitaryAid'], shortage: false },
      dice: { 'combat/battle:attacker': [4], 'combat/battle:defender': [3] },
    });
  const attacking = (units: readonly string[]) => {
    const game = scene();
    game.idle();
    game.play(
      { type: 'automatic' },
      { type: 'activate', space: 'Madrid', marker: 'attack' },
      { type: 'target', space: 'Toledo' },
    );
    for (const unit of units) game.play({ type: 'commit', unit });
    return game.play({ type: 'declare' });
  };

  it('may be claimed for once, by a tank of full strength against an Open space [16.6.2]', () => {
    const game = attacking(['sp-t26', 'sp-rpa-1']);
    expect(game.listed('claim-armour')).toEqual(['sp-t26']);
    game.play({ type: 'claim-armour', unit: 'sp-t26' });
    expect(game.listed('claim-armour')).toEqual([]);
  });

  it('adds 1 to the die, and the tank takes the first loss [11.3.6]', () => {
    const game = attacking(['sp-t26', 'sp-rpa-1']);
    game.play({ type: 'claim-armour', unit: 'sp-t26' }, { type: 'done-cards' }, { type: 'done-cards' });
    expect(game.position.combat!.fire).toEqual({ attacker: 2, defender: 1 });
    // The infantry has two steps of 1 and is gone; the one step the attackers owe is the tank's.
    expect([game.unit('sp-inf-1'), game.unit('sp-t26'), game.unit('sp-rpa-1')]).toEqual([
      'eliminated',
      'Madrid reduced',
      'Madrid',
    ]);
  });

  it('without a claim the same dice give 2 as well, and the owner chooses who loses the step', () => {
    const game = attacking(['sp-t26', 'sp-rpa-1']);
    game.play({ type: 'done-cards' }, { type: 'done-cards' });
    // Column 4, die 4: 2.
    expect(game.position.combat!.fire).toEqual({ attacker: 2, defender: 1 });
    expect(game.listed('lose-step')).toEqual(['sp-rpa-1', 'sp-t26']);
  });

  it('nobody claims where no tank takes part', () => {
    expect(attacking(['sp-rpa-1']).listed('claim-armour')).toEqual([]);
  });
});
