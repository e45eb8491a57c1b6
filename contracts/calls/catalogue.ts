import * as z from 'zod/mini';
import { listOf, paging, PositiveCentavos, QueryFlag, ShortText } from '../fields.ts';
import { Service } from '../views/catalogue.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const serviceBody = {
  name: ShortText,
  title: ShortText,
  category: z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'Small letters, digits and hyphens')),
  icon: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  description: z.string().check(z.trim(), z.maxLength(1000)),
  basePrice: PositiveCentavos,
  durationMinutes: z.int().check(z.gte(15), z.lte(720), z.multipleOf(15)),
  urgent: z.boolean(),
};
const changes = z.object({
  name: z.optional(serviceBody.name),
  title: z.optional(serviceBody.title),
  category: z.optional(serviceBody.category),
  icon: z.optional(serviceBody.icon),
  description: z.optional(serviceBody.description),
  basePrice: z.optional(serviceBody.basePrice),
  durationMinutes: z.optional(serviceBody.durationMinutes),
  urgent: z.optional(serviceBody.urgent),
  isActive: z.optional(z.boolean()),
});

/** Screens show the catalogue whole, so a page holds as much of it as a page may. */
const everyService = paging(100);

export const catalogueCalls = {
  listServices: defineCall({
    method: 'GET',
    path: '/services',
    summary: 'Active services, by category and name',
    who: 'anyone',
    query: z.object({
      ...everyService,
      category: z.optional(z.string()),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      urgent: z.optional(QueryFlag),
    }),
    answer: listOf(Service),
    errors: [],
  }),
  readService: defineCall({
    method: 'GET',
    path: '/services/{id}',
    summary: 'One service',
    who: 'anyone',
    params: idParams,
    answer: z.object({ item: Service }),
    errors: ['not_found'],
  }),
  listAllServices: defineCall({
    method: 'GET',
    path: '/admin/services',
    summary: 'All services, inactive ones too',
    who: ['admin'],
    permission: 'catalogue.read',
    query: z.object(everyService),
    answer: listOf(Service),
    errors: [],
  }),
  addService: defineCall({
    method: 'POST',
    path: '/admin/services',
    summary: 'Add a service',
    who: ['admin'],
    permission: 'catalogue.change',
    body: z.object(serviceBody),
    answer: z.object({ item: Service }),
    status: 201,
    errors: ['amount_too_high', 'conflict'],
  }),
  changeService: defineCall({
    method: 'PATCH',
    path: '/admin/services/{id}',
    summary: 'Change a service, or take it out of the catalogue and back',
    who: ['admin'],
    permission: 'catalogue.change',
    params: idParams,
    body: changes,
    answer: z.object({ item: Service }),
    errors: ['not_found', 'amount_too_high', 'conflict'],
  }),
};
