/** What somebody reads first who opens the reference: what this is, how to begin, and what holds for every route. */
export const INTRODUCTION = `Rules as a service for board wargames: a situation in, a ruling out, with every step, the rule behind it and exact odds; and whole games, kept, hidden, fair and live.

## How to begin

Ask for a ruling. Nothing is needed for it, neither a key nor a session:

\`\`\`
curl -s localhost:3000/v1/games/cold-war-battles/spotting/artillery-range -H 'content-type: application/json' -d '{"input":{"range":6,"distance":5}}'
\`\`\`

- \`GET /v1/games\` lists the games, \`GET /v1/games/{game}/procedures\` what each can be asked. Every procedure has an example here: *Try it out* sends it.
- The same address with \`/odds\` at its end gives the chances of every outcome. \`POST /v1/rulings\` takes many questions at once.
- \`POST /v1/sessions\` opens a game. Each side sits down with \`POST /v1/sessions/{id}/seats\`, asks \`GET /v1/sessions/{id}/actions\` what it may do, and sends one of them to \`POST /v1/sessions/{id}/commands\` with \`If-Match\`.

The list above, at the top of the page, leads to the procedures of each game. Each is also taken by GET, for links and macros: in the document of its game (\`/openapi/{game}.json\`) under *by query parameters*. The same questions can be asked at \`/graphql\`; pages for people are at \`/\`.

## Who may do what

Rulings, odds and reading the library are open to everybody. Everything else goes by \`Authorization: Bearer\`:

| what is sent | where it comes from | what it opens |
|---|---|---|
| the token of a side | \`POST /v1/sessions\` or \`POST /v1/sessions/{id}/seats\`, shown once | playing that side of that game |
| the token of spectators | \`POST /v1/sessions\`, shown once | looking on |
| the key of a player | \`POST /v1/players\`, shown once | all games of one player, and materials of his own |
| the admin key | UMPIRE_ADMIN_KEY of the operator | writing to the library, keys of apps |

An app that was given a key of its own sends it as \`Umpire-Client-Key\`.

## Languages

Texts come in English and Japanese: \`Accept-Language: ja\`, or \`lang=ja\` in the query of a ruling. Ids and fields are the same in both.

## Answers and errors

Answers are JSON. Rulings, odds and what is told of sessions also come as lines of text, with \`Accept: text/plain\` or \`?format=text\`.

Every refusal is a problem document (RFC 9457, \`application/problem+json\`): \`type\` is an address that explains it (\`GET /problems\` lists all), \`detail\` says what is wrong, and \`errors\` points at each field with a JSON pointer. What the rules forbid is no error of a ruling: it is answered with \`legal: false\` and the reasons. In a session a command that the rules forbid is refused with 422, and \`steps\` says why. Whoever asks too often gets 429 with \`Retry-After\`.`;
