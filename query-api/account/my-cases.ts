import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { OwnDispute, OwnSafetyReport, OwnTicket } from '#contracts/views/account-my-data.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { type DisputeDocument, disputes } from '#projectors/read-models/dispute/disputes.ts';
import { type SafetyReportDocument, safetyReports } from '#projectors/read-models/dispute/safety-reports.ts';
import type { Exports } from '../exports.ts';

/**
 * A person's own data: their contacts with staff. Reads use only the person's own endpoints, so internal notes are
 * excluded.
 */

export type CaseReads = Handlers<'listTickets' | 'readTicket' | 'readDispute'>;

type Own = { documents: Pick<Documents, 'find'>; exports: Exports; reads: CaseReads; context: CallContext };

const none = { params: undefined, query: undefined, body: undefined };

export async function* ticketsOf({ exports, reads, context }: Own): AsyncGenerator<OwnTicket> {
  const listed = exports.everything(async (page) => (await reads.listTickets({ ...none, query: page, context })).data);
  for await (const { id } of listed) {
    const { data } = await reads.readTicket({ ...none, params: { id }, context });
    const { code, topic, status, openedAt, rating, messages } = data;
    yield {
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
    };
  }
}

/** On the side of the caller's role. */
export async function* disputesOf({ documents, exports, reads, context }: Own): AsyncGenerator<OwnDispute> {
  const { accountId, userType } = signedIn(context);
  const field = userType === 'client' ? 'clientId' : 'workerAccountId';
  const where = { [field]: { eq: accountId } };
  const found = exports.everyDocument<DisputeDocument>(documents, disputes.name, { where });
  const from = { client: 'them', worker: 'them', staff: 'suki', [userType]: 'me' } as const;
  for await (const { document } of found) {
    const { data } = await reads.readDispute({ ...none, params: { id: document.bookingId }, context });
    if (data.dispute === null) continue;
    const { code, service, about, status, openedBy, openedAt, wanted, messages, decisions } = data.dispute;
    yield {
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
    };
  }
}

/** Reports by the person. Reports about them are excluded, including their existence. */
export async function* safetyReportsBy({ documents, exports, context }: Own): AsyncGenerator<OwnSafetyReport> {
  const found = exports.everyDocument<SafetyReportDocument>(documents, safetyReports.name, {
    where: { reporterId: { eq: signedIn(context).accountId } },
    sort: [['reportedAt', 'asc']],
  });
  for await (const { document } of found) {
    const { reportedAt: at, reported, about, from, text, closing } = document;
    yield { at, of: reported.name, about, from, text, lookedIntoAt: closing?.closedAt ?? null };
  }
}
