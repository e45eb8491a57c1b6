import * as z from 'zod/mini';
import { FormFields } from '../form/form-definition.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

/** Owner of a form: a category, for all its services, or a worker. */
export const FormOwner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), category: z.string() }),
  z.object({ kind: z.literal('worker'), workerId: z.string() }),
]);
export type FormOwner = z.infer<typeof FormOwner>;

const UNSEEN = 'unpublished drafts';
/** Versions count from 1; a booking keeps the version that it was answered with. */
const version = z.int();

/** The `form-{category}` and `workerform-{workerId}` streams: questions for clients when they book. */
export const formEvents = {
  FormDraftSaved: unpublished(UNSEEN, { owner: FormOwner, fields: personal(FormFields), savedAt: z.string() }),
  FormDraftDiscarded: unpublished(UNSEEN, { owner: FormOwner }),
  BookingFormPublished: published('Questions for clients who book a service of this category, from now on.', {
    category: z.string(),
    version,
    fields: internal(FormFields),
    publishedAt: z.string(),
  }),
  WorkerFormPublished: published('Additional questions for clients who choose this worker.', {
    workerId: z.string(),
    version,
    fields: personal(FormFields),
    publishedAt: z.string(),
  }),
};
export type FormEvent = EventOf<typeof formEvents>;

/** A new version for clients. */
export const formPublished = ['BookingFormPublished', 'WorkerFormPublished'] as const satisfies FormEvent['type'][];
