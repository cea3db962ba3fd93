import { Injectable } from '@nestjs/common';
import { RulingFields } from './ruling-fields.js';

/** Steps, paths, reach and why the next hex is refused. */
@Injectable()
export class MovementResolver extends RulingFields {
  protected readonly resolver = 'movement';
}
