import { directionIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Command as SessionCommand, Side } from '../../../../kernel/session/index.js';
import type { AdjustmentOutcome } from '../../status/adjustment-phase.js';
import { recoverAircraft, recoverBatteries } from '../air/recover.js';
import { checkHiding, hideAgain, hidingForm, mayHide, showCounters } from '../hidden/again.js';
import { countersOf, isHidden } from '../hidden/counters.js';
import type { Plan } from '../hidden/plans.js';
import { tendFires } from '../optional/fires.js';
import { showRepairs } from '../optional/weapons.js';
import { facingName } from '../sight.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits, kindOf, NO_COVER, standing, terrainAt } from '../standing.js';
import { unitOf } from '../table.js';
import { closeTurn, showCommands } from '../turn.js';
import { checkTurrets, hasTurrets, setTurrets, type TurretSet, turretForm } from '../turrets/turning.js';
import type { Unit } from '../units.js';
import { digQuestion, placeToDig } from './digging.js';

/** What a side does with its leg units and guns at the end of a turn [6.8.1, 6.8.2]. */
interface Adjustment extends TurretSet {
  readonly pivots?: Readonly<Record<string, string>>;
  readonly cover?: Readonly<Record<string, 'take' | 'leave'>>;
  readonly dig?: readonly string[];
  readonly hide?: readonly Plan[];
  readonly show?: readonly string[];
}

/** Leg units and guns in hiding: they take full cover unseen, and have no facing to change [7.2.2.2]. */
const inHiding = ({ table, position }: Scene, side: Side): Unit[] =>
  [...table.units.values()].filter(
    ({ id, side: own, leg }) => own === side && leg !== null && position.units[id]!.place === 'hidden',
  );

/** Dismounted leg units and guns [6.8.1]. */
const onFoot = ({ table, position }: Scene, side: Side): Unit[] =>
  [...ableUnits(table, position, side)].filter(({ leg }) => leg !== null);

/** What a unit may do about full cover: leave it, or take it but in water and on bridges [6.1.4.2, 6.8.2]. */
function coverChange({ table, position }: Scene, { id }: Unit): 'take' | 'leave' | null {
  const { hex, cover } = standing(position, id);
  if (cover) return 'leave';
  return terrainAt(table, hex!).some((terrain) => NO_COVER.has(terrain)) ? null : 'take';
}

const mayDig = (desk: Desk, { id }: Unit): boolean => desk.book.allows('movement/entrench', digQuestion(desk, id));

/** The form of the Adjustment Phase; as it stands nobody does anything. */
function form(desk: Desk, side: Side): Action {
  const units = onFoot(desk, side);
  const facings = Array.from({ length: 6 }, (_, facing) => facingName(desk.table, facing));
  const choices = (from: readonly Unit[], of: (unit: Unit) => readonly string[]) => ({
    type: 'object',
    properties: Object.fromEntries(
      from.flatMap((unit) => {
        const open = of(unit);
        return open.length === 0 ? [] : [[unit.id, { title: unit.name.en, enum: open }] as const];
      }),
    ),
    additionalProperties: false,
  });
  const diggers = units.filter((unit) => mayDig(desk, unit)).map(({ id }) => id);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      type: { const: 'commit-adjustment' },
      pivots: choices(units, () => facings),
      cover: choices([...units, ...inHiding(desk, side)], (unit) => {
        const change = coverChange(desk, unit);
        return change === null ? [] : [change];
      }),
      dig: {
        type: 'array',
        items: diggers.length > 0 ? { enum: diggers } : {},
        maxItems: diggers.length,
        uniqueItems: true,
      },
      ...turretForm(desk, side),
      ...hidingForm(desk, side),
    },
    required: ['type'],
    additionalProperties: false,
  };
  return { command: { type: 'commit-adjustment' }, rule: '6.8', form: { schema } };
}

function check(play: Play, command: SessionCommand, side: Side): void {
  const { pivots = {}, cover = {}, dig = [], hide = [], show = [] } = command as Adjustment;
  const own = new Map(onFoot(play, side).map((unit) => [unit.id, unit]));
  const demandOwn = (id: string): Unit => {
    const unit = own.get(id);
    if (!unit) play.refuse('6.8.1', 'order-for-stranger', { unit: play.table.units.get(id)?.name ?? id });
    return unit!;
  };
  for (const [id, facing] of Object.entries(pivots)) {
    demandOwn(id);
    if (directionIndex(play.table.board.grid.orientation, facing) === undefined)
      play.refuse('3.3', 'no-such-facing', { facing });
  }
  const hidden = new Map(inHiding(play, side).map((unit) => [unit.id, unit]));
  for (const [id, change] of Object.entries(cover)) {
    const unit = hidden.get(id) ?? demandOwn(id);
    if (coverChange(play, unit) !== change) play.refuse(['6.8.2', '6.1.4.2'], 'cover-not-open', { unit: unit.name });
  }
  for (const id of dig) {
    demandOwn(id);
    play.ask('movement/entrench', digQuestion(play, id));
  }
  checkTurrets(play, side, command as TurretSet);
  checkHiding(play, side, hide, show);
}

