import { Injectable } from '@nestjs/common';
import { RulingFields } from './ruling-fields.js';

/** Supply, command, stacking, control, morale, victory. */
@Injectable()
export class StatusResolver extends RulingFields {
  protected readonly resolver = 'status';
}
