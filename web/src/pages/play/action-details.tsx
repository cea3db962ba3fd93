import { procedureInfo } from '../../api/procedures.js';
import type { SessionAction } from '../../api/types.js';
import type { Schema } from '../../forms/schema.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { chancesInWords, choiceIn } from '../../ui/chances.js';
import { type Chance, OddsBars } from '../../ui/odds-bars.js';
import { Section } from '../../ui/section.js';
import { Steps } from '../../ui/steps.js';
import { type Grounds, sharedSteps } from './grounds.js';
import type { Table } from './table.js';

type Odds = NonNullable<SessionAction['odds']>;

interface ActionDetailsProps {
  readonly action: SessionAction;
  readonly table: Table;
  /** What leads to its dice, for each way. */
  readonly grounds?: readonly Grounds[];
}

/** What an action costs, how the dice can fall and what leads to them, and what it brings about. */
export function ActionDetails({ action, table, grounds = [] }: ActionDetailsProps) {
  const { cost, odds, variants = [], warnings = [], rule } = action;
  const { game } = table.session.value!;
  const rolled = odds ?? variants[0];
  const info = rolled?.procedure === undefined ? undefined : procedureInfo(game, rolled.procedure);
  const { shared, own } = sharedSteps(grounds);
  const summaries = new Map(grounds.map(({ name = '', summary }) => [name, summary]));
  return (
    <>
      {cost && (
        <p class="fine">
          {say(play.cost, { cost: cost.label })} <Section game={game} id={rule} />
        </p>
      )}
      {warnings.map(({ text, rule: because }) => (
        <p class="warning" key={text}>
          ⚠ {text} <Section game={game} id={because} />
        </p>
      ))}
      {info && <p class="fine rolled-for">{say(play.rolledFor, { what: info.title })}</p>}
      {shared.length > 0 && <BeforeDice game={game} steps={shared} />}
      {odds && (
        <>
          <BeforeDice game={game} summary={summaries.get('')} steps={own.get('')} />
          <OddsBars chances={chancesOf(odds, table)} />
        </>
      )}
      {variants.map((variant) => (
        <div class="way" key={variant.name}>
          <b class="fine">{(info && choiceIn(info.inputSchema as Schema, variant.name)) ?? variant.name}</b>
          <BeforeDice game={game} summary={summaries.get(variant.name)} steps={own.get(variant.name)} />
          <OddsBars chances={chancesOf(variant, table)} />
        </div>
      ))}
    </>
  );
}

interface BeforeDiceProps {
  readonly game: string;
  readonly summary?: string | undefined;
  readonly steps?: Grounds['steps'] | undefined;
}

/** The column or number that the dice are read in, in one line, over the strengths, shifts and modifiers that lead to it. */
function BeforeDice({ game, summary = '', steps = [] }: BeforeDiceProps) {
  if (steps.length === 0) return null;
  return (
    <div class="before-dice" data-grounds>
      {summary !== '' && <p class="column">{summary}</p>}
      <Steps game={game} steps={steps} />
    </div>
  );
}

/** The chances of a roll in the words of its procedure; units by their names. */
export function chancesOf({ chances, procedure }: Odds, table: Table): Chance[] {
  const { game, view } = table.session.value!;
  const info = procedure === undefined ? undefined : procedureInfo(game, procedure);
  const names = new Map(view.board?.pieces.map(({ id, name }) => [id, name]));
  return chancesInWords(chances, {
    schema: info?.outcomeSchema as Schema | undefined,
    nameOf: (id) => {
      const name = names.get(id);
      return name && named(name);
    },
  });
}
