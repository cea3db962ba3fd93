import type { Terrain } from '../../vocabulary.js';

/** The terrain of hexes in which something was destroyed, whole, as it is now [6.5.4.4.3, 6.1.4.3.11]. */
export type Ground = Readonly<Record<string, readonly Terrain[]>>;
