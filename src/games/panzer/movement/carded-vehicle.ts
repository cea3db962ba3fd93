import type { MovementRating } from '../cards/vehicle-card.js';
import { missingOnCard } from '../combat/direct-fire/range-factor.js';
import type { MovingVehicle, Traction } from './path-input.js';

/** A vehicle with everything that its movement asks for, from its card or from the request. */
export type CardedVehicle = MovingVehicle & { readonly factor: MovementRating; readonly traction: Traction };

const TRACTION: Readonly<Record<MovementRating['mode'], Traction | undefined>> = {
  T: 'tracked',
  H: 'halfTrack',
  W: 'wheeled',
  L: undefined,
};

/** Lays the request over the card: numbers of the request come first, properties of either count [1.6]. */
export function cardedVehicle(vehicle: MovingVehicle): CardedVehicle {
  const { card } = vehicle;
  const factor = vehicle.factor ?? card?.movement ?? missingOnCard('movement factor');
  const traction = vehicle.traction ?? TRACTION[factor.mode] ?? missingOnCard('mode of traction');
  return {
    ...vehicle,
    factor,
    traction,
    dualDriving: vehicle.dualDriving || factor.dualDriving,
    amphibious: vehicle.amphibious || factor.amphibious,
    bogModifier: vehicle.bogModifier || (card?.bog ?? 0),
    weight: vehicle.weight ?? card?.weight,
    gpDefense: vehicle.gpDefense ?? card?.defense.gpDefense,
    openTopped: vehicle.openTopped || (card?.openTopped ?? false),
    antiAircraft: vehicle.antiAircraft || (card?.antiAircraftVehicle ?? false),
  };
}
