import type { Side } from '../../vocabulary.js';
import { goTo } from '../flow.js';
import { openChecks } from '../phases/checks.js';
import { settlePlaces } from '../phases/places.js';
import type { Control, Open } from '../position.js';
import { SIDES } from '../roster.js';
import { happen, type Play } from '../stage.js';
import { endCampaign, wonEarly } from '../victory.js';
import { bookCaptures } from './captures.js';
import { extraLocations, extraOwners } from './extra-locations.js';
import { bookSide } from './losses-booked.js';
import { SAN_COUNTS, sanSide } from './san.js';
import { linesOf } from './settled-lines.js';

/** All pages that were wanted are settled: the book goes on [3.601-3.605]. */
export function afterSettled(play: Play): void {
  const { open } = play.position;
  if (open.step === 'places') settlePlaces(play);
  else if (open.done.includes('3.603')) bookControl(play);
  else closeScenario(play);
}

/** 3.601 to 3.603: Melee is over, markers come off, everybody rallies; losses and states are booked. */
function closeScenario(play: Play): void {
  const melees = linesOf(play, 'gameEnd').flatMap(({ kind, hex }) => (kind === 'melee' && hex ? [hex] : []));
  const { scenario, date } = play.position.open;
  if (melees.length > 0) play.ask('status/melee-order', { hexes: melees, movedFirst: scenario!.movesFirst! });
  play.ask('status/marker-removal', {
    markers: ['hiddenUnit', 'hiddenEntrenchment', 'hiddenFortification', 'concealment'],
  });
  play.ask('status/rally-and-unload', { subject: 'broken' });
  const game = linesOf(play, 'gameEnd');
  const counts = Object.fromEntries(
    game.flatMap(({ kind, name, value }) => (kind === 'count' && name ? [[name, value ?? 0]] : [])),
  );
  const cvp = { british: cvpOf(play, 'british'), axis: cvpOf(play, 'axis') };
  happen(play, 'scenario-closed', {
    rule: '3.603',
    values: { date, british: cvp.british, axis: cvp.axis },
    open: {
      cvp,
      lossRolled: false,
      lastScenarioDate: date,
      counts,
      objectiveControl: Object.fromEntries(
        game.flatMap(({ kind, hex, controller }) => (kind === 'objective' && hex ? [[hex, controller ?? 'none']] : [])),
      ) as Open['objectiveControl'],
      massacre: [
        ...play.position.open.massacre,
        ...game.flatMap(({ kind, side }) => (kind === 'massacre' && side ? [side] : [])),
      ],
      ...terrainOf(play),
      phase: 'afterScenario',
      done: ['3.601', '3.602', '3.603'],
    },
    reveals: true,
  });
  for (const side of SIDES) {
    const name = SAN_COUNTS.find((each) => sanSide(each) === side)!;
    const san = counts[name] ?? play.position.own[side].san;
    happen(play, 'losses-booked', {
      rule: '3.6122',
      side,
      open: { san: { ...play.position.open.san, [side]: san } },
      own: { san },
    });
    bookSide(play, side);
  }
  for (const side of SIDES) bookCaptures(play, side);
  happen(play, 'losses-booked', { rule: '3.2/Strategic-Location', open: { extra: extraLocations(play) } });
  if (date === play.table.dates.at(-1) || wonEarly(play)) endCampaign(play);
}

const cvpOf = (play: Play, side: Side): number =>
  linesOf(play, `losses-${side}`).find(({ kind, name }) => kind === 'count' && name === 'cvp')?.value ?? 0;

/** Rubble, wrecks, shellholes and fires as reported; they stay from scenario to scenario [CG12]. */
function terrainOf(play: Play): Pick<Open, 'terrain' | 'wrecks' | 'fires'> {
  const { open } = play.position;
  const terrain = { ...open.terrain };
  const wrecks = { ...open.wrecks };
  const fires: Record<string, string> = {};
  for (const { kind, hex, as, bypass } of linesOf(play, 'terrain')) {
    if (!hex) continue;
    if (kind === 'fire') fires[hex] = as === 'wreck' && bypass ? 'wreckInBypass' : (as ?? 'other');
    else if (kind === 'rubble') terrain[hex] = as ?? 'stoneRubble';
    else if (kind === 'shellholes') terrain[hex] = 'shellholes';
    else if (kind === 'breach') terrain[hex] = 'breach';
    else if (kind === 'wreck') wrecks[hex] = as ?? 'wreck';
  }
  return { terrain, wrecks, fires };
}

/** Who Controls what at CG-scenario end; lines that are not on the page stay as they were [3.605, CG4]. */
function bookControl(play: Play): void {
  const lines = linesOf(play, 'control');
  const control: Record<string, Control> = { ...play.position.open.control };
  const extra = extraOwners(play);
  for (const [hex, side] of Object.entries(extra)) control[hex] = control[hex] ?? { controller: side, empty: false };
  for (const { kind, hex, controller, empty } of lines)
    if (kind === 'control' && hex) control[hex] = { controller: controller ?? 'none', empty: empty ?? false };
  // What was announced in the Field and denied in the report never was a Strategic Location (PS-18).
  const denied = new Set(lines.flatMap(({ kind, hex, value }) => (kind === 'objective' && value === 0 ? [hex!] : [])));
  const printed = new Set(play.table.map.facts.strategic.map(({ hex }) => hex));
  for (const hex of denied) if (!printed.has(hex) && !play.position.open.extra[hex]) delete control[hex];
  const objectives = play.position.open.objectives
    .filter(({ hex, claimed }) => !(claimed && denied.has(hex)))
    .map(({ hex, side }) => ({
      hex,
      side: (control[hex]?.controller === 'none' ? side : (control[hex]?.controller ?? side)) as Side,
    }));
  happen(play, 'losses-booked', {
    rule: '3.605',
    open: {
      control,
      objectives,
      entryHeld: lines.flatMap(({ kind, hex }) => (kind === 'entryHex' && hex ? [hex] : [])),
      britishHexesNorth: lines.find(({ name }) => name === 'britishHexesNorth')?.value ?? 0,
    },
  });
  for (const side of SIDES) takeBack(play, side, denied);
  goTo(play, 'checks');
  openChecks(play);
}

/** An announcement that was denied may be made again, when its time comes (PS-18) [3.2/Objective-Hex]. */
function takeBack(play: Play, side: Side, denied: ReadonlySet<string>): void {
  const lines = Object.values(play.position.own[side].lines).filter(
    ({ objective, objectiveRevealed }) => objective !== null && objectiveRevealed && denied.has(objective),
  );
  if (lines.length > 0)
    happen(play, 'losses-booked', {
      rule: '3.2/Objective-Hex',
      side,
      own: { lines: Object.fromEntries(lines.map(({ id }) => [id, { objectiveRevealed: false }])) },
    });
}
