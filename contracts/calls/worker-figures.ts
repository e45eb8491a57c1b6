import * as z from 'zod/mini';
import { Id } from '../fields.ts';
import { WorkerFigures } from '../views/worker-figures.ts';
import { defineCall } from './call.ts';

/** A worker's figures, for staff. */
export const workerFiguresCalls = {
  readWorkerFigures: defineCall({
    method: 'GET',
    path: '/admin/workers/{workerId}/figures',
    summary: 'How a worker answers, works and is rated; for who may see payouts, what they earn and were paid',
    who: ['admin'],
    permission: 'people.read',
    params: z.object({ workerId: Id }),
    answer: WorkerFigures,
    errors: ['not_found'],
  }),
};
