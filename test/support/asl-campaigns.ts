import { aslPrimosole } from '../../src/games/asl-primosole/index.js';
import type { Counter } from '../../src/games/asl-primosole/session/counters.js';
import type { Position } from '../../src/games/asl-primosole/session/position.js';
import type { Line } from '../../src/games/asl-primosole/session/report/lines.js';
import type { Table } from '../../src/games/asl-primosole/session/table.js';
import { prepare } from '../../src/games/asl-primosole/session/table.js';
import type { Dice } from '../../src/kernel/dice/index.js';
import {
  type Action,
  type Command,
  type Entry,
  RefusedError,
  type Session,
  type SessionSetup,
  type SessionState,
  type Side,
  unsealing,
} from '../../src/kernel/session/index.js';
import { commandOf } from './forms.js';
import { Chooser, openGame } from './random-play.js';

/**
 * Whole campaigns driven by made-up battles: for each living counter a fate is drawn (most are unchanged, some reduced, lost,
 * captured or left in some state), control and places likewise, within what the rules let a report say.
 */
export interface CampaignPlayed {
  readonly session: Session;
  readonly entries: Entry[];
  readonly state: SessionState;
  readonly met: ReadonlySet<string>;
}

const never = (): never => {
  throw new Error('nobody took anything back');
};

export interface AskedCampaign {
  readonly materials: SessionSetup;
  readonly seed: string;
  readonly maxCommands: number;
  readonly onState?: (session: Session, state: SessionState) => void;
  readonly onEntry?: (session: Session, entry: Entry, state: SessionState) => void;
}

export function playCampaign({ materials, seed, maxCommands, onState, onEntry }: AskedCampaign): CampaignPlayed {
  const { session, entries, dice, state: opened } = openGame({ game: aslPrimosole, materials, seed });
  const table = prepare(materials);
  const chooser = new Chooser(seed);
  const met = new Set<string>();
  // One campaign in forty is given up by a side somewhere on its way.
  const gaveUpAt = chooser.below(40) === 0 ? chooser.below(300) : -1;
  let state = opened;
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === maxCommands) throw new Error(`${seed}: not over after ${count} commands`);
    onState?.(session, state);
    const { side, command } =
      count === gaveUpAt
        ? { side: chooser.of(session.sides), command: { type: 'concede' } }
        : next(session, table, state, chooser);
    const decision = session.decide(state, side, command, dice as Dice, never);
    for (const { type } of decision.entry.events) met.add(type);
    met.add(command.type);
    entries.push(decision.entry);
    state = decision.state;
    onEntry?.(session, decision.entry, state);
  }
  return { session, entries, state, met };
}

function next(session: Session, table: Table, state: SessionState, chooser: Chooser): { side: Side; command: Command } {
  const sealing = session.sealing(state);
  const chosen = (side: Side): Command => {
    const { actions } = session.actions(state, side);
    if (actions.length === 0)
      throw new Error(`dead end at version ${state.version}, ${(state.position as Position).open.step}`);
    const accepted = (command: Command): void =>
      sealing
        ? session.checkSealed(state, side, command)
        : void session.decide(state, side, command, { source: 'given', next: () => 3 }, never);
    const action = pick(actions, chooser);
    const drawn = invented(table, state.position as Position, side as 'british' | 'axis', action, chooser);
    if (!drawn) return commandOf(action, chooser, accepted);
    try {
      accepted(drawn);
      return drawn;
    } catch (error) {
      if (error instanceof RefusedError) return action.command;
      throw error;
    }
  };
  if (!sealing) {
    const side = chooser.of(session.waitingFor(state));
    return { side, command: chosen(side) };
  }
  return {
    side: sealing.sides[0]!,
    command: unsealing(Object.fromEntries(sealing.sides.map((side) => [side, chosen(side)]))),
  };
}

