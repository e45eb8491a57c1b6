import { fullName, type Person } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { loadAccount } from '../account/person.ts';
import { bookingDecider } from '../booking/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { ReviewCommand, ReviewedJob } from './commands.ts';
import { reviewDecider } from './decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

/** Answers of workers to reviews, and hiding of answers by staff. */
export function reviewHandlers({
  commands,
  now,
}: Deps): Handlers<'answerReview' | 'hideReviewAnswer' | 'restoreReviewAnswer'> {
  async function send(bookingId: string, command: ReviewCommand, context: CallContext) {
    const stream = streams.review(bookingId);
    const { position } = await commands.handle(reviewDecider, stream, command, commandContext(context, now()));
    return { data: { bookingId }, position };
  }

  async function staffOf(context: CallContext): Promise<Person> {
    const { accountId } = signedIn(context);
    const account = await loadAccount(commands, accountId);
    return { accountId, name: fullName(account), avatar: account.avatar };
  }

  /** Throws `not_found` for a missing review, and for jobs of other workers. */
  async function reviewedJob(bookingId: string, isTheirs: (workerId: string) => boolean) {
    const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
    if (state.kind === 'none' || !state.review || !state.worker || !isTheirs(state.worker.workerId))
      throw new ApiError('not_found');
    const { workerId, accountId: workerAccountId, name } = state.worker;
    const job: ReviewedJob = { bookingId, clientId: state.clientId, workerId, workerAccountId };
    return { job, workerName: name };
  }

  const anybodys = () => true;

  return {
    answerReview: async ({ params: { id }, body: { text }, context }) => {
      const { workerId: caller } = signedIn(context);
      const reviewed = await reviewedJob(id, (workerId) => workerId === caller);
      return send(id, { type: 'AnswerReview', data: { ...reviewed, text, now: now().toISOString() } }, context);
    },
    hideReviewAnswer: async ({ params: { id }, body: { reason }, context }) => {
      const { job } = await reviewedJob(id, anybodys);
      const data = { job, by: await staffOf(context), reason, now: now().toISOString() };
      return send(id, { type: 'HideAnswer', data }, context);
    },
    restoreReviewAnswer: async ({ params: { id }, context }) => {
      const { job } = await reviewedJob(id, anybodys);
      const data = { job, by: await staffOf(context), now: now().toISOString() };
      return send(id, { type: 'RestoreAnswer', data }, context);
    },
  };
}
