import { Controller, Get, Headers, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { TaggedInterceptor } from '../../edge/answers/tagged.interceptor.js';
import type { Tagged } from '../../edge/answers/tagged.js';
import { ParametersGuard } from '../../edge/shapes/parameters.guard.js';
import { ShapePipe } from '../../edge/shapes/shape.pipe.js';
import { languageOf } from '../../platform/language.js';
import { bearer } from '../access/tokens.js';
import { materialsAnswer } from '../answers.js';
import { SessionsService } from '../sessions.service.js';
import { SessionPictureQuery } from '../shapes/view.js';
import { atVersion } from './at-version.js';
import { boardPicture } from './board-picture.js';

/** What a session looks like and what it is played with. */
@Controller('v1/sessions')
@UseGuards(ParametersGuard)
@UseInterceptors(TaggedInterceptor)
export class PositionController {
  constructor(private readonly sessions: SessionsService) {}

  @Get(':id/board.svg')
  async picture(
    @Param('id') id: string,
    @Query(ShapePipe) { version, width, boxes }: SessionPictureQuery,
    @Headers('authorization') authorization?: string,
    @Headers('accept-language') accepted?: string,
  ): Promise<Tagged> {
    const { session, viewer, state } = await this.sessions.readAt(id, bearer(authorization), version);
    const svg = () => boardPicture(session, state, viewer, languageOf(accepted), { width, boxes });
    return atVersion(state.version, svg, { type: 'image/svg+xml; charset=utf-8' });
  }

  @Get(':id/materials')
  async materials(@Param('id') id: string, @Headers('authorization') authorization?: string): Promise<Tagged> {
    const { session, viewer } = await this.sessions.read(id, bearer(authorization));
    return atVersion(session.version, () => materialsAnswer(session, viewer));
  }
}