/** Quarrels are possible but do not last: what only changes something is taken one time in five. */
export function pick<A extends Pick<Action, 'changes'>>(actions: readonly A[], chooser: Chooser): A {
  const forward = actions.filter(({ changes }) => !changes);
  return forward.length > 0 && chooser.below(5) > 0 ? chooser.of(forward) : chooser.of(actions);
}

type Own = 'british' | 'axis';

/** A command made up for a form; null where the form is filled in as any other. */
export function invented(
  table: Table,
  position: Position,
  side: Own,
  { command }: Pick<Action, 'command'>,
  chooser: Chooser,
): Command | null {
  if (command.type === 'file') return { ...command, lines: reportLines(table, position, side, command, chooser) };
  if (command.type === 'purchase') return { ...command, orders: orders(table, position, side, chooser) };
  if (command.type === 'fortify' && position.own[side].fpp > 0)
    return {
      type: 'fortify',
      orders: [
        {
          item: chooser.of([
            'foxhole1S',
            'foxhole3S',
            'dummy',
            'hipSquad',
            'hipSmc',
            'roadblock',
            'trench',
            'atMineFactor',
          ]),
          count: 1,
          ...(chooser.below(2) ? {} : { hex: anyLand(table, chooser) }),
        },
      ],
    };
  return null;
}

const anyHex = (table: Table, chooser: Chooser): string =>
  table.map.board.grid.name(chooser.below(table.map.board.grid.size));

function anyLand(table: Table, chooser: Chooser): string {
  for (;;) {
    const hex = anyHex(table, chooser);
    if (!table.river.has(hex)) return hex;
  }
}

function orders(table: Table, position: Position, side: Own, chooser: Chooser): object[] {
  const groups =
    side === 'axis'
      ? ['I1', 'I5', 'I7', 'I10', 'I2', 'I8', 'I9', 'G1', 'G3', 'V1', 'O1', 'O3', 'F1', 'M1', 'M2', 'M3']
      : ['I1', 'I3', 'I5', 'G1', 'G3', 'V1', 'V3', 'V5', 'O1', 'B1', 'F1', 'M1', 'M2', 'M3'];
  const entries = table.map.facts.entryAreas.filter(({ owner }) => owner === side).map(({ arrow }) => arrow);
  const areas = position.open.areas.filter((area) => area.side === side && !area.isolated);
  return Array.from({ length: 1 + chooser.below(2) }, () => {
    const group = chooser.of(groups);
    const mode =
      areas.length > 0 && chooser.below(2) === 0
        ? side === 'axis' && chooser.below(2) === 0
          ? 'reserve'
          : 'onMap'
        : 'offMap';
    const company = ['I1', 'I5', 'I7', 'I10'].includes(group) && !(side === 'british' && group === 'I5');
    return {
      group,
      mode,
      improved: false,
      creepingBarrage: false,
      ...(mode === 'offMap' ? { entry: chooser.of(entries) } : { area: chooser.of(areas).number }),
      ...(company ? { objective: anyLand(table, chooser) } : {}),
      ...(group === 'B1' ? { hex: anyLand(table, chooser) } : {}),
    };
  });
}

const living = (position: Position, side: Own): Counter[] =>
  Object.values(position.own[side].counters).filter(({ status }) => status === 'alive');
const isSupport = ({ kind }: Counter): boolean => ['oba', 'air', 'bombardment', 'observer'].includes(kind);

