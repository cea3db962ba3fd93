package VASSAL.tools;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A stand-in for the class of this name in VASSAL: a module with one file in it, or none. */
public class DataArchive {
  private final String file;

  public DataArchive(String file) {
    this.file = file;
  }

  public InputStream getInputStream(String name) throws IOException {
    if (file.isEmpty()) {
      throw new FileNotFoundException(name);
    }
    return new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8));
  }
}
