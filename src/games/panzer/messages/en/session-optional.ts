import type { Messages } from '../../../../kernel/rulings/index.js';

/** What a session with optional rules asks, lists and tells. */
export const sessionOptional: Messages = {
  terms: {},
  steps: {
    'do-pin': '{firer} pins {target} down: {weapon}',
    'event-weapon-jammed': '{unit}: the {weapon} is out of order',
    'event-weapon-lost': '{unit} loses its {weapon}',
    'event-weapon-tried': '{unit} tries to mend a weapon',
    'event-repair': '{unit} tries to mend its {weapon}: {state:term}',
    'event-repairs': ({ mended }, { list }) =>
      (mended as readonly unknown[]).length === 0 ? 'No weapon was mended' : `Weapons mended: ${list(mended)}`,
    'too-many-movers':
      '{formation} may give at most {most:plural:Move or Short Halt:Moves and Short Halts} this turn, and {count} were given',
    'event-collateral': '{unit}: collateral damage, {damage:term}',
    'event-fire-started': 'A fire breaks out in {hex}',
    'event-gun-turned': '{unit} turns to face {facing:term}',
    'event-frightened': '{unit} shrinks back from the vehicle and is suppressed',
  },
};
