import type { Command, Remark } from '../../../../kernel/session/index.js';
import { arrivalAfterEvent } from '../arrivals.js';
import { eventOps } from '../card-use.js';
import type { Card, Effect } from '../cards/card.js';
import { eventNames } from '../cards/conditions.js';
import { applyEffect } from '../effects/apply.js';
import { type Choices, choicesOf, choose } from '../effects/choices.js';
import { effectAtHand, effectsOf } from '../effects/effects-of.js';
import type { Operation } from '../position.js';
import { endRound } from '../rounds.js';
import type { Desk, Play, Stage } from '../stage.js';

/** An event begins: its effects one after the other, each wholly before the next [8.5.1.1]. */
export function beginEvent(play: Play, card: Card, agreed?: readonly object[]): void {
  play.happen({
    type: 'event-began',
    card: card.id,
    names: eventNames(card),
    ...(agreed ? { agreed: [...agreed] } : {}),
  });
  goOn(play);
}

/** Carries effects out until somebody has to choose. */
function goOn(play: Play): void {
  for (;;) {
    const { table, position } = play;
    if (position.result) return;
    const effect = effectAtHand(table, position);
    if (!effect) {
      finish(play);
      return;
    }
    if (opensFirst(play, effect)) continue;
    if (choicesOf(play, effect)) {
      play.happen({ type: 'step-reached', step: 'event' });
      return;
    }
    applyEffect(play, effect);
    play.happen({ type: 'effect-done' });
  }
}

/** 8.5.4.1: the beachhead of Mallorca lies there before anybody lands in it. */
function opensFirst(play: Play, effect: Effect): boolean {
  const { turn, mallorca } = play.position;
  if (effect.kind !== 'beachhead' || effect.which !== 'mallorca' || mallorca !== null) return false;
  play.ask('events/mallorca', { moment: 'play', turn });
  play.happen({ type: 'beachhead-opened', which: 'mallorca' });
  return true;
}

/** All effects are done: the operation the card gives, or the end of the round. */
function finish(play: Play): void {
  const { table, position } = play;
  const { card: id, agreed } = position.event!;
  const card = table.cards.get(id)!;
  const operation = operationOf(card, effectsOf(table, position, card, agreed));
  play.happen({ type: 'event-finished', card: id });
  arrivalAfterEvent(play);
  if (operation) {
    play.happen({ type: 'operation-began', operation });
    play.happen({ type: 'step-reached', step: 'activation' });
  } else endRound(play);
}

/** The OPS of an event and what goes with them [8.2.1, 8.5.5.2, 16.5.2]. */
function operationOf(card: Card, effects: readonly Effect[]): Operation | undefined {
  const total = eventOps(card);
  if (total < 1) return undefined;
  const find = <K extends Effect['kind']>(kind: K) =>
    effects.find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
  const ops = find('ops');
  const markers = find('attackMarkers');
  const terrain = find('cancelTerrain');
  const bonus = find('bonus');
  // 16.5.2 note 1: Attack markers in the place of OPS, or beside them.
  const beside = markers !== undefined && total > markers.n;
  const only = markers && !beside ? 'attack' : ops?.only === 'both' ? undefined : ops?.only;
  const where = markers && !beside ? markers.where : ops?.where;
  return {
    source: 'event',
    points: total,
    ...(beside ? { attackOnly: { points: markers.n, ...(markers.where ? { where: markers.where } : {}) } } : {}),
    ...(only ? { only } : {}),
    ...(where ? { where } : {}),
    drm: find('roundDrm')?.by ?? 0,
    ...(terrain ? { cancelTerrain: cancelled(terrain) } : {}),
    ...(bonus ? { bonus: { rm: bonus.rm ?? 0, vp: bonus.vp ?? 0, named: bonus.attack === 'terrainCancelled' } } : {}),
    attacks: [],
  };
}

/** 8.5.5.3: in one attack, or in as many as the card says. */
const cancelled = ({ features, hold = true, attacks }: Extract<Effect, { kind: 'cancelTerrain' }>) => ({
  features,
  hold,
  used: false,
  ...(attacks > 1 ? { left: attacks } : {}),
});

/** What is open now: asked several times for one list, found once. */
function open({ table, position }: Pick<Desk, 'table' | 'position'>): Choices | null {
  const known = table.choices.get(position);
  if (known !== undefined) return known;
  const effect = effectAtHand(table, position);
  const found = effect ? choicesOf({ table, position }, effect) : null;
  table.choices.set(position, found);
  return found;
}

const RULES: Readonly<Record<string, string>> = {
  place: '8.5.2.3',
  'give-up-division': '8.5.2.5',
  'pick-unit': '8.5.1.1',
  'pick-space': '8.5.1.1',
};

const sameCommand = (a: Command, b: Command): boolean =>
  a.type === b.type && a.unit === b.unit && a.space === b.space && (a.reduced === true) === (b.reduced === true);

function deed(play: Play, command: Command): void {
  const choices = open(play);
  if (!choices?.commands.some((each) => sameCommand(each, command)))
    play.refuse(RULES[command.type]!, 'not-open', { command: command.type });
  choose(play, effectAtHand(play.table, play.position)!, command);
  if (!open(play)) {
    play.happen({ type: 'effect-done' });
    goOn(play);
  }
}

/** What an event leaves to choose: where units come, which divisions are given up, which spaces [8.5.2, 8.5.1.1]. */
export const eventChoices: Stage = {
  rule: '8.5.1.1',
  actors: (scene) => [open(scene)?.side ?? scene.position.active],
  prompt: ({ table, position }) => ({
    rule: '8.5.1.1',
    key: 'ask-event',
    values: { card: table.cards.get(position.event!.card)!.title },
  }),
  options: (desk) => (open(desk)?.commands ?? []).map((command) => ({ command, rule: RULES[command.type]! })),
  owed(desk): Remark[] {
    return open(desk)?.mayStop === false ? [{ rule: '8.5.2.2', key: 'event-owed', values: {} }] : [];
  },
  forced(desk) {
    const choices = open(desk);
    return choices && !choices.mayStop && choices.commands.length === 1 ? choices.commands[0] : undefined;
  },
  commands: { place: deed, 'give-up-division': deed, 'pick-unit': deed, 'pick-space': deed },
  done: { type: 'decline', rule: '8.5.1.1' },
  leave(play) {
    play.happen({ type: 'effect-done' });
    goOn(play);
  },
};
