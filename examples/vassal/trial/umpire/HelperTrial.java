package umpire;

import java.awt.Container;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.swing.SwingUtilities;

import VASSAL.build.GameModule;
import VASSAL.build.module.Map;
import VASSAL.counters.KeyBuffer;

/**
 * Clicks a place with pieces selected, as a player would, and prints what appears in the chat.
 * Arguments: url, file of the saved game, file of the mapping, scenario, phase, side, place, question, pieces.
 */
public final class HelperTrial {
  public static void main(String[] arguments) throws Exception {
    final GameModule module = GameModule.getGameModule();
    module.game = Files.readString(Path.of(arguments[1]), StandardCharsets.UTF_8);
    module.mapping = Files.readString(Path.of(arguments[2]), StandardCharsets.UTF_8);
    module.properties.put("UmpireTurn", "1");
    module.properties.put("UmpirePhase", arguments[4]);
    module.properties.put("UmpireSide", arguments[5]);
    for (int i = 8; i < arguments.length; i++) {
      final String id = arguments[i];
      KeyBuffer.getBuffer().add(() -> id);
    }
    final Map map = new Map(arguments[6]);
    final UmpireHelper helper = new UmpireHelper();
    helper.setAttribute("url", arguments[0]);
    helper.setAttribute("scenario", arguments[3]);
    helper.addTo(map);
    final int with = arguments[7].equals("reach") ? InputEvent.CTRL_DOWN_MASK
      : arguments[7].equals("sight") ? InputEvent.SHIFT_DOWN_MASK : 0;
    map.click(new MouseEvent(new Container(), MouseEvent.MOUSE_CLICKED, 0, InputEvent.ALT_DOWN_MASK | with, 10, 10, 1, false));
    for (final Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("Umpire")) {
        thread.join();
      }
    }
    // Whatever the answer has left to say in the chat is said before this.
    SwingUtilities.invokeAndWait(() -> { });
  }

  private HelperTrial() {
  }
}