function reportLines(table: Table, position: Position, side: Own, command: Command, chooser: Chooser): Line[] {
  const suggested = command.lines as Line[];
  switch (command.page) {
    case 'gameEnd':
      return suggested.map((line) =>
        line.kind === 'end'
          ? { ...line, turn: 5 + chooser.below(5) }
          : line.kind === 'objective'
            ? { ...line, controller: chooser.of(['british', 'axis', 'none'] as const) }
            : line.name?.endsWith('San')
              ? { ...line, value: chooser.below((line.value ?? 0) + 1) }
              : { ...line, value: chooser.below(30) },
      );
    case 'terrain':
      return terrainLines(table, chooser);
    case 'control':
      return controlLines(table, position, suggested, chooser);
    case 'losses':
      return [
        ...suggested.map((line) => ({ ...line, value: chooser.below(25) })),
        ...fates(table, position, side, chooser),
      ];
    case 'state':
      return [
        ...suggested.map((line) => ({ ...line, value: chooser.below(3) })),
        ...states(table, position, side, chooser),
      ];
    default:
      return places(table, position, side, suggested, chooser);
  }
}

/** Up to three changes of the map: fires of every kind, rubble, wrecks, shellholes, breaches, fortifications found or destroyed. */
function terrainLines(table: Table, chooser: Chooser): Line[] {
  const lines = new Map<string, Line>();
  for (let count = chooser.below(4); count > 0; count -= 1) {
    const { hexes, kind } = chooser.of(table.map.facts.buildings);
    const house = chooser.of(hexes);
    const land = anyLand(table, chooser);
    const wooden = kind === 'wooden';
    const line = chooser.of([
      { kind: 'fire', hex: house, as: wooden ? 'woodenBuilding' : 'stoneBuilding' },
      { kind: 'fire', hex: house, as: wooden ? 'woodenRubble' : 'stoneRubble' },
      { kind: 'fire', hex: land, as: chooser.of(['wreck', 'other']) },
      { kind: 'rubble', hex: house, as: wooden ? 'woodenRubble' : 'stoneRubble' },
      { kind: 'wreck', hex: chooser.of([house, land]), as: chooser.of(['wreck', 'burntOutWreck']) },
      { kind: 'shellholes', hex: land },
      { kind: 'breach', hex: house },
      {
        kind: 'fortification',
        hex: land,
        side: chooser.of(['british', 'axis']),
        as: chooser.of(['foxhole', 'trench', 'roadblock', 'destroyed']),
      },
    ]) as Line;
    lines.set(`${line.kind} ${line.hex}`, line);
  }
  return [...lines.values()];
}

function controlLines(table: Table, position: Position, suggested: readonly Line[], chooser: Chooser): Line[] {
  const lines = Object.keys(position.open.control).flatMap((hex) =>
    chooser.below(3) === 0
      ? [
          {
            kind: 'control',
            hex,
            controller: chooser.of(['british', 'axis', 'none']),
            empty: chooser.below(2) === 0,
          } as Line,
        ]
      : [],
  );
  const axis = table.map.facts.entryAreas.find(({ owner }) => owner === 'axis');
  const held = axis && chooser.below(6) === 0 ? [{ kind: 'entryHex', hex: chooser.of(axis.hexes) } as Line] : [];
  return [...suggested.map((line) => ({ ...line, value: chooser.below(9) })), ...lines, ...held];
}

function fates(table: Table, position: Position, side: Own, chooser: Chooser): Line[] {
  const enemy: Own = side === 'british' ? 'axis' : 'british';
  const captors = living(position, enemy).filter(({ shown, alias, kind }) => shown && alias && kind === 'squad');
  return living(position, side).flatMap((counter): Line[] => {
    if (isSupport(counter) || chooser.below(100) >= 15) return [];
    const unit = counter.id;
    const draw = chooser.below(10);
    if (draw < 5)
      return [
        {
          kind: 'fate',
          unit,
          fate: 'eliminated',
          ...(['FT', 'DC'].includes(counter.type) ? { effectsDr: 2 + chooser.below(11) } : {}),
        } as Line,
      ];
    if (draw < 7)
      return [
        {
          kind: 'fate',
          unit,
          fate: 'captured',
          ...(captors.length > 0 ? { by: chooser.of(captors).alias! } : {}),
        } as Line,
      ];
    if (draw < 8)
      return [
        {
          kind: 'fate',
          unit,
          fate: 'exited',
          edge: chooser.of([...table.map.facts.entryAreas[0]!.hexes, 'A1']),
        } as Line,
      ];
    if (counter.kind === 'squad')
      return [
        { kind: 'fate', unit, fate: chooser.below(2) ? 'split' : 'changed', ...halves(counter, chooser) } as Line,
      ];
    return [];
  });
}

