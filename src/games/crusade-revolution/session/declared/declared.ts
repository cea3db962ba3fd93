import type { ShapeClass } from '../../../../kernel/fields/index.js';
import type { EventDeclaration } from '../../../../kernel/session/index.js';

export const declared = (en: string, ja: string, shape: ShapeClass, secret?: ShapeClass): EventDeclaration => ({
  title: { en, ja },
  shape,
  ...(secret ? { secret } : {}),
});
