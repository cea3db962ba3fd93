import { defineChoice } from '../../../kernel/fields/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';

const MoverKind = defineChoice('MoverKind', [
  'tracked',
  'halfTrack',
  'wheeled',
  'foot',
  'motorcycle',
  'bicycle',
  'cavalry',
  'gun',
]);
export type MoverKind = (typeof MoverKind.values)[number];

interface MoverTraits {
  readonly attachedWeapon?: boolean;
  readonly dualDriving?: boolean;
  readonly amphibious?: boolean;
  readonly towing?: boolean;
}

const COLUMN: Readonly<Record<MoverKind, string>> = {
  tracked: 'costT',
  halfTrack: 'costH',
  wheeled: 'costW',
  foot: 'costLeg',
  motorcycle: 'costW',
  bicycle: 'costW',
  cavalry: 'costLeg',
  gun: 'costLeg',
};

const LEVEL_ROW: Readonly<Record<MoverKind, string>> = {
  tracked: 'T',
  halfTrack: 'H',
  wheeled: 'W',
  foot: 'leg',
  motorcycle: 'W',
  bicycle: 'W',
  cavalry: 'cavalry',
  gun: 'towed',
};

/** Which columns and limits of the tables a unit uses [4.5.1.1.1, 6.6.4]. */
export class Mover {
  static readonly Kind = MoverKind;

  constructor(
    readonly kind: MoverKind,
    readonly unit: MoverTraits,
  ) {}

  /** Moves as a vehicle does; motorcycles and bicycles as wheeled ones [6.6.4.4]. */
  get isVehicle(): boolean {
    return this.kind !== 'foot' && this.kind !== 'cavalry' && this.kind !== 'gun';
  }

  get isGun(): boolean {
    return this.kind === 'gun';
  }

  /** Motorcycles, bicycles and cavalry never part from their mounts [6.6.4.4, 6.6.4.5]. */
  get onMounts(): boolean {
    return this.kind === 'motorcycle' || this.kind === 'bicycle' || this.kind === 'cavalry';
  }

  get mountRule(): string {
    return this.kind === 'cavalry' ? '6.6.4.5' : '6.6.4.4';
  }

  get costColumn(): string {
    return COLUMN[this.kind];
  }

  get costRule(): Cite {
    if (this.onMounts) return [this.mountRule, '4.5.1.1.2'];
    return this.isVehicle ? '4.5.1.1.2' : ['6.6.4.1', '4.5.1.1.2'];
  }

  get levelRow(): string {
    return this.kind === 'foot' && this.unit.attachedWeapon ? 'legWithWeapon' : LEVEL_ROW[this.kind];
  }

  get levelRule(): string {
    if (this.onMounts) return this.mountRule;
    if (this.isGun) return '6.6.5';
    return this.isVehicle ? '4.5.1.1.2' : '6.6.4.1';
  }
}
