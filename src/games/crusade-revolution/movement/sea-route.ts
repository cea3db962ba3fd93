import { choice, defineChoice, flag, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { asTheBookWrites } from '../shared/book-names.js';
import { isCorps } from '../shared/units.js';
import { Port, Side, UnitType } from '../vocabulary.js';
import { isExemptFromStrait, portBan } from './sea.js';

const SeaPurpose = defineChoice('SeaPurpose', ['supply', 'redeploy']);

class SeaPort {
  @text('Name', { max: 60 }) name!: string;
  @choice('Its sea zone; that of the book’s list if left out [3.0]', Port, { optional: true }) port?: Port;
  @flag('Friendly-controlled', { default: true }) friendly!: boolean;
}
class SeaRouteInput {
  @choice('Side that uses the sea', Side) side!: Side;
  @choice('For a supply line or for SR', SeaPurpose) use!: 'supply' | 'redeploy';
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'republican' }) strait!: Side;
  @choice('Unit that redeploys [16.7.1]', UnitType, { default: 'mil' }) unit!: UnitType;
  @object('One port', SeaPort) from!: SeaPort;
  @object('The other port', SeaPort) to!: SeaPort;
}
class SeaRouteOutcome {
  @flag('The route is open') open!: boolean;
}

export const seaRoute = procedure<SeaRouteInput, SeaRouteOutcome, Options>({
  id: 'sea-route',
  resolver: 'movement',
  title: { en: 'Ports and the Strait', ja: '港と海峡' },
  description: {
    en: 'Whether a side may use two ports for supply or SR, as the Strait of Gibraltar allows.',
    ja: '海峡の支配に従い、二つの港を補給またはSRに使えるかを判定する。',
  },
  rules: ['12.1.7', '13.1.4', '16.7'],
  input: SeaRouteInput,
  outcome: SeaRouteOutcome,
  example: { input: { side: 'nationalist', use: 'redeploy', from: { name: 'La Coruna' }, to: { name: 'Cadiz' } } },
  resolve(input, umpire) {
    const zones = [input.from, input.to].map((port) => zoneOf(port, umpire));
    if (input.use === 'redeploy' && isCorps(input.unit))
      umpire.forbid(['12.1.7.2', '12.1.7'], 'sr-corps-by-sea', { unit: input.unit });
    [input.from, input.to].forEach((port, i) => {
      checkPort(port, zones[i]!, i === 1, input, umpire);
    });
    if (input.use === 'supply' && zones[0] !== zones[1] && !zones.includes('none'))
      umpire.forbid(['13.1.4.1', '13.1.4'], 'sea-two-zones');
    if (!umpire.legal) return null;
    umpire.note(input.use === 'supply' ? ['13.1.4', '13.1.4.1'] : ['12.1.7', '12.1.7.1'], 'sea-open', {
      from: input.from.name,
      to: input.to.name,
    });
    umpire.summarise('sea-open', { from: input.from.name, to: input.to.name });
    return { open: true };
  },
});

function zoneOf({ name, port }: SeaPort, umpire: Judge): Port {
  if (port) return port;
  const coast = umpire.chart('coastal-spaces');
  const listed = asTheBookWrites(name);
  return coast.hasRow(listed) ? (coast.text(listed, 'zone') as Port) : 'none';
}

function checkPort(port: SeaPort, zone: Port, goal: boolean, input: SeaRouteInput, umpire: Judge): void {
  const { side, use, strait } = input;
  const space = port.name;
  if (!port.friendly) umpire.forbid(use === 'supply' ? '13.1.4' : '12.1.7', 'sr-not-friendly', { space });
  if (
    goal &&
    use === 'redeploy' &&
    zone === 'mediterranean' &&
    side === 'nationalist' &&
    isExemptFromStrait(input.unit)
  ) {
    umpire.note(['16.7.1', '16.7'], 'strait-exempt', { unit: input.unit });
    return;
  }
  const ban = portBan(umpire, side, use, strait, { id: space, port: zone });
  if (ban === 'no-port') umpire.forbid(use === 'supply' ? '13.1.4' : '12.1.7', 'sr-no-port', { space });
  if (ban === 'atlantic-closed')
    umpire.forbid(use === 'supply' ? ['13.1.4.2', '13.1.4'] : ['12.1.7.1', '12.1.7'], 'sr-atlantic', { space });
  if (ban !== 'strait-closed') return;
  const rule = side === 'republican' ? '16.7.2' : use === 'supply' ? '13.1.4.3' : '16.7.1';
  umpire.forbid([rule, '16.7'], 'sr-strait', { space });
}
