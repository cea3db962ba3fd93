import { Controller, Get, Headers, Param } from '@nestjs/common';
import { type Language, languageOf } from '../language.js';
import { Problem } from './problem.js';
import { isProblemType, PROBLEM_TYPES, PROBLEMS, type ProblemType } from './types.js';

/** Makes every problem's `type` a link that resolves. */
@Controller('problems')
export class ProblemsController {
  @Get()
  list(@Headers('accept-language') accept?: string) {
    return { problems: PROBLEM_TYPES.map((type) => describeProblem(type, languageOf(accept))) };
  }

  @Get(':type')
  one(@Param('type') type: string, @Headers('accept-language') accept?: string) {
    if (!isProblemType(type)) {
      throw new Problem('not-found', {
        detail: { en: `There is no problem type "${type}".`, ja: `問題タイプ「${type}」はありません。` },
      });
    }
    return describeProblem(type, languageOf(accept));
  }
}

function describeProblem(type: ProblemType, language: Language) {
  const { status, title, description } = PROBLEMS[type];
  return { type: `/problems/${type}`, status, title: title[language], description: description[language] };
}
