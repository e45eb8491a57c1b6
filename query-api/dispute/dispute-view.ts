import { bookingCode } from '#contracts/booking/code.ts';
import { allowedDisputeActions, decideBy, type DisputeActor, waitsFor } from '#contracts/dispute/allowed-actions.ts';
import type { DisputeDecision, DisputeMessage } from '#contracts/dispute/dispute-fold.ts';
import type { DisputeParty } from '#contracts/dispute/lifecycle.ts';
import type * as views from '#contracts/views/dispute.ts';
import type { DisputeDocument } from '#projectors/read-models/dispute/disputes.ts';

type ViewContext = { actor: DisputeActor; now: string };
type PictureUrl = (id: string) => Promise<string>;

/** A dispute in a list. */
export function disputeRow(dispute: DisputeDocument, now: string): views.DisputeRow {
  const { bookingId, serviceName, status, about, openedBy, openedAt, wantedCentavos, answerBy, answeredAt, appealBy } =
    dispute;
  return {
    id: bookingId,
    code: bookingCode(bookingId),
    service: serviceName,
    status,
    about,
    openedBy,
    openedAt,
    answerBy,
    answeredAt,
    appealBy,
    decideBy: decideBy(dispute),
    wanted: wantedCentavos,
    client: { accountId: dispute.clientId, name: dispute.clientName },
    worker: { id: dispute.workerId, accountId: dispute.workerAccountId, name: dispute.workerName },
    waitsFor: [...waitsFor(dispute, now)],
  };
}

/** A dispute in full, for one of its sides or staff. */
export async function disputeView(
  dispute: DisputeDocument,
  { actor, now }: ViewContext,
  rest: Pick<
    views.Dispute,
    'bookingStatus' | 'absentee' | 'money' | 'payouts' | 'refundWaits' | 'isWithoutJudge' | 'position'
  >,
  urlOf: PictureUrl,
): Promise<views.Dispute> {
  const { appealedBy, acceptedBy, settledAt, reopened } = dispute;
  const isStaff = actor.party === 'staff';
  return {
    ...disputeRow(dispute, now),
    ...rest,
    appealedBy,
    settledAt,
    reopened: reopened && { at: reopened.at, reason: isStaff ? reopened.reason : null },
    undone: isStaff ? dispute.undone.map((decision) => decisionView(decision, actor.party)) : [],
    acceptedBy: [...acceptedBy],
    messages: await Promise.all(dispute.messages.map((message) => messageView(message, dispute, actor.party, urlOf))),
    decisions: dispute.decisions.map((decision) => decisionView(decision, actor.party)),
    allowedActions: allowedDisputeActions(dispute, actor, now),
  };
}

async function messageView(
  { messageId: id, kind, by, staff, asks, text, pictures, at }: DisputeMessage,
  { clientName, workerName }: DisputeDocument,
  party: DisputeParty,
  urlOf: PictureUrl,
): Promise<views.DisputeMessage> {
  const names = { client: clientName, worker: workerName, staff: party === 'staff' ? (staff?.name ?? null) : null };
  const shown = await Promise.all(pictures.map(async (picture) => ({ id: picture, url: await urlOf(picture) })));
  return { id, kind, by, name: names[by], asks, text, pictures: shown, at };
}

function decisionView(
  { outcome, waivedCentavos: waived, reason, decidedBy, decidedAt }: DisputeDecision,
  party: DisputeParty,
): views.DisputeDecision {
  return { outcome, waived, reason, decidedBy: party === 'staff' ? decidedBy : null, decidedAt };
}
