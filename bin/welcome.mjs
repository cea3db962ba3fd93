/** What somebody wants to know who has just started Umpire. */
export const welcome = (listening) => {
  const address = listening.replace(/0\.0\.0\.0|127\.0\.0\.1|\[::1?\]/, 'localhost');
  return `
  Umpire is ready: ${address}

    Play in a browser     ${address}/
    Every route           ${address}/docs
    GraphQL               ${address}/graphql

  Ask for a ruling:
    curl "${address}/v1/games/cold-war-battles/combat/adjacent-attack?attackingSide=soviet&crt=mobile&attackers.0.command=guards2&attackers.0.attack=5&defendingHexes.0.terrain=hilltop&defendingHexes.0.units.0.defence=2&dice=4&format=text"

  Ctrl+C stops it.

`;
};
