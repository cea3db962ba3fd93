import { isHidden, knownAs } from '../hidden/counters.js';
import type { Play } from '../stage.js';
import { unitOf } from '../table.js';
import { strayed } from './landing.js';
import type { Call, Landing } from './state.js';

/** How a firing unit answers [6.5.1.12]. */
export interface Response {
  readonly response: 'success' | 'failure' | 'dangerClose';
  readonly scatter: number;
  readonly direction: number | null;
}

/** What comes of the answers, of hidden units under the names of their counters [7.2.2.3]: the fire of those that respond is on its way; the others are spent for the turn [6.5.1.12, 6.5.1.7]. */
export function answer(
  play: Play,
  step: 'call' | 'continue' | 'adjust' | 'recon',
  call: Omit<Call, 'step'>,
  responses: readonly Response[],
): void {
  const { table, position } = play;
  const { observer, point, shells, direction } = call;
  const seen = isHidden(position, observer) ? null : observer;
  const mission = call.mission ?? `mission-${position.artillery.called + 1}`;
  const landings = call.sources.flatMap((source, i): Landing[] => {
    const { response, scatter, direction: way } = responses[i]!;
    if (response === 'failure') return [];
    const sheaf = table.batteries.has(source) ? call.sheaf : 'onMap';
    const at = scatter > 0 ? strayed(table, point, way!, scatter) : point;
    if (at === null) return [];
    const stray = response === 'dangerClose' ? { stray: true as const } : {};
    return [{ source, observer, mission, point: at, shells, sheaf, direction, ...stray }];
  });
  play.happen({
    type: 'fire-answered',
    step,
    mission,
    observer: seen,
    point,
    shells,
    sheaf: call.sheaf,
    ...(direction === null ? {} : { direction }),
    responses: call.sources.map((source, i) => ({
      source: knownAs(position, source),
      response: responses[i]!.response,
    })),
    landings: landings.map(({ direction: way, source, ...rest }) => ({
      ...rest,
      source: knownAs(position, source),
      observer: seen,
      ...(way === null ? {} : { direction: way }),
    })),
    secret: {
      for: [unitOf(table, observer).side],
      observer,
      sources: [...call.sources],
      landing: landings.map(({ source }) => source),
    },
    reveals: true,
  });
}
