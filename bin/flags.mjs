/**
 * What Node is told when it runs the server. Memory is given back when nobody asks; and V8 would move short-lived parts of
 * rulings to the old generation, and collect them at twice the cost.
 */
export const FLAGS = ['--expose-gc', '--no-allocation-site-pretenuring'];
