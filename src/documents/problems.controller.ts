import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { withGuess } from '../kernel/fields/index.js';
import { NoQuery } from '../platform/http/macros.js';
import { prefersPage } from '../platform/http/page-answers.js';
import { type Language, languageOf } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { isProblemType, PROBLEM_TYPES, PROBLEMS, type ProblemType } from '../platform/problems/types.js';
import { webPage } from './web-page.js';

/** Makes every problem's `type` a link that resolves: as data, and as a page for somebody who follows it in a browser. */
@Controller('problems')
export class ProblemsController {
  @Get()
  @NoQuery()
  list(
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept') wanted?: string,
    @Headers('accept-language') accept?: string,
  ) {
    if (prefersPage(wanted)) return webPage(reply);
    return { problems: PROBLEM_TYPES.map((type) => describeProblem(type, languageOf(accept))) };
  }

  @Get(':type')
  @NoQuery()
  one(
    @Param('type') type: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept') wanted?: string,
    @Headers('accept-language') accept?: string,
  ) {
    if (prefersPage(wanted)) return webPage(reply);
    if (!isProblemType(type)) {
      const detail = { en: `there is no problem type "${type}"`, ja: `問題タイプ「${type}」はありません` };
      throw new Problem('not-found', { detail: withGuess(detail, type, PROBLEM_TYPES) });
    }
    return describeProblem(type, languageOf(accept));
  }
}

function describeProblem(type: ProblemType, language: Language) {
  const { status, title, description } = PROBLEMS[type];
  return { type: `/problems/${type}`, status, title: title[language], description: description[language] };
}
