import { record, text } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';

const FORMATION = { max: 200 };

class OneFormation {
  @text('The formation', FORMATION) formation!: string;
}

class FormationOfSide extends OneFormation {
  @text('Its side', { max: 40 }) side!: string;
}

class FormationsNamed {
  @record(
    'By side: the formation that fires if it wins the roll [7.42.1.1]',
    { kind: 'text', ...FORMATION },
    { maxItems: 2 },
  )
  named!: Readonly<Record<string, string>>;
}

class Nothing {}

/** Commands of staggered initiative, option 7.42. */
export const staggeredCommands: Readonly<Record<string, CommandDeclaration>> = {
  'name-formation': {
    title: { en: 'Name the formation to fire next', ja: '次に射撃する部隊を指名する' },
    rules: ['7.42.1', '7.42.1.1'],
    shape: OneFormation,
    unseen: true,
  },
};

const event = (en: string, ja: string, shape: EventDeclaration['shape']): EventDeclaration => ({
  title: { en, ja },
  shape,
});

/** Its events. */
export const staggeredShapes: Readonly<Record<string, EventDeclaration>> = {
  'staggered-fire-opened': event('Fire by formations', '部隊ごとの射撃', Nothing),
  'formations-named': event('Formations are named', '部隊の指名', FormationsNamed),
  'formation-turned': event("A formation's turn", '部隊の手番', FormationOfSide),
  'formation-fired': event('A formation has fired', '部隊の射撃終了', OneFormation),
  'formation-moved': event('A formation has moved', '部隊の移動終了', OneFormation),
};

const formationIn = ({ formation }: SessionEvent) => ({ formation: formation as string });

/** Its sentences. */
export const staggeredTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  'staggered-fire-opened': () => null,
  'formations-named': (_table, { named }) =>
    remark('7.42.1.1', 'event-formations-named', { formations: Object.values(named as Record<string, string>) }),
  'formation-turned': (_table, told) => remark('7.42.1.1', 'event-formation-turn', formationIn(told)),
  'formation-fired': () => null,
  'formation-moved': () => null,
};

export const staggeredDescribers: Readonly<
  Record<string, (table: Table, command: { readonly formation: string }) => Remark>
> = {
  'name-formation': (_table, { formation }) => remark('7.42.1.1', 'do-name-formation', { formation }),
};
