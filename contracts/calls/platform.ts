import * as z from 'zod/mini';
import { StaffRole } from '../account/staff-permissions.ts';
import { bookingsOfFigures, moneyFigures } from '../analytics/bookings-of-figures.ts';
import { type BookingGroup, bookingStatuses } from '../booking/lifecycle.ts';
import { ExportedList } from '../events/platform.ts';
import {
  Capped,
  Day,
  Id,
  Moment,
  QueryFlag,
  Reason,
  Typed,
  TypedPassword,
  listOf,
  ordersBy,
  paging,
  queryInt,
} from '../fields.ts';
import { UserType } from '../roles.ts';
import { anyOf, exportPermissions, userChangePermissions } from '../platform/case-permissions.ts';
import { PublicConfig, Settings } from '../platform/settings.ts';
import { streamPermissions } from '../platform/stream-permissions.ts';
import { AdminOverview, Found, Parked } from '../views/platform-overview.ts';
import { AdminConfig, ConfigNow } from '../views/platform-config.ts';
import { AuditRow, EventRow, StaffGrant, StreamState } from '../views/platform-audit.ts';
import { Booking } from '../views/booking.ts';
import { AdminUser, AdminUserDetails } from '../views/account.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const admin = ['admin'] as const;

/** Sort orders of these lists. */
export const bookingOrders = ordersBy(['when', 'amount']);
export const userOrders = ordersBy(['person', 'joined', 'lastSignIn']);

/** Bookings that need attention: not started, not completed, or with a disputed no-show. */
export const attentions = ['unstarted', 'unfinished', 'disputed'] as const;
export type Attention = (typeof attentions)[number];

/** Bookings that wait for an answer, are upcoming, or have ended. */
export const statusGroups = ['waiting', 'upcoming', 'over'] as const satisfies readonly BookingGroup[];
const text = z.optional(Typed.check(z.maxLength(200)));

const bookingFilters = {
  status: z.optional(z.enum(bookingStatuses)),
  /** A group of statuses. */ group: z.optional(z.enum(statusGroups)),
  /** Narrower than the status, and takes precedence. */ attention: z.optional(z.enum(attentions)),
  /** Requested on these Manila days, both included. */ from: z.optional(Day),
  to: z.optional(Day),
  service: z.optional(Id),
  q: text,
  ...bookingsOfFigures,
};
/** Applies to the list only, not to counts or the audit log. */
const bookingOrder = { sort: z.optional(z.enum(bookingOrders)) };
export const BookingFilters = z.object(bookingFilters);
export type BookingFilters = z.infer<typeof BookingFilters>;

/** Filters of a list of bookings, as in its URL: `from=2026-11-01&to=2026-11-07&status=completed`. */
const filtersInAddress = z.string().check(
  z.maxLength(1000),
  z.refine((address) => filtersOf(address).success, { error: 'Not filters of bookings' }),
);

/** The filters in a URL; other parameters are ignored. */
export function filtersOf(address: string) {
  return z.safeParse(BookingFilters, Object.fromEntries(new URLSearchParams(address)));
}

/** `filters`: of the list, as in its URL; for payouts, their Friday. */
const exported = { list: ExportedList, filters: z.string().check(z.maxLength(1000)) };

/** From showMessages. Without it private messages are withheld. */
const grant = z.optional(z.string().check(z.maxLength(1000)));

/**
 * What admins see and do, and the settings for all screens. Payments, payouts, bugs and tickets have files of their
 * own.
 */
