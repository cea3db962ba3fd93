import { Terrain } from '../../../../src/games/cold-war-battles/vocabulary.js';
import {
  ask,
  cell,
  chart,
  outcome,
  type Printed,
  type Rebuild,
  records,
  SIDE,
  type SideId,
  same,
  say,
} from './asking.js';

const crt =
  (id: string): Rebuild =>
  () => {
    const { columns, columnBands, rows, cells } = chart(id);
    return {
      columns: columns.map((label, index) => ({
        index,
        label,
        min: columnBands![index]![0],
        max: columnBands![index]![1],
      })),
      rows: rows.map((die, i) => ({ die: Number(die), results: cells[i] })),
    };
  };

/** Terrain of the battle over which the attackers may use the Mobile table. */
function openToMobile(
  attackingSide: string,
  attackers: object[],
): { open: string[]; closed: string[]; assault: boolean } {
  const open: string[] = [];
  const closed: string[] = [];
  let assault = true;
  for (const terrain of Terrain.values) {
    const input = { attackingSide, attackers, defendingHexes: [{ terrain: [terrain], units: [{ defence: 2 }] }] };
    const answer = ask('combat/crt-choice', input);
    if (!answer.legal) continue;
    const { allowed } = answer.outcome as { allowed: string[] };
    (allowed.includes('mobile') ? open : closed).push(terrain);
    assault &&= allowed.includes('assault');
  }
  return { open, closed, assault };
}

function eligibility(): unknown {
  const barred = (battle: 'b' | 'a') =>
    battle === 'b' ? ['suburban', 'urban', 'town', 'base', 'airfield'] : ['town', 'base', 'airfield'];
  const free = (battle: 'b' | 'a', side: string, ...forces: object[][]): boolean[] =>
    forces.map((force) => {
      const { open, closed } = openToMobile(side, force);
      return open.length > 0 && same(closed, barred(battle));
    });
  const shut = (side: string, ...forces: object[][]): boolean[] =>
    forces.map((force) => openToMobile(side, force).open.length === 0);
  const always = (side: string, ...forces: object[][]): boolean[] =>
    forces.map((force) => openToMobile(side, force).assault);
  const unit = (command: string, more: object = {}) => ({ command, type: 'infantry', attack: 3, ...more });
  const gun = (command: string) => ({ command, type: 'artillery', barrage: 3 });
  const budapest: [string, object[]][] = [
    ...['guards2', 'guards33', 'guards128', 'specialCorps'].map((c): [string, object[]] => ['soviet', [unit(c)]]),
    ...['rebel', 'hungarianArmy'].map((c): [string, object[]] => ['hungarian', [unit(c)]]),
  ];
  const sadf = [[unit('sadf')], [unit('sadf'), unit('unita')]];
  const unita = [[unit('unita')], [unit('unita'), gun('sadf')]];
  const advised = [
    [unit('mpla'), unit('eastGerman')],
    [unit('cuban'), unit('sovietAdviser')],
    [unit('mpla', { nearCommunications: true }), unit('mpla')],
  ];
  const others = [[unit('mpla')], [unit('cuban')]];
  const yes = 'yes, terrain permitting';
  const row = (attacker: string, mobile: string, assault: string) => ({ game: 'A87', attacker, mobile, assault });
  return {
    rows: [
      {
        game: 'B56',
        attacker: 'any',
        mobile: say(
          'yes, unless a defender is in suburban, urban, town, base or airfield',
          ...budapest.flatMap(([side, force]) => free('b', side, force)),
        ),
        assault: say('always', ...budapest.flatMap(([side, force]) => always(side, force))),
      },
      row(
        'SADF maneuver unit participating',
        say(yes, ...free('a', 'southAfrican', ...sadf)),
        say('always', ...always('southAfrican', ...sadf)),
      ),
      row(
        'UNITA only (no South African maneuver unit)',
        say('no', ...shut('southAfrican', ...unita)),
        say('forced', ...always('southAfrican', ...unita)),
      ),
      row(
        'Communist with at least one East German or Soviet unit in the attack, or attacking within 2 hexes of an unsuppressed Soviet Communications unit',
        say(yes, ...free('a', 'communist', ...advised)),
        say('always', ...always('communist', ...advised)),
      ),
      row(
        'other Communist',
        say('no', ...shut('communist', ...others)),
        say('forced', ...always('communist', ...others)),
      ),
    ],
  };
}

