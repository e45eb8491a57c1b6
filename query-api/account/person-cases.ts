import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { mayCaller } from '#contracts/calls/viewer.ts';
import type { PersonCases } from '#contracts/views/account-staff.ts';
import type { Where } from '#infra/eventing/documents.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { type DisputeDocument, disputes } from '#projectors/read-models/dispute/disputes.ts';
import { type SafetyReportDocument, safetyReports } from '#projectors/read-models/dispute/safety-reports.ts';
import { type BugDocument, bugs } from '#projectors/read-models/support/bugs.ts';
import { type TicketDocument, tickets } from '#projectors/read-models/support/tickets.ts';
import type { QueryContext } from '../query-context.ts';

const SHOWN = 3;
const WORDS = 120;

type Cases = NonNullable<PersonCases['tickets']>;

/** One kind of case: owner, order and name. */
type Kind<Doc extends object> = {
  of: string;
  where: Where;
  newest: keyof Doc & string;
  named: (document: Doc) => Cases['items'][number];
};

export function personCaseQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'readPersonCases'> {
  async function casesOf<Doc extends object>({ of, where, newest, named }: Kind<Doc>): Promise<Cases> {
    const [found, total] = await Promise.all([
      documents.find<Doc>(of, { where, sort: [[newest, 'desc']], limit: SHOWN }),
      documents.count(of, where),
    ]);
    return { items: found.map(({ document }) => named(document)), total };
  }

  return {
    async readPersonCases({ params: { id }, context }) {
      const found = await documents.get<AccountDocument>(accounts.name, id);
      if (!found) throw new ApiError('not_found');
      const { workerId, lastWorkerId } = found.document;
      const worksAs = workerId ?? lastWorkerId;
      const ifMay = (permission: StaffPermission, read: () => Promise<Cases>) =>
        mayCaller(context, permission) ? read() : null;
      const [asked, asClient, asWorker, reported, safetyAbout, safetyBy] = await Promise.all([
        ifMay('tickets.read', () => casesOf(ticketsOf(id))),
        ifMay('disputes.read', () => casesOf(disputesOf({ clientId: { eq: id } }))),
        worksAs === null ? null : ifMay('disputes.read', () => casesOf(disputesOf({ workerId: { eq: worksAs } }))),
        ifMay('bugs.read', () => casesOf(bugsOf(id))),
        ifMay('safety.read', () => casesOf(safetyOf({ reportedId: { eq: id } }))),
        ifMay('safety.read', () => casesOf(safetyOf({ reporterId: { eq: id } }))),
      ]);
      const disputed = asClient && bothOf(asClient, asWorker);
      return { data: { tickets: asked, disputes: disputed, reports: reported, safetyAbout, safetyBy } };
    },
  };
}

/** Workers may also hire. */
function bothOf(one: Cases, other: Cases | null): Cases {
  if (!other) return one;
  const newestFirst = [...one.items, ...other.items].toSorted((a, b) => b.at.localeCompare(a.at));
  return { items: newestFirst.slice(0, SHOWN), total: one.total + other.total };
}

const endedTicketStatuses: readonly string[] = ['resolved', 'closed', 'merged'];
const endedDisputeStatuses: readonly string[] = ['settled', 'withdrawn'];
const endedBugStatuses: readonly string[] = ['resolved', 'closed'];

function ticketsOf(accountId: string): Kind<TicketDocument> {
  return {
    of: tickets.name,
    where: { requesterKey: { eq: accountId } },
    newest: 'lastAt',
    named: ({ ticket: { ticketId, messages }, code, status, lastAt }) => ({
      id: ticketId,
      code,
      text: begin(messages[0]?.text ?? ''),
      at: lastAt,
      isOver: endedTicketStatuses.includes(status),
    }),
  };
}

function disputesOf(where: Where): Kind<DisputeDocument> {
  return {
    of: disputes.name,
    where,
    newest: 'openedAt',
    named: ({ bookingId, status, openedAt, messages }) => ({
      id: bookingId,
      code: bookingCode(bookingId),
      text: begin(messages[0]?.text ?? ''),
      at: openedAt,
      isOver: endedDisputeStatuses.includes(status),
    }),
  };
}

function bugsOf(accountId: string): Kind<BugDocument> {
  return {
    of: bugs.name,
    where: { reporterId: { eq: accountId } },
    newest: 'reportedAt',
    named: ({ bug: { bugId, whatHappened }, status, reportedAt }) => ({
      id: bugId,
      code: '',
      text: begin(whatHappened),
      at: reportedAt,
      isOver: endedBugStatuses.includes(status),
    }),
  };
}

function safetyOf(where: Where): Kind<SafetyReportDocument> {
  return {
    of: safetyReports.name,
    where,
    newest: 'reportedAt',
    named: ({ reportId, text, reportedAt, status }) => ({
      id: reportId,
      code: '',
      text: begin(text),
      at: reportedAt,
      isOver: status === 'closed',
    }),
  };
}

function begin(text: string): string {
  return text.length > WORDS ? `${text.slice(0, WORDS - 1)}…` : text;
}
