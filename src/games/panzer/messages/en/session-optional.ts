import type { Messages } from '../../../../kernel/rulings/index.js';

/** What a session with optional rules asks, lists and tells. */
export const sessionOptional: Messages = {
  terms: {
    discharge: 'smoke dischargers',
    'end-discharge': 'ending smoke dischargers',
  },
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
    'ask-discharge': 'Which vehicles use their smoke dischargers before orders are given?',
    'do-discharge': '{unit} uses its smoke dischargers',
    'do-end-discharge': 'No more smoke dischargers',
    'event-discharged': '{unit} hides behind the smoke of its dischargers',
    'event-not-discharged': 'The smoke dischargers of {unit} fail',
    'event-sunk': '{unit} sinks with everybody aboard',
    'event-camouflage-lost': '{unit} is camouflaged no more',
    'event-gun-turned': '{unit} turns to face {facing:term}',
    'event-frightened': '{unit} shrinks back from the vehicle and is suppressed',
  },
};
