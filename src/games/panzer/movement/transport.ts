import { choice, defineChoice, flag, integer, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { demand } from '../shared/facts.js';
import { TransportRating } from '../shared/vehicle-card.js';
import { Command, SpotCounter, UnitKind } from '../vocabulary.js';

class Passenger {
  @choice('Kind of unit [6.6.7]', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @object('Need of its card, towed-leg [6.6.7.1]', TransportRating) need!: TransportRating;
}

export class TransportLoadInput {
  @object('Capacity of the vehicle, TR: towed-leg [6.6.7.1]', TransportRating) transport!: TransportRating;
  @list('Everybody to be carried', Passenger, { maxItems: 20, default: [] }) passengers!: Passenger[];
}

export class TransportLoadOutcome {
  @integer('Towed capacity in use', { min: 0, max: 400 }) towed!: number;
  @integer('Leg capacity in use', { min: 0, max: 400 }) leg!: number;
}

export const transportLoad = procedure<TransportLoadInput, TransportLoadOutcome, Options>({
  id: 'transport-load',
  resolver: 'movement',
  title: { en: 'What a vehicle can carry', ja: '輸送力' },
  description: {
    en: 'Whether a load of leg units and guns fits a vehicle.',
    ja: '歩兵や火砲の積載が車両の輸送力に収まるかを判定する。',
  },
  rules: ['6.6.7', '6.6.7.1'],
  input: TransportLoadInput,
  outcome: TransportLoadOutcome,
  example: {
    input: { transport: { towed: 1, leg: 2 }, passengers: [{ kind: 'section', need: { towed: 0, leg: 1 } }] },
  },
  resolve({ transport, passengers }, umpire) {
    const towed = passengers.reduce((sum, { need }) => sum + need.towed, 0);
    const leg = passengers.reduce((sum, { need }) => sum + need.leg, 0);
    umpire.note(['6.6.7.1', '6.6.7'], 'load-needs', { towed, leg, towedRoom: transport.towed, legRoom: transport.leg });
    if (towed > transport.towed) umpire.forbid('6.6.7.1', 'load-too-heavy', { need: towed, room: transport.towed });
    if (leg > transport.leg) umpire.forbid('6.6.7.1', 'load-too-many', { need: leg, room: transport.leg });
    if (passengers.filter(({ kind }) => kind === 'towed').length > 1) umpire.forbid('6.6.7.1', 'one-gun-only');
    if (passengers.some(({ kind }) => kind === 'vehicle')) umpire.forbid('6.6.7.1', 'no-vehicle-as-passenger');
    if (!umpire.legal) return null;
    umpire.summarise('load-fits', { towed, leg });
    return { towed, leg };
  },
});

const Place = defineChoice('MountPlace', ['sameHex', 'adjacent', 'further', 'offMap']);
type Place = (typeof Place.values)[number];

class Rider {
  @choice('Kind of unit', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @flag('Has an attached weapon [6.6.7.1.1]') attachedWeapon!: boolean;
  @flag('Suppressed [6.6.7.1.1]') suppressed!: boolean;
  @flag('Has moved this turn: mounting takes the whole factor [6.6.7.1.1]') moved!: boolean;
  @choice('Its command; only who mounts holds one [6.6.7.1.1]', Command, { default: 'move' }) command!: Command;
}

class Carrier {
  @choice('Command of the vehicle [6.6.7.1.1]', Command, { default: 'none' }) command!: Command;
  @integer('Movement points after all halvings [6.6.7.1.1]', { min: 1, max: 120, optional: true }) allowance?: number;
  @integer('Points already spent', { min: 0, max: 120, default: 0 }) spent!: number;
  @flag('Hull down: no mounting or dismounting [6.6.9]') hullDown!: boolean;
  @flag('Has already paid for mounting in this hex [6.6.7.1.1]') paidHere!: boolean;
}

const MountAct = defineChoice('MountAct', ['mount', 'dismount', 'emergency']);

export class MountInput {
  @choice('Mounting, dismounting or an emergency bail out', MountAct) act!: 'mount' | 'dismount' | 'emergency';
  @object('The passenger', Rider, { default: {} }) passenger!: Rider;
  @object('The vehicle', Carrier, { default: {} }) vehicle!: Carrier;
  @choice('Where the passenger comes from or goes to [6.6.7.1.1]', Place, { default: 'sameHex' }) place!: Place;
  @flag('To escape an overwatch shot already declared [6.6.7.1.2]') dodging!: boolean;
}

export class MountOutcome {
  @integer('Points the vehicle pays', { min: 0, max: 120 }) vehiclePays!: number;
  @integer('Points the vehicle has left, where its allowance is known', { min: 0, max: 120, optional: true })
  vehicleLeft!: number | null;
  @flag('The passenger spends its whole movement') passengerSpendsAll!: boolean;
  @choice('SPOT counter of the passenger', SpotCounter) spot!: SpotCounter;
  @flag('The passenger becomes Suppression/ON [6.6.7.1.2]') suppressed!: boolean;
}

/** Unhurt squads, half-squads and unloaded sections reach one hex; all others the vehicle's own [6.6.7.1.1]. */
function checkPlace(umpire: Umpire, { kind, attachedWeapon, suppressed }: Rider, place: Place): void {
  if (place === 'offMap') umpire.forbid('6.6.7.1.1', 'not-off-the-map');
  else if (place === 'further') umpire.forbid('6.6.7.1.1', 'too-far-to-mount');
  else if (place === 'adjacent' && (kind === 'towed' || suppressed || (kind === 'section' && attachedWeapon)))
    umpire.forbid('6.6.7.1.1', 'same-hex-only', { kind });
}

export const mount = procedure<MountInput, MountOutcome, Options>({
  id: 'mount',
  resolver: 'movement',
  title: { en: 'Mounting, dismounting, emergency bail out', ja: '乗車・下車・緊急脱出' },
  description: {
    en: 'Whether a passenger may get on or off a vehicle, and what it costs both.',
    ja: '乗車・下車・緊急脱出ができるか、両者のコストはいくらかを判定する。',
  },
  rules: ['6.6.7', '6.6.7.1.1', '6.6.7.1.2', '6.6.9'],
  input: MountInput,
  outcome: MountOutcome,
  example: { input: { act: 'mount', vehicle: { command: 'move', allowance: 7 }, place: 'adjacent' } },
  resolve({ act, passenger, vehicle, place, dodging }, umpire) {
    const moves = vehicle.command === 'move' || vehicle.command === 'shortHalt';
    const left = vehicle.allowance === undefined ? null : Math.max(0, vehicle.allowance - vehicle.spent);
    if (act === 'emergency') {
      if (!moves) umpire.forbid('6.6.7.1.2', 'emergency-from-moving-vehicle');
      if (passenger.suppressed) umpire.forbid('6.6.7.1.2', 'emergency-not-suppressed');
      if (dodging) umpire.forbid('6.6.7.1.2', 'emergency-not-to-dodge');
      if (place !== 'sameHex') umpire.forbid('6.6.7.1.2', 'emergency-in-the-hex');
      if (!umpire.legal) return null;
      umpire.note('6.6.7.1.2', 'emergency-bail-out');
      umpire.summarise('emergency-bail-out');
      return { vehiclePays: 0, vehicleLeft: left, passengerSpendsAll: true, spot: 'none', suppressed: true };
    }
    if (vehicle.hullDown) umpire.forbid('6.6.9', 'no-mounting-hull-down');
    if (act === 'mount' && passenger.command !== 'move')
      umpire.forbid('6.6.7.1.1', 'mounting-needs-move', { command: passenger.command });
    if (act === 'mount' && passenger.moved) umpire.forbid('6.6.7.1.1', 'mounting-takes-all');
    checkPlace(umpire, passenger, place);
    if (!umpire.legal) return null;
    umpire.note('6.6.7.1.1', act === 'mount' ? 'passenger-mounts' : 'passenger-dismounts');
    let vehiclePays = 0;
    if (!moves) umpire.note('6.6.7.1.1', 'standing-vehicle-pays-nothing');
    else if (vehicle.paidHere) umpire.note('6.6.7.1.1', 'paid-in-this-hex');
    else {
      const allowance = vehicle.allowance ?? demand('movementFactor', '/vehicle/allowance');
      vehiclePays = Math.floor(allowance / 2);
      umpire.note('6.6.7.1.1', 'vehicle-pays-half', { allowance, points: vehiclePays });
      if (vehiclePays > left!) umpire.forbid('6.6.7.1.1', 'more-than-left', { cost: vehiclePays, points: left });
    }
    if (!umpire.legal) return null;
    umpire.summarise(act === 'mount' ? 'mounted-summary' : 'dismounted-summary', { points: vehiclePays });
    const vehicleLeft = left === null ? null : left - vehiclePays;
    return {
      vehiclePays,
      vehicleLeft,
      passengerSpendsAll: true,
      spot: act === 'dismount' ? 'move' : 'none',
      suppressed: false,
    };
  },
});
