/** What is drawn on a counter, from the word of the game for its type: the signs that maps use, in a box 24 by 14. */
const X = 'M0,0L24,14M24,0L0,14';
const SLASH = 'M0,14L24,0';
const OVAL = 'M6,7a6,3.6 0 1 0 12,0a6,3.6 0 1 0 -12,0';
const DOT = 'M9.5,7a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0z';
const TANK = 'M2,9h20l-2,4h-16zM7,9v-3h8v3M15,7h8';
const MEN =
  'M6,12v-5m-2,2h4M12,12v-5m-2,2h4M18,12v-5m-2,2h4M5,5a1,1 0 1 0 2,0a1,1 0 1 0 -2,0M11,5a1,1 0 1 0 2,0a1,1 0 1 0 -2,0M17,5a1,1 0 1 0 2,0a1,1 0 1 0 -2,0';
const STAR = 'M12,1l1.8,4h4.4l-3.4,2.8l1.3,4.4l-4.1,-2.6l-4.1,2.6l1.3,-4.4l-3.4,-2.8h4.4z';
const GUN = 'M3,11h18M6,11a2,2 0 1 0 4,0a2,2 0 1 0 -4,0M8,9l13,-4';
const PLANE = 'M12,2v10M4,7h16M9,12h6';
const FLAG = 'M5,13v-11h14v6h-14';
const WHEELS = 'M3,13a1.6,1.6 0 1 0 3.2,0M10.4,13a1.6,1.6 0 1 0 3.2,0M17.8,13a1.6,1.6 0 1 0 3.2,0';
const ENGINEER = 'M5,11v-7h14v7M12,4v7';

interface Sign {
  readonly path: string;
  /** Whether a frame stands around it, as around the sign of a formation. */
  readonly framed: boolean;
  readonly solid?: boolean;
}

const framed = (path: string, solid = false): Sign => ({ path, framed: true, solid });
const bare = (path: string, solid = false): Sign => ({ path, framed: false, solid });

const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [/mech/i, framed(X + OVAL)],
  [/motor/i, framed(X + WHEELS)],
  [/arm(o|ou)red ?cav|armou?redCav/i, framed(SLASH + OVAL)],
  [/^tank$|vehicle|afv|halftrack|selfPropelled/i, bare(TANK)],
  [/arm(o|ou)r|tank/i, framed(OVAL)],
  [/artillery|battery|mortar|howitzer/i, framed(DOT, true)],
  [/gun|towed|atg/i, bare(GUN)],
  [/cavalry|recon/i, framed(SLASH)],
  [/engineer|sapper/i, framed(ENGINEER)],
  [/^hq$|headquarters|command/i, framed(FLAG)],
  [/squad|section|crew|team|half/i, bare(MEN)],
  [/leader|commander|commissar|hero/i, bare(STAR, true)],
  [/air|plane|fighter|bomber|gunship|helicopter/i, bare(PLANE)],
  [/base|depot|fort|objective|supply/i, bare(FLAG)],
  [/inf|guerrilla|militia|^mil$|^afr$|^rpa$|^ib$|para|marine|brigade|volunteer|legion|moor/i, framed(X)],
];

export const signOf = (type: string): Sign | undefined => SIGNS.find(([pattern]) => pattern.test(type))?.[1];

const SIZES: Readonly<Record<string, string>> = {
  squad: '•',
  section: '••',
  platoon: '•••',
  company: 'I',
  battery: 'I',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
};

/** The marks over a sign that tell its size. */
export const sizeMark = (size: string | null): string => (size === null ? '' : (SIZES[size] ?? ''));
