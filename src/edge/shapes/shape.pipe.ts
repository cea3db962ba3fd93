import { type ArgumentMetadata, Injectable, Optional, type Type, ValidationPipe } from '@nestjs/common';
import { validate } from 'class-validator';
import { fieldsOf, type ShapeClass } from '../../kernel/fields/index.js';
import { faultsIn } from '../checker/faults.js';
import { InvalidRequestError } from '../faults.js';
import { declareRules } from './class-rules.js';
import { instanceOf } from './instance.js';
import { queryValues } from './query-values.js';

class Refused extends Error {}

/**
 * Nest's pipe on our shapes: the rules come from the fields, and so do the words and the pointer of every fault.
 * What costs 40 us with class-validator and is asked thousands of times a second, rulings and commands, has a compiled
 * checker instead; a property test holds both to the same verdict.
 */
@Injectable()
export class ShapePipe extends ValidationPipe {
  /** The shape, where the type of the parameter does not say it. */
  constructor(@Optional() private readonly shape?: ShapeClass) {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: false,
      stopAtFirstError: true,
      validatorPackage: { validate },
      transformerPackage: { plainToInstance: instanceOf as never, classToPlain: (value: unknown) => value as never },
      exceptionFactory: () => new Refused(),
    });
  }

  override async transform(sent: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const shape = (this.shape ?? metadata.metatype) as ShapeClass<object>;
    const fields = fieldsOf(shape);
    const value = metadata.type === 'query' ? queryValues(shape, sent as Record<string, unknown>) : (sent ?? {});
    if (typeof value !== 'object' || Array.isArray(value)) throw new InvalidRequestError(faultsIn(fields, value, ''));
    declareRules(shape);
    try {
      return await super.transform(value, { ...metadata, metatype: shape as Type });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new InvalidRequestError(faultsIn(fields, value, ''));
    }
  }

  /** The parser of bodies refuses such keys; Nest would go through the whole value for them, however deep it is. */
  protected override stripProtoKeys(): void {}
}
