import * as z from 'zod/mini';
import { Id } from '../fields.ts';
import { defineCall } from './call.ts';

export const Uploaded = z.object({ id: z.string(), url: z.string(), name: z.string(), contentType: z.string() });
export type Uploaded = z.infer<typeof Uploaded>;

const files = z.object({ items: z.array(Uploaded) });

/** Without an address: permitted readers request a link to it. */
export const Submitted = z.omit(Uploaded, { url: true });
export type Submitted = z.infer<typeof Submitted>;

export const uploadCalls = {
  uploadAvatar: defineCall({
    method: 'POST',
    path: '/upload/avatar',
    summary: 'Set the own picture (PNG, JPEG or WebP, up to 5 MB)',
    who: 'signed-in',
    files: { field: 'file', max: 1 },
    answer: Uploaded,
    errors: ['too_large', 'unsupported_media', 'request_timeout', 'daily_upload_limit'],
  }),
  uploadDocuments: defineCall({
    method: 'POST',
    path: '/upload/documents',
    summary: 'Submit documents such as an NBI clearance, a certificate or a résumé (PDF or picture)',
    who: ['worker'],
    files: { field: 'files', max: 5 },
    answer: z.object({ items: z.array(Submitted) }),
    errors: ['too_large', 'unsupported_media', 'request_timeout', 'daily_upload_limit'],
  }),
  uploadPortfolio: defineCall({
    method: 'POST',
    path: '/upload/portfolio',
    summary: 'Upload pictures for the portfolio, a job or a chat',
    who: 'signed-in',
    files: { field: 'files', max: 10 },
    answer: files,
    errors: ['too_large', 'unsupported_media', 'request_timeout', 'daily_upload_limit'],
  }),
  readFile: defineCall({
    method: 'GET',
    path: '/files/{id}',
    summary:
      'Download an uploaded picture, or a range of it. Pictures of chats, bookings and tickets are private to their ' +
      'participants, with an access token in the header or the cookie that browsers receive with it',
    who: 'anyone',
    rate: 'readingFiles',
    params: z.object({ id: Id }),
    answer: z.unknown(),
    errors: ['not_found', 'range_not_satisfiable'],
  }),
};
