package VASSAL.command;

/** A stand-in for the class of this name in VASSAL. */
public abstract class Command {
}
