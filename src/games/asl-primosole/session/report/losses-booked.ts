import type { Side } from '../../vocabulary.js';
import { type Counter, isPersonnel, type Mark, withMarks, withoutMarks } from '../counters.js';
import { eligibleEntries } from '../ground.js';
import { changedInto, GONE } from '../losses.js';
import type { Line as RecordLine } from '../position.js';
import { allOf, livingOf } from '../roster.js';
import { happen, type OwnPatch, type Play } from '../stage.js';
import { fortsAfter } from './forts-booked.js';
import type { Line } from './lines.js';
import { created, half } from './new-counters.js';
import { linesOf } from './settled-lines.js';

/** Losses, states and used support of one side; everything hidden is on the map now, its nature still its owner's secret (PS-04) [3.602]. */
export function bookSide(play: Play, side: Side): void {
  const { position } = play;
  const counters: Record<string, Partial<Counter>> = {};
  let number = Object.keys(position.own[side].counters).length;
  let newcomers = 0;
  const add = (counter: Counter): void => {
    counters[counter.id] = counter;
  };
  // Only what the last scenario used up can be kept [3.61427].
  for (const { id, status, effectsDr } of allOf(position, side))
    if (status === 'eliminated' && effectsDr !== null) counters[id] = { effectsDr: null };
  for (const counter of livingOf(position, side)) {
    // Dummies go [3.602].
    if (counter.kind === 'dummy') {
      counters[counter.id] = { ...GONE, shown: null };
      continue;
    }
    const marks = withoutMarks(
      counter,
      'hip',
      'reserve',
      'concealed',
      'fanaticNext',
      'encircled',
      'mined',
      'wading',
      'hooked',
      'shortage',
    );
    counters[counter.id] = {
      marks,
      effectsDr: null,
      // Who was set up on the table alone is shown by his area until the report tells his hex.
      ...(counter.at && 'hex' in counter.at && !(counter.shown && 'area' in counter.shown)
        ? { shown: counter.at }
        : {}),
    };
  }
  for (const line of linesOf(play, `losses-${side}`)) {
    if (line.kind !== 'fate') continue;
    if (line.fate === 'created') {
      number += 1;
      newcomers += 1;
      add(created(play, side, line, number, newcomers));
      continue;
    }
    const counter = position.own[side].counters[line.unit!]!;
    const patch = { ...counters[counter.id], known: true };
    counters[counter.id] = { ...patch, ...fateOf(play, side, counter, line) };
    if (line.fate === 'split') {
      for (const [part, type] of line.into!.entries()) {
        number += 1;
        add({ ...half(play, counter, type, number, part + 1), at: counter.at });
      }
    }
  }
  for (const line of linesOf(play, `state-${side}`)) {
    if (line.kind === 'state') bookState(position.own[side].counters[line.unit!]!, line, counters);
  }
  bookSupport(play, side, counters);
  const own: OwnPatch = {
    counters,
    forts: fortsAfter(play, side),
    lines: linesAfter(play, side),
    mmc: mmcOf(play, side),
  };
  happen(play, 'losses-booked', { rule: '3.12', side, own, reveals: true });
}

/** A Reserve that was held back is an ordinary group off the map from now on [CG6]; an Objective Hex kept silent is none (PS-18). */
function linesAfter(play: Play, side: Side): Record<string, Partial<RecordLine>> {
  const silent = new Set(
    linesOf(play, `state-${side}`).flatMap(({ kind, name }) => (kind === 'keptSilent' ? [name] : [])),
  );
  return Object.fromEntries(
    Object.values(play.position.own[side].lines)
      .filter(({ id, heldBack }) => heldBack || silent.has(id))
      .map(({ id, heldBack }) => [
        id,
        {
          ...(heldBack ? { heldBack: false, mode: 'offMap' as const } : {}),
          ...(silent.has(id) ? { keptSilent: true } : {}),
        },
      ]),
  );
}

const mmcOf = (play: Play, side: Side): number | null =>
  linesOf(play, `state-${side}`).find(({ kind, name }) => kind === 'count' && name === 'mmc')?.value ?? null;

