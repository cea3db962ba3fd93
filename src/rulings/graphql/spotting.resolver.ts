import { Injectable } from '@nestjs/common';
import { RulingFields } from './ruling-fields.js';

/** Who sees what: sightings and lines of sight. */
@Injectable()
export class SpottingResolver extends RulingFields {
  protected readonly resolver = 'spotting';
}
