/** When the answer is due: an urgently asked worker has less time than the request. */
export function answerDue({ answerBy, workerAnswerBy }: { answerBy: string; workerAnswerBy: string | null }): string {
  return workerAnswerBy ?? answerBy;
}
