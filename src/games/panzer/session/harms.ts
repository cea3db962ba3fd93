/** What an attack of the Advanced Game does to a unit; a squad is halved without suppression by hand-to-hand combat alone [6.5.2.5, 6.5.4.4, 6.6.1.2.3]. */
export const HARMS = ['suppressed', 'damaged', 'trackHit', 'ko', 'bu', 'reduced', 'halved', 'eliminated'] as const;
export type Harm = (typeof HARMS)[number];
