import { partsOfStream } from '#contracts/events/streams.ts';
import { PublicConfig } from '#contracts/platform/settings.ts';
import { permissionOfStream } from '#contracts/platform/stream-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { dayFigures, type DayFiguresDocument } from '#projectors/read-models/platform/day-figures.ts';
import { withoutMessages } from '#projectors/read-models/platform/shown-data.ts';
import { streamState } from '#projectors/read-models/platform/stream-state.ts';
import { allBookings } from './all-bookings.ts';
import { configSchema } from './config-schema.ts';
import { amountsOfBookings } from '../analytics/amounts-of-bookings.ts';
import { adminOverview } from './overview.ts';
import { adminUserDetails } from '../account/admin-users.ts';
import { figureTotal } from './figure-total.ts';
import { auditRowsAfter, findAuditRows } from './find-audit-rows.ts';
import { auditRows, eventRows } from './audit-rows.ts';
import { auditFilter } from './audit-search.ts';
import { bookingReader } from '../booking/booking-reader.ts';
import { mayCaller, requirePermission, viewerOf } from '#contracts/calls/viewer.ts';
import { listUsers } from '../account/list-users.ts';
import { cappedMark } from '../page.ts';
import { findForStaff } from './find-for-staff.ts';
import { listParked } from './parked.ts';
import type { QueryContext } from '../query-context.ts';
import { exportQueries } from './staff-exports.ts';
import { mayShowMessages } from './staff-grants.ts';

type SystemQueries = Handlers<
  | 'readAdminOverview'
  | 'listParked'
  | 'listAuditLogs'
  | 'listEvents'
  | 'readStream'
  | 'listUsers'
  | 'readUser'
  | 'listAllBookings'
  | 'readConfig'
  | 'readPublicConfig'
  | 'readExport'
  | 'findForStaff'
>;

export function platformQueries(queryContext: QueryContext): SystemQueries {
  const { documents, eventLog } = queryContext;
  const reader = bookingReader(queryContext);

  return {
    ...exportQueries(queryContext),

    readAdminOverview: async ({ query, context }) => ({
      data: await adminOverview(queryContext, reader, query.days, viewerOf(context)),
    }),

    findForStaff: async ({ query: { q }, context }) => ({
      data: { items: await findForStaff(documents, q, (permission) => mayCaller(context, permission)) },
    }),

    listParked: async ({ query }) => ({ data: await listParked(queryContext, query) }),

    async listAuditLogs({ query, context }) {
      requireHistory(context, query.stream);
      const filter = await auditFilter(queryContext, query);
      const [{ rows, total }, inAll, first] = await Promise.all([
        findAuditRows(queryContext, filter, query),
        figureTotal(queryContext, query),
        documents.find<DayFiguresDocument>(dayFigures.name, { sort: [['day', 'asc']], limit: 1 }),
      ]);
      return {
        data: {
          items: await auditRows(queryContext, rows, query.figure),
          page: query.page,
          limit: query.limit,
          total,
          ...cappedMark(filter.capped),
          firstAt: first[0]?.document.firstAt ?? null,
          figureTotal: inAll,
        },
      };
    },

    async listEvents({ query, context }) {
      const { after, limit, grant, ...filters } = query;
      requireHistory(context, query.stream);
      const shown = await mayShowMessages(queryContext, query.stream, grant, context);
      const filter = await auditFilter(queryContext, filters);
      const rows = await auditRowsAfter(queryContext, filter, after, limit);
      const items = await eventRows(queryContext, rows, (stream) => shown && stream === query.stream);
      return {
        data: {
          items,
          nextAfter: rows.length < limit ? null : (rows.at(-1)?.position ?? null),
          ...cappedMark(filter.capped),
        },
      };
    },

    async readStream({ params: { stream }, query, context }) {
      requireHistory(context, stream);
      const found = await streamState(eventLog, stream, query);
      if (!found) throw new ApiError('not_found');
      const isPrivate =
        partsOfStream(stream).kind === 'conversation' &&
        !(await mayShowMessages(queryContext, stream, query.grant, context));
      return { data: isPrivate ? { ...found, state: found.state && withoutMessages(found.state) } : found };
    },

    listUsers: async ({ query }) => ({ data: await listUsers(queryContext, query) }),

    async readUser({ params, context }) {
      const account = await documents.get<AccountDocument>(accounts.name, params.id);
      const user = account && (await adminUserDetails(queryContext, account.document, signedIn(context).accountId));
      if (!user) throw new ApiError('not_found');
      return { data: user };
    },

    async listAllBookings({ query: { page, limit, sort, ...filters }, context }) {
      const asked = { ...filters, ...(sort && { sort }) };
      const list = await allBookings(queryContext, reader, asked, { page, limit }, viewerOf(context));
      const { moved } = filters;
      if (!moved || !mayCaller(context, moved === 'earned' ? 'payouts.read' : 'analytics.read')) return { data: list };
      const ids = list.items.map(({ booking }) => booking.id);
      const { of, ...figure } = await amountsOfBookings(queryContext, { ...filters, moved }, ids);
      const items = list.items.map(({ booking }) => ({ booking, moved: of.get(booking.id) ?? 0 }));
      return { data: { ...list, items, figure } };
    },

    async readConfig() {
      const { allowsReset = false } = queryContext;
      const { scheduled } = await queryContext.config();
      return {
        data: { settings: await queryContext.settings(), scheduled: [...scheduled], schema: configSchema, allowsReset },
      };
    },

    readPublicConfig: async () => {
      const { practice, texts, mapTiles, cloudSignIn, methodLimits } = queryContext;
      const settings = await queryContext.settings();
      return { data: PublicConfig.parse({ ...settings, practice, texts, mapTiles, cloudSignIn, methodLimits }) };
    },
  };
}

/** Requires the permission to read the stream's subject, or the one for the whole audit log. */
function requireHistory(context: CallContext, stream: string | undefined): void {
  if (!mayCaller(context, 'audit.read'))
    requirePermission(context, stream === undefined ? 'audit.read' : permissionOfStream(stream));
}
