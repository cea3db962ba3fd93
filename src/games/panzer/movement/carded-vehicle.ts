import { demand } from '../shared/facts.js';
import type { MovementRating } from '../shared/vehicle-card.js';
import type { KnownRating } from './movement-factor.js';
import type { MovingVehicle, Traction } from './path-input.js';

/** A vehicle with everything that its movement asks for, from its card or from the request. */
export type CardedVehicle = MovingVehicle & { readonly movement: KnownRating; readonly traction: Traction };

const TRACTION: Readonly<Record<MovementRating['mode'], Traction | undefined>> = {
  T: 'tracked',
  H: 'halfTrack',
  W: 'wheeled',
  L: undefined,
};

/** Lays the request over the card: numbers of the request come first, properties of either count [1.6]. */
export function cardedVehicle(vehicle: MovingVehicle): CardedVehicle {
  const { card } = vehicle;
  const rating = vehicle.movement ?? card?.movement;
  const crossCountry = rating?.crossCountry ?? demand('movementFactor', '/vehicle/movement/crossCountry');
  const movement = { ...rating!, crossCountry };
  const traction = vehicle.traction ?? TRACTION[movement.mode] ?? demand('traction', '/vehicle/traction');
  return {
    ...vehicle,
    movement,
    traction,
    dualDriving: vehicle.dualDriving || movement.dualDriving,
    amphibious: vehicle.amphibious || movement.amphibious,
    bogModifier: vehicle.bogModifier || (card?.bogModifier ?? 0),
    weight: vehicle.weight ?? card?.weight,
    gpDefense: vehicle.gpDefense ?? card?.defense.gpDefense,
    openTopped: vehicle.openTopped || (card?.openTopped ?? false),
    antiAircraftVehicle: vehicle.antiAircraftVehicle || (card?.antiAircraftVehicle ?? false),
  };
}
