import type { Message } from '../../../../kernel/rulings/index.js';

/** What a session says of commands out of place and of what is still owed. */
export const session: Readonly<Record<string, Message>> = {
  'not-now': 'This is not the time for "{command}"',
  'no-such-hex': 'The map has no hex {hex}',
  'not-to-be-placed': '{unit} is not to be placed now',
  'not-its-place': '{hex} is not a place for {unit}',
  'hex-full': '{unit} finds no room in {hex}',
  'like-backs-in-order': 'Face-down units with like backs are placed in their order: {unit} comes later',
  'set-up-unfinished': 'Units are still to be placed',
  'owed-placing': '{unit} is still to be placed',
  'owed-stacking':
    'Too many units in {hex}, or units that may not share it: the excess is eliminated when the phase ends',
  'not-crowded': '{unit} does not stand in an overfull hex',
  'nothing-to-request': 'Nothing can be requested now',
  'cannot-move': '{unit} has no move now',
  'out-of-reach': '{unit} cannot reach {hex}',
  'cannot-attack': '{unit} is not a unit of the attacker on the map',
  'cannot-attack-there': '{unit} cannot take part in an attack on {hex}',
  'cannot-widen': 'Not everybody in the attack can attack {hex} as well',
  'cannot-bombard': '{unit} cannot bombard now',
  'cannot-be-bombarded': '{hex} may not be bombarded by it',
  'nothing-declared': 'No attack is declared yet',
  'owed-attack': 'The attack on {hex} is still to be resolved',
  'no-attack-there': 'No attack on {hex} waits to be resolved',
  'cannot-support': '{unit} has no fire for this combat',
  'no-marker': 'No {air:term} marker is left',
  'owed-losses': ({ units, value }) =>
    Number(units) > 0
      ? 'The attacker gives up one unit of his choice'
      : `Units worth ${value} more are still to be given up`,
  'not-in-combat': '{unit} is not among the units to choose from',
  'not-its-end': '{unit} does not get as far as {hex}',
  'no-retreat-owed': '{unit} has no retreat to make now',
  'no-way-there': '{unit} may not retreat to {hex}',
  'cannot-advance': '{unit} may not advance to {hex}',
};
