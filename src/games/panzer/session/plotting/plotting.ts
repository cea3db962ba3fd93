import type { Action, Command, Remark, SessionEvent, Side } from '../../../../kernel/session/index.js';
import { Mission, Sheaf } from '../../vocabulary.js';
import { withoutDirections } from '../artillery/plans.js';
import type { Handlers } from '../events/handlers.js';
import type { FirePlan } from '../off-map/lines.js';
import { placeFixed } from '../phases/set-up.js';
import { facingName } from '../sight.js';
import { type Desk, type Play, remark, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { batteriesToPlot, fieldsToPlot } from './state.js';

/** What a side hands in. */
interface Plot {
  readonly minefields: readonly { readonly field: number; readonly hexes: readonly string[] }[];
  readonly registered: readonly { readonly battery: string; readonly points: readonly string[] }[];
  readonly plans: readonly (FirePlan & { readonly battery: string })[];
}

const shape = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const many = (items: object, maxItems: number, minItems = 0) => ({
  type: 'array',
  items,
  minItems,
  maxItems,
  uniqueItems: true,
});

/** The form: every field, battery and hex that the scenario leaves to the side. */
function* options({ table }: Desk, side: Side): Iterable<Action> {
  const { grid } = table.board;
  const hex = { enum: Array.from({ length: grid.size }, (_, i) => grid.name(i)) };
  const fields = fieldsToPlot(table, side);
  const registering = batteriesToPlot(table, side).filter(({ registers }) => registers > 0);
  const planning = batteriesToPlot(table, side).filter(({ mayPlan }) => mayPlan);
  const turns = { type: 'integer', minimum: 1, maximum: 5 };
  const areas = Sheaf.values.filter((each) => each === 'open' || each === 'closed');
  const facings = Array.from({ length: 6 }, (_, facing) => facingName(table, facing));
  const stretch = {
    oneOf: [
      shape({ turns, mission: { enum: Mission.values }, sheaf: { enum: areas } }),
      shape({
        turns,
        mission: { enum: Mission.values.filter((each) => each !== 'illumination') },
        sheaf: { const: 'closedLinear' },
        direction: { enum: facings },
      }),
    ],
  };
  const any = (all: readonly object[]) => (all.length > 0 ? { oneOf: all } : {});
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...shape({
      type: { const: 'plot' },
      minefields: many(
        any(fields.map(({ number, toPlot }) => shape({ field: { const: number }, hexes: many(hex, toPlot, 1) }))),
        fields.length,
      ),
      registered: many(
        any(registering.map(({ id, registers }) => shape({ battery: { const: id }, points: many(hex, registers, 1) }))),
        registering.length,
      ),
      plans: many(
        any(
          planning.map(({ id }) =>
            shape({
              battery: { const: id },
              turn: { type: 'integer', minimum: 1, maximum: table.turns },
              point: hex,
              stretches: { type: 'array', items: stretch, minItems: 1, maxItems: 5 },
            }),
          ),
        ),
        planning.length,
      ),
    }),
  };
  const command = { type: 'plot', minefields: [], registered: [], plans: [] };
  yield { command, rule: '6.5.1.4', form: { schema } };
}

/** Refuses what the scenario does not leave to the side, a second plot of the same thing, and a hex that is not on the map. */
function check(play: Play, side: Side, { minefields, registered, plans }: Plot): void {
  const { table } = play;
  const twice = (ids: readonly unknown[]): boolean => new Set(ids).size < ids.length;
  const refuse = (rule: string): never => play.refuse(rule, 'plot-not-yours');
  const points = [...registered.flatMap((each) => each.points), ...plans.map(({ point }) => point)];
  for (const hex of [...points, ...minefields.flatMap(({ hexes }) => hexes)])
    if (table.board.grid.find(hex) === undefined) play.refuse('6.5.1.4', 'plot-off-the-map', { hex });
  const fields = fieldsToPlot(table, side);
  if (twice(minefields.map(({ field }) => field))) refuse('7.31.1');
  for (const { field, hexes } of minefields) {
    const laid = fields.find(({ number }) => number === field) ?? refuse('7.31.1');
    const asked = { map: table.map, hexes, density: laid.density, allowed: laid.toPlot };
    play.ask('combat/minefield-placement', asked, { for: [side] });
  }
  const own = new Map(batteriesToPlot(table, side).map((each) => [each.id, each]));
  if (twice(registered.map(({ battery }) => battery))) refuse('6.5.1.4');
  for (const { battery, points: wanted } of registered)
    if (twice(wanted) || wanted.length > (own.get(battery)?.registers ?? 0)) refuse('6.5.1.4');
  if (twice(plans.map(({ battery }) => battery))) refuse('6.5.1.11');
  for (const { battery, turn, stretches } of plans) {
    if (!own.get(battery)?.mayPlan) refuse('6.5.1.11');
    if (stretches.some(({ sheaf }) => sheaf === 'onMap')) refuse('6.5.1.11.1');
    if (stretches.some((each) => (each.sheaf === 'closedLinear') !== (each.direction !== undefined)))
      play.refuse(['6.5.1.11.1', '6.5.1.5'], 'plot-direction');
    play.ask('combat/planned-fire', { plottedTurn: turn, plan: withoutDirections(stretches) }, { for: [side] });
  }
}

/** Before anybody is set up, each side writes down what the scenario leaves to it [6.5.1.4, 6.5.1.11.1, 7.31.1]. */
export const plotting: Stage = {
  rule: '6.5.1.4',
  actors: ({ position }) => position.plots.left.slice(0, 1),
  prompt: () => remark('6.5.1.4', 'ask-plot'),
  options,
  commands: {
    plot(play, command: Command, side) {
      const { minefields, registered, plans } = command as unknown as Plot;
      check(play, side, { minefields, registered, plans });
      play.happen({ type: 'plotted', side, secret: { for: [side], minefields, registered, plans } });
      if (play.position.plots.left.length === 0) placeFixed(play);
    },
  },
  done: null,
};

const byBattery = <T>(all: readonly (T & { readonly battery: string })[], of: (each: T) => unknown) =>
  Object.fromEntries(all.map((each) => [each.battery, of(each)]));

export const plottingEvents: Handlers = {
  plotted: (position, { side, secret }, table) => {
    const { minefields, registered, plans } = secret as unknown as Plot;
    const laid = minefields.flatMap(({ field, hexes }) => {
      const { density, mines, known } = table.minefields[field - 1]!;
      return hexes.map((hex) => ({ hex, side: side as Side, density, mines, known }));
    });
    return {
      ...position,
      mines: [...position.mines, ...laid],
      plots: {
        left: position.plots.left.filter((each) => each !== side),
        registered: { ...position.plots.registered, ...byBattery(registered, ({ points }) => points) },
        plans: {
          ...position.plots.plans,
          ...byBattery(plans, ({ turn, point, stretches }) => ({ turn, point, stretches })),
        },
      } as typeof position.plots,
    };
  },
};

export const plottingTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark | null>> = {
  plotted: (_table, { side }) => remark('6.5.1.4', 'event-plotted', { side: side as string }),
};

export const plottingDescribers: Readonly<Record<string, () => Remark>> = {
  plot: () => remark('6.5.1.4', 'do-plot'),
};
