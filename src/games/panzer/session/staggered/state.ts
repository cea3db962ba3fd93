/** Formations taking their turns one by one, option 7.42. */
export interface StaggeredState {
  /** Formations that have had their turn of direct fire, in that order [7.42.1.1]. */
  readonly fired: readonly string[];
  /** Formations that have moved [7.42.2]. */
  readonly moved: readonly string[];
  /** Units whose morale direct fire has tried this turn: it does so once [7.42.1.2]. */
  readonly checked: readonly string[];
  /** The formation that fires or moves now; null while one is being named, and where nobody goes by formations. */
  readonly formation: string | null;
}

export const NOBODY_YET: StaggeredState = { fired: [], moved: [], checked: [], formation: null };
