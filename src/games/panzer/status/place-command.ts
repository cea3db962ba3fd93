import { choice, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Command, UnitKind } from '../vocabulary.js';

export class PlaceCommandInput {
  @choice('Command to be given [4.2]', Command) command!: Command;
  @choice('Kind of unit', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @flag('A combat unit: armed, or observing for others [4.2]', { default: true }) combat!: boolean;
  @flag('Has a weapon for direct fire [4.2]', { default: true }) canFire!: boolean;
  @flag('It spotted an enemy itself in this Spotting Phase [4.2.1]') spotsEnemy!: boolean;
  @flag('Fires indirectly: no enemy of its own to spot, but a Fire command only [6.5.1]') indirect!: boolean;
  @flag('Lays smoke with its gun or by hand, for which it needs no spotted enemy [6.1.4.3.10, 7.22]') smoke!: boolean;
  @flag('Track hit [6.5.2.2.1]') trackHit!: boolean;
  @flag('In full cover [6.1.4.2]') fullCover!: boolean;
  @flag('Has an attached weapon [6.6.4.1]') attachedWeapon!: boolean;
  @flag('Carried by a vehicle: no command of its own [6.6.7]') carried!: boolean;
  @flag('Knocked out, brewed up, bailed out or eliminated [4.2.1]') gone!: boolean;
}

export class PlaceCommandOutcome {
  @choice('Command that counts: No Command in place of an illegal one [4.2.1]', Command) command!: Command;
  @flag('It must be executed [4.2]') mandatory!: boolean;
  @flag('It lets the unit fire in the Combat Phase') fires!: boolean;
  @flag('It lets the unit move') moves!: boolean;
}

export const placeCommand = procedure<PlaceCommandInput, PlaceCommandOutcome, Options>({
  id: 'place-command',
  resolver: 'status',
  title: { en: 'Giving a command', ja: '命令の配置' },
  description: {
    en: 'Whether a unit may be given a command, and what the command lets it do; an illegal one counts as No Command.',
    ja: 'ユニットに命令を与えられるか、その命令で何ができるかを判定する。違反した命令は無命令として扱う。',
  },
  rules: ['4.2', '4.2.1'],
  input: PlaceCommandInput,
  outcome: PlaceCommandOutcome,
  example: { input: { command: 'fire', spotsEnemy: true } },
  resolve(input, umpire) {
    const { command, kind } = input;
    const moves = command === 'move' || command === 'shortHalt';
    const fires = command === 'fire' || command === 'shortHalt';
    if (input.gone) umpire.forbid('4.2.1', 'command-for-nobody');
    if (input.carried) umpire.forbid('6.6.7', 'command-not-for-passengers');
    if (fires && !input.canFire) umpire.forbid(['4.2', '4.2.1'], 'command-needs-weapon', { command });
    const unseen = input.smoke || (command === 'fire' && input.indirect);
    if (fires && !input.spotsEnemy && !unseen) umpire.forbid('4.2.1', 'command-needs-spotted-enemy', { command });
    if (command === 'overwatch' && !input.combat) umpire.forbid('4.2', 'overwatch-for-combat-units');
    if (moves && input.trackHit) umpire.forbid('6.5.2.2.1', 'immobile-track-hit');
    if (input.fullCover && kind === 'towed' && moves) umpire.forbid('6.1.4.2', 'no-move-in-cover');
    else if (input.fullCover && command === 'shortHalt') umpire.forbid('6.1.4.2', 'no-short-halt-in-cover');
    else if (input.fullCover && command === 'move' && kind === 'section' && input.attachedWeapon)
      umpire.forbid('6.1.4.2', 'no-move-in-cover');
    if (command === 'shortHalt' && kind === 'towed') umpire.forbid('6.6.5', 'no-short-halt');
    if (command === 'shortHalt' && kind === 'section' && input.attachedWeapon)
      umpire.forbid('6.6.4.1', 'no-short-halt');
    if (!umpire.legal) {
      umpire.note('4.2.1', 'counts-as-no-command');
      return { command: 'none', mandatory: false, fires: false, moves: false };
    }
    if (fires && !input.spotsEnemy)
      umpire.note(
        input.smoke ? '6.1.4.3.10' : '6.5.1',
        input.smoke ? 'smoke-needs-no-enemy' : 'indirect-needs-no-enemy',
      );
    const chart = umpire.chart('commands');
    const mandatory = chart.flag(command, 'mandatory');
    umpire.note(['4.2', '4.2.1'], mandatory ? 'command-mandatory' : 'command-optional', { command });
    umpire.summarise('command-given', { command });
    return { command, mandatory, fires: chart.flag(command, 'fires'), moves: chart.flag(command, 'moves') };
  },
});
