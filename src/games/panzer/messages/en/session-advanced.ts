import type { Messages } from '../../../../kernel/rulings/index.js';

/** What a session of the Advanced Game asks, lists and tells. */
export const sessionAdvanced: Messages = {
  terms: {
    floor: 'changing floors',
    leave: 'leaving the map on foot',
    halved: 'reduced to a half-squad',
    'close-combat': 'close combat',
    adjustment: 'adjustment',
    'end-fire': 'ending fire from vehicles',
    assault: 'an attack at close quarters',
    'resolve-assault': 'resolving an attack at close quarters',
    advance: 'going into the hex taken',
    'end-assaults': 'ending close combat',
    step: 'going one hex',
    'break-in': 'driving into a building',
    board: 'climbing aboard',
    mount: 'taking somebody aboard',
    unload: 'getting off',
    bail: 'jumping off',
    search: 'searching for a hull-down position',
    'end-movement': 'ending the movement',
    'commit-adjustment': 'turning, taking cover and digging',
  },
  steps: {
    'no-road-column':
      '{unit} cannot follow {ahead} in a road column: both move, on no other counter, along a road or path, {ahead} in the same hex or in its front hex',
    'columns-tangled': 'A road column goes one behind the other',
    'do-floor-up': 'Up to the top floor',
    'do-floor-down': 'Down from the top floor',
    'do-leave': 'Leave the map by its edge {edge:term}',
    'event-floor-up': '{unit} goes up to the top floor',
    'event-floor-down': '{unit} comes down from the top floor',
    'event-terrain-rubble': 'The {terrain:term} in {hex} is nothing but rubble',
    'event-terrain-gone': 'There is no {terrain:term} in {hex} any more',
    'shares-no-counter':
      '{unit} cannot share a counter of {leader}: both need the same command, and {leader} its own counter',
    'too-many-counters': '{formation} has {most:plural:command:commands} this turn, and {count} were given',
    'fire-still-due': 'There is still fire to declare or to resolve',
    'assault-still-due': 'An attack at close quarters is declared and not yet resolved',
    'move-still-due': 'There are still Move and Short Halt commands to execute',
    'no-such-facing': 'Nothing faces "{facing}" on this map',
    'cover-not-open': '{unit} cannot change its full cover so',
    'ask-assault': 'Leg units with Move may go at enemies nearby, before anybody moves',
    'ask-advance': 'The hex is taken: who goes in?',
    'ask-adjustment': 'Turn leg units and guns, take or leave full cover, dig',
    'do-end-fire': 'Fire no more from vehicles',
    'do-assault': '{unit} goes at {target}',
    'do-assault-by': '{unit} advances to {hex} and goes at {target}',
    'do-resolve-assault': 'Resolve all attacks on {target}',
    'do-advance': '{unit} goes in',
    'do-end-assaults': 'No more attacks at close quarters',
    'do-step': 'To {hex}',
    'do-quickmarch': 'Quickmarch',
    'do-board': 'Climb aboard {vehicle}',
    'do-mount': 'Take {unit} aboard',
    'do-dismount': 'Let {unit} off in {hex}',
    'do-unload': '{unit} gets off {vehicle} in {hex}',
    'do-bail': '{unit} jumps off',
    'do-overrun': 'Overrun {target}',
    'do-search': ({ reverse }) => `Search for a hull-down position${reverse ? ', backing in' : ''}`,
    'do-search-partial': ({ reverse }) => `Search for a partial hull-down position${reverse ? ', backing in' : ''}`,
    'do-end-movement': 'Nobody else gets off',
    'do-adjustment': 'Turn, take cover, dig',
    'event-commands': 'Commands of the formations this turn: {formations}',
    'event-fire-idle': '{unit} is called upon by nobody and fires nothing',
    'event-gp-shot': ({ firer, target, result }, { list, term }) =>
      result === 'none'
        ? `${list(firer)} fires at ${list(target)} without effect`
        : `${list(firer)} fires at ${list(target)}: ${term(result)}`,
    'event-suppressed': '{unit} is suppressed',
    'event-damaged': '{unit} is damaged',
    'event-track-hit': '{unit} has its track hit and moves no more',
    'event-knocked-out': '{unit} is knocked out',
    'event-brewed-up': '{unit} brews up',
    'event-reduced': '{unit} is reduced to a half-squad and suppressed',
    'event-halved': '{unit} is reduced to a half-squad',
    'event-eliminated': '{unit} is eliminated',
    'event-crew-bailed': 'The crew of {unit} bails out for good',
    'event-passenger-out': '{unit} gets out in {hex}',
    'event-watch-spent': 'The shared overwatch of {units} is used up',
    'event-close-combat': 'The {side:term} side may attack at close quarters',
    'event-assault': '{unit} will go at {target}',
    'event-advancing-assault': '{unit} advances to {hex} and will go at {target}',
    'event-close-assault': ({ units, target, effect }, { list, term }) =>
      effect === 'none'
        ? `${list(units)} assault ${list(target)} without effect`
        : `${list(units)} assault ${list(target)}: ${term(effect)}`,
    'event-melee-won': '{units} beat {target} hand to hand',
    'event-melee-lost': '{target} beats {units} off, hand to hand',
    'event-melee-on': '{units} and {target} fight on, hand to hand',
    'event-advanced': '{unit} goes into {hex}',
    'event-quickmarch': '{unit} quickmarches',
    'event-mounting': '{unit} climbs aboard {vehicle}',
    'event-mounted': '{unit} is aboard {vehicle}',
    'event-mount-failed': '{unit} does not get aboard',
    'event-dismounted': '{unit} gets off {vehicle} in {hex}',
    'event-overrun-given-up': '{unit} does not reach {target} after all',
    'event-overrun': ({ unit, target, effect }, { list, term }) =>
      effect === 'none'
        ? `${list(unit)} overruns ${list(target)} without effect`
        : `${list(unit)} overruns ${list(target)}: ${term(effect)}`,
    'do-break-in': 'Drive into the building ahead',
    'event-inside': '{unit} is inside the building',
    'event-hull-down': '{unit} is hull down',
    'event-partly-hull-down': '{unit} is partially hull down',
    'event-no-hull-down': '{unit} finds no hull-down position',
    'event-adjusted': ({ side, turned, hidden }, { list, term }) => {
      const parts = [
        ...((turned as readonly unknown[]).length > 0 ? [`turned: ${list(turned)}`] : []),
        ...((hidden as readonly unknown[]).length > 0 ? [`full cover changed: ${list(hidden)}`] : []),
      ];
      return `The ${term(side)} side adjusts; ${parts.join('; ')}`;
    },
    'event-digs': '{unit} digs in {hex}: {progress} of 4',
    'event-dug-in': '{unit} has finished an entrenchment in {hex}',
    'event-morale-holds': '{unit} checks its morale and stays steady',
    'event-hesitates': '{unit} hesitates',
    'event-breaks': '{unit} breaks',
    'event-morale-recovered': 'Steady again: {units}',
    'event-commands-shown': 'Commands turned up: {units}',
    'event-recovery': ({ recovered, suppressed }, { list }) => {
      const parts = [
        ...((recovered as readonly unknown[]).length > 0 ? [`recovered: ${list(recovered)}`] : []),
        ...((suppressed as readonly unknown[]).length > 0 ? [`still suppressed: ${list(suppressed)}`] : []),
      ];
      return `Suppression; ${parts.join('; ')}`;
    },
  },
};
