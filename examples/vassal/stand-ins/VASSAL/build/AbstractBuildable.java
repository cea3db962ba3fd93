package VASSAL.build;

/** A stand-in for the class of this name in VASSAL, as far as the helper needs it. */
public abstract class AbstractBuildable implements Buildable {
  public abstract String[] getAttributeNames();

  public abstract void setAttribute(String key, Object value);

  public abstract String getAttributeValueString(String key);
}
