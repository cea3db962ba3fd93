#!/bin/sh
# A ruling, its odds, the first moves of a game and its stream, with curl alone: umpire.sh http://localhost:3000
set -eu
U="${1:-http://localhost:3000}/v1"
JSON='Content-Type: application/json'
TEXT='Accept: text/plain'

# A field of an answer that has it once: enough here; where jq is at hand, use that.
field() { sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p" | head -n 1; }

ATTACK='{"attackingSide":"soviet","crt":"mobile","attackers":[{"command":"guards2","attack":5}],
         "defendingHexes":[{"terrain":["hilltop"],"units":[{"defence":2}]}]}'
P="$U/games/cold-war-battles/combat/adjacent-attack"

echo "ruling:"
curl -sSf "$P" -H "$JSON" -H "$TEXT" -d "{\"input\":$ATTACK,\"dice\":{\"given\":[4]}}"
echo "odds:"
curl -sSf "$P/odds" -H "$JSON" -H "$TEXT" -d "{\"input\":$ATTACK,\"by\":\"result\"}"

# Anna opens the game and sits down; Ben sits down by the invitation.
OPENED=$(curl -sSf "$U/sessions" -H "$JSON" \
  -d '{"scenario":"kalima-crossing","seat":{"side":"communist","name":"Anna","seed":"dice of Anna"}}')
S=$(printf %s "$OPENED" | field id)
ANNA=$(printf %s "$OPENED" | field token)
CODE=$(printf %s "$OPENED" | field code)
curl -sSf -o /dev/null "$U/sessions/$S/seats" -H "$JSON" -d "{\"invitation\":\"$CODE\",\"name\":\"Ben\",\"seed\":\"dice of Ben\"}"

# What Anna may do, one command a line; the head names the version that a command is based on.
LIST=$(curl -sSf "$U/sessions/$S/actions" -H "Authorization: Bearer $ANNA" -H "$TEXT")
VERSION=$(printf '%s\n' "$LIST" | sed -n '1s/version \([0-9]*\),.*/\1/p')
COMMAND=$(printf '%s\n' "$LIST" | sed -n 's/^\({.*}\) *\[.*/\1/p' | head -n 1)
echo "command: $COMMAND"
curl -sSf "$U/sessions/$S/commands" -H "Authorization: Bearer $ANNA" -H "If-Match: \"$VERSION\"" -H "Idempotency-Key: first-$S" \
  -H "$JSON" -H "$TEXT" -d "$COMMAND"

# The stream from the beginning, until what has just been done is heard. curl notices at the next line that nobody listens: it is given 3 seconds.
echo "stream:"
curl -sN --max-time 3 "$U/sessions/$S/events" -H "Authorization: Bearer $ANNA" -H 'Accept: text/event-stream' -H 'Last-Event-ID: 0' |
  sed -n "/^id: /{s/id: /version /p;}; /^version $((VERSION + 1))\$/q"
