/** A battalion of Guards against students on a hilltop. */
const ATTACK = {
  attackingSide: 'soviet',
  crt: 'mobile',
  attackers: [{ name: '1/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5 }],
  defendingHexes: [{ hex: '0507', terrain: ['hilltop'], units: [{ name: 'Students', defence: 2 }] }],
};

/** What the explorer shows whoever opens it: five questions to send as they are and to change. */
export const SAMPLES: readonly { readonly name: string; readonly query: string; readonly variables?: object }[] = [
  {
    name: 'Games',
    query: `# The games, and how much of each book is covered.
{
  games {
    id
    title
    edition
    coverage { sections adjudicable implemented }
  }
}`,
  },
  {
    name: 'A ruling',
    query: `# What an attack comes to: the sentence, and every step with its rule.
# The die is the one on the table; without "dice" one is drawn.
query Attack($input: ColdWarBattlesAdjacentAttackInput!) {
  coldWarBattles {
    combat {
      adjacentAttack(input: $input, dice: { given: [4] }) {
        legal
        summary
        steps { rule text }
      }
    }
  }
}`,
    variables: { input: ATTACK },
  },
  {
    name: 'Odds',
    query: `# The exact chances of the same attack, by the result of the table.
query Odds($input: ColdWarBattlesAdjacentAttackInput!) {
  coldWarBattles {
    combat {
      adjacentAttackOdds(input: $input, by: "result") {
        exact
        chances { probability outcome }
      }
    }
  }
}`,
    variables: { input: ATTACK },
  },
  {
    name: 'Library',
    query: `# Tanks whose gun goes through 15 points of armour, and a map with its picture.
{
  records(kind: card, game: "panzer", where: ["weapons.ap.penetration>=15"], limit: 5) {
    items { id name { en ja } side type }
    next
  }
  record(kind: map, id: "kalima-crossing-map") { name { en ja } svg }
}`,
  },
  {
    name: 'A game',
    query: `# Opens a game that others may join. Keep the token: it is shown this once.
# What you may do then: sessionActions(id: ...), with the header Authorization: Bearer <token>.
mutation Open {
  createSession(
    scenario: "kalima-crossing"
    open: true
    seat: { side: "southAfrican", name: "Anna", seed: "any text of your own" }
  ) {
    id
    token
    invitations { side link }
  }
}`,
  },
];
