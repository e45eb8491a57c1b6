import type { QueryOf } from '#contracts/calls/call.ts';
import type { platformCalls } from '#contracts/calls/platform.ts';
import type { List } from '#contracts/fields.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { AccountStatus, type AdminUser } from '#contracts/views/account.ts';
import type { Where } from '#infra/eventing/documents.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { accountsInCell } from '../analytics/map-cells.ts';
import { inOrder, type Order, orderOf } from '../list-order.ts';
import { dayRange } from '../day-range.ts';
import { type Page, pageOf, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { adminUsers } from './admin-users.ts';
import { findPeople } from './people-search.ts';

type UsersQuery = QueryOf<typeof platformCalls.listUsers>;
type Ordered = Page & { order: Order };

/** Sort fields of the list. */
const fields = { person: 'nameKey', joined: 'registeredAt', lastSignIn: 'lastSignInAt' };
const newestFirst = [['registeredAt', 'desc']] as const;

/** People filtered for staff; newest first by default. */
export async function listUsers(
  queryContext: QueryContext,
  { q, sort, page, limit, ...filters }: UsersQuery,
): Promise<List<AdminUser>> {
  const where = await whereOf(queryContext, filters);
  const ordered = { page, limit, order: orderOf(sort, fields, newestFirst) };
  return q ? search(queryContext, q, where, ordered) : list(queryContext, where, ordered);
}

async function whereOf(
  queryContext: QueryContext,
  { userType, staffRole, status, cell, from, to }: Omit<UsersQuery, 'q' | 'sort' | keyof Page>,
): Promise<Where> {
  return {
    ...(userType && { userType: { eq: userType } }),
    ...(staffRole && { staffRole: { eq: staffRole } }),
    ...(status && statusWhere(status)),
    ...dayRange('registeredAt', { from, to }),
    ...(cell && { id: { in: await workersInCell(queryContext, cell) } }),
  };
}

function statusWhere(status: NonNullable<UsersQuery['status']>): Where {
  const ofAccount = AccountStatus.safeParse(status);
  return ofAccount.success ? { status: { eq: ofAccount.data } } : { approval: { eq: status } };
}

async function workersInCell({ workers, now }: QueryContext, cell: string): Promise<string[]> {
  return accountsInCell((await workers()).items.values(), cell, manilaDay(now()));
}

async function list(queryContext: QueryContext, where: Where, { order, ...page }: Ordered): Promise<List<AdminUser>> {
  const { documents } = queryContext;
  const [found, total] = await Promise.all([
    documents.find<AccountDocument>(accounts.name, { where, sort: order, ...skipOf(page) }),
    documents.count(accounts.name, where),
  ]);
  return {
    items: await adminUsers(
      queryContext,
      found.map(({ document }) => document),
    ),
    ...page,
    total,
  };
}

async function search(
  queryContext: QueryContext,
  q: string,
  where: Where,
  { order, ...page }: Ordered,
): Promise<List<AdminUser>> {
  const { found, capped } = await findPeople(queryContext.documents, q, where);
  const { items, ...rest } = pageOf(inOrder(found, order), page, capped);
  return {
    items: await adminUsers(
      queryContext,
      items.map(({ document }) => document),
    ),
    ...rest,
  };
}
