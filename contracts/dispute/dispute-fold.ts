import type { Person } from '../account/person.ts';
import type { DisputeEvent } from '../events/dispute.ts';
import type { DataOf } from '../events/registry.ts';
import type { DisputeOutcome, DisputeParty, DisputeReason, DisputeSide, DisputeStatus } from './lifecycle.ts';
import { otherSideOf, questionedSides } from './lifecycle.ts';

/** Folds a dispute's events. The decider and the read model share this function. */

export type DisputeMessage = {
  messageId: string;
  by: DisputeParty;
  staff: Person | null;
  asks: DisputeSide | 'both' | null;
  text: string;
  /** Ids of private files. */
  pictures: readonly string[];
  at: string;
  /** Purpose of the message: it opened the dispute, appeals a decision, or neither. */
  kind: 'opening' | 'message' | 'appeal';
};

export type DisputeDecision = {
  outcome: DisputeOutcome;
  /** Reduction of the price; the paid part of it is refunded. */
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
  /** How often each side opened it: a withdrawn dispute may be opened again. */
  openings: Readonly<Record<DisputeSide, number>>;
  about: DisputeReason;
  wantedCentavos: number | null;
  openedAt: string;
  answerBy: string;
  /** When the other side first answered; null until then. */
  answeredAt: string | null;
  /** Sides that staff asked and that have not answered yet. */
  asked: readonly DisputeSide[];
  messages: readonly DisputeMessage[];
  /** The first decision, then the one on appeal, without undone ones. */
  decisions: readonly DisputeDecision[];
  /** Decisions whose refund the second admin refused; staff decided again. */
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

/** A withdrawn dispute starts again. */
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
    asked: sidesToAnswer(state.asked, data),
    messages: [...state.messages, { messageId, by, staff, asks, text, pictures, at, kind: 'message' }],
  };
}

function sidesToAnswer(
  asked: readonly DisputeSide[],
  { by, asks }: Pick<DataOf<'DisputeMessageAdded'>, 'by' | 'asks'>,
): readonly DisputeSide[] {
  const sides = questionedSides(asks);
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

/** Clears the decisions: any admin may decide, and either side may appeal again. */
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
