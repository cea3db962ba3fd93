/** Everything that GraphQL has to tell of a session: what is left out here is looked at by no test. */

const NAME = '{ en ja }';
const PLACE = '{ kind id }';
const VIEW = `board { map { id kind boxes { id name ${NAME} side } } pieces { id name ${NAME} side place ${PLACE} facing faceUp symbol { type size }
  figures { key label ${NAME} value } marks { key text ${NAME} } order } markers { id key name ${NAME} place ${PLACE} side hexside { a b } } }
  clock { turn of name ${NAME} phase { id name ${NAME} } step { id name ${NAME} } rule } score { side key label ${NAME} value of }
  pending { sides rule text } game { data }`;

export const SESSION = `id game scenario rulesVersion version stage sides you waitingFor joined handedIn seats { side title { en ja } state name open } undo { to agreed } horizon
  result { winner level text points rule } options dice { commitment publicKey sideSeeds { side seed } serverSeed } hash
  forkedFrom { session version hash line base } view { ${VIEW} }`;
const PROCEEDINGS = `events { data } rulings { game procedure legal outcome steps { rule also key text values forbids }
  dice { name sides value source } provenance { chart cell source } summary } rolls { purpose sides value secret } hash signature`;
export const ENTRY = `version side command ${PROCEEDINGS} at`;
export const RESULT = `version ${PROCEEDINGS} ended handedIn`;
const CHANCES = 'procedure exact branches seed chances { legal outcome probability value interval }';
export const ODDS = `odds { ${CHANCES} }`;
export const ACTIONS = `version waitingFor actions { command rule text cost { amount unit label } changes warnings { rule key values text } form { schema } ${ODDS} variants { name ${CHANCES} } } owed { rule key values text }
  aside { command rule text cost { amount unit label } }`;
