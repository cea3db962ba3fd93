package VASSAL.build.module;

/** A stand-in for the class of this name in VASSAL: the chat is what the trial prints. */
public class Chatter {
  public void send(String message) {
    System.out.println(message);
    System.out.flush();
  }
}
