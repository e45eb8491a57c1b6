import type { Person } from '../account/person.ts';
import type { DisputeEvent } from '../events/dispute.ts';
import type { DataOf } from '../events/registry.ts';
import type { DisputeOutcome, DisputeParty, DisputeReason, DisputeSide, DisputeStatus } from './lifecycle.ts';
import { otherSideOf, sidesAsked } from './lifecycle.ts';

/** How the events of a dispute come to its state: the decider and the read model fold them with this one function. */

export type DisputeMessage = {
  messageId: string;
  by: DisputeParty;
  staff: Person | null;
  asks: DisputeSide | 'both' | null;
  text: string;
  /** Ids of private files. */
  pictures: readonly string[];
  at: string;
  /** What it is beside words: the story that opened it, or an appeal. */
  kind: 'opening' | 'message' | 'appeal';
};

export type DisputeDecision = {
  outcome: DisputeOutcome;
  /** So much less the client pays; what they paid of it goes back. */
  waivedCentavos: number;
  reason: string;
  decidedBy: Person;
  decidedAt: string;
};

type Reopened = { reason: string | null; at: string };

type Parties = Pick<
  DataOf<'DisputeOpened'>,
  'bookingId' | 'clientId' | 'workerId' | 'workerAccountId' | 'clientName' | 'workerName' | 'serviceName'
>;

export type Dispute = Parties & {
  kind: 'dispute';
  status: DisputeStatus;
  openedBy: DisputeSide;
  /** How often each side opened it: what was withdrawn may begin anew. */
  openings: Readonly<Record<DisputeSide, number>>;
  about: DisputeReason;
  wantedCentavos: number | null;
  openedAt: string;
  answerBy: string;
  /** When the other side first said something; null until then. */
  answeredAt: string | null;
  /** Whom staff asked last, and who hasn't said anything since. */
  asked: readonly DisputeSide[];
  messages: readonly DisputeMessage[];
  /** The first decision, then the one on an appeal; none of those that were undone. */
  decisions: readonly DisputeDecision[];
  /** Those whose refund a second admin didn't agree to: staff decided anew. */
  undone: readonly DisputeDecision[];
  reopened: Reopened | null;
  appealBy: string | null;
  acceptedBy: readonly DisputeSide[];
  appealedBy: DisputeSide | null;
  appealedAt: string | null;
  settledAt: string | null;
};

export type DisputeState = { kind: 'none' } | Dispute;

export const noDispute: DisputeState = { kind: 'none' };

export function foldDispute(state: DisputeState, event: DisputeEvent): Dispute {
  if (event.type === 'DisputeOpened') return opened(event.data, state);
  if (state.kind === 'none') throw new Error('The first event of a dispute stream must be DisputeOpened');
  switch (event.type) {
    case 'DisputeMessageAdded':
      return withMessage(state, event.data);
    case 'DisputeWithdrawn':
      return { ...state, status: 'withdrawn', asked: [] };
    case 'DisputeDecided':
      return decided(state, event.data);
    case 'DisputeDecisionAccepted':
      return { ...state, acceptedBy: [...state.acceptedBy, event.data.by] };
    case 'DisputeAppealed':
      return appealed(state, event.data);
    case 'DisputeSettled':
      return { ...state, status: 'settled', settledAt: event.data.settledAt, asked: [] };
    case 'DisputeReopened':
      return reopened(state, event.data);
    case 'DisputeAnswerReminded':
      return state;
  }
}

/** One that was withdrawn begins anew. */
function opened({ by, text, pictures, openedAt, ...data }: DataOf<'DisputeOpened'>, before: DisputeState): Dispute {
  const story = { messageId: `opened:${openedAt}`, by, staff: null, asks: null, text, pictures, at: openedAt };
  const { bookingId, clientId, workerId, workerAccountId, clientName, workerName, serviceName } = data;
  const openings = before.kind === 'none' ? { client: 0, worker: 0 } : before.openings;
  return {
    kind: 'dispute',
    bookingId,
    clientId,
    workerId,
    workerAccountId,
    clientName,
    workerName,
    serviceName,
    status: 'open',
    openedBy: by,
    openings: { ...openings, [by]: openings[by] + 1 },
    about: data.about,
    wantedCentavos: data.wantedCentavos,
    openedAt,
    answerBy: data.answerBy,
    answeredAt: null,
    asked: [],
    messages: [{ ...story, kind: 'opening' }],
    decisions: [],
    undone: [],
    reopened: null,
    appealBy: null,
    acceptedBy: [],
    appealedBy: null,
    appealedAt: null,
    settledAt: null,
  };
}

function withMessage(state: Dispute, data: DataOf<'DisputeMessageAdded'>): Dispute {
  const { messageId, by, staff, asks, text, pictures, addedAt: at } = data;
  const isAnswer = by === otherSideOf(state.openedBy) && state.answeredAt === null;
  return {
    ...state,
    answeredAt: isAnswer ? at : state.answeredAt,
    asked: askedAfter(state.asked, data),
    messages: [...state.messages, { messageId, by, staff, asks, text, pictures, at, kind: 'message' }],
  };
}

function askedAfter(
  asked: readonly DisputeSide[],
  { by, asks }: Pick<DataOf<'DisputeMessageAdded'>, 'by' | 'asks'>,
): readonly DisputeSide[] {
  const sides = sidesAsked(asks);
  if (sides.length > 0) return [...asked.filter((side) => !sides.includes(side)), ...sides];
  return asked.filter((side) => side !== by);
}

function decided(state: Dispute, data: DataOf<'DisputeDecided'>): Dispute {
  const { outcome, waivedCentavos, reason, decidedBy, decidedAt, appealBy } = data;
  const decision = { outcome, waivedCentavos, reason, decidedBy, decidedAt };
  return { ...state, status: 'decided', asked: [], appealBy, decisions: [...state.decisions, decision] };
}

function appealed(state: Dispute, { by, text, appealedAt: at }: DataOf<'DisputeAppealed'>): Dispute {
  const words = { messageId: `appealed:${at}`, by, staff: null, asks: null, text, pictures: [], at };
  return {
    ...state,
    status: 'appealed',
    appealedBy: by,
    appealedAt: at,
    appealBy: null,
    messages: [...state.messages, { ...words, kind: 'appeal' }],
  };
}

/** As if nothing had been decided: anyone may, and either side may appeal again. */
function reopened(state: Dispute, { reason, reopenedAt: at }: DataOf<'DisputeReopened'>): Dispute {
  const { decisions, undone } = state;
  return {
    ...state,
    status: 'open',
    decisions: [],
    undone: [...undone, ...decisions],
    reopened: { reason, at },
    appealBy: null,
    acceptedBy: [],
    appealedBy: null,
    appealedAt: null,
    settledAt: null,
  };
}
