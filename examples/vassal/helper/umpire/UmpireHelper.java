package umpire;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

import javax.swing.SwingUtilities;

import VASSAL.build.AbstractBuildable;
import VASSAL.build.Buildable;
import VASSAL.build.GameModule;
import VASSAL.build.module.Map;
import VASSAL.counters.GamePiece;
import VASSAL.counters.KeyBuffer;

/**
 * Stands in a map of a module and asks Umpire about the pieces that are selected and the place that is clicked:
 * with Alt whether they attack it and what comes of that, with Alt and Shift whether the first sees it, with Alt and
 * Control where the first can go. The ruling is written into the chat.
 */
public class UmpireHelper extends AbstractBuildable {
  private static final String[] ATTRIBUTES = {
    "url", "scenario", "mapping", "language", "turnProperty", "phaseProperty", "sideProperty"
  };

  private final java.util.Map<String, String> attributes = new LinkedHashMap<>();
  private Map map;
  private List<String> selected = List.of();

  public UmpireHelper() {
    attributes.put("url", "http://localhost:3000");
    attributes.put("mapping", "umpire-mapping.json");
    attributes.put("language", "en");
    attributes.put("turnProperty", "UmpireTurn");
    attributes.put("phaseProperty", "UmpirePhase");
    attributes.put("sideProperty", "UmpireSide");
  }

  @Override
  public String[] getAttributeNames() {
    return ATTRIBUTES.clone();
  }

  @Override
  public void setAttribute(String key, Object value) {
    attributes.put(key, String.valueOf(value));
  }

  @Override
  public String getAttributeValueString(String key) {
    return attributes.get(key);
  }

  @Override
  public void addTo(Buildable parent) {
    if (!(parent instanceof Map)) {
      throw new IllegalArgumentException("The helper belongs into a map of the module");
    }
    map = (Map) parent;
    // First, because the press of the button changes what is selected.
    map.addLocalMouseListenerFirst(new MouseAdapter() {
      @Override
      public void mousePressed(MouseEvent event) {
        if (event.isAltDown()) {
          selected = KeyBuffer.getBuffer().asList().stream().map(GamePiece::getId).collect(Collectors.toList());
        }
      }

      @Override
      public void mouseClicked(MouseEvent event) {
        if (event.isAltDown()) {
          clicked(event);
        }
      }
    });
  }

  private void clicked(MouseEvent event) {
    final List<String> pieces = selected;
    if (pieces.isEmpty()) {
      say("Umpire: select the pieces first, then click the place.");
      return;
    }
    final String place = map.locationName(new Point(event.getX(), event.getY()));
    final String body;
    try {
      body = question(event, pieces, place);
    }
    catch (IOException e) {
      say("Umpire: the module has no " + attributes.get("mapping") + ".");
      return;
    }
    // The answer may take its time: nobody waits for it but this thread.
    final Thread asking = new Thread(() -> {
      final String answer = UmpireQuestion.ask(attributes.get("url"), attributes.get("language"), body);
      SwingUtilities.invokeLater(() -> answer.lines().forEach(this::say));
    }, "Umpire");
    asking.setDaemon(true);
    asking.start();
  }

  private String question(MouseEvent event, List<String> pieces, String place) throws IOException {
    final GameModule module = GameModule.getGameModule();
    final String save = module.encode(module.getGameState().getRestoreCommand());
    final UmpireQuestion question = new UmpireQuestion(save, mapping(module), attributes.get("scenario"));
    question.standing(said("turnProperty", "1"), said("phaseProperty", ""), said("sideProperty", ""));
    if (event.isControlDown()) {
      return question.reach(pieces.get(0));
    }
    return event.isShiftDown() ? question.sight(pieces.get(0), place) : question.attack(pieces, place);
  }

  private String mapping(GameModule module) throws IOException {
    try (InputStream file = module.getDataArchive().getInputStream(attributes.get("mapping"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** What a global property of the module says at present: its name is an attribute of the helper. */
  private String said(String attribute, String otherwise) {
    final Object value = GameModule.getGameModule().getProperty(attributes.get(attribute));
    return value == null || value.toString().isEmpty() ? otherwise : value.toString();
  }

  private void say(String line) {
    GameModule.getGameModule().getChatter().send(line);
  }
}
