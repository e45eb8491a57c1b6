import * as z from 'zod/mini';
import { listOf, paging, QueryFlag, queryNumber, Typed } from '../fields.ts';
import { Category, Service } from '../views/catalogue.ts';
import { defineCall } from './call.ts';
import { completePlace, idParams } from './params.ts';
import { WorkerListing } from '../views/worker.ts';

/** Screens show the whole catalogue, so a page is as large as allowed. */
const everyService = paging(100);

export const catalogueCalls = {
  listServices: defineCall({
    method: 'GET',
    path: '/services',
    summary: 'List active services, by category and name',
    who: 'anyone',
    query: z.object({
      ...everyService,
      category: z.optional(z.string()),
      q: z.optional(Typed.check(z.maxLength(100))),
      urgent: z.optional(QueryFlag),
    }),
    answer: listOf(Service),
    errors: [],
  }),
  /** This and the next are before `/services/{id}`, which would match their last segment as an id. */
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
  listPopularServices: defineCall({
    method: 'GET',
    path: '/services/popular',
    summary: 'List popular services: seasonal ones first, then by bookings of the last 90 days',
    who: 'anyone',
    answer: z.object({
      items: z.array(z.object({ service: Service, bookings: z.int(), isOfSeason: z.boolean() })),
    }),
    errors: [],
  }),
  readService: defineCall({
    method: 'GET',
    path: '/services/{id}',
    summary: 'Read a service',
    who: 'anyone',
    params: idParams,
    answer: z.object({ item: Service }),
    errors: ['not_found'],
  }),
  listAllServices: defineCall({
    method: 'GET',
    path: '/admin/services',
    summary: 'List all services, including inactive ones',
    who: ['admin'],
    permission: 'catalogue.read',
    query: z.object(everyService),
    answer: listOf(Service),
    errors: [],
  }),
  listCategories: defineCall({
    method: 'GET',
    path: '/categories',
    summary: 'List categories with subcategories, as clients see them',
    who: 'anyone',
    answer: z.object({ items: z.array(Category) }),
    errors: [],
  }),
};
