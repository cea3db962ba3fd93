"""A ruling, its odds, the first moves of a game and its stream, with Python's standard library alone.

    python3 umpire.py http://localhost:3000
"""
import json
import sys
import threading
import urllib.request
import uuid

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
MOVES = 6


def ask(method, path, body=None, token=None, version=None):
    """One request; a refusal is an HTTPError whose body is a problem document."""
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if version is not None:
        # Sent again with the same key, a command is carried out once.
        headers |= {"If-Match": f'"{version}"', "Idempotency-Key": str(uuid.uuid4())}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{BASE}/v1{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def entries(session, token, after):
    """What happens, as it happens: server-sent events, whose data are entries of the log."""
    headers = {"Accept": "text/event-stream", "Authorization": f"Bearer {token}", "Last-Event-ID": str(after)}
    request = urllib.request.Request(f"{BASE}/v1/sessions/{session}/events", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as stream:
        for line in stream:
            if line.startswith(b"data: "):
                yield json.loads(line[6:])


ATTACK = {
    "attackingSide": "soviet",
    "crt": "mobile",
    "attackers": [{"command": "guards2", "attack": 5}],
    "defendingHexes": [{"terrain": ["hilltop"], "units": [{"defence": 2}]}],
}
PATH = "/games/cold-war-battles/combat/adjacent-attack"
ruling = ask("POST", PATH, {"input": ATTACK, "dice": {"given": [4]}})
print("ruling:", ruling["outcome"]["result"], ruling["summary"])
odds = ask("POST", f"{PATH}/odds", {"input": ATTACK, "by": "result"})
print("odds:", ", ".join(f"{chance['outcome']} {chance['probability']}" for chance in odds["chances"]))

seat = {"side": "communist", "name": "Anna", "seed": "dice of Anna"}
opened = ask("POST", "/sessions", {"scenario": "kalima-crossing", "seat": seat})
session = opened["id"]
code = opened["invitations"]["southAfrican"]["code"]
ben = ask("POST", f"/sessions/{session}/seats", {"invitation": code, "name": "Ben", "seed": "dice of Ben"})
tokens = {"communist": opened["token"], "southAfrican": ben["token"]}


def listen():
    for entry in entries(session, tokens["southAfrican"], 0):
        told = " ".join(event["text"] for event in entry["events"] if event["text"])
        print(f"{entry['version']} {entry['side']}: {told}")
        if entry["version"] == 2 + MOVES:
            return


listener = threading.Thread(target=listen)
listener.start()
for _ in range(MOVES):
    side = ask("GET", f"/sessions/{session}", token=tokens["communist"])["waitingFor"][0]
    listed = ask("GET", f"/sessions/{session}/actions", token=tokens[side])
    command = [action for action in listed["actions"] if not action.get("changes")][-1]["command"]
    ask("POST", f"/sessions/{session}/commands", command, tokens[side], listed["version"])
listener.join()
