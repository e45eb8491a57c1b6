import type { Person } from '#contracts/account/person.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** The reviewed job, folded from the booking's stream. */
export type ReviewedJob = Pick<DataOf<'ReviewAnswered'>, 'bookingId' | 'clientId' | 'workerId' | 'workerAccountId'>;

/** `now`: an ISO 8601 instant. `by`: acting member of staff. */
export type ReviewCommand =
  | Command<'AnswerReview', { job: ReviewedJob; workerName: string; text: string; now: string }>
  | Command<'HideAnswer', { job: ReviewedJob; by: Person; reason: string; now: string }>
  | Command<'RestoreAnswer', { job: ReviewedJob; by: Person; now: string }>;