export const platformCalls = {
  readAdminOverview: defineCall({
    method: 'GET',
    path: '/admin/overview',
    summary: 'Read the platform’s figures',
    who: admin,
    permission: 'overview.read',
    query: z.object({ days: z._default(queryInt(1, 90), 7) }),
    answer: AdminOverview,
    errors: [],
  }),
  findForStaff: defineCall({
    method: 'GET',
    path: '/admin/find',
    summary:
      'Search people by name or contact, and bookings, payments, payouts, bank files and tickets by code or reference',
    who: admin,
    permission: anyOf(streamPermissions),
    query: z.object({ q: Typed.check(z.minLength(1), z.maxLength(200)) }),
    /** The first few results of each kind that the caller may handle. */
    answer: z.object({ items: z.array(Found) }),
    errors: [],
  }),
  listParked: defineCall({
    method: 'GET',
    path: '/admin/parked',
    summary: 'List parked events and tasks, newest first',
    who: admin,
    permission: 'audit.read',
    query: z.object(paging()),
    answer: listOf(Parked),
    errors: [],
  }),
  listAuditLogs: defineCall({
    method: 'GET',
    path: '/admin/audit-logs',
    summary: 'List events, one row each, newest first',
    who: admin,
    permission: anyOf(streamPermissions),
    query: z.object({
      ...paging(50),
      /** Only actions of people on money, access, people or settings. */
      strict: z.optional(QueryFlag),
      /** A subject, a code, an id or a stream. */
      q: text,
      actor: text,
      /** By this account or about it: the person, their work and their payouts. */
      about: z.optional(Id),
      type: text,
      /** Events that moved this figure's money. */ figure: z.optional(z.enum(moneyFigures)),
      /** Events of these bookings and their payments; of the newest ones when there are too many. */
      bookings: z.optional(filtersInAddress),
      stream: text,
      from: z.optional(Day),
      to: z.optional(Day),
      correlationId: text,
      /** Of a booking's or its payment's stream: the correlated events of all streams. */
      thread: text,
    }),
    answer: z.extend(listOf(AuditRow), {
      firstAt: z.nullable(z.string()),
      /** Total of the figure's events on these days, in centavos; null when other filters exclude some. */
      figureTotal: z.nullable(z.int()),
    }),
    errors: [],
  }),
  listEvents: defineCall({
    method: 'GET',
    path: '/admin/events',
    summary: 'Read full events, oldest first',
    who: admin,
    permission: anyOf(streamPermissions),
    query: z.object({
      stream: text,
      type: text,
      actor: text,
      correlationId: text,
      thread: text,
      from: z.optional(Day),
      to: z.optional(Day),
      after: z._default(queryInt(0, Number.MAX_SAFE_INTEGER), 0),
      limit: z._default(queryInt(1, 100), 50),
      grant,
    }),
    answer: z.object({
      items: z.array(EventRow),
      /** null at the end. */ nextAfter: z.nullable(z.int()),
      capped: Capped,
    }),
    errors: [],
  }),
  readStream: defineCall({
    method: 'GET',
    path: '/admin/streams/{stream}',
    summary: 'Read the folded state of a stream at a moment',
    who: admin,
    permission: anyOf(streamPermissions),
    params: z.object({ stream: Id }),
    query: z.object({ asOf: z.optional(Moment), revision: z.optional(queryInt(0, 1e9)), grant }),
    answer: StreamState,
    errors: ['not_found'],
  }),
  showMessages: defineCall({
    method: 'POST',
    path: '/admin/conversations/{id}/show-messages',
    summary: 'Request temporary access to two people’s messages, with a reason',
    who: admin,
    permission: 'chats.open',
    params: idParams,
    body: z.object({ reason: Reason }),
    answer: StaffGrant,
    errors: ['not_found', 'conflict'],
  }),
  exportData: defineCall({
    method: 'POST',
    path: '/admin/exports',
    summary: 'Request an export of a list',
    who: admin,
    permission: anyOf(exportPermissions),
    freshSignIn: 'always',
    body: z.object(exported),
    answer: StaffGrant,
    errors: [],
  }),
  readExport: defineCall({
    method: 'GET',
    path: '/admin/exports/csv',
    summary: 'Export a list with the requested grant; actor and number of rows are recorded',
    who: admin,
    permission: anyOf(exportPermissions),
    /** `grant`: from exportData for this list with these filters, for one use. */
    query: z.object({ ...exported, grant: z.string().check(z.maxLength(1000)) }),
    /** `capped`: more rows match than were examined. */
    answer: z.object({ fileName: z.string(), csv: z.string(), rows: z.int(), capped: Capped }),
    streamed: true,
    errors: ['too_many_requests'],
  }),
  listUsers: defineCall({
    method: 'GET',
    path: '/admin/users',
    summary: 'List people, newest first',
    who: admin,
    permission: 'people.read',
    query: z.object({
      ...paging(),
      q: text,
      userType: z.optional(UserType),
      staffRole: z.optional(StaffRole),
      status: z.optional(z.enum(['active', 'suspended', 'closed', 'applied', 'approved', 'rejected'])),
      /** Workers who accept new jobs in this cell of the map of requests. */ cell: text,
      /** Joined on these Manila days, both included. */ from: z.optional(Day),
      to: z.optional(Day),
      sort: z.optional(z.enum(userOrders)),
    }),
    answer: listOf(AdminUser),
    errors: [],
  }),
  readUser: defineCall({
    method: 'GET',
    path: '/admin/users/{id}',
    summary: 'Read a person',
    who: admin,
    permission: 'people.read',
    params: idParams,
    answer: AdminUserDetails,
    errors: ['not_found'],
  }),
  changeUser: defineCall({
    method: 'PATCH',
    path: '/admin/users/{id}',
    summary: 'Approve a complete application, request missing parts, reject, suspend, reinstate, or change the role',
    who: admin,
    permission: anyOf(userChangePermissions),
    freshSignIn: 'always',
    params: idParams,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('approve') }),
      /** Notifies the worker of what their application still needs. */
      z.object({ action: z.literal('request-missing') }),
      z.object({ action: z.literal('reject'), reason: Reason }),
      /** Suspending a worker with open jobs needs a second admin, except for reasons of safety. */
      z.object({ action: z.literal('suspend'), reason: Reason, cause: z.optional(z.literal('safety')) }),
      z.object({ action: z.literal('reinstate') }),
      z.object({ action: z.literal('role'), role: UserType }),
    ]),
    /** `approval`: waits for a second admin; null when it is done. */
    answer: z.object({ id: z.string(), approval: z.nullable(z.object({ id: z.string() })) }),
    errors: [
      'not_found',
      'not_allowed_now',
      'has_open_jobs',
      'application_incomplete',
      'already_exists',
      'no_other_admin',
      'conflict',
    ],
  }),
  listAllBookings: defineCall({
    method: 'GET',
    path: '/admin/bookings',
    summary: 'List all bookings, newest first',
    who: admin,
    permission: 'bookings.read',
    query: z.object({ ...paging(), ...bookingFilters, ...bookingOrder }),
    answer: z.extend(
      listOf(
        z.object({
          booking: Booking,
          /** With the filter `moved`: centavos that this booking contributed to the figure, for readers of the figure. */
          moved: z.optional(z.int()),
        }),
      ),
      {
        figure: z.optional(
          z.object({
            /** The figure's value on these days, in centavos; null if other filters exclude a part of it. */
            total: z.nullable(z.int()),
            /** The part that belongs to no booking: amounts carried from one payout to the next. */
            ofNoBooking: z.int(),
          }),
        ),
      },
    ),
    errors: [],
  }),
  readConfig: defineCall({
    method: 'GET',
    path: '/admin/config',
    summary: 'Read the effective settings, scheduled changes, and each setting’s limits',
    who: admin,
    permission: 'settings.read',
    answer: AdminConfig,
    errors: [],
  }),
  changeConfig: defineCall({
    method: 'PUT',
    path: '/admin/config',
    summary:
      'Change the settings, now or from an instant within a year; those about money need a reason and a second ' +
      'admin’s approval',
    who: admin,
    permission: 'settings.change',
    freshSignIn: 'always',
    body: z.extend(z.partial(Settings), { effectiveAt: z.optional(Moment), reason: z.optional(Reason) }),
    /** `approval`: the part that waits; null when nothing does. */
    answer: z.extend(ConfigNow, { approval: z.nullable(z.object({ id: z.string() })) }),
    errors: ['not_allowed_now', 'no_other_admin', 'conflict'],
  }),
  withdrawConfigChange: defineCall({
    method: 'DELETE',
    path: '/admin/config/scheduled/{id}',
    summary: 'Withdraw a scheduled change of settings',
    who: admin,
    permission: 'settings.change',
    params: idParams,
    answer: ConfigNow,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
  resetSystem: defineCall({
    method: 'POST',
    path: '/admin/reset-system',
    summary:
      'Request a platform reset, approved by another owner; accounts, services and settings stay. Needs ALLOW_SYSTEM_RESET=true',
    who: admin,
    permission: 'platform.reset',
    body: z.object({
      confirm: z.literal('RESET', 'Type RESET'),
      password: TypedPassword,
      reason: z.optional(Reason),
    }),
    answer: z.object({ id: z.string(), expiresAt: z.string() }),
    status: 201,
    errors: ['wrong_password', 'no_other_admin', 'already_exists', 'conflict'],
  }),
  readPublicConfig: defineCall({
    method: 'GET',
    path: '/config',
    summary: 'Read the public settings',
    who: 'anyone',
    answer: PublicConfig,
    errors: [],
  }),
};
