import * as z from 'zod/mini';
import { Id } from '../fields.ts';
import { WorkerFigures } from '../views/worker-figures.ts';
import { defineCall } from './call.ts';

/** A worker's figures, for staff. */
export const workerFiguresCalls = {
  readWorkerFigures: defineCall({
    method: 'GET',
    path: '/admin/workers/{workerId}/figures',
    summary: 'Read a worker’s answers, jobs and ratings; with permission for payouts, also earnings and payouts',
    who: ['admin'],
    permission: 'people.read',
    params: z.object({ workerId: Id }),
    answer: WorkerFigures,
    errors: ['not_found'],
  }),
};
