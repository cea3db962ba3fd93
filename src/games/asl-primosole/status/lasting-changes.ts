import { choice, defineChoice, flag, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { enemyOf, HEX, Side } from '../vocabulary.js';

const TerrainChange = defineChoice('TerrainChange', [
  ...([
    'bridgeDestroyed',
    'fenceRemoved',
    'rubble',
    'breach',
    'trailBreak',
    'shellholes',
    'fortification',
    'wreck',
  ] as const),
]);

class TerrainChangeInput {
  @choice('What happens to the map [CG12]', TerrainChange) change!: string;
  @text('Hex [PBr14.3]', { ...HEX, optional: true }) hex?: string;
  @flag('The change burns away in 3.609 [CG12]') burns!: boolean;
}
class TerrainChangeOutcome {
  @flag('It can happen at all') possible!: boolean;
  @flag('It stays from scenario to scenario [CG12]') permanent!: boolean;
}

export const terrainChange = procedure<TerrainChangeInput, TerrainChangeOutcome, Options>({
  id: 'terrain-change',
  resolver: 'status',
  title: { en: 'Changes to the map', ja: '地図の変化' },
  description: {
    en: 'Whether a change to the printed map can happen and whether it lasts.',
    ja: '印刷された地図の変化が起こりうるか、後に残るか。',
  },
  rules: ['CG12'],
  input: TerrainChangeInput,
  outcome: TerrainChangeOutcome,
  example: { input: { change: 'bridgeDestroyed', hex: 'N22' } },
  resolve({ change, hex, burns }, umpire) {
    if (change === 'bridgeDestroyed') {
      const bridge = umpire.chart('map-references').at('bridge', 'hexes') as readonly string[];
      if (hex === undefined || bridge.includes(hex)) umpire.forbid('PBr14.3', 'bridge-indestructible', { bridge });
    }
    if (change === 'fenceRemoved') umpire.forbid('PBr13.1', 'fence-unremovable');
    if (!umpire.legal) return { possible: false, permanent: false };
    umpire.note(burns ? ['CG12', '3.609'] : 'CG12', burns ? 'change-burns-away' : 'change-lasts');
    umpire.summarise(burns ? 'change-burns-away' : 'change-lasts');
    return { possible: true, permanent: !burns };
  },
});

const EmptiedBy = defineChoice('EmptiedBy', ['elimination', 'escape', 'shift', 'neverOccupied']);

class EmptiedAreaInput {
  @choice('Side whose area it was [3.6131]', Side) owner!: Side;
  @choice('How its last unit went [3.6131]', EmptiedBy) cause!: 'elimination' | 'escape' | 'shift' | 'neverOccupied';
  @flag('It is completely surrounded by enemy Setup Area [3.6054]') surrounded!: boolean;
  @flag('The area is isolated [3.605]') isolated!: boolean;
}
class EmptiedAreaOutcome {
  @choice('Side that Controls its Locations now [3.6131]', Side) controller!: Side;
  @flag('Friendly units may Shift into it [3.605]') mayBeShiftedInto!: boolean;
}

export const emptiedArea = procedure<EmptiedAreaInput, EmptiedAreaOutcome, Options>({
  id: 'emptied-area',
  resolver: 'status',
  title: { en: 'Empty Setup Area', ja: '空の配置エリア' },
  description: { en: 'Who Controls a Setup Area without units.', ja: 'ユニットのいない配置エリアの支配。' },
  rules: ['3.6131'],
  input: EmptiedAreaInput,
  outcome: EmptiedAreaOutcome,
  example: { input: { owner: 'british', cause: 'shift' } },
  resolve({ owner, cause, surrounded, isolated }, umpire) {
    // What was empty when the areas were drawn joins the area around it; what is emptied later does not.
    const joins = cause === 'neverOccupied' && surrounded;
    const controller = joins ? enemyOf(owner) : owner;
    umpire.note(joins ? '3.6054' : ['3.6131', '3.6054'], joins ? 'empty-joins-enemy' : 'empty-keeps-control', {
      side: controller,
    });
    const mayBeShiftedInto = !isolated;
    umpire.note('3.605', mayBeShiftedInto ? 'may-be-shifted-into' : 'isolated-not-shifted-into');
    umpire.summarise('controlled-by', { side: controller });
    return { controller, mayBeShiftedInto };
  },
});
