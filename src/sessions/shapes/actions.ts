import { Distribution, Step } from '../../edge/shapes/ruling.js';
import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  defineWords,
  flag,
  integer,
  json,
  list,
  number,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';
import { SessionCommand, SessionEvent } from './log.js';

const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const TrialEnd = defineWords('SessionTrialEnd', ['done', 'roll', 'secret']);

@published(
  'How the dice can fall that a command comes to first, or that its combat comes to as it stands; none where that would give away what is hidden.',
)
export class ActionOdds extends Distribution {
  @text('What is rolled for.', { ...ANY_LENGTH, optional: true }) procedure?: string;
}

@published('The same for one way to make a choice that comes before the dice.')
export class ActionVariant extends ActionOdds {
  @text('The way.', ANY_LENGTH) name!: string;
}

@published('What a command spends.')
class ActionCost {
  @number('How much.', ANY) amount!: number;
  @text("Of what, in the game's words.", ANY_LENGTH) unit!: string;
  @text('Both, in the language asked for.', ANY_LENGTH) label!: string;
}

@published('What may be filled in.')
class ActionForm {
  @json('JSON Schema (2020-12) of the whole command; what can be chosen from is listed in it.')
  schema!: Readonly<Record<string, unknown>>;
}

@published('Something that must still be done, or be known.')
export class OwedDuty {
  @text('The section that asks for it.', ANY_LENGTH) rule!: string;
  @text("The key of the sentence among the game's messages.", ANY_LENGTH) key!: string;
  @json('What was put into the sentence, by name.') values!: Readonly<Record<string, unknown>>;
  @text('The sentence, in the language asked for.', ANY_LENGTH) text!: string;
}

@published('One command that is open now.')
export class SessionAction {
  @object('Complete: it can be sent as it stands.', SessionCommand) command!: SessionCommand;
  @text('The section that allows it; empty for what every session knows.', ANY_LENGTH) rule!: string;
  @text('What it does, in the language asked for; empty for what every session knows.', ANY_LENGTH) text!: string;
  @object('What it spends.', ActionCost, { optional: true }) cost?: ActionCost;
  @flag('It only puts something that is chosen already to another use.', { optional: true }) changes?: boolean;
  @list('What it costs by its consequences.', OwedDuty, { ...ANY_NUMBER, optional: true })
  warnings?: readonly OwedDuty[];
  @object('Where it is to be filled in: `command` is one legal way to do so.', ActionForm, { optional: true })
  form?: ActionForm;
  @object('How the dice can fall.', ActionOdds, { optional: true }) odds?: ActionOdds;
  @list('Odds of each way, where a choice comes before the dice, such as that of a table.', ActionVariant, {
    ...ANY_NUMBER,
    optional: true,
  })
  variants?: readonly ActionVariant[];
}

@published('How the list of actions is told.')
export class SessionSummaryQuery {
  @flag('Only count them, by type and unit.') summary!: boolean;
}

@published('How many open commands there are of one type.')
class ActionCount {
  @text('The type of command.', ANY_LENGTH) type!: string;
  @integer('How many.', COUNT) count!: number;
  @record('How many of each unit, where the commands name one.', { kind: 'integer', ...COUNT }, ANY_NUMBER)
  units!: Readonly<Record<string, number>>;
}

@published('What a side may do now, counted.')
export class SessionActionsSummary {
  @integer('The version that stands now.', COUNT) version!: number;
  @texts('Sides whose commands the game waits for.', { ...ANY_LENGTH, ...ANY_NUMBER }) waitingFor!: readonly string[];
  @integer('How many commands are open.', COUNT) count!: number;
  @list('By type.', ActionCount, ANY_NUMBER) types!: readonly ActionCount[];
  @list('What must still be done before the phase may end.', OwedDuty, ANY_NUMBER) owed!: readonly OwedDuty[];
}

@published('What a side may do now.')
export class SessionActions {
  @integer('The version that stands now.', COUNT) version!: number;
  @texts('Sides whose commands the game waits for.', { ...ANY_LENGTH, ...ANY_NUMBER }) waitingFor!: readonly string[];
  @list('Every legal command, with its rule and its cost or odds.', SessionAction, ANY_NUMBER)
  actions!: readonly SessionAction[];
  @list('What must still be done before the phase may end.', OwedDuty, ANY_NUMBER) owed!: readonly OwedDuty[];
  @list('Conceding and going back.', SessionAction, ANY_NUMBER) aside!: readonly SessionAction[];
}

@published('How everything can come out that a command rolls for before somebody decides again.')
export class ChainOdds extends Distribution {}

@published('What leads to dice: the ruling up to them, with the column or number they are read in and what shifts it.')
class RollGrounds {
  @text('Of several ways, which one.', { ...ANY_LENGTH, optional: true }) name?: string;
  @text('What is rolled for.', ANY_LENGTH) procedure!: string;
  @text('What it comes to, in one line; empty where the rules have no name for it.', ANY_LENGTH) summary!: string;
  @list('Every step up to the dice.', Step, ANY_NUMBER) steps!: readonly Step[];
}

@published(
  'What a command would do, as far as it may be told without rolling or revealing anything: nothing has happened.',
)
export class SessionTrial {
  @integer('The version that stands now.', COUNT) version!: number;
  @flag('Always true: what the rules refuse is a problem.', {}) legal!: boolean;
  @choice('What the trial came to: done, roll or secret.', TrialEnd) ends!: 'done' | 'roll' | 'secret';
  @list('What would happen; null where it came to a roll or a secret.', SessionEvent, { ...ANY_NUMBER, nullable: true })
  events!: readonly SessionEvent[] | null;
  @object('How the dice can fall.', ActionOdds, { optional: true }) odds?: ActionOdds;
  @object(
    'Of all its dice: each outcome lists what was rolled for, in order, and whether it ended at a secret.',
    ChainOdds,
    {
      optional: true,
    },
  )
  chain?: ChainOdds;
  @list('What leads to the dice whose odds the list of actions tells of the command, for each way.', RollGrounds, {
    ...ANY_NUMBER,
    optional: true,
  })
  grounds?: readonly RollGrounds[];
}
