import { record, text } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { remark } from '../stage.js';
import { type Table, unitOf } from '../table.js';

const UNIT = { max: 60 };

class Drops {
  @record(
    'By unit: the spotted enemies it lets go [7.7.2]',
    { kind: 'list', of: { kind: 'text', max: 60 }, min: 0, max: 200 },
    { maxItems: 400 },
  )
  drops!: Readonly<Record<string, readonly string[]>>;
}

class TargetNoticed {
  @text('The side', { max: 40 }) side!: string;
  @text('Who looked', UNIT) unit!: string;
  @text('The target', UNIT) target!: string;
}

class TargetMissed {
  @text('Who looked', UNIT) unit!: string;
  @text('The target', UNIT) target!: string;
  @text('The look, which is not repeated this turn', { max: 130 }) look!: string;
}

class Nothing {}

/** Commands of limited spotting, option 7.7. */
export const noticeCommands: Readonly<Record<string, CommandDeclaration>> = {
  'drop-spots': {
    title: { en: 'Let spotted enemies go', ja: '発見した敵を手放す' },
    rules: ['7.7.2'],
    shape: Drops,
    unseen: true,
  },
};

const event = (en: string, ja: string, shape: EventDeclaration['shape']): EventDeclaration => ({
  title: { en, ja },
  shape,
});

export const noticeShapes: Readonly<Record<string, EventDeclaration>> = {
  'target-noticed': event('A target is spotted', '目標の発見', TargetNoticed),
  'target-missed': event('A target is not spotted', '目標の見落とし', TargetMissed),
  'spots-crowded': event('Somebody spots too many', '発見数の超過', Nothing),
  'spots-dropped': event('Spotted enemies are let go', '発見の放棄', Drops),
};

const nameOf = (table: Table, id: unknown) => unitOf(table, id as string).name;

export const noticeTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  'target-noticed': (table, { target }) => remark('7.7.1', 'event-noticed', { target: nameOf(table, target) }),
  'target-missed': (table, { unit, target }) =>
    remark('7.7.1', 'event-missed', { unit: nameOf(table, unit), target: nameOf(table, target) }),
  'spots-crowded': () => null,
  'spots-dropped': (table, { drops }) =>
    remark('7.7.2', 'event-dropped', { units: Object.keys(drops as object).map((id) => nameOf(table, id)) }),
};

export const noticeDescribers: Readonly<Record<string, () => Remark>> = {
  'drop-spots': () => remark('7.7.2', 'do-drop-spots'),
};
