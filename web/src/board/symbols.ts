/**
 * What is drawn on a counter, from the word of the game for its type, in a box 24 by 14: the signs of maps for formations, a
 * silhouette for a vehicle, a gun or a handful of men.
 */
const X = 'M0,0L24,14M24,0L0,14';
const SLASH = 'M0,14L24,0';
const OVAL = 'M6,7a6,3.6 0 1 0 12,0a6,3.6 0 1 0 -12,0';
const DOT = 'M9.5,7a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0z';
const STAR = 'M12,1l1.8,4h4.4l-3.4,2.8l1.3,4.4l-4.1,-2.6l-4.1,2.6l1.3,-4.4l-3.4,-2.8h4.4z';
const PLANE = 'M11,1h2v4l9,4v2l-9,-2v3l3,1.5v1l-4,-.8l-4,.8v-1l3,-1.5v-3l-9,2v-2l9,-4z';
const FLAG = 'M5,13v-11h14v6h-14';
const WHEELS = 'M3,13a1.6,1.6 0 1 0 3.2,0M10.4,13a1.6,1.6 0 1 0 3.2,0M17.8,13a1.6,1.6 0 1 0 3.2,0';
const ENGINEER = 'M5,11v-7h14v7M12,4v7';
const WEDGE = 'M0,14L12,0L24,14';
const DOME = 'M3,14a9,9 0 0 1 18,0';
const CHEVRON = 'M8,4l4,-3l4,3';
const LIGHTNING = 'M0,0L14,6L10,8L24,14';
const GULL = 'M8,13a2,1.6 0 0 1 4,0a2,1.6 0 0 1 4,0';

const round = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;
const rounds = (y: number, r: number, ...xs: readonly number[]): string => xs.map((x) => round(x, y, r)).join('');
const man = (x: number): string => `${round(x, 2.6, 1.5)}M${x - 1.7},4.8h3.4v4.7h-.7v4.2h-2v-4.2h-.7z`;

/** What lies over something solid is cut out of it: the wheels of a track. */
const TRACK = `M.5,8.5h22.5l-1.5,5h-19z${rounds(11, 1.3, 5.5, 9.7, 13.9, 18.1)}`;
const TANK = `${TRACK}M6.5,8v-4h7l2.5,4zM14.2,4.6h9.6v1.5h-8.8z`;
const ASSAULT_GUN = `${TRACK}M4,8l2.5,-3.6h8.5l3.5,3.6zM16,5.4h8v1.5h-7z`;
const CARRIER = `${TRACK}M3.5,8l1,-3h13.5l2,3z`;
const HALF_TRACK = `M.8,3.6h12.4l1.2,2.8h5l3,2.4v1.8h-21.6zM1.5,11h12l-1.6,2.8h-8.6z${round(18.6, 12, 1.9)}`;
const TRUCK = `M.8,2h13v8h-13zM14.8,4.2h4.2l3.4,3.2v2.6h-7.6z${rounds(12, 1.8, 4.5, 10, 18.6)}`;
const CAR = `M2,9.8l2.5,-3.2h13.5l4,3.2v1h-20zM8,6v-3h5.5v3zM14,3.6h6v1.3h-6z${rounds(12.4, 1.6, 6, 17.6)}`;
const GUN = `M7.6,2h1.8v6.4h-1.8zM9.8,4.4h13.4v1.7h-13.4zM7.4,9.5l-6.6,3.3l.6,1l7.5,-3.6z${round(9.6, 11.2, 2.6)}`;
const FLAK = 'M8.6,8.6l11.6,-7.6l.9,1.4l-11.6,7.6zM8.6,10.4h3.4v1.8h-3.4zM3.5,12.4h14v1.4h-14z';
const MORTAR = 'M7.4,11.8l6.6,-10.4l1.7,1l-6.6,10.4zM13.8,6.4l5.4,7.2h-1.7l-4.7,-6zM4.5,12.6h6.5v1.2h-6.5z';
const MACHINE_GUN = 'M3,5h6v-1.4h4v1.4h10v1.5h-10v1.6h-2l3.6,5.7h-1.7l-3.3,-5.2l-3.2,5.2h-1.7l3.6,-5.7h-2.3z';
const GLASSES = `${rounds(9.4, 3.6, 7.6, 16.4)}M6,1.6h3.4v3.4h-3.4zM14.6,1.6h3.4v3.4h-3.4zM10.4,5.4h3.2v1.6h-3.2z`;

