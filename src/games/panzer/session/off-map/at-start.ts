import type { AirState } from '../air/state.js';
import type { ArtilleryState } from '../artillery/state.js';
import type { MinedHex } from '../mines/state.js';
import type { Table } from '../table.js';

/** Batteries ready, nothing called [6.5.1]. */
export const artilleryAtStart = ({ batteries, assets }: Table): ArtilleryState => ({
  batteries: Object.fromEntries([...batteries.keys()].map((id) => [id, {}])),
  assets: Object.fromEntries([...assets.keys()].map((id) => [id, {}])),
  missions: {},
  called: 0,
  part: null,
});

/** Aircraft with all their attacks [5.16.2.6]. */
export const airAtStart = ({ aircraft }: Table): AirState => ({
  aircraft: Object.fromEntries(
    [...aircraft.values()].map(({ id, strafe, bombs, rockets }) => [
      id,
      { attacks: { strafe: strafe.attacks, bombs: bombs?.attacks ?? 0, rockets: rockets?.attacks ?? 0 } },
    ]),
  ),
  side: null,
  sortie: null,
  letPass: false,
});

/** The minefields of the scenario, where they are played [7.31.1]. */
export const minesLaid = ({ minefields, options }: Table): MinedHex[] =>
  options.mines
    ? minefields
        .filter(({ toPlot }) => toPlot === 0)
        .flatMap(({ hexes, side, density, mines, known }) => hexes.map((hex) => ({ hex, side, density, mines, known })))
    : [];
