package VASSAL.counters;

/** A stand-in for the interface of this name in VASSAL, as far as the helper needs it. */
public interface GamePiece {
  String getId();
}
