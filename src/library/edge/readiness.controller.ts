import { Controller, Get, Param } from '@nestjs/common';
import { Library } from '../library.js';
import type { LibraryRequirement, ScenarioReadiness } from '../shapes/record.js';
import { keyOf } from '../store/record-store.js';

/** Whether a scenario can be played with what is in the library now, and what somebody would have to upload first. */
@Controller('v1/scenarios')
export class ReadinessController {
  constructor(private readonly library: Library) {}

  @Get(':id/missing')
  async missing(@Param('id') id: string): Promise<ScenarioReadiness> {
    const { body } = (await this.library.read('scenario', id)).document;
    const requires = (body.requires ?? []) as readonly LibraryRequirement[];
    const standing = await this.library.standing(requires);
    const missing = requires.filter((requirement) => !standing.get(keyOf(requirement))?.living);
    return { ready: missing.length === 0, missing };
  }
}
