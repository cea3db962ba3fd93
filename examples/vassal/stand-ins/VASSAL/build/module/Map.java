package VASSAL.build.module;

import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;

import VASSAL.build.Buildable;

/** A stand-in for the class of this name in VASSAL: a map of which every point has one name. */
public class Map implements Buildable {
  private final String location;
  private MouseListener listener;

  public Map(String location) {
    this.location = location;
  }

  @Override
  public void addTo(Buildable parent) {
  }

  public void addLocalMouseListenerFirst(MouseListener l) {
    listener = l;
  }

  public String locationName(Point p) {
    return location;
  }

  /** What a player does. */
  public void click(MouseEvent event) {
    listener.mousePressed(event);
    listener.mouseClicked(event);
  }
}
