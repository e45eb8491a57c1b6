import * as z from 'zod/mini';
import { Day, Id, Reason } from '../fields.ts';
import { DocumentLink, HandedInDocument } from '../views/worker.ts';
import { documentReadCauses } from '../worker/document-reads.ts';
import { documentKinds } from '../worker/documents.ts';
import { defineCall } from './call.ts';

/** Reason for opening a document; free text, except when checking an application. */
export const OpeningReason = z.object({ cause: z.enum(documentReadCauses), reason: z.optional(Reason) }).check(
  z.refine(({ cause, reason }) => cause === 'application' || reason !== undefined, {
    error: 'Say why in your own words',
    path: ['reason'],
  }),
);
export type OpeningReason = z.infer<typeof OpeningReason>;

/**
 * Documents that workers submit, for them and admins. Each view uses its own short-lived link
 * (docs/decisions/private-documents.md).
 */
export const documentCalls = {
  listOwnDocuments: defineCall({
    method: 'GET',
    path: '/providers/me/documents',
    summary: 'List the own submitted documents',
    who: ['worker'],
    answer: z.object({ items: z.array(HandedInDocument) }),
    errors: ['not_found'],
  }),
  linkOwnDocument: defineCall({
    method: 'POST',
    path: '/providers/me/documents/{documentId}/link',
    summary: 'Create a link to an own document, valid for two minutes',
    who: ['worker'],
    params: z.object({ documentId: Id }),
    answer: DocumentLink,
    fleeting: true,
    errors: ['not_found'],
  }),
  withdrawDocument: defineCall({
    method: 'DELETE',
    path: '/providers/me/documents/{documentId}',
    summary: 'Take back a document that was not checked yet; its file is deleted',
    who: ['worker'],
    params: z.object({ documentId: Id }),
    answer: z.object({ documentId: z.string() }),
    errors: ['not_found', 'conflict', 'paper_checked'],
  }),
  linkWorkerDocument: defineCall({
    method: 'POST',
    path: '/admin/workers/{workerId}/documents/{documentId}/link',
    summary: 'Create a link to a worker’s document, valid for two minutes; the access is recorded permanently',
    who: ['admin'],
    permission: 'documents.open',
    params: z.object({ workerId: Id, documentId: Id }),
    /** Default: checking this application, as stated less than an hour ago. */
    body: z.optional(OpeningReason),
    answer: DocumentLink,
    fleeting: true,
    errors: ['not_found', 'conflict', 'reason_needed'],
  }),
  checkWorkerDocument: defineCall({
    method: 'POST',
    path: '/admin/workers/{workerId}/documents/{documentId}/check',
    summary: 'Approve a document with kind and expiry, or refuse it with a reason',
    who: ['admin'],
    freshSignIn: 'always',
    permission: 'applications.decide',
    params: z.object({ workerId: Id, documentId: Id }),
    body: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('approved'),
        kind: z.enum(documentKinds),
        /** Last Manila day of validity. */ expiresOn: z.nullable(Day),
      }),
      z.object({ outcome: z.literal('refused'), reason: Reason }),
    ]),
    answer: z.object({ documentId: z.string() }),
    errors: ['not_found', 'conflict', 'paper_unread'],
  }),
  readDocument: defineCall({
    method: 'GET',
    path: '/documents/{documentId}',
    summary: 'Download a worker’s document with a valid link',
    who: 'anyone',
    rate: 'readingFiles',
    params: z.object({ documentId: Id }),
    query: z.object({ grant: z.optional(z.string().check(z.maxLength(1000))) }),
    answer: z.unknown(),
    errors: ['not_found'],
  }),
};
