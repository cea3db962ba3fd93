import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { VehiclePathInput } from './path-input.js';

interface Crowd {
  friends: number;
  enemies: number;
  friendlyGuns: number;
  enemyFoot: number;
  mounts: number;
  wreck: boolean;
  smoke: boolean;
  /** Friends pushed off the road: they count for stacking alone [7.30]. */
  aside: number;
}

const NOBODY: Readonly<Crowd> = {
  friends: 0,
  enemies: 0,
  friendlyGuns: 0,
  enemyFoot: 0,
  mounts: 0,
  wreck: false,
  smoke: false,
  aside: 0,
};

/** Who and what stands in the way, hex by hex; guns count as vehicles for stacking [5.13]. */
export class Traffic {
  private readonly crowds = new Map<HexIndex, Crowd>();

  constructor(board: HexBoard, { others, wrecks }: Pick<VehiclePathInput, 'others' | 'wrecks'>) {
    for (const [i, { hex, side, kind, mounted, count, pushedAside }] of others.entries()) {
      const crowd = this.make(hexAt(board, hex, `/others/${i}/hex`));
      if (kind === 'vehicle') crowd[side === 'friend' ? 'friends' : 'enemies'] += count;
      else if (side === 'enemy') crowd.enemyFoot += count;
      else if (kind === 'towed') crowd.friendlyGuns += count;
      if (pushedAside) crowd.aside += count;
      else if (kind === 'towed' || (kind !== 'vehicle' && mounted)) crowd.mounts += count;
    }
    for (const [i, { hex, brewedUp, pushedAside }] of wrecks.entries()) {
      const crowd = this.make(hexAt(board, hex, `/wrecks/${i}/hex`));
      crowd.wreck ||= !pushedAside;
      crowd.smoke ||= brewedUp;
    }
  }

  at(hex: HexIndex): Readonly<Crowd> {
    return this.crowds.get(hex) ?? NOBODY;
  }

  /** Six or more vehicles and guns with the mover among them [3.8, 5.13]. */
  overstackedWithMover(hex: HexIndex): boolean {
    const { friends, enemies, friendlyGuns } = this.at(hex);
    return friends + enemies + friendlyGuns + 1 > 5;
  }

  /** Friends or a wreck on the road itself: on a narrow one nobody passes them [7.30]. */
  standsInTheWay(hex: HexIndex): boolean {
    const { friends, friendlyGuns, aside, wreck } = this.at(hex);
    return friends + friendlyGuns > aside || wreck;
  }

  /** What in a hex takes the path or road factor away [4.5.1.1.5, 6.6.4.1]. */
  stopsRoadRate(hex: HexIndex): 'wreck' | 'enemyVehicle' | 'overstacked' | 'mountsOrGuns' | null {
    const { wreck, enemies, mounts } = this.at(hex);
    if (wreck) return 'wreck';
    if (enemies > 0) return 'enemyVehicle';
    if (this.overstackedWithMover(hex)) return 'overstacked';
    return mounts > 0 ? 'mountsOrGuns' : null;
  }

  private make(hex: HexIndex): Crowd {
    let crowd = this.crowds.get(hex);
    if (crowd === undefined) {
      crowd = { ...NOBODY };
      this.crowds.set(hex, crowd);
    }
    return crowd;
  }
}
