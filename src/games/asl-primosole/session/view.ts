import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  list,
  object,
  record,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import type { Viewer } from '../../../kernel/session/index.js';
import type { Open, Own, Position } from './position.js';
import { sheetOf } from './scenario-sheet.js';
import { CampaignArea, CampaignScenario, LocationControl, OfBothSides, ReportPageSeen } from './state-shapes/open.js';
import { OwnCounter, OwnFortification, OwnPoints, RecordLine } from './state-shapes/own.js';
import type { Table } from './table.js';

const OWN = { ...ANY_NUMBER, nullable: true } as const;

/** What a viewer may know of a campaign beside the board. */
export class CampaignView {
  @text('CG date [3.2/CG-date]', { max: 4 }) date!: string;
  @text('What is waited for', { max: 20 }) step!: string;
  @texts('Steps of the Refit Phase that are done, in order [3.6]', { max: 8, ...ANY_NUMBER }) done!: readonly string[];
  @object('The CG scenario; null on an Idle date', CampaignScenario, { nullable: true }) scenario!: Open['scenario'];
  @record('Control of each Strategic Location [3.605]', { kind: 'object', of: LocationControl }, ANY_NUMBER)
  control!: Open['control'];
  @list('Setup Areas [3.605]', CampaignArea, ANY_NUMBER) areas!: Open['areas'];
  @texts("No Man's Land [3.6051]", { max: 4, ...ANY_NUMBER }) noMansLand!: readonly string[];
  @record('Pages of the report as both sides see them', { kind: 'object', of: ReportPageSeen }, ANY_NUMBER)
  report!: Open['report'];
  @record('Attack chits spent by each side [3.6211]', { kind: 'integer', ...COUNT }, ANY_NUMBER)
  chitsSpent!: Open['chitsSpent'];
  @object('CVP lost by each side in the last scenario [3.12]', OfBothSides) cvp!: Open['cvp'];
  @record('Rubble, shellholes and breaches by hex [CG12]', { kind: 'text', ...ANY_LENGTH }, ANY_NUMBER)
  terrain!: Open['terrain'];
  @flag('The British have withdrawn [3.60741]', {}) withdrawn!: boolean;
  @record('The viewer’s own counters by id; null for whoever looks on', { kind: 'object', of: OwnCounter }, OWN)
  counters!: Own['counters'] | null;
  @record(
    'The viewer’s own purchase record; null for whoever looks on [3.6179]',
    { kind: 'object', of: RecordLine },
    OWN,
  )
  lines!: Own['lines'] | null;
  @record(
    'The viewer’s own fortifications; null for whoever looks on [3.619]',
    { kind: 'object', of: OwnFortification },
    OWN,
  )
  forts!: Own['forts'] | null;
  @object('The viewer’s own points; empty for whoever looks on', OwnPoints) points!: OwnPoints;
  @record('The order of battle of the scenario as text, in both languages', { kind: 'text', ...ANY_LENGTH }, ANY_NUMBER)
  sheet!: Record<string, string>;
}

export function view(table: Table, position: Position, viewer: Viewer): CampaignView {
  const { open } = position;
  const own = viewer === 'british' || viewer === 'axis' ? position.own[viewer] : null;
  return {
    date: open.date,
    step: open.step,
    done: open.done,
    scenario: open.scenario,
    control: open.control,
    areas: open.areas,
    noMansLand: open.noMansLand,
    report: open.report,
    chitsSpent: open.chitsSpent,
    cvp: open.cvp,
    terrain: open.terrain,
    withdrawn: open.withdrawn,
    counters: own ? ownCounters(position, own) : null,
    lines: own?.lines ?? null,
    forts: own?.forts ?? null,
    points: own
      ? { cpp: own.cpp, fpp: own.fpp, recon: own.recon, san: own.san, dummies: own.dummies, bought: own.bought }
      : {},
    sheet: sheetOf(table, position, viewer),
  };
}

/** Guards are counters of the other side: they go by the name they have before this one; campaigns of earlier rules wrote their id. */
function ownCounters(position: Position, own: Own): Own['counters'] {
  return Object.fromEntries(
    Object.entries(own.counters).map(([id, counter]) => {
      if (counter.guard === null) return [id, counter];
      const guard =
        position.own[counter.side === 'british' ? 'axis' : 'british'].counters[counter.guard]?.alias ?? counter.guard;
      return [id, { ...counter, guard }];
    }),
  );
}
