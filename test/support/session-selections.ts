/** Everything that GraphQL has to tell of a session: what is left out here is looked at by no test. */

export const SESSION = `id game scenario rulesVersion version stage sides you waitingFor joined undo { to agreed } horizon
  result { winner level text points rule } options dice { commitment publicKey sideSeeds { side seed } serverSeed } hash
  forkedFrom { session version hash line } view`;
const PROCEEDINGS = `events rulings { game procedure legal outcome steps { rule also key text values forbids }
  dice { name sides value source } provenance { chart cell source } summary } rolls { purpose sides value secret } hash signature`;
export const ENTRY = `version side command ${PROCEEDINGS} at`;
export const RESULT = `version ${PROCEEDINGS} ended`;
const CHANCES = 'procedure exact branches seed chances { legal outcome probability value interval }';
export const ODDS = `odds { ${CHANCES} }`;
export const ACTIONS = `version waitingFor actions { command rule cost ${ODDS} variants { name ${CHANCES} } } owed { rule key values text }
  aside { command rule cost }`;