const HALF: Readonly<Record<string, string>> = { german: '2-3-7', british: '2-3-7', italian: '1-3-6' };
const halves = ({ nationality }: Counter, _chooser: Chooser): object => ({
  as: HALF[nationality],
  into: [HALF[nationality], HALF[nationality]],
});

function states(table: Table, position: Position, side: Own, chooser: Chooser): Line[] {
  const river = [...table.river].filter((hex) => !table.bridges.has(hex));
  return living(position, side).flatMap((counter): Line[] => {
    if (position.own[side].filed[`losses-${side}`]?.[`fate ${counter.id}`] || chooser.below(100) >= 15) return [];
    const line = (is: string[], more: object = {}): Line[] => [
      { kind: 'state', unit: counter.id, is, ...more } as Line,
    ];
    const hex = anyLand(table, chooser);
    switch (counter.kind) {
      case 'vehicle':
        return chooser.of([
          line(['immobile'], { hex }),
          line(['stunned']),
          line(['lowAmmo']),
          line(['malfunctioned']),
          line(['mgMalfunctioned']),
          line(['abandoned'], { hex }),
          line(['recalled']),
          line(['mined'], { hex, core: chooser.of(['unharmed', 'immobile', 'bailedOut', 'destroyed']) }),
          line(['bogged'], { hex, core: chooser.of(['unbogged', 'immobile']) }),
          line(['shocked'], { hex, core: chooser.of(['recovered', 'destroyed']) }),
          line(['immobile', 'encircled'], { hex }),
        ]);
      case 'gun':
        return chooser.of([line(['malfunctioned']), line(['functioning'], { hex }), line(['hooked'])]);
      case 'sw':
        return chooser.of([line(['malfunctioned']), line(['unpossessed'], { hex })]);
      case 'oba':
        return chooser.of([line(['used']), line(['chitsGone'])]);
      case 'air':
        return line(['sighted']);
      case 'leader':
        return chooser.of([line(['wounded']), line(['heroic']), line(['encircled'], { hex })]);
      case 'radio':
      case 'glider':
      case 'bombardment':
      case 'observer':
        return [];
      default:
        return chooser.of([
          line(['encircled'], { hex }),
          line(['mined'], { hex, out: anyLand(table, chooser) }),
          line(['mined'], { hex }),
          line(['wading'], { hex: chooser.of(river) }),
        ]);
    }
  });
}

/** Most stay where the suggestion puts them; some stand anywhere on the map. */
function places(table: Table, position: Position, side: Own, suggested: readonly Line[], chooser: Chooser): Line[] {
  const moved = new Map<string, string[]>();
  const kept = suggested.map((line) => {
    if (line.with !== undefined || line.entry !== undefined) return line;
    const units = (line.units ?? []).filter((id) => {
      if (chooser.below(100) < 75) return true;
      const counter = position.own[side].counters[id]!;
      const hex = anyLand(table, chooser);
      if (counter.kind === 'gun') return true;
      moved.set(hex, [...(moved.get(hex) ?? []), id]);
      return false;
    });
    return { ...line, units };
  });
  return [
    ...kept.filter(({ units }) => (units ?? []).length > 0),
    ...[...moved]
      .filter(([hex]) => !kept.some((line) => line.hex === hex))
      .map(([hex, units]) => ({ kind: 'place', units, hex }) as Line),
    ...[...moved]
      .filter(([hex]) => kept.some((line) => line.hex === hex))
      .map(([, units]) => ({ kind: 'place', units, hex: anyLand(table, chooser) }) as Line),
  ];
}
