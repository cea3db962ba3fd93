/** Goes on at once with what is there, later with what is promised: rulings that wait for nothing must not be made to. */
export function whenReady<T, R>(value: T | Promise<T>, next: (value: T) => R): R | Promise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
