import glossary from '../../../../src/games/cold-war-battles/glossary.json' with { type: 'json' };
import { ja } from '../../../../src/games/cold-war-battles/messages/ja/index.js';
import { belongsTo } from '../../../../src/games/cold-war-battles/vocabulary.js';
import type { Cell } from '../../../../src/kernel/charts/index.js';
import { cell, chart, legal, outcome, type Rebuild, say } from './asking.js';

/** The book's Japanese where it has two words, or one more than ours. */
const WORDS: Record<string, string> = {
  airfield: '空港/飛行場',
  park: '公園/墓地',
  stadium: '競技場/スタジアム',
  rubble: '瓦礫マーカー',
};

const japanese = (id: string): string => {
  const ours = ja.terms[id]!;
  return say(WORDS[id] ?? ours, (WORDS[id] ?? ours).includes(ours));
};

const gamesOf = (terrain: string): string[] => [
  ...(belongsTo('angola87', terrain) ? ['A87'] : []),
  ...(belongsTo('budapest56', terrain) ? ['B56'] : []),
];

const zones = (start: string, hexes: object[], hexsides: object[] = []): string[] =>
  outcome('status/zones-of-control', {
    battle: 'budapest56',
    side: 'soviet',
    map: { grid: { columns: 3, rows: 3 }, hexes, hexsides },
    units: [{ name: 'one', hex: start, side: 'soviet' }],
  }).hexes;

const stepCost = (step: object, side = 'soviet'): number => outcome('movement/step-cost', { side, step }).cost;

/** The terrain shift where some or all of two attackers cross the hexside. */
const riverShift = (across: string, all: boolean): number => {
  const side = belongsTo('budapest56', across) ? 'soviet' : 'southAfrican';
  return outcome(
    'combat/adjacent-attack',
    {
      attackingSide: side,
      crt: 'assault',
      attackers: [
        { attack: 2, across },
        all ? { attack: 2, across } : { attack: 2 },
        { type: 'artillery', barrage: 1, defence: 1 },
      ],
      defendingHexes: [{ units: [{ defence: 2 }] }],
    },
    { dice: [4] },
  ).netShift;
};

function hexRow(terrain: string): unknown {
  const at = (column: string): Cell => cell('terrain-effects', terrain, column);
  const differs = (column: string, usual: string): boolean => at(column) !== at(usual);
  const objective = [{ hex: '0201', terrain: [terrain] }];
  return {
    terrain,
    ja: japanese(terrain),
    games: gamesOf(terrain),
    kind: terrain === 'rubble' ? 'marker' : 'hex',
    mp: at('movement'),
    ...(differs('movementMonsoon', 'movement') ? { mpMonsoon: at('movementMonsoon') } : {}),
    ...(differs('movementRebelInfantry', 'movement') ? { mpHungarianRebelInfantry: at('movementRebelInfantry') } : {}),
    shift: at('combat'),
    ...(differs('combatAllMechanised', 'combat')
      ? { shiftConditional: { shift: at('combatAllMechanised'), when: conditionOn(terrain) } }
      : {}),
    ...(terrain === 'hilltop'
      ? {
          attackerBonus: {
            shift: cell('column-shifts', 'hilltopArtillery', 'shift'),
            when: 'attacking artillery fires from a hilltop hex',
          },
        }
      : {}),
    noMobile: at('mobileForbidden'),
    ...(glossary.some(({ en }) => en === 'Cemetery / Park') && terrain === 'park' ? { aliases: ['cemetery'] } : {}),
    ...(terrain === 'objective'
      ? { zocInto: zones('0202', objective).includes('0201'), zocOut: zones('0201', objective).includes('0202') }
      : {}),
    ...(terrain === 'rubble' ? { cancels: cancelledByRubble() } : {}),
  };
}

