import { RouteConfig } from '@nestjs/platform-fastify';

const parts = new WeakMap<object, object>();

/** Nest keeps one config per handler; several decorators may each add a part to it. */
export const routeConfigPart =
  (part: object): MethodDecorator =>
  (target, name, descriptor) => {
    const handler = descriptor.value as object;
    const whole = { ...parts.get(handler), ...part };
    parts.set(handler, whole);
    RouteConfig(whole)(target, name, descriptor);
  };
