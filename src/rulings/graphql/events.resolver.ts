import { Injectable } from '@nestjs/common';
import { RulingFields } from './ruling-fields.js';

/** What the dice or a card bring about. */
@Injectable()
export class EventsResolver extends RulingFields {
  protected readonly resolver = 'events';
}