/** A mechanised force, a mixed one, and guns that make it so. */
function conditionOn(terrain: string): string {
  const shift = (attackers: object[], artillery: object[] = []): number =>
    outcome(
      'combat/adjacent-attack',
      {
        attackingSide: 'southAfrican',
        crt: 'assault',
        attackers,
        closeSupport: { artillery },
        defendingHexes: [{ terrain: [terrain], units: [{ defence: 2 }] }],
      },
      { dice: [4] },
    ).netShift;
  const tank = { type: 'armor', attack: 3 };
  return say(
    'the attacking force contains no non-mechanised unit',
    shift([tank]) === cell('terrain-effects', terrain, 'combatAllMechanised'),
    shift([tank, { type: 'infantry', attack: 1 }]) === cell('terrain-effects', terrain, 'combat'),
    shift([tank], [{ barrage: 1 }]) === cell('terrain-effects', terrain, 'combat'),
  );
}

function cancelledByRubble(): string[] {
  const rubble = Number(cell('terrain-effects', 'rubble', 'movement'));
  const clear = Number(cell('terrain-effects', 'clear', 'movement'));
  const river = Number(cell('hexside-effects', 'majorRiver', 'movement'));
  return [
    say(
      'road',
      stepCost({ terrain: ['rubble'], road: true }) === rubble,
      stepCost({ road: true, leavesRubble: true }) === clear,
    ),
    say(
      'bridge',
      stepCost({ terrain: ['rubble'], hexside: 'bridgedMajorRiver' }) === rubble + river,
      stepCost({ hexside: 'bridgedMajorRiver', leavesRubble: true }) === clear + river,
    ),
  ];
}

function pathRow(terrain: string): unknown {
  const at = (column: string): Cell => cell('path-effects', terrain, column);
  return {
    terrain,
    ja: japanese(terrain),
    games: gamesOf(terrain),
    kind: 'path',
    mp: at('movement'),
    ...(at('movementMonsoon') === at('movement') ? {} : { mpMonsoon: at('movementMonsoon') }),
    shift: at('combat'),
  };
}

function hexsideRow(terrain: string): unknown {
  const at = (column: string): Cell => cell('hexside-effects', terrain, column);
  const start = { terrain, ja: japanese(terrain), games: gamesOf(terrain), kind: 'hexside' };
  if (at('movement') === 'impassable') {
    const bombarded = legal('combat/attack-obligations', {
      battle: 'budapest56',
      side: 'soviet',
      map: { grid: { columns: 1, rows: 4 }, hexsides: [{ side: '0103/0104', features: [terrain] }] },
      units: [
        { name: 'gun', hex: '0101', side: 'soviet', type: 'artillery' },
        { name: 'rebel', hex: '0104', side: 'hungarian' },
      ],
      attacks: [{ kind: 'bombardment', attackers: ['gun'], targets: ['0104'] }],
      final: true,
    });
    return {
      ...start,
      mp: at('movement'),
      attack: at('combat'),
      zocAcross: zones('0202', [], [{ side: '0202/0201', features: [terrain] }]).includes('0201'),
      artilleryAndAir: say('unaffected', bombarded),
    };
  }
  const shift = Number(at('combat'));
  return {
    ...start,
    mpAdd: at('movement'),
    ...(at('movementMonsoon') === at('movement') ? {} : { mpAddMonsoon: at('movementMonsoon') }),
    shift,
    ...(shift === 0
      ? {}
      : {
          shiftOnlyIf: say(
            'all non-artillery attacks cross this hexside',
            riverShift(terrain, true) === shift,
            riverShift(terrain, false) === 0,
          ),
        }),
  };
}

const terrainEffects: Rebuild = () => ({
  rows: [
    ...chart('terrain-effects').rows.map(hexRow),
    ...chart('path-effects').rows.map(pathRow),
    ...chart('hexside-effects').rows.map(hexsideRow),
  ],
});

export const terrainTables: Record<string, Rebuild> = { 'terrain-effects': terrainEffects };
