package VASSAL.build;

import java.util.HashMap;
import java.util.Map;

import VASSAL.build.module.Chatter;
import VASSAL.build.module.GameState;
import VASSAL.command.Command;
import VASSAL.tools.DataArchive;

/** A stand-in for the class of this name in VASSAL, as far as the helper needs it. */
public class GameModule {
  private static final GameModule MODULE = new GameModule();

  /** What the trial puts in the place of a module and its game. */
  public final Map<String, String> properties = new HashMap<>();
  public String game = "";
  public String mapping = "";
  private final Chatter chatter = new Chatter();

  public static GameModule getGameModule() {
    return MODULE;
  }

  public Chatter getChatter() {
    return chatter;
  }

  public GameState getGameState() {
    return new GameState();
  }

  public DataArchive getDataArchive() {
    return new DataArchive(mapping);
  }

  public Object getProperty(Object key) {
    return properties.get(key);
  }

  public String encode(Command command) {
    return game;
  }
}
