import { MAX_BATTERIES } from '../../combat/oba-commitment.js';
import type { Side } from '../../vocabulary.js';
import { type Counter, has, isSupport } from '../counters.js';
import { isHex, isWater, strategicLocations } from '../ground.js';
import { neighbours } from '../places.js';
import { areaOf, byAlias, counterOf, livingOf } from '../roster.js';
import type { Desk, Faults, Scene } from '../stage.js';
import { comparePages } from './compare.js';
import { keyOf, type Line, type PageId } from './lines.js';
import { wordOf } from './pages.js';
import { isSanCount, sanSide } from './san.js';
import { countsWanted } from './suggest.js';

const KINDS: Readonly<Record<string, readonly string[]>> = {
  gameEnd: ['end', 'count', 'melee', 'massacre', 'objective'],
  terrain: ['fire', 'rubble', 'wreck', 'shellholes', 'breach', 'fortification'],
  control: ['control', 'entryHex', 'count', 'objective'],
  losses: ['fate', 'count'],
  state: ['state', 'count', 'keptSilent'],
  places: ['place'],
};
/** States that have to be told with their hex, because a rule asks where (PS-06). */
const NEEDS_HEX = [
  ...['encircled', 'mined', 'wading', 'immobile', 'abandoned', 'unpossessed', 'functioning', 'bogged', 'shocked'],
];
const TYPE = /^\d{1,2}[-+]\d{1,2}(-\d{1,2})?$/;

/** Everything that is wrong with a page, each fault with the number of its line and its section. */
export function checkPage(desk: Desk, side: Side, page: PageId, lines: readonly Line[], faults: Faults): void {
  const word = wordOf(page);
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    const key = keyOf(line);
    if (!KINDS[word]!.includes(line.kind)) faults.add('3.6', 'line-not-of-page', { at, kind: line.kind });
    if (seen.has(key)) faults.add('3.6', 'line-twice', { at, line: key });
    seen.add(key);
    for (const hex of [line.hex, line.out, line.edge]) {
      if (hex !== undefined && !isHex(desk.table, hex)) faults.add('3.6', 'line-no-such-hex', { at, hex });
    }
    if (line.kind === 'fate') checkFate(desk, side, line, at, faults);
    else if (line.kind === 'state') checkState(desk, side, line, at, faults);
    else if (line.kind === 'control') checkControl(desk, line, at, faults);
    else if (line.kind === 'entryHex') checkEntryHex(desk, line, at, faults);
    else if (line.kind === 'place') checkPlace(desk, side, line, at, faults);
    else if (line.kind === 'keptSilent') checkSilence(desk, side, line, at, faults);
    else if (line.kind === 'objective' && page === 'control') checkClaim(desk, line, at, faults);
    else checkPlain(desk, line, at, faults);
  }
  comparePages(desk, side, page, lines, faults);
  checkWhole(desk, side, page, lines, faults);
}

const own = ({ position }: Scene, side: Side, id: string | undefined): Counter | undefined => {
  const counter = id === undefined ? undefined : counterOf(position, side, id);
  return counter?.status === 'alive' ? counter : undefined;
};

/** What became of a counter [3.2/Eliminated, CG13]. */
function checkFate(desk: Desk, side: Side, line: Line, at: number, faults: Faults): void {
  const { fate } = line;
  if (fate === 'created') {
    if (line.name === undefined || line.as === undefined) faults.add('3.6', 'line-created-what', { at });
    return;
  }
  const counter = own(desk, side, line.unit);
  if (!counter) {
    faults.add('3.2/Eliminated', 'line-no-such-unit', { at, unit: line.unit ?? '' });
    return;
  }
  if (fate === undefined) faults.add('3.6', 'line-no-fate', { at });
  const described = desk.position.own[side].filed[`state-${side}`]?.[`state ${counter.id}`];
  if (described && fate !== 'changed') faults.add('3.2/Eliminated', 'line-unit-lost', { at, unit: counter.name });
  const captor = line.by === undefined ? undefined : byAlias(desk.position, side, line.by);
  if (line.by !== undefined && !(captor?.shown && captor.status === 'alive'))
    faults.add('3.608', 'line-no-captor', { at });
  if (fate === 'exited' && !(line.edge !== undefined && isEdge(desk, line.edge)))
    faults.add('CG13', 'line-no-edge', { at });
  if (fate === 'changed' && !(line.as !== undefined && TYPE.test(line.as)))
    faults.add('3.606', 'line-changed-into', { at });
  if (fate === 'split' && (counter.kind !== 'squad' || !line.into?.every((type) => TYPE.test(type))))
    faults.add('3.6111', 'line-split-into', { at });
}

