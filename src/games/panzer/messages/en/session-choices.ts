import type { Messages } from '../../../../kernel/rulings/index.js';

/** What is asked, listed and told where the book leaves something to a player in the middle of something else. */
export const sessionChoices: Messages = {
  terms: {
    'choose-angle': 'choosing a hit angle',
    'dismount-attack': 'an attack out of a vehicle',
    'also-overrun': 'joining an overrun',
    go: 'beginning the overrun',
    lead: 'naming the primary attacker',
    spread: 'spreading an extra hit',
    keep: 'leaving an extra hit',
  },
  steps: {
    'ask-angle': '{unit} is fired at along the border of two hit angles: which one is hit?',
    'ask-spread': '{firer} hits {target} more than once: where does the next hit go?',
    'do-spread': 'The next hit goes to {target}',
    'do-keep': 'The next hit stays on the target',
    'event-hits-scored': '{firer} scores {hits:plural:hit:hits} on {target}',
    'event-hit-spread': 'A hit of {firer} goes to {target}',
    'spread-not-open': 'No extra hit can go to {target}',
    'ask-join': 'Which other vehicles will overrun {target}?',
    'ask-lead': 'Who leads on against {target}?',
    'ask-claim-close': '{unit} is attacked at close quarters: does it claim that it moves?',
    'do-lead': '{unit} leads the attack',
    'event-lead-named': '{unit} leads the attack on {target}',
    'do-choose-angle': 'The shot comes in at {angle:term}',
    'do-dismount-attack': '{unit} jumps off into {hex} and goes at {target}',
    'do-also-overrun': '{unit} will overrun it too',
    'do-go': 'No more vehicles: go',
    'event-angle-chosen': '{unit} takes the shot at {angle:term}',
    'event-overrun-joined': '{unit} will overrun {target} too',
    'event-dismount-attack': '{unit} jumps off and goes at {target}',
  },
};
