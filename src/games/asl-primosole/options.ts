import { choice, defineChoice, flag } from '../../kernel/fields/index.js';
import type { Umpire } from '../../kernel/rulings/index.js';

const ReserveRounding = defineChoice('ReserveRounding', ['amount', 'price']);
const LeaderEligibility = defineChoice('LeaderEligibility', ['noteB', 'everyGroup']);
const LocationClause = defineChoice('LocationClause', ['britishAtLeast', 'axisAtMost']);
const FanaticismBalance = defineChoice('FanaticismBalance', ['secondUse', 'secondDate']);
const ClauseOfCampaignThree = defineChoice('ClauseOfCampaignThree', ['pillbox', 'oliveGrove']);
const SetUpTold = defineChoice('SetUpTold', ['full', 'hiddenOnly']);
const CampaignClock = defineChoice('CampaignClock', ['reported', 'kept']);
const CoreDice = defineChoice('CoreDice', ['table', 'umpire']);
const BogNumbers = defineChoice('BogNumbers', ['coloured', 'bothDice']);
const Balance = defineChoice('Balance', ['none', 'axis', 'british']);

/** Optional rules of the chapter and every switch of ASSUMPTIONS.md. */
export class Options {
  @choice('Side that received the balance provision [3.31]', Balance, { default: 'none' })
  balance!: 'none' | 'axis' | 'british';

  @flag('Vehicle and Gun status is kept on paper instead of by markers [CG8]')
  statusOnPaper!: boolean;

  @choice(
    'What the 20 % of a Reserve purchase is rounded on: the amount taken off, or the price (A-02) [CG6]',
    ReserveRounding,
    {
      default: 'amount',
    },
  )
  reserveRounding!: 'amount' | 'price';

  @choice(
    'Which groups roll for leaders: those with note b, or every I and V group (A-05) [3.6183]',
    LeaderEligibility,
    {
      default: 'noteB',
    },
  )
  leaderEligibility!: 'noteB' | 'everyGroup';

  @flag('Vehicles waiting in an Entry Area may Shift too (A-11) [3.613]')
  vehiclesShiftFromEntry!: boolean;

  @choice(
    'Second victory clause of CG-I and CG-II: British 25 or more Locations, or Axis 25 or fewer (A-13) [3.51]',
    LocationClause,
    {
      default: 'britishAtLeast',
    },
  )
  locationClause!: 'britishAtLeast' | 'axisAtMost';

  @flag('Axis Guns G1, G2, G3 and G5 come with an SdKfz 2 as note j would have it (A-23) [3.617/Axis]')
  sdKfz2!: boolean;

  @flag('Seeing a Known enemy also releases the night reinforcements of the Scenario Defender (A-24) [CG3]')
  releaseOnSight!: boolean;

  @flag('Every Italian unit of the first scenario must set up in a building or fortification (A-26) [3.51]')
  italianSetupInCoverOnly!: boolean;

  @flag('Mist counts as +1 at range 0 (A-32) [PBr1]', { default: true })
  mistAtRangeZero!: boolean;

  @flag('The withdrawal after 14N takes the airborne troops only (A-36) [3.60741]')
  withdrawOnlyAirborne!: boolean;

  @choice(
    'Axis balance in CG-I and CG-II: a second use of Fanaticism, or its use on the second CG date (A-37) [3.31]',
    FanaticismBalance,
    {
      default: 'secondUse',
    },
  )
  fanaticismBalance!: 'secondUse' | 'secondDate';

  @choice('The unreadable word of the CG-III victory text (A-45) [3.53]', ClauseOfCampaignThree, { default: 'pillbox' })
  cg3Clause!: 'pillbox' | 'oliveGrove';

  @flag('Victory is judged at the end of every CG scenario, not only of the last (A-49) [3.2/CG-end]')
  earlyVictory!: boolean;

  @choice(
    'What of a set-up a session is told: every counter, or only what is hidden, Guns, radios and stuck vehicles [3.622]',
    SetUpTold,
    { default: 'full' },
  )
  setUp!: 'full' | 'hiddenOnly';

  @choice(
    'Who counts the Player Turns of a scenario: the players, who report the last, or the session [CG14]',
    CampaignClock,
    {
      default: 'reported',
    },
  )
  clock!: 'reported' | 'kept';

  @choice(
    'Who rolls what 3.604 takes from the core rules: the table, which reports the result, or the session, with the numbers sent [3.6043, 3.6044]',
    CoreDice,
    { default: 'table' },
  )
  coreDice!: 'table' | 'umpire';

  @choice(
    'What the numbers of a Bog Removal are held against: its Final coloured dr, or both dice (B-30) [3.6043]',
    BogNumbers,
    { default: 'coloured' },
  )
  bogNumbers!: 'coloured' | 'bothDice';
}

/** The umpire of this game, who knows its options. */
export type Judge = Umpire<Options>;