/** The state a counter was left in; where a rule asks for its hex, the hex [3.604]. */
function checkState(desk: Desk, side: Side, line: Line, at: number, faults: Faults): void {
  const counter = own(desk, side, line.unit);
  if (!counter) {
    faults.add('3.604', 'line-no-such-unit', { at, unit: line.unit ?? '' });
    return;
  }
  const lost = desk.position.own[side].filed[`losses-${side}`]?.[`fate ${counter.id}`];
  if (lost && lost.fate !== 'changed') faults.add('3.2/Eliminated', 'line-unit-lost', { at, unit: counter.name });
  const words = line.is ?? [];
  if (words.some((word) => NEEDS_HEX.includes(word)) && line.hex === undefined)
    faults.add('3.605', 'line-needs-hex', { at });
  if (words.includes('wading') && line.hex !== undefined && !isWater(desk.table, line.hex))
    faults.add('3.6045', 'not-wading', { at, hex: line.hex });
  if (line.leader !== undefined) {
    const leader = own(desk, side, line.leader);
    if (leader?.kind !== 'leader') faults.add('3.6041', 'line-no-leader', { at });
  }
  checkVehicle(desk, counter, line, at, faults);
  if (words.includes('used') && counter.kind !== 'oba' && counter.kind !== 'sw')
    faults.add('CG19', 'line-not-a-battery', { at });
  if (words.includes('sighted') && counter.kind !== 'air') faults.add('CG19', 'line-not-an-aircraft', { at });
}

/** What the core rules made of a vehicle in mines, bogged or Shocked, or the numbers to roll with [3.6042-3.6044]. */
function checkVehicle({ table }: Scene, counter: Counter, line: Line, at: number, faults: Faults): void {
  const words = (line.is ?? []) as string[];
  const stuck = ['bogged', 'shocked'].filter((word) => words.includes(word));
  if (counter.kind !== 'vehicle') {
    if (stuck.length > 0 || line.core !== undefined) faults.add('3.6043', 'line-not-a-vehicle', { at });
    return;
  }
  const mined = words.includes('mined') && !words.includes('immobile') && !has(counter, 'immobile');
  const rolled = table.options.coreDice === 'umpire' ? [] : stuck;
  if ((mined || rolled.length > 0) && line.core === undefined) faults.add('3.604', 'line-needs-core', { at });
  if (table.options.coreDice === 'table') return;
  const { freesAt = 0, immobileAt = 13, drm = 0, recoversAt = 0, destroyedAt = 7 } = line;
  // Rolls that could never end one way or the other are no numbers of the core rules.
  const [least, most] = table.options.bogNumbers === 'bothDice' ? [2, 12] : [1, 6];
  if (words.includes('bogged') && least + drm > freesAt && most + drm < immobileAt)
    faults.add('3.6043', 'line-needs-bog-numbers', { at });
  if (words.includes('shocked') && ((recoversAt < 1 && destroyedAt > 6) || recoversAt >= destroyedAt))
    faults.add('3.6044', 'line-needs-shock-numbers', { at });
}

/** An Objective Hex that its owner's Infantry Controlled while he said nothing: none any more (PS-18) [3.2/Objective-Hex]. */
function checkSilence({ position }: Scene, side: Side, { name }: Line, at: number, faults: Faults): void {
  const line = name === undefined ? undefined : position.own[side].lines[name];
  if (!line || line.objective === null || line.objectiveRevealed || line.keptSilent)
    faults.add('3.2/Objective-Hex', 'line-no-objective', { at });
}

/** An announcement in the Field is borne out or denied (PS-18) [3.2/Objective-Hex]. */
function checkClaim({ position }: Scene, { hex, value }: Line, at: number, faults: Faults): void {
  if (!position.open.objectives.some((each) => each.claimed && each.hex === hex))
    faults.add('3.2/Objective-Hex', 'line-no-objective', { at });
  if (value !== 0 && value !== 1) faults.add('3.2/Objective-Hex', 'line-right-or-wrong', { at });
}

/** An edge hex of the map [CG13]. */
const isEdge = ({ table }: Scene, hex: string): boolean => isHex(table, hex) && neighbours(table, hex).length < 6;

function checkControl(desk: Desk, line: Line, at: number, faults: Faults): void {
  const known = strategicLocations(desk).some(({ hex }) => hex === line.hex);
  if (!known) faults.add('3.2/Strategic-Location', 'line-not-strategic', { at, hex: line.hex ?? '' });
  if (line.controller === undefined) faults.add('3.605', 'line-no-controller', { at });
}

function checkEntryHex({ table }: Scene, line: Line, at: number, faults: Faults): void {
  const axis = table.map.facts.entryAreas.some(
    ({ owner, hexes }) => owner === 'axis' && hexes.includes(line.hex ?? ''),
  );
  if (!axis) faults.add('CG4', 'line-not-axis-entry', { at, hex: line.hex ?? '' });
}

