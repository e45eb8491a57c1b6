import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { mayCaller } from '#contracts/calls/viewer.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { WorkerFigures } from '#contracts/views/worker.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import { workerFigures, type WorkerFiguresDocument } from '#projectors/read-models/worker/worker-figures.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { earningsQueries } from '../payout/earnings-handlers.ts';
import type { QueryContext } from '../query-context.ts';
import { median } from './median.ts';

const PAYOUTS_SHOWN = 6;

export function workerFiguresQueries(queryContext: QueryContext): Handlers<'readWorkerFigures'> {
  const { documents, workers } = queryContext;
  const { earningsSeen } = earningsQueries(queryContext);

  async function moneyOf(workerId: string): Promise<WorkerFigures['money']> {
    const [{ totals, months }, paid] = await Promise.all([
      earningsSeen(workerId),
      documents.find<PayoutDocument>(payouts.name, {
        where: { workerId: { eq: workerId } },
        sort: [['friday', 'desc']],
        limit: PAYOUTS_SHOWN,
      }),
    ]);
    return {
      earnings: { totals, months },
      payouts: paid.map(({ document: { friday, status, amountCentavos } }) => ({
        id: payoutId(workerId, friday),
        friday,
        status,
        amount: amountCentavos,
      })),
    };
  }

  return {
    async readWorkerFigures({ params: { workerId }, context }) {
      const worker = (await workers()).items.get(workerId);
      if (!worker) throw new ApiError('not_found');
      const [figures, money] = await Promise.all([
        documents.get<WorkerFiguresDocument>(workerFigures.name, workerId),
        mayCaller(context, 'payouts.read') ? moneyOf(workerId) : null,
      ]);
      return { data: { ...workOf(figures?.document, worker), money } };
    },
  };
}

function workOf(
  figures: WorkerFiguresDocument | undefined,
  { completedJobs, noShows, lateArrivals, ratingSum, reviewCount }: WorkerDocument,
): Pick<WorkerFigures, 'requests' | 'jobs' | 'reviews'> {
  const { requests = 0, accepted = 0, declined = 0, unanswered = 0, agreed = 0, calledOff = 0 } = figures ?? {};
  const ended = completedJobs + calledOff + noShows;
  return {
    requests: {
      asked: requests,
      accepted,
      declined,
      unanswered,
      answerMinutes: median(figures?.answerMinutes ?? []),
    },
    jobs: {
      agreed,
      completed: completedJobs,
      calledOff,
      noShows,
      late: lateArrivals,
      completionPercent: ended === 0 ? null : Math.round((100 * completedJobs) / ended),
    },
    reviews: { rating: reviewCount === 0 ? 0 : Math.round((10 * ratingSum) / reviewCount) / 10, count: reviewCount },
  };
}
