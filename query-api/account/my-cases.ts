import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { OwnDispute, OwnSafetyReport, OwnTicket } from '#contracts/views/account-my-cases.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { type DisputeDocument, disputes } from '#projectors/read-models/dispute/disputes.ts';
import { type SafetyReportDocument, safetyReports } from '#projectors/read-models/dispute/safety-reports.ts';
import { allPages } from '../page.ts';

/** Of a person's own data: what they brought to Suki's staff. What the staff wrote for each other is in no call that they may make. */

export type CaseReads = Handlers<'listTickets' | 'readTicket' | 'readDispute'>;

type Own = { reads: CaseReads; context: CallContext };

const none = { params: undefined, query: undefined, body: undefined };

export async function ticketsOf({ reads, context }: Own): Promise<OwnTicket[]> {
  const listed = await allPages(async (page) => (await reads.listTickets({ ...none, query: page, context })).data);
  const tickets: OwnTicket[] = [];
  for (const { id } of listed) {
    const { data } = await reads.readTicket({ ...none, params: { id }, context });
    const { code, topic, status, openedAt, rating, messages } = data;
    tickets.push({
      code,
      topic,
      status,
      openedAt,
      rating,
      messages: messages.map(({ side, at, text, attachments }) => ({
        from: side === 'staff' ? 'suki' : 'me',
        at,
        text,
        attachments: attachments.map(({ name }) => name),
      })),
    });
  }
  return tickets;
}

/** On the side that they ask as. */
export async function disputesOf(documents: Pick<Documents, 'find'>, { reads, context }: Own): Promise<OwnDispute[]> {
  const { accountId, userType } = signedIn(context);
  const field = userType === 'client' ? 'clientId' : 'workerAccountId';
  const found = await documents.find<DisputeDocument>(disputes.name, { where: { [field]: { eq: accountId } } });
  const from = { client: 'them', worker: 'them', staff: 'suki', [userType]: 'me' } as const;
  const own: OwnDispute[] = [];
  for (const { document } of found) {
    const { data } = await reads.readDispute({ ...none, params: { id: document.bookingId }, context });
    if (data.dispute === null) continue;
    const { code, service, about, status, openedBy, openedAt, wanted, messages, decisions } = data.dispute;
    own.push({
      code,
      service,
      about,
      status,
      openedBy,
      openedAt,
      wanted,
      messages: messages.map(({ kind, by, at, text, pictures }) => ({
        kind,
        from: from[by],
        at,
        text,
        pictures: pictures.length,
      })),
      decisions: decisions.map(({ outcome, waived, reason, decidedAt }) => ({ outcome, waived, reason, decidedAt })),
    });
  }
  return own;
}

/** Those that they made. Who reported them is not told, nor that somebody did. */
export async function safetyReportsBy(
  documents: Pick<Documents, 'find'>,
  accountId: string,
): Promise<OwnSafetyReport[]> {
  const found = await documents.find<SafetyReportDocument>(safetyReports.name, {
    where: { reporterId: { eq: accountId } },
    sort: [['reportedAt', 'asc']],
  });
  return found.map(({ document: { reportedAt, reported, about, from, text, closing } }) => ({
    at: reportedAt,
    of: reported.name,
    about,
    from,
    text,
    lookedIntoAt: closing?.closedAt ?? null,
  }));
}