function checkPlain(desk: Scene, line: Line, at: number, faults: Faults): void {
  const needsHex = ['objective', 'melee', 'fire', 'rubble', 'wreck', 'shellholes', 'breach', 'fortification'].includes(
    line.kind,
  );
  if (needsHex && line.hex === undefined) faults.add('3.6', 'line-needs-hex', { at });
  if (line.kind === 'end' && (line.turn === undefined || line.how === undefined))
    faults.add('CG14', 'line-no-turn', { at });
  if (line.kind === 'count' && (line.name === undefined || line.value === undefined))
    faults.add('3.6', 'line-no-count', { at });
  if (line.kind === 'count' && isSanCount(line.name) && (line.value ?? 0) > desk.position.open.san[sanSide(line.name)])
    faults.add('3.6122', 'line-san-higher', { at, san: desk.position.open.san[sanSide(line.name)] });
  if (line.kind === 'objective' && line.controller === undefined) faults.add('3.605', 'line-no-controller', { at });
  if (line.kind === 'fire' && !FIRES.includes(line.as ?? '')) faults.add('3.609', 'line-no-fire', { at });
  if (line.kind === 'rubble' && !['stoneRubble', 'woodenRubble'].includes(line.as ?? ''))
    faults.add('CG12', 'line-no-rubble', { at });
  if (line.kind === 'fortification' && (line.side === undefined || line.as === undefined))
    faults.add('3.6073', 'line-no-fort', { at });
}

const FIRES = ['woodenRubble', 'stoneRubble', 'woodenBuilding', 'stoneBuilding', 'wreck', 'other'];

/** Where counters are: an own area, a hex, an Entry Area of the side, or with another counter [3.6055, 3.6056]. */
function checkPlace(desk: Desk, side: Side, line: Line, at: number, faults: Faults): void {
  const { position } = desk;
  const places = [line.hex, line.area, line.entry, line.with].filter((each) => each !== undefined);
  if (places.length !== 1) faults.add('3.6055', 'line-one-place', { at });
  if (line.area !== undefined && !areaOf(position, side, line.area))
    faults.add('3.6055', 'line-not-own-area', { at, area: line.area });
  const entries = desk.table.map.facts.entryAreas.filter(({ owner }) => owner === side).map(({ arrow }) => arrow);
  if (line.entry !== undefined && !entries.includes(line.entry))
    faults.add('CG4', 'not-an-entry-area', { at, hex: line.entry });
  const carrier = line.with === undefined ? undefined : own(desk, side, line.with);
  if (line.with !== undefined && !carrier) faults.add('3.6071', 'line-no-such-unit', { at, unit: line.with });
  for (const unit of line.units ?? []) {
    const counter = own(desk, side, unit);
    if (!counter || isSupport(counter)) {
      faults.add('3.6055', 'line-no-such-unit', { at, unit });
      continue;
    }
    const fixed = counter.kind === 'gun' || has(counter, 'immobile') || has(counter, 'abandoned');
    if (fixed && line.hex === undefined && line.entry === undefined && line.with === undefined)
      faults.add('CG10', 'line-needs-hex-for', { at, unit: counter.name });
    if (line.with === unit) faults.add('3.6071', 'line-carries-itself', { at });
  }
}

/** Only a committed battery is used, or runs out of black chits [CG17]. */
function checkBatteries(desk: Desk, side: Side, lines: readonly Line[], faults: Faults): void {
  const committed = lines.filter(
    ({ unit, is = [] }) => own(desk, side, unit)?.kind === 'oba' && (is.includes('used') || is.includes('chitsGone')),
  );
  if (committed.length > MAX_BATTERIES) faults.add('CG17', 'too-many-batteries', { limit: MAX_BATTERIES });
  for (const [index, line] of lines.entries()) {
    const record = committed.includes(line) ? own(desk, side, line.unit)!.line : null;
    if (record !== null && desk.position.own[side].lines[record]?.heldBack)
      faults.add('CG17', 'battery-held-back', { at: index + 1 });
  }
}

/** What only the whole page shows: missing lines, two places for one counter, units nobody placed. */
function checkWhole(desk: Desk, side: Side, page: PageId, lines: readonly Line[], faults: Faults): void {
  const word = wordOf(page);
  if (word === 'gameEnd' && !lines.some(({ kind }) => kind === 'end')) faults.add('CG14', 'page-needs-end');
  for (const name of countsWanted(desk, page)) {
    if (!lines.some((line) => line.kind === 'count' && line.name === name))
      faults.add('3.6', 'page-needs-count', { name });
  }
  if (word === 'gameEnd') {
    for (const { hexes = [] } of desk.table.victory.objectives) {
      for (const hex of hexes) {
        if (!lines.some((line) => line.kind === 'objective' && line.hex === hex))
          faults.add('3.6214', 'page-needs-objective', { hex });
      }
    }
  }
  if (page === 'control') {
    for (const { hex, claimed } of desk.position.open.objectives) {
      if (claimed && !lines.some((line) => line.kind === 'objective' && line.hex === hex))
        faults.add('3.2/Objective-Hex', 'page-needs-objective', { hex });
    }
  }
  if (word === 'state') checkBatteries(desk, side, lines, faults);
  if (word !== 'places') return;
  const placed = new Map<string, number>();
  for (const [index, { units = [] }] of lines.entries()) {
    for (const unit of units) {
      if (placed.has(unit)) faults.add('3.6055', 'placed-twice', { at: index + 1, unit });
      placed.set(unit, index);
    }
  }
  for (const counter of livingOf(desk.position, side)) {
    if (!isSupport(counter) && !placed.has(counter.id)) faults.add('3.6055', 'page-leaves-out', { unit: counter.name });
  }
}
