import * as z from 'zod/mini';
import { queryNumber } from '../fields.ts';
import { Service } from '../views/catalogue.ts';
import { WorkerListing } from '../views/worker.ts';
import { defineCall } from './call.ts';
import { completePlace } from './params.ts';

export const urgentCalls = {
  /** Before `/services/{id}` in the table, which would match its last segment as an id. */
  listUrgentServices: defineCall({
    method: 'GET',
    path: '/services/urgent',
    summary: 'List the three urgent services with the earliest free worker, and that worker',
    who: 'anyone',
    query: z
      .object({ lat: z.optional(queryNumber(-90, 90)), lng: z.optional(queryNumber(-180, 180)) })
      .check(completePlace),
    answer: z.object({
      /** `worker`: null when no worker is free within two weeks. */
      items: z.array(z.object({ service: Service, worker: z.nullable(WorkerListing) })),
    }),
    errors: [],
  }),
};