/** Pivots, cover and digging of a side are shown together; who dug was in cover all turn [6.8.1, 6.8.2, 6.6.8]. */
function adjust(play: Play, side: Side, { pivots = {}, cover = {}, dig = [] }: Adjustment): void {
  const { orientation } = play.table.board.grid;
  const facings = Object.fromEntries(
    Object.entries(pivots).map(([id, facing]) => [id, directionIndex(orientation, facing)!]),
  );
  for (const unit of new Set(dig)) {
    const { progress } = play.ask<{ progress: number }>('movement/entrench', digQuestion(play, unit));
    const { hex } = play.position.units[unit]!;
    play.happen({ type: 'entrenchment-dug', unit, hex, place: placeToDig(play, unit), progress });
  }
  const unseen = new Set(inHiding(play, side).map(({ id }) => id));
  const changes = Object.entries(cover);
  const open = Object.fromEntries(changes.filter(([id]) => !unseen.has(id)));
  if (Object.keys(facings).length + Object.keys(open).length > 0)
    play.happen({ type: 'units-adjusted', side, pivots: facings, cover: open });
  // Whether anybody in hiding has is told to nobody: it is said of every side that has counters.
  if (countersOf(play.position, side).length > 0)
    play.happen({
      type: 'cover-unseen',
      side,
      secret: { for: [side], cover: Object.fromEntries(changes.filter(([id]) => unseen.has(id))) },
    });
}

/** Suppression, then the counters [6.8.3, 6.8.4]. */
function recover(play: Play): void {
  const { table, position } = play;
  const units = [...table.units.values()].filter(({ id }) => {
    const { place, bailed } = position.units[id]!;
    return (place === 'map' || place === 'aboard') && !bailed && !isHidden(position, id);
  });
  const outcome = play.ask<AdjustmentOutcome>('status/adjustment-phase', {
    units: units.map(({ id }) => {
      const { command, spot, suppression, hesitation, broken, underFire, cover, place } = position.units[id]!;
      return {
        id: id.slice(0, 40),
        kind: kindOf(table, position, id),
        command: command ?? 'none',
        spot: spot ?? 'none',
        suppression: suppression ?? 'none',
        hesitation: hesitation ?? 'none',
        broken: broken ?? 'none',
        underFire: underFire ?? false,
        carried: place === 'aboard',
        fullCover: cover ?? false,
      };
    }),
    turn: position.turn,
    lastTurn: table.turns,
  });
  const after: Record<string, string> = {};
  for (const [i, { id, suppression }] of outcome.units.entries()) {
    const unit = units[i]!.id;
    if (position.units[unit]!.suppression === undefined) continue;
    after[unit] = outcome.suppressionRolls.includes(id) ? recovered(play, unit, 'suppression') : suppression;
  }
  recoverAircraft(play);
  recoverBatteries(play);
  if (table.options.morale) turnMorale(play, units, outcome);
  play.happen({ type: 'counters-turned', suppression: after });
}

/** Hesitation passes by itself, a break is rolled for like suppression [7.1.6]. */
function turnMorale(play: Play, units: readonly Unit[], outcome: AdjustmentOutcome): void {
  const hesitation: Record<string, string> = {};
  const broken: Record<string, string> = {};
  for (const [i, after] of outcome.units.entries()) {
    const { id } = units[i]!;
    const before = play.position.units[id]!;
    if (before.hesitation !== undefined) hesitation[id] = after.hesitation;
    if (before.broken !== undefined)
      broken[id] = outcome.breakRolls.includes(after.id) ? recovered(play, id, 'break') : after.broken;
  }
  if (Object.keys(hesitation).length + Object.keys(broken).length > 0)
    play.happen({ type: 'morale-turned', hesitation, broken });
}

/** Only who begins the step with OFF may shake it off [6.8.3, 7.1.6]. */
function recovered(play: Play, unit: string, from: 'suppression' | 'break'): string {
  const { command, underFire } = play.position.units[unit]!;
  const { after } = play.ask<{ after: string }>('events/recovery', {
    from,
    counter: 'off',
    grade: unitOf(play.table, unit).grade,
    command: command ?? 'none',
    underFire: underFire ?? false,
  });
  return after;
}

/** Commands still hidden are turned up before recovery asks for them; then the turn ends [6.8.3, 4.6]. */
export function finish(play: Play): void {
  showCommands(play);
  showRepairs(play);
  recover(play);
  tendFires(play);
  closeTurn(play);
}

export const adjustment: Stage = {
  rule: '6.8',
  actors: (scene) =>
    scene.table.sides.filter(
      (side) => onFoot(scene, side).length > 0 || mayHide(scene, side) || hasTurrets(scene, side),
    ),
  prompt: () => remark('6.8', 'ask-adjustment'),
  *options(desk, side) {
    yield form(desk, side);
  },
  idle: (desk) => adjustment.actors(desk).length === 0,
  sealed: {
    type: 'commit-adjustment',
    check,
    open(play, commands) {
      for (const side of play.table.sides) if (commands[side]) adjust(play, side, commands[side] as Adjustment);
      for (const side of play.table.sides) setTurrets(play, (commands[side] ?? {}) as TurretSet);
      const given = (side: Side) => commands[side] as Adjustment | undefined;
      // What lies open is shown before anything new is hidden, so that nobody needs more counters than he has.
      const waits = showCounters(
        play,
        play.table.sides.flatMap((side) => given(side)?.show ?? []),
      );
      for (const side of play.table.sides) hideAgain(play, side, given(side)?.hide ?? []);
      if (!waits) finish(play);
    },
  },
  commands: {},
  done: null,
  leave: finish,
};