function adjacentResults(): unknown {
  const attacker: Record<string, string> = {
    'A1 1 none': 'all adjacent attackers retreat 1 hex',
    'A2 2 one': 'first eliminate 1 attacking unit (attacker picks), then all survivors retreat 2 hexes',
    'AE 0 all': 'all adjacent attackers eliminated',
    'BR 1 none': 'retreat 1 hex, after the defender',
    'EX 0 exchange':
      'lose units whose loss value totals at least the printed defence total of the defending units; additionally all attack-0 attackers are eliminated',
    'AX 0 exchange': 'same loss as EX',
  };
  const defender: Record<string, string> = {
    'BR 1 none':
      'retreat 1 hex, first; a unit with no legal hex at that moment is eliminated even if the blocking attackers are about to retreat',
    'AX 1 none': 'all defending units retreat 1 hex',
  };
  const advance: Record<string, string> = {
    'A1 defender retreatPath': "defender, along the attackers' retreat path(s)",
    'A2 defender retreatPath':
      'defender, along the retreat path(s) (or into the vacated hex if the unit was eliminated [9.20])',
    'AE defender vacatedHex': 'defender, into a hex the attackers occupied',
    'AX attacker vacatedHex': "attacker, into the defender's hex only",
  };
  const usual: Record<string, string> = {
    'nobody none': 'nobody',
    'attacker vacatedHex': "attacker, into the defender's hex",
    'attacker retreatPath': 'attacker, along the retreat path',
  };
  return {
    rows: records('adjacent-results').map((r) => {
      const hexes = Number(r.defenderRetreat);
      const retreat = `retreat ${hexes} hex${hexes === 1 ? '' : 'es'}`;
      const stays = r.attackerRetreat === 0 && r.attackerLoss === 'none' ? 'no loss' : undefined;
      const fate = r.defenderLoss === 'all' ? 'all defending units eliminated' : hexes === 0 ? 'no loss' : retreat;
      return {
        code: r.row,
        attacker: attacker[`${r.row} ${r.attackerRetreat} ${r.attackerLoss}`] ?? stays,
        defender: defender[`${r.row} ${r.defenderRetreat} ${r.defenderLoss}`] ?? fate,
        advance: advance[`${r.row} ${r.advance} ${r.advanceTo}`] ?? usual[`${r.advance} ${r.advanceTo}`],
        airmobileEvacuation: r.evacuation,
      };
    }),
  };
}

function bombardmentResults(): unknown {
  const fates = (input: object, dice: number[], options: object = {}): [string, string, boolean][] =>
    outcome('combat/bombardment', input, { dice, options }).units.map((unit: Printed) => [
      unit.result,
      unit.fate,
      unit.suppressed,
    ]);
  const guns = (barrage: number, ...units: object[]) => ({
    attackingSide: 'southAfrican',
    artillery: [{ barrage }],
    target: { units: units.map((unit) => ({ defence: 2, ...unit })) },
  });
  const bombs = {
    attackingSide: 'hungarian',
    air: [{ type: 'sac', number: 6 }],
    target: { units: [{ defence: 2 }, { defence: 2 }] },
  };
  const codes = (effect: string): string[] =>
    records('bombardment-results')
      .filter((r) => r.effect === effect)
      .map((r) => String(r.row));
  return {
    rows: [
      {
        codes: codes('eliminated'),
        effect: say(
          'one unit eliminated (the unit rolled for); every other unit in the hex is suppressed',
          // Assault, +6,7,8: 1 is EX, 3 is AX, which does nothing by itself.
          same(fates(bombs, [1, 3], { natoIntervention: 'overt' }), [
            ['EX', 'eliminated', false],
            ['AX', 'suppressed', true],
          ]),
          // Mobile, +12: 6 is DE.
          same(fates(guns(12, {}), [6]), [['DE', 'eliminated', false]]),
        ),
      },
      {
        codes: codes('suppressed'),
        effect: say(
          'suppressed; a unit that was already suppressed retreats 1 hex instead, unless its movement factor is 0 (then nothing more happens)',
          // Mobile, +4,5: 4 is D2; a suppressed target makes it +6,7,8, where 4 is D2 too.
          same(fates(guns(5, {}), [4]), [['D2', 'suppressed', true]]),
          same(fates(guns(5, { suppressed: true, movement: 3 }), [4]), [['D2', 'retreats', true]]),
          same(fates(guns(5, { suppressed: true, movement: 0 }), [4]), [['D2', 'unharmed', true]]),
        ),
      },
      {
        codes: codes('retreats'),
        effect: say(
          'retreat 1 hex (movement factor 0: eliminated [9.18])',
          // Mobile, +4,5: 3 is D1.
          same(fates(guns(5, {}), [3]), [['D1', 'retreats', false]]),
          same(fates(guns(5, { movement: 0 }), [3]), [['D1', 'eliminated', false]]),
        ),
      },
      {
        codes: codes('none'),
        // Mobile, +1: 1 is A1, 2 is BR.
        effect: say(
          'no effect',
          same(fates(guns(1, {}, {}), [1, 2]), [
            ['A1', 'unharmed', false],
            ['BR', 'unharmed', false],
          ]),
        ),
      },
    ],
  };
}