interface Sign {
  readonly path: string;
  /** Whether a frame stands around it, as around the sign of a formation. */
  readonly framed: boolean;
  readonly solid?: boolean;
  /** Letters in the frame, where the sign is one of letters. */
  readonly letters?: string;
}

const framed = (path: string, solid = false): Sign => ({ path, framed: true, solid });
const letters = (text: string): Sign => ({ path: '', framed: true, letters: text });
const silhouette = (path: string): Sign => ({ path, framed: false, solid: true });

/** Formations by the signs of maps; what fights as itself, by the words with hyphens, as a silhouette. */
const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [/^tank$|^vehicle$/, silhouette(TANK)],
  [/^assault-gun$/, silhouette(ASSAULT_GUN)],
  [/^half-track$/, silhouette(HALF_TRACK)],
  [/^carrier$/, silhouette(CARRIER)],
  [/^truck$/, silhouette(TRUCK)],
  [/^armoured-car$/, silhouette(CAR)],
  [/^anti-aircraft-(gun|vehicle)$/, silhouette(FLAK)],
  [/^mortar$/, silhouette(MORTAR)],
  [/^machine-gun$|^anti-tank-rifle$/, silhouette(MACHINE_GUN)],
  [/^observer$/, silhouette(GLASSES)],
  [/^(towed-)?gun$|^towed$/, silhouette(GUN)],
  [/^engineer-squad$/, { ...silhouette(man(4) + man(20)), letters: 'E' }],
  [/half-?squad/i, silhouette(man(8) + man(16))],
  [/squad/i, silhouette(man(5) + man(12) + man(19))],
  [/section|crew|team/i, silhouette(man(9) + man(15))],
  [/leader|commander|commissar|hero/i, silhouette(STAR)],
  [/mechanised|mechanized/i, framed(X + OVAL)],
  [/motorised|motorized/i, framed(X + WHEELS)],
  [/^assaultGun$/, framed(OVAL + WEDGE)],
  [/^antiTank$/, framed(WEDGE)],
  [/^antiAircraft$|^airDefence$/, framed(DOME)],
  [/selfPropelledArtillery/, framed(OVAL + DOT)],
  [/rocketArtillery/, framed(DOT + CHEVRON)],
  [/artillery|battery|howitzer/i, framed(DOT, true)],
  [/^armou?redCa(r|valry)$/, framed(SLASH + OVAL)],
  [/^armou?r$|^cv33$|^pz1$|^t26$/, framed(OVAL)],
  [/^cav|cavalry|recon/i, framed(SLASH)],
  [/engineer|sapper/i, framed(ENGINEER)],
  [/^communications$/, framed(LIGHTNING)],
  [/hq$|headquarters/i, framed(FLAG)],
  [/^specialForce$/, letters('SF')],
  [/^police$/, letters('P')],
  [/airborne|para/i, framed(X + GULL)],
  [/aircraft|^air$|plane|fighter|bomber|gunship|helicopter/i, silhouette(PLANE)],
  [/base|depot|fort|objective|supply/i, { path: FLAG, framed: false }],
  [/inf|guerrilla|militia|tacticalGroup|brigade|volunteer|legion|^corps$|^[a-z]{3,4}$/i, framed(X)],
];

export const signOf = (type: string): Sign | undefined => SIGNS.find(([pattern]) => pattern.test(type))?.[1];

/** A short name of a type that its sign does not tell, as on the counters of a point-to-point game: CNT, POUM, CTV. */
export const printedType = (type: string): string =>
  /^[a-z]{3,4}\d{0,2}$/.test(type) && !/^(inf|mil|cav)$/.test(type) ? type.toUpperCase() : '';

const SIZES: Readonly<Record<string, string>> = {
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

/** The marks over a sign that tell the size of a formation. */
export const sizeMark = (size: string | null): string => (size === null ? '' : (SIZES[size] ?? ''));
