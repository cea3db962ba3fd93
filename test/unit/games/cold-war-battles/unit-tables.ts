import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Attacker, BarrageBattery, ProtectiveBattery } from '../../../../src/games/cold-war-battles/combat/pieces.js';
import { isMechanisedType, sideOf, UnitType } from '../../../../src/games/cold-war-battles/vocabulary.js';
import { fieldsOf } from '../../../../src/kernel/fields/index.js';
import {
  cell,
  gameOf,
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

const abbreviations: Rebuild = () => ({
  rows: records('abbreviations').map((r) => {
    const [game, ...short] = String(r.row).split(' ');
    return [game, short.join(' '), r.meaning];
  }),
});

const COMMAND: Record<string, string> = {
  rebel: 'Rebel',
  hungarianArmy: 'HungarianArmy',
  nato: 'NATO/US',
  guards2: '2nd Guards Mechanised Division',
  guards33: '33rd Guards Mechanised Division',
  guards128: '128th Guards Infantry Division',
  specialCorps: '8th Special Corps',
  sadf: 'SADF',
  unita: 'UNITA',
  mpla: 'MPLA',
  cuban: 'Cuban',
  eastGerman: 'East German',
  sovietAdviser: 'Soviet',
};

function unitTypes(): unknown {
  const names = (...shapes: (new () => object)[]): string[] =>
    shapes.flatMap((shape) => fieldsOf(shape).map(({ name }) => name));
  const asked = (field: string, ...shapes: (new () => object)[]): string =>
    say(field, names(...shapes).includes(field));
  const inRange = (range: number | undefined, distance: number): boolean =>
    outcome('spotting/artillery-range', { ...(range === undefined ? {} : { range }), distance }).inRange;
  const known = (type: string): string => say(type, (UnitType.values as readonly string[]).includes(type));
  const commands = records('commands').map((r) => ({
    game: gameOf(String(r.side)),
    side: SIDE[r.side as SideId],
    command: say(COMMAND[String(r.row)]!, sideOf(r.row as never) === r.side),
    colour: r.colour,
  }));
  const one = (name: string) => commands.find(({ command }) => command === name)!;
  const gold = [one('Cuban'), one('East German'), one('Soviet')];
  return {
    rows: [
      {
        class: 'maneuver',
        printed: [asked('attack', Attacker), asked('defence', Attacker), asked('movement', Attacker)],
      },
      {
        class: 'artillery',
        printed: [
          asked('barrage', BarrageBattery),
          asked('fpf', ProtectiveBattery),
          say('range (number or U)', inRange(4, 4), !inRange(4, 5), inRange(undefined, 150)),
          asked('defence', BarrageBattery),
          asked('movement', Attacker),
        ],
      },
      {
        class: 'air',
        printed: [],
        note: say(
          '1 strength or one lift, per mission',
          same(
            ['tac', 'sac', 'gunship'].map((air) => cell('air-missions', air, 'strength')),
            [1, 1, 1],
          ),
          cell('air-missions', 'transport', 'lifts') === 1,
        ),
      },
      { class: 'marker', printed: [] },
    ],
    flags: [
      say(
        'mechanised (armor symbol, alone or over another symbol; Hungarian Army anti-tank is NOT mechanised)',
        isMechanisedType('armor'),
        isMechanisedType('mechanisedInfantry'),
        isMechanisedType('selfPropelledArtillery'),
        !isMechanisedType('antiTank'),
        !isMechanisedType('infantry'),
      ),
      ...['airborne', 'specialForce', 'guerrilla', 'police', 'armoredCavalry', 'airDefence', 'engineer'].map(known),
      ...['hq', 'dummyHq', 'communications', 'base', 'lightInfantry'].map(known),
    ],
    sizes: Object.fromEntries(records('unit-sizes').map((r) => [r.row, r.size])),
    commands: [
      ...commands.filter(({ game }) => game === 'B56'),
      one('SADF'),
      one('UNITA'),
      {
        ...gold[0]!,
        command: gold.map(({ command }) => command).join(' / '),
        colour: gold.every(({ colour }) => colour === gold[0]!.colour) ? gold[0]!.colour : undefined,
      },
      one('MPLA'),
    ],
  };
}

const CARDS = join(import.meta.dirname, '..', '..', '..', '..', 'scenarios', 'cold-war-battles', 'cards-named.json');

/** The symbol each printed type has on our card. */
const SYMBOL: Record<string, string> = {
  'Reconnaissance Bn': 'reconnaissance',
  'Special Force (Spetsnaz)': 'specialForce',
  Security: 'police',
  'Engineer Brigade': 'engineer',
  'Armor Bn': 'armor',
  'Airborne Bn': 'airborne',
  'Self-Propelled Artillery Bn (regiment)': 'selfPropelledArtillery',
  'Mechanised Infantry Bn': 'mechanisedInfantry',
  'Rocket Artillery Bn (regiment)': 'rocketArtillery',
  'Artillery Bn (regiment)': 'artillery',
  'Special Force': 'specialForce',
  'Airborne infantry (Pentomic Battlegroup)': 'airborne',
  'Artillery regiment': 'artillery',
  'HQ (real or dummy)': 'hq',
  Base: 'base',
  'Infantry Bn': 'infantry',
  Artillery: 'artillery',
  'Special Force Bn (Omega)': 'specialForce',
  'Armor Bn (Special Service Bn)': 'armor',
  'Special Force Bn (Reconnaissance Commando)': 'specialForce',
  'Armor Bn (President Stein)': 'armor',
  'Mechanised Infantry Bn (Root Karoo)': 'mechanisedInfantry',
  'Infantry Bn (De La Rey)': 'infantry',
  'Armored Cavalry Bn': 'armoredCavalry',
  'Police (Koivet)': 'police',
  Communications: 'communications',
  SSM: 'missile',
};

/** The named counters ship as cards: the same units in the same order, no factor invented. */
/** The table's short entries as the cards write them out. */
const inFull = (entry = ''): string =>
  entry
    .replace(/^T6 rotation$/, 'from turn 6, by rotation')
    .replace(/^T(\d)(?: (\w+ edge))?$/, (_, turn, edge) => `turn ${turn}${edge ? `, ${edge}` : ''}`)
    .replace(/^optional (\d)VP/, 'on request, for $1 victory points')
    .replace(/^NATO option$/, 'with NATO intervention')
    .replace(/^NATO overt$/, 'with overt NATO intervention');

const unitsNamed: Rebuild = ({ rows }) => {
  const { records: cards } = JSON.parse(readFileSync(CARDS, 'utf8')) as { records: Printed[] };
  return {
    rows: cards.map((card, i) => {
      const printed: Printed = rows[i] ?? {};
      const { values, unknown, scenario, note } = card.body;
      const command: string = COMMAND[values.command] ?? '?';
      const factors = /artillery|rocket|missile/i.test(values.type)
        ? ['barrage', 'fpf', 'range', 'defence', 'movement']
        : ['attack', 'defence', 'movement'];
      const plain = (text: string): string => text.replace(/\s*\(.*?\)|#/g, '').toLowerCase();
      return {
        game: scenario === 'budapest-56' ? 'B56' : 'A87',
        side: SIDE[card.side as SideId],
        // A question mark is the table's own doubt about a colour it cannot see.
        command: printed.command === `${command}?` ? printed.command : command,
        name: say(printed.name, plain(card.name.en).startsWith(plain(printed.name))),
        type: say(printed.type, SYMBOL[printed.type] === values.type),
        entry: say(printed.entry, note.en.startsWith(`Enters: ${inFull(printed.entry)}.`)),
        factors: same(unknown, factors) ? null : unknown,
        ...(printed.note === undefined ? {} : { note: splitStrength(values) }),
      };
    }),
  };
};

/** What the table adds to the 82nd's artillery: it may divide its strength [16.18]. */
function splitStrength({ command, type }: Printed): string {
  const battery = (share: number, shareElsewhere: number) => ({
    side: 'hungarian',
    mission: 'closeSupport',
    supported: ['nato'],
    barrage: [{ command, type, barrage: 5, share, shareElsewhere }],
  });
  const overt = { options: { natoIntervention: 'overt' } };
  return say(
    'may split its strength over several combats; example in 16.18 uses strength 5 [illustrative, not a printed factor]',
    legal('combat/fire-support', battery(3, 2), overt),
    !legal('combat/fire-support', battery(3, 3), overt),
  );
}

export const unitTables: Record<string, Rebuild> = {
  abbreviations,
  'unit-types': unitTypes,
  'units-named': unitsNamed,
};
