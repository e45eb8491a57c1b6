import * as z from 'zod/mini';
import { BugPriority, BugStatus } from '../events/support-bugs.ts';
import { Day, Id, Line, Reason, Text, listOf, ordersBy, paging } from '../fields.ts';
import { Bug, OwnBug } from '../views/support-bugs.ts';
import { DocumentLink } from '../views/worker.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';
import { Submitted } from './upload.ts';

/** Sort orders of the list. */
export const bugOrders = ordersBy(['reported']);

const admin = ['admin'] as const;

/** Maximum number of pictures per report. */
export const MOST_BUG_PICTURES = 5;

const optionalLine = (most: number) => z._default(z.nullable(Line.check(z.minLength(1), z.maxLength(most))), null);

/** The path only: a query string may contain a code or a secret. */
const Page = z._default(
  z.nullable(z.string().check(z.maxLength(300), z.regex(/^\/[^\s?#]*$/, 'Not the address of a screen'))),
  null,
);

export const NewBug = z.object({
  page: Page,
  device: optionalLine(200),
  whatHappened: Text.check(z.minLength(10, 'Tell us a little more about what happened'), z.maxLength(4000)),
  /** Ids from uploadScreenshots. */
  pictures: z._default(z.array(Id).check(z.maxLength(MOST_BUG_PICTURES)), []),
});

/** Only changes. */
export const TriageBug = z
  .object({
    status: z.optional(BugStatus),
    priority: z.optional(BugPriority),
    /** The reporter sees it. */
    note: z.optional(Text.check(z.minLength(1), z.maxLength(1000))),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      message: 'Say what changes',
      path: ['status'],
    }),
  );

/** Defects of the app: users report them, staff triage them, and the reporter is notified of each step. */
export const bugCalls = {
  uploadScreenshots: defineCall({
    method: 'POST',
    path: '/upload/screenshots',
    summary: 'Upload private pictures for a bug report (PNG, JPEG or WebP); deleted after a day without a report',
    who: 'signed-in',
    files: { field: 'files', max: MOST_BUG_PICTURES },
    answer: z.object({ items: z.array(Submitted) }),
    errors: ['too_large', 'unsupported_media', 'request_timeout', 'daily_upload_limit'],
  }),
  reportBug: defineCall({
    method: 'POST',
    path: '/users/report-bug',
    summary: 'Report a defect of the app, at most ten times a day',
    who: 'signed-in',
    body: NewBug,
    answer: z.object({ id: z.string() }),
    status: 201,
    errors: ['picture_gone', 'daily_report_limit', 'conflict'],
  }),
  listOwnBugs: defineCall({
    method: 'GET',
    path: '/users/me/bugs',
    summary: 'List own bug reports with their status, newest first',
    who: 'signed-in',
    query: z.object(paging()),
    answer: listOf(OwnBug),
    errors: [],
  }),
  listBugs: defineCall({
    method: 'GET',
    path: '/admin/bugs',
    summary: 'List bug reports, newest first',
    who: admin,
    permission: 'bugs.read',
    query: z.object({
      ...paging(50),
      status: z.optional(BugStatus),
      priority: z.optional(BugPriority),
      /** Reported on these Manila days, both included. */ from: z.optional(Day),
      to: z.optional(Day),
      sort: z.optional(z.enum(bugOrders)),
    }),
    answer: listOf(Bug),
    errors: [],
  }),
  readBug: defineCall({
    method: 'GET',
    path: '/admin/bugs/{id}',
    summary: 'Read a bug report',
    who: admin,
    permission: 'bugs.read',
    params: idParams,
    answer: Bug,
    errors: ['not_found'],
  }),
  triageBug: defineCall({
    method: 'PATCH',
    path: '/admin/bugs/{id}',
    summary: 'Set a bug report’s status or priority, or send a note to its reporter',
    who: admin,
    permission: 'bugs.change',
    params: idParams,
    body: TriageBug,
    answer: z.object({ id: z.string(), status: BugStatus, priority: BugPriority }),
    errors: ['not_found', 'conflict'],
  }),
  deleteBug: defineCall({
    method: 'DELETE',
    path: '/admin/bugs/{id}',
    summary:
      'Remove a bug report from the lists; its events stay, and its reporter is notified, with the reason if given',
    who: admin,
    permission: 'bugs.change',
    params: idParams,
    body: z.optional(z.object({ reason: z.optional(Reason) })),
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  linkBugPicture: defineCall({
    method: 'POST',
    path: '/admin/bugs/{id}/pictures/{pictureId}/link',
    summary: 'Create a link to a bug report’s picture, valid for two minutes',
    who: admin,
    permission: 'bugs.change',
    params: z.object({ id: Id, pictureId: Id }),
    answer: DocumentLink,
    fleeting: true,
    errors: ['not_found'],
  }),
};
