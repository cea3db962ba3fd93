import { Injectable } from '@nestjs/common';

/** Throws the problem, or lets the request in. */
type Gate = (authorization: string | undefined) => unknown;

/**
 * Who may send a large body, asked by its header before anything of the body is read: Nest's guards stand behind it. A layer
 * that knows other keys than the operator's adds a gate of its own.
 */
@Injectable()
export class BodyGates {
  readonly #gates = new Map<string, Gate>();

  add(name: string, gate: Gate): void {
    this.#gates.set(name, gate);
  }

  async pass(name: string, authorization: string | undefined): Promise<void> {
    const gate = this.#gates.get(name);
    if (!gate) throw new Error(`there is no gate "${name}"`);
    await gate(authorization);
  }
}