/** What a reported fate makes of a counter [3.2/Eliminated, CG13, 3.61427]. */
function fateOf(play: Play, side: Side, counter: Counter, line: Line): Partial<Counter> {
  switch (line.fate) {
    case 'exited': {
      // Retained only through an own Eligible Entry Area; any other edge hex eliminates [CG13].
      const entry = eligibleEntries(play, side, play.position.open.date).find(({ hexes }) =>
        hexes.includes(line.edge!),
      );
      return entry ? { at: { entry: entry.arrow }, shown: null } : GONE;
    }
    case 'captured':
      if (!isPersonnel(counter)) return GONE;
      return {
        status: 'prisoner',
        at: null,
        guard: line.by ?? null,
      };
    case 'changed':
      return changedInto(play, counter, line.as!);
    case 'recalled':
      return { marks: withMarks(counter, 'recalled') };
    default:
      return line.effectsDr === undefined ? GONE : { ...GONE, effectsDr: line.effectsDr };
  }
}

const STATES: readonly string[] = [
  ...['encircled', 'mined', 'wading', 'wounded', 'heroic', 'unarmed', 'immobile', 'abandoned', 'stunned'],
  ...['recalled', 'lowAmmo', 'malfunctioned', 'mgMalfunctioned', 'hooked', 'bogged', 'shocked'],
];

/** States that the Refit Phase deals with, and the hex where a rule asks for it [3.604]. */
function bookState(counter: Counter, line: Line, counters: Record<string, Partial<Counter>>): void {
  const before = counters[counter.id] ?? {};
  const words = (line.is ?? []) as string[];
  const marks = [
    ...new Set([...(before.marks ?? counter.marks), ...words.filter((word) => STATES.includes(word))]),
  ] as Mark[];
  counters[counter.id] = {
    ...before,
    marks,
    known: true,
    ...(line.hex === undefined ? {} : { at: { hex: line.hex }, lastHex: line.hex, shown: { hex: line.hex } }),
    ...(line.depleted ? { depleted: line.depleted } : {}),
    ...(line.effectsDr === undefined ? {} : { effectsDr: line.effectsDr }),
  };
}

/** A battery that was not removed has its radio again, whatever became of the counter; where, the report says [CG19]. */
function giveBack(play: Play, side: Side, radio: Counter, counters: Record<string, Partial<Counter>>): void {
  if ((counters[radio.id]?.status ?? radio.status) === 'alive') return;
  const entry = eligibleEntries(play, side, play.position.open.date)[0]?.arrow;
  if (entry === undefined) return;
  counters[radio.id] = {
    ...counters[radio.id],
    status: 'alive',
    at: { entry },
    guard: null,
    known: false,
    shown: null,
  };
}

/** Batteries that were used or ran out of black chits, and aircraft that sighted, are eliminated; the rest is given back [3.6046, CG17, CG19]. */
function bookSupport(play: Play, side: Side, counters: Record<string, Partial<Counter>>): void {
  const words = new Map(linesOf(play, `state-${side}`).map(({ unit, is }) => [unit, (is ?? []) as string[]]));
  for (const counter of livingOf(play.position, side)) {
    if (counter.kind !== 'oba' && counter.kind !== 'air') continue;
    const is = words.get(counter.id) ?? [];
    const { fate } = play.ask<{ fate: string }>(
      'status/retained-group',
      {
        kind: counter.kind === 'oba' ? 'oba' : 'airSupport',
        ffePlaced: is.includes('used') ? 1 : 0,
        blackChitsGone: is.includes('chitsGone'),
        sightingTaken: is.includes('sighted'),
      },
      { for: [side] },
    );
    const radios = allOf(play.position, side).filter(({ kind, line }) => kind === 'radio' && line === counter.line);
    if (fate === 'eliminated') for (const { id } of [counter, ...radios]) counters[id] = GONE;
    else for (const radio of radios) giveBack(play, side, radio, counters);
  }
  // The observer is Retained as long as a battery is (note j) [3.617/British].
  const batteries = livingOf(play.position, side).filter(({ kind }) => kind === 'oba');
  if (batteries.length > 0 && batteries.every(({ id }) => counters[id]?.status === 'eliminated'))
    for (const { id, kind } of livingOf(play.position, side)) if (kind === 'observer') counters[id] = GONE;
}
