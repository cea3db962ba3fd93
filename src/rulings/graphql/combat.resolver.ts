import { Injectable } from '@nestjs/common';
import { RulingFields } from './ruling-fields.js';

/** Attacks, fire, barrages and what comes of them. */
@Injectable()
export class CombatResolver extends RulingFields {
  protected readonly resolver = 'combat';
}
