import { fieldsOf, type ShapeClass } from '../../kernel/fields/index.js';
import { checked } from '../checker/checker.js';

/** A shape whose fields are arguments, checked as over REST; the other arguments are none of it. */
export function sent<T extends object>(shape: ShapeClass<T>, args: object): T {
  const names = new Set(fieldsOf(shape).map(({ name }) => name));
  const own = Object.entries(args).filter(([name]) => names.has(name));
  return checked(shape, held(Object.fromEntries(own)));
}

/** In GraphQL null leaves something out, however deep it stands. */
export function held(args: object): object {
  return Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, plain(value) ? held(value) : value]),
  );
}

/** graphql-js makes objects without a prototype, Nest instances of the shapes. */
const plain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
