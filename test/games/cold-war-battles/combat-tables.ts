import { Terrain } from '../../../src/games/cold-war-battles/vocabulary.js';
import {
  ask,
  cell,
  chart,
  legal,
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

interface Shift {
  readonly source: string;
  readonly shift: number;
}

/** The shifts of one source in an attack of the side, adjacent or at a distance. */
function shifts(source: string, attackingSide: SideId, adjacent: object, options: object = {}): number[] {
  const input = {
    attackingSide,
    crt: 'assault',
    attackers: [{ attack: 4 }],
    defendingHexes: [{ units: [{ defence: 2 }] }],
    ...adjacent,
  };
  const answer = ask('combat/adjacent-attack', input, { options, dice: [3] });
  return ((answer.outcome as { shifts?: Shift[] } | null)?.shifts ?? [])
    .filter((each) => each.source === source)
    .map(({ shift }) => shift);
}

function bombarding(source: string, attackingSide: SideId, ranged: object, dice = [3]): number[] {
  const input = { attackingSide, artillery: [{ barrage: 4 }], target: { units: [{ defence: 2 }] }, ...ranged };
  return (outcome('combat/bombardment', input, { dice }).shifts as Shift[])
    .filter((each) => each.source === source)
    .map(({ shift }) => shift);
}

function columnShifts(): unknown {
  const is = (found: number[], source: string): boolean => same(found, [cell('column-shifts', source, 'shift')]);
  const none = (found: number[]): boolean => found.length === 0;
  const hex = (terrain: string[], unit: object = {}) => ({ terrain, units: [{ defence: 2, ...unit }] });
  const target = (terrain: string[], unit: object = {}) => ({ target: hex(terrain, unit) });
  const at = (terrain: string[], unit: object = {}) => ({ defendingHexes: [hex(terrain, unit)] });
  const combat = [...chart('terrain-effects').rows.map((t) => cell('terrain-effects', t, 'combatAllMechanised'))];
  const shifted = [...combat, ...chart('hexside-effects').rows.map((t) => cell('hexside-effects', t, 'combat'))].filter(
    (value): value is number => typeof value === 'number',
  );
  const row = (id: string, appliesTo: string[], stacking: string, rule?: string) => ({
    id,
    rule: rule ?? cell('column-shifts', id, 'rule'),
    game: { both: 'both', budapest56: 'B56', angola87: 'A87' }[String(cell('column-shifts', id, 'battle'))],
    shift: cell('column-shifts', id, 'shift'),
    appliesTo,
    stacking,
  });
  const gun = (more: object = {}) => ({ barrage: 4, ...more });
  const two = (one: object, other: object = one) => ({
    attackers: [
      { attack: 2, ...one },
      { attack: 2, ...other },
    ],
  });
  const defenders = (one: object, other: object = one) => ({
    defendingHexes: [
      {
        units: [
          { defence: 2, ...one },
          { defence: 2, ...other },
        ],
      },
    ],
  });
  const both = [{ suppressed: true }, { suppressed: false }] as const;
  const hilltop = { closeSupport: { artillery: [gun({ onHilltop: true })] } };
  const hilltops = { closeSupport: { artillery: [gun({ onHilltop: true }), gun({ onHilltop: true }), gun()] } };
  const cancelled = outcome(
    'combat/adjacent-attack',
    {
      attackingSide: 'soviet',
      crt: 'assault',
      attackers: [{ attack: 4, suppressed: true }],
      defendingHexes: [hex([], { suppressed: true })],
    },
    { dice: [3] },
  );
  const reach = Number(cell('column-shifts', 'hungarianHqAttack', 'within')) === 3;
  const near = Number(cell('column-shifts', 'sovietCommsAttack', 'within')) === 2;
  const hq = { nearHq: true };
  const comms = { nearCommunications: true };
  const divisions = [{ command: 'guards2' }, { command: 'guards33' }] as const;
  const corps = [{ command: 'guards2' }, { command: 'specialCorps' }] as const;
  const airOnly = { artillery: [], air: [{ type: 'tac' }] };
  return {
    rows: [
      {
        id: 'terrain',
        rule: '9.11/18.1',
        game: 'both',
        shift: `${Math.max(...shifted)} to ${Math.min(...shifted)}`,
        appliesTo: [
          say('adjacent', same(shifts('terrain', 'soviet', at(['urban'])), [-2])),
          say(
            'bombardment (hex terrain only)',
            same(bombarding('terrain', 'soviet', target(['urban'])), [-2]),
            !legalWith('combat/bombardment', {
              attackingSide: 'soviet',
              artillery: [gun({ across: 'minorRiver' })],
              ...target([]),
            }),
          ),
        ],
        stacking: say(
          'best one only for the defender',
          same(
            shifts('terrain', 'soviet', {
              ...at(['urban', 'hilltop']),
              attackers: [{ attack: 4, across: 'majorRiver' }],
            }),
            [-3],
          ),
        ),
      },
      row(
        'hilltopArtillery',
        [
          say(
            'adjacent with barrage from a hilltop',
            is(shifts('hilltopArtillery', 'soviet', hilltop), 'hilltopArtillery'),
          ),
          say(
            'bombardment from a hilltop',
            is(bombarding('hilltopArtillery', 'soviet', { artillery: [gun({ onHilltop: true })] }), 'hilltopArtillery'),
          ),
        ],
        say(
          'once per combat (RULING: one hilltop battery is enough)',
          is(shifts('hilltopArtillery', 'soviet', hilltops), 'hilltopArtillery'),
        ),
      ),
      row(
        'suppressedAttacker',
        [say('adjacent', is(shifts('suppressedAttacker', 'soviet', two(...both)), 'suppressedAttacker'))],
        say(
          'once, however many are suppressed; cancels with suppressedDefender',
          is(shifts('suppressedAttacker', 'soviet', two(both[0])), 'suppressedAttacker'),
          cancelled.netShift === 0,
        ),
      ),
      row(
        'suppressedDefender',
        [
          say('adjacent', is(shifts('suppressedDefender', 'soviet', defenders(...both)), 'suppressedDefender')),
          say(
            'bombardment (RULING)',
            is(bombarding('suppressedDefender', 'soviet', target([], both[0])), 'suppressedDefender'),
          ),
        ],
        say('once', is(shifts('suppressedDefender', 'soviet', defenders(both[0])), 'suppressedDefender')),
      ),
      row(
        'hungarianHqAttack',
        [
          say(
            'Hungarian attack, any Rebel or Army participant within 3 hexes of an unsuppressed HQ',
            reach,
            is(
              shifts('hungarianHqAttack', 'hungarian', two({ command: 'rebel' }, { command: 'hungarianArmy', ...hq })),
              'hungarianHqAttack',
            ),
            none(
              shifts('hungarianHqAttack', 'hungarian', two({ command: 'nato', ...hq }), { natoIntervention: 'overt' }),
            ),
          ),
        ],
        say('once per combat', is(shifts('hungarianHqAttack', 'hungarian', two(hq)), 'hungarianHqAttack')),
      ),
      row(
        'hungarianHqDefence',
        [
          say(
            'Hungarian defence, any Rebel or Army participant within 3 hexes of an unsuppressed HQ',
            reach,
            is(
              shifts('hungarianHqDefence', 'soviet', defenders({ command: 'hungarianArmy', ...hq }, {})),
              'hungarianHqDefence',
            ),
          ),
        ],
        say('once per combat', is(shifts('hungarianHqDefence', 'soviet', defenders(hq)), 'hungarianHqDefence')),
      ),
      row(
        'sovietMixedAttack',
        [
          say(
            'adjacent: Soviet attack with units of two or more divisions (Special Corps exempt)',
            is(shifts('sovietMixedAttack', 'soviet', two(...divisions)), 'sovietMixedAttack'),
            none(shifts('sovietMixedAttack', 'soviet', two(...corps))),
          ),
          say(
            'bombardment by batteries of two or more divisions (RULING)',
            is(bombarding('sovietMixedAttack', 'soviet', { artillery: divisions.map(gun) }), 'sovietMixedAttack'),
            none(bombarding('sovietMixedAttack', 'soviet', { artillery: corps.map(gun) })),
          ),
        ],
        say(
          'once',
          is(
            shifts('sovietMixedAttack', 'soviet', {
              attackers: ['guards2', 'guards33', 'guards128'].map((command) => ({ command, attack: 2 })),
            }),
            'sovietMixedAttack',
          ),
        ),
      ),
      row(
        'sovietMixedDefence',
        [
          say(
            'Soviet defence with units of two or more divisions (Special Corps exempt)',
            is(shifts('sovietMixedDefence', 'hungarian', defenders(...divisions)), 'sovietMixedDefence'),
            none(shifts('sovietMixedDefence', 'hungarian', defenders(...corps))),
          ),
        ],
        say('once', shifts('sovietMixedDefence', 'hungarian', defenders(...divisions)).length === 1),
      ),
      row(
        'sovietCommsAttack',
        [
          say(
            'Communist attack: any participant within 2 hexes; artillery counts where it fires from; air counts by target hex',
            near,
            is(shifts('sovietCommsAttack', 'communist', two(comms, {})), 'sovietCommsAttack'),
            is(
              shifts('sovietCommsAttack', 'communist', { closeSupport: { artillery: [gun(comms)] } }),
              'sovietCommsAttack',
            ),
            is(
              shifts('sovietCommsAttack', 'communist', {
                closeSupport: { air: [{ type: 'gunship' }] },
                targetNearCommunications: true,
              }),
              'sovietCommsAttack',
            ),
            none(shifts('sovietCommsAttack', 'communist', { targetNearCommunications: true })),
          ),
        ],
        say('once', is(shifts('sovietCommsAttack', 'communist', two(comms)), 'sovietCommsAttack')),
      ),
      row(
        'sovietCommsDefence',
        [
          say(
            'Communist defence: any defending unit within 2 hexes',
            near,
            is(shifts('sovietCommsDefence', 'southAfrican', defenders(comms, {})), 'sovietCommsDefence'),
          ),
        ],
        say('once', is(shifts('sovietCommsDefence', 'southAfrican', defenders(comms)), 'sovietCommsDefence')),
      ),
      row(
        'supplyShortage',
        [
          say(
            'every attack by the side in shortage, adjacent and ranged, except bombardment by air alone',
            is(shifts('supplyShortage', 'communist', { supplyShortage: true }), 'supplyShortage'),
            is(bombarding('supplyShortage', 'southAfrican', { supplyShortage: true }), 'supplyShortage'),
            none(bombarding('supplyShortage', 'southAfrican', { supplyShortage: true, ...airOnly })),
          ),
        ],
        say('once', shifts('supplyShortage', 'communist', { supplyShortage: true }).length === 1),
      ),
      row(
        'refitting',
        [
          say(
            'every attack by the refitting side in its refitting player turn',
            is(shifts('refitting', 'communist', { refitting: true }), 'refitting'),
            is(bombarding('refitting', 'communist', { refitting: true, ...airOnly }), 'refitting'),
          ),
        ],
        say('once', shifts('refitting', 'southAfrican', { refitting: true }).length === 1),
      ),
      row(
        'monsoon',
        [
          say(
            'every attack of every kind by either side on turns 6, 7, 8',
            ...(['communist', 'southAfrican'] as const).map((side) =>
              same(
                [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((turn) => is(shifts('monsoon', side, { turn }), 'monsoon')),
                [6, 7, 8],
              ),
            ),
            is(bombarding('monsoon', 'southAfrican', { turn: 6, ...airOnly }), 'monsoon'),
          ),
        ],
        say('once', shifts('monsoon', 'communist', { turn: 7 }).length === 1),
      ),
      row(
        'eventVpLead',
        [
          say(
            'adjacent attacks by the side leading by 10+ VP, for the rest of that game turn',
            is(shifts('eventVpLead', 'southAfrican', { vpLead: true }), 'eventVpLead'),
            !legalWith('combat/bombardment', {
              attackingSide: 'southAfrican',
              artillery: [gun()],
              ...target([]),
              vpLead: true,
            }),
          ),
        ],
        say('once', shifts('eventVpLead', 'communist', { vpLead: true }).length === 1),
        say(
          '18.5 die 5',
          cell('column-shifts', 'eventVpLead', 'rule') === '18.5',
          cell('angola-events', 5, 'event') === 'momentum',
        ),
      ),
    ],
  };
}

/** Whether a request is of the right form and allowed; a field the procedure does not have makes it neither. */
function legalWith(procedure: string, input: object): boolean {
  try {
    return legal(procedure, input);
  } catch {
    return false;
  }
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
  'column-shifts': columnShifts,
  'combat-results-adjacent': adjacentResults,
  'combat-results-bombardment': bombardmentResults,
  'air-missions': airMissions,
};
