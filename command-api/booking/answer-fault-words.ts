import type { AnswerFault, AnswerProblem } from '#contracts/form/validate-answers.ts';

type Limit = AnswerProblem['limit'];

/** English messages for API clients; screens have translated texts. */
const words: Readonly<Record<AnswerFault, (limit: Limit) => string>> = {
  required: () => 'Required',
  not_asked: () => 'Not asked',
  wrong_kind: () => 'Not an answer to this question',
  not_an_option: () => 'Not one of the options',
  too_short: (limit) => `At least ${limit} characters`,
  too_long: (limit) => `At most ${limit} characters`,
  too_low: (limit) => `At least ${limit}`,
  too_high: (limit) => `At most ${limit}`,
  too_few: (limit) => `At least ${limit}`,
  too_many: (limit) => `At most ${limit}`,
  too_early: (limit) => `Not before ${limit}`,
  too_late: (limit) => `Not after ${limit}`,
};

export function answerFaultWords({ fault, limit }: AnswerProblem): string {
  return words[fault](limit);
}
