"""Published vectors of the fair dice (docs/fair-dice.md), computed without any of Umpire's code.

Without arguments it prints the vectors; with `game` it prints a whole ended game, which test/fixtures/fair-dice/game.json keeps;
with `game 1` the same in the first format, which game-1.json keeps.
"""
import base64
import hashlib
import hmac
import json
import sys

SERVER_SEED = bytes(range(32))
SESSION = "vector"
SIDE_SEEDS = [["axis", "Primosole 1943"], ["allied", "審判 \"7\""]]
# The secret key of RFC 8032, 7.1, test 1.
SIGNING_KEY = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")


def canonical(value):
    """All names here are in the basic plane, where Python's order of code points is the order of UTF-16 units."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def mac(key, value):
    return hmac.new(key, canonical(value).encode(), hashlib.sha256).digest()


def roll_key(seed, session, side_seeds):
    return mac(seed, ["rolls", session, side_seeds])


def roll(key, session, line, purpose, i, sides):
    """The face, the attempt that gave it and how many words were passed over."""
    fair = 2**32 - 2**32 % sides
    attempt = passed_over = 0
    while True:
        digest = mac(key, [session, line, purpose, i, attempt])
        for at in range(0, 32, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < fair:
                return word % sides + 1, attempt, passed_over
            passed_over += 1
        attempt += 1


# Ed25519 as RFC 8032, 5.1 writes it down: slow, but nobody's library.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def add(a, b):
    (x1, y1), (x2, y2) = a, b
    t = D * x1 * x2 * y1 * y2
    return (x1 * y2 + x2 * y1) * pow(1 + t, -1, P) % P, (y1 * y2 + x1 * x2) * pow(1 - t, -1, P) % P


def times(n, point):
    result = (0, 1)
    while n:
        if n & 1:
            result = add(result, point)
        point = add(point, point)
        n >>= 1
    return result


def base_point():
    y = 4 * pow(5, -1, P) % P
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    return (x if x % 2 == 0 else P - x), y


def encode(point):
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def number(*parts):
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


def expand(secret):
    h = hashlib.sha512(secret).digest()
    return (int.from_bytes(h[:32], "little") & (1 << 254) - 8) | 1 << 254, h[32:]


def public_key(secret):
    return encode(times(expand(secret)[0], base_point()))


def sign(secret, message):
    a, prefix = expand(secret)
    r = number(prefix, message) % ORDER
    big_r = encode(times(r, base_point()))
    s = (r + number(big_r, public_key(secret), message) * a) % ORDER
    return big_r + s.to_bytes(32, "little")


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


RESULT = {"winner": "axis", "level": "victory"}
FORMAT = 1 if sys.argv[2:] == ["1"] else 2
MATERIALS = {"units": [], "map": None}
if FORMAT == 2:
    MATERIALS["dice"] = [
        {"purpose": "combat/adjacent-attack:combat", "sides": 6},
        {"purpose": "combat/adjacent-attack:rubble", "sides": 10},
        {"purpose": "draw", "most": 3_000_000_000},
    ]
OPENING = {
    "format": f"umpire-session/{FORMAT}",
    "session": SESSION,
    "game": "cold-war-battles",
    "rulesVersion": "1",
    "scenario": "example",
    "materials": sha256(canonical(MATERIALS)),
    "options": {"optionalRules": True, "limit": 2.5},
    "sides": [side for side, _ in SIDE_SEEDS],
    "commitment": hashlib.sha256(SERVER_SEED).hexdigest(),
    "publicKey": base64url(public_key(SIGNING_KEY)),
}


def salt(version):
    return mac(SERVER_SEED, ["salt", SESSION, version]).hex()


def entry_hash(previous, entry):
    return sha256(canonical([previous, salt(entry["version"]), entry]))


def game():
    """Both sides join, one attacks, the attack is taken back and given again, a card is drawn out of sight."""
    key = roll_key(SERVER_SEED, SESSION, SIDE_SEEDS)

    def entry(version, line, side, command, events, ruled=None, secret=()):
        rolls, rulings = [], []

        def rolled(purpose, sides):
            """The n-th of its purpose; in the first format, the n-th of the entry."""
            of_purpose = sum(1 for made in rolls if made["purpose"] == purpose)
            return roll(key, SESSION, line, purpose, len(rolls) if FORMAT == 1 else of_purpose, sides)[0]

        if ruled:
            procedure, names = ruled
            dice = []
            for name, sides in names:
                purpose = f"{procedure}:{name}"
                value = rolled(purpose, sides)
                rolls.append({"purpose": purpose, "sides": sides, "value": value})
                dice.append({"name": name, "sides": sides, "value": value, "source": "fair"})
            rulings.append({"procedure": procedure, "dice": dice})
        for purpose, sides in secret:
            value = rolled(purpose, sides)
            rolls.append({"purpose": purpose, "sides": sides, "value": value, "secret": True})
        return {"version": version, "line": line, "side": side, "command": command, "events": events,
                "rulings": rulings, "rolls": rolls}

    attack = ("combat/adjacent-attack", [("combat", 6), ("rubble", 10)])
    entries = [
        entry(version, 0, side, {"type": "join", "seed": seed}, [{"type": "joined", "side": side, "seed": seed}])
        for version, (side, seed) in enumerate(SIDE_SEEDS, 1)
    ] + [
        entry(3, 1, "axis", {"type": "attack", "target": "b-7"}, [{"type": "attacked", "text": "攻撃"}], attack),
        entry(4, 1, "axis", {"type": "propose-undo", "to": 2}, [{"type": "undo-proposed", "to": 2}]),
        entry(5, 0, "allied", {"type": "agree-undo"}, [{"type": "undone", "to": 2}]),
        entry(6, 1, "axis", {"type": "attack", "target": "b-8"}, [{"type": "attacked"}], attack),
        entry(7, 2, "allied", {"type": "draw"}, [{"type": "ended", "result": RESULT}], None,
              [("draw", 3_000_000_000), ("draw", 12)]),
    ]
    previous = sha256(canonical(OPENING))
    file = {"opening": OPENING, "signature": base64url(sign(SIGNING_KEY, previous.encode())), "entries": []}
    for e in entries:
        previous = entry_hash(previous, e)
        file["entries"].append({**e, "at": "2026-11-16T00:00:00.000Z", "hash": previous, "signature": base64url(sign(SIGNING_KEY, previous.encode()))})
    return {**file, "serverSeed": SERVER_SEED.hex(), "materials": MATERIALS, "result": RESULT}


def vectors():
    key = roll_key(SERVER_SEED, SESSION, SIDE_SEEDS)
    print("server seed ", SERVER_SEED.hex())
    print("commitment  ", OPENING["commitment"])
    print("roll key of ", canonical(["rolls", SESSION, SIDE_SEEDS]))
    print("            ", key.hex())
    print("salt 1      ", salt(1))
    for line, purpose, sides in [(3, "combat/adjacent-attack:combat", 6), (3, "combat/adjacent-attack:combat", 10),
                                 (4, "combat/adjacent-attack:combat", 6), (3, "draw", 100)]:
        faces = [roll(key, SESSION, line, purpose, i, sides)[0] for i in range(8)]
        print(f"line {line}, {purpose}, d{sides}:", faces)
    far = [(i, *roll(key, SESSION, 1, "far", i, 2**31 + 1)) for i in range(2000)]
    print("line 1, far, d2147483649, first with attempt > 0 (i, face, attempt, words passed over):",
          next(row for row in far if row[2] > 0))
    played = game()
    print("opening     ", canonical(OPENING))
    print("hash 0      ", sha256(canonical(OPENING)))
    print("signature 0 ", played["signature"])
    for e in played["entries"]:
        print(f"hash {e['version']}      ", e["hash"])
    print("signature 7 ", played["entries"][-1]["signature"])


if __name__ == "__main__":
    if sys.argv[1:2] == ["game"]:
        print(json.dumps(game(), indent=1, ensure_ascii=False))
    else:
        vectors()