const AIR = { tac: 'TAC', sac: 'SAC', gunship: 'HelicopterGunship', transport: 'HelicopterTransport' } as const;

function airMissions(): unknown {
  const battle: Record<string, string> = { soviet: 'B56', communist: 'A87' };
  const points = (flown: number, terms: object): number =>
    outcome('combat/fire-support', {
      side: 'southAfrican',
      mission: 'closeSupport',
      supported: ['sadf'],
      air: [{ type: 'tac', number: flown - 1 }, { type: 'gunship' }],
      ...terms,
    }).air;
  const strike = (suppressed: boolean): number =>
    outcome(
      'combat/adjacent-attack',
      {
        attackingSide: 'southAfrican',
        crt: 'assault',
        attackers: [{ attack: 1 }],
        defendingHexes: [{ units: [{ defence: 2, type: 'airDefence', suppressed }] }],
        closeSupport: { air: [{ type: 'tac', number: 2 }] },
      },
      { dice: [3] },
    ).attackStrength;
  return {
    rows: records('air-missions').map((r) => {
      const exceptions = [
        ...(r.bombardmentOnly as SideId[]).map(
          (side) => `${SIDE[side]} ${AIR[r.row as keyof typeof AIR]} in ${battle[side]}: bombardment only`,
        ),
        ...(r.alone ? ['may not join other air types in one attack'] : []),
      ];
      return {
        type: AIR[r.row as keyof typeof AIR],
        bombardment: r.bombardment,
        closeSupport: r.closeSupport,
        fpf: r.fpf,
        ...(r.bombardmentCrt === 'none' ? {} : { crtWhenBombarding: r.bombardmentCrt }),
        strength: r.strength,
        halvedByAirDefence: r.halvedByAirDefence,
        ...(exceptions.length > 0 ? { exceptions } : {}),
        ...(r.lifts === 1 ? { transport: 'one airmobile-capable unit per game turn' } : {}),
      };
    }),
    limits: [
      ...records('air-limits').map((r) => ({
        game: battle[String(r.row)],
        side: SIDE[r.row as SideId],
        maxAirstrikesPerHexPerTurn: r.perHex,
      })),
      { game: '*', side: 'others', maxAirstrikesPerHexPerTurn: null },
    ],
    airDefence: {
      radius: cell('air-defence', 'radius', 'value'),
      affects: records('air-missions')
        .filter((r) => r.halvedByAirDefence)
        .map((r) => AIR[r.row as keyof typeof AIR]),
      effect: say(
        'sum of affected points in the combat, halved, fractions dropped',
        same(
          [2, 3, 4, 5].map((flown) => points(flown, { enemyAirDefence: true })),
          [1, 1, 2, 2],
        ),
        points(3, {}) === 3,
      ),
      negatedBy: say('air defence unit suppressed', strike(false) === 2, strike(true) === 3),
    },
  };
}

export const combatTables: Record<string, Rebuild> = {
  'crt-assault': crt('assault-crt'),
  'crt-mobile': crt('mobile-crt'),
  'crt-eligibility': eligibility,
  'combat-results-adjacent': adjacentResults,
  'combat-results-bombardment': bombardmentResults,
  'air-missions': airMissions,
};
