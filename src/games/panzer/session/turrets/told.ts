import { choice, flag, integer, text } from '../../../../kernel/fields/index.js';
import { directionName } from '../../../../kernel/hexes/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { Facing } from '../../vocabulary.js';
import { remark } from '../stage.js';
import { type Table, unitOf } from '../table.js';

class TurretTo {
  @choice('The hexside the turret faces [7.8.1]', Facing) facing!: string;
}

class AboutVehicle {
  @text('The vehicle', { max: 60 }) unit!: string;
}

class TurretTurned extends AboutVehicle {
  @integer('The hexside the turret faces, by number [7.8.1]', { min: 0, max: 5 }) facing!: number;
  @integer('Hexsides clockwise from the front of the vehicle', { min: 0, max: 5 }) turret!: number;
}

class HatchesSet extends AboutVehicle {
  @flag('Buttoned up [7.8.3]', {}) buttoned!: boolean;
}

/** Commands about turrets, option 7.8. */
export const turretCommands: Readonly<Record<string, CommandDeclaration>> = {
  turret: {
    title: { en: 'Turn the turret', ja: '砲塔を旋回する' },
    rules: ['7.8.1', '7.20'],
    shape: TurretTo,
  },
};

const event = (en: string, ja: string, shape: EventDeclaration['shape']): EventDeclaration => ({
  title: { en, ja },
  shape,
});

export const turretShapes: Readonly<Record<string, EventDeclaration>> = {
  'turret-turned': event('A turret turns', '砲塔の旋回', TurretTurned),
  'turret-damaged': event('A turret is damaged', '砲塔の損傷', AboutVehicle),
  'hatches-set': event('Hatches are opened or closed', 'ハッチの開閉', HatchesSet),
};

const named = (table: Table, { unit }: SessionEvent) => unitOf(table, unit as string).name;

export const turretTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  'turret-turned': (table, told) =>
    remark('7.8.1', 'event-turret-turned', {
      unit: named(table, told),
      facing: directionName(table.board.grid.orientation, told.facing as number),
    }),
  'turret-damaged': (table, told) => remark('7.8.1', 'event-turret-damaged', { unit: named(table, told) }),
  'hatches-set': (table, told) =>
    remark('7.8.3', told.buttoned ? 'event-buttoned' : 'event-opened', { unit: named(table, told) }),
};

export const turretDescribers: Readonly<
  Record<string, (table: Table, command: { readonly facing: string }) => Remark>
> = {
  turret: (_table, { facing }) => remark('7.8.1', 'do-turret', { facing }),
};
