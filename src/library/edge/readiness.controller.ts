import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { Kind } from '../kinds.js';
import { Library } from '../library.js';
import { keyOf } from '../store/record-store.js';

interface Requirement {
  readonly kind: Kind;
  readonly id: string;
  readonly why: { readonly en: string; readonly ja?: string };
}

/** Whether a scenario can be played with what is in the library now, and what somebody would have to upload first. */
@Controller('v1/scenarios')
export class ReadinessController {
  constructor(@Inject(Library) private readonly library: Library) {}

  @Get(':id/missing')
  async missing(@Param('id') id: string): Promise<{ ready: boolean; missing: readonly Requirement[] }> {
    const { body } = (await this.library.read('scenario', id)).document;
    const requires = (body.requires ?? []) as readonly Requirement[];
    const standing = await this.library.standing(requires);
    const missing = requires.filter((requirement) => !standing.get(keyOf(requirement))?.living);
    return { ready: missing.length === 0, missing };
  }
}
