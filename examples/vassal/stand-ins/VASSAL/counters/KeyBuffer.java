package VASSAL.counters;

import java.util.ArrayList;
import java.util.List;

/** A stand-in for the class of this name in VASSAL: the pieces that are selected. */
public class KeyBuffer {
  private static final KeyBuffer BUFFER = new KeyBuffer();
  private final List<GamePiece> pieces = new ArrayList<>();

  public static KeyBuffer getBuffer() {
    return BUFFER;
  }

  public void add(GamePiece piece) {
    pieces.add(piece);
  }

  public List<GamePiece> asList() {
    return pieces;
  }
}
