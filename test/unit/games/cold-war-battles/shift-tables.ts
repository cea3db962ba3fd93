import { ask, cell, chart, legal, outcome, type Rebuild, type SideId, same, say } from './asking.js';

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

export const shiftTables: Record<string, Rebuild> = { 'column-shifts': columnShifts };
