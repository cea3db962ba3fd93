package umpire;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** A question about the game that is being played, as POST /v1/vassal/questions takes it. */
final class UmpireQuestion {
  private static final int PATIENCE_MS = 10_000;

  private final String save;
  private final String mapping;
  private final String scenario;
  private String standing = "{}";

  UmpireQuestion(String save, String mapping, String scenario) {
    this.save = save;
    this.mapping = mapping;
    this.scenario = scenario;
  }

  void standing(String turn, String phase, String side) {
    final String number = turn.matches("\\d{1,3}") ? turn : "1";
    standing = "{\"turn\":" + number + ",\"phase\":" + quoted(phase) + ",\"side\":" + quoted(side) + "}";
  }

  String attack(List<String> pieces, String place) {
    final String units = pieces.stream().map(UmpireQuestion::quoted).collect(Collectors.joining(","));
    return body("attack", "{\"units\":[" + units + "],\"targets\":[" + quoted(place) + "]}");
  }

  String sight(String piece, String place) {
    return body("sight", "{\"unit\":" + quoted(piece) + ",\"target\":" + quoted(place) + "}");
  }

  String reach(String piece) {
    return body("reach", "{\"unit\":" + quoted(piece) + "}");
  }

  private String body(String question, String about) {
    return "{\"save\":" + quoted(save)
      + ",\"mapping\":" + mapping
      + ",\"game\":{\"scenario\":" + quoted(scenario) + "}"
      + ",\"standing\":" + standing
      + ",\"question\":" + quoted(question)
      + ",\"about\":" + about + "}";
  }

  /** The ruling as text, or one line that says why there is none. */
  static String ask(String url, String language, String body) {
    try {
      final HttpURLConnection connection = (HttpURLConnection) new URL(url + "/v1/vassal/questions").openConnection();
      connection.setRequestMethod("POST");
      connection.setConnectTimeout(PATIENCE_MS);
      connection.setReadTimeout(PATIENCE_MS);
      connection.setRequestProperty("Content-Type", "application/json");
      // Java would ask for HTML and pictures first.
      connection.setRequestProperty("Accept", "text/plain");
      connection.setRequestProperty("Accept-Language", language);
      connection.setDoOutput(true);
      try (OutputStream out = connection.getOutputStream()) {
        out.write(body.getBytes(StandardCharsets.UTF_8));
      }
      final boolean answered = connection.getResponseCode() == HttpURLConnection.HTTP_OK;
      try (InputStream in = answered ? connection.getInputStream() : connection.getErrorStream()) {
        final String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        return answered ? text : "Umpire: " + detailOf(text);
      }
    }
    catch (IOException e) {
      return "Umpire does not answer: " + e.getMessage();
    }
  }

  /** The sentence of a problem document; of anything else, its beginning. */
  private static String detailOf(String problem) {
    final java.util.regex.Matcher detail =
      java.util.regex.Pattern.compile("\"detail\":\"((?:[^\"\\\\]|\\\\.)*)\"").matcher(problem);
    final String text = detail.find() ? detail.group(1).replace("\\\"", "\"").replace("\\\\", "\\") : problem;
    return text.length() > 500 ? text.substring(0, 500) : text;
  }

  private static String quoted(String text) {
    final StringBuilder json = new StringBuilder("\"");
    for (final char c : (text == null ? "" : text).toCharArray()) {
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      }
      else if (c < ' ') {
        json.append(String.format("\\u%04x", (int) c));
      }
      else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
