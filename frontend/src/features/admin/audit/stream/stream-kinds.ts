import { partsOfStream } from '#contracts/events/streams.ts';
import type { EventRow } from '#contracts/views/platform-audit.ts';
import type { StatusKind } from '../../../../ui/showing/status-table.ts';
import { formBuilderPath } from '../../forms/form-builder-path.ts';
import type { auditEn } from '../audit.en.ts';

type Word = keyof typeof auditEn;

/** Kinds of streams, and the admin path of each stream's record. */
const kinds: Record<
  string,
  { word: Word; open?: { word: Word; to: (id: string, events: readonly EventRow[]) => string | null } }
> = {
  account: { word: 'kindAccount', open: { word: 'openPerson', to: (id) => `/admin/users/${id}` } },
  login: { word: 'kindLogin' },
  approval: { word: 'kindApproval', open: { word: 'openApprovals', to: () => '/admin/approvals' } },
  worker: { word: 'kindWorker', open: { word: 'openPerson', to: (_, events) => personPath(events) } },
  favourites: { word: 'kindFavourites', open: { word: 'openPerson', to: (id) => `/admin/users/${id}` } },
  addresses: { word: 'kindAddresses', open: { word: 'openPerson', to: (id) => `/admin/users/${id}` } },
  calendar: { word: 'kindCalendar' },
  service: { word: 'kindService', open: { word: 'openService', to: () => '/admin/services' } },
  form: { word: 'kindForm', open: { word: 'openForm', to: formBuilderPath } },
  workerform: { word: 'kindForm' },
  booking: {
    word: 'kindBooking',
    open: { word: 'openBooking', to: (id) => `/admin/bookings/${encodeURIComponent(id)}` },
  },
  review: {
    word: 'kindReview',
    open: { word: 'openBooking', to: (id) => `/admin/bookings/${encodeURIComponent(id)}` },
  },
  payment: {
    word: 'kindPayment',
    open: { word: 'openPayment', to: (id) => `/admin/payments/${encodeURIComponent(id)}` },
  },
  statement: {
    word: 'kindStatement',
    open: { word: 'openStatement', to: (id) => `/admin/payments/statements/${encodeURIComponent(id)}` },
  },
  payout: { word: 'kindPayout', open: { word: 'openPayout', to: (id) => `/admin/payouts/${encodeURIComponent(id)}` } },
  safety: { word: 'kindSafety', open: { word: 'openDispute', to: () => '/admin/disputes' } },
  dispute: {
    word: 'kindDispute',
    open: { word: 'openDispute', to: (id) => `/admin/disputes/${encodeURIComponent(id)}` },
  },
  conversation: { word: 'kindConversation' },
  bug: {
    word: 'kindBug',
    open: { word: 'openBug', to: (id) => `/admin/user-reports/${encodeURIComponent(id)}` },
  },
  ticket: {
    word: 'kindTicket',
    open: { word: 'openTicket', to: (id) => `/admin/tickets/${encodeURIComponent(id)}` },
  },
  inbox: { word: 'kindInbox', open: { word: 'openPerson', to: (id) => `/admin/users/${id}` } },
  system: { word: 'kindSystem' },
};

/** Worker events contain the account id. */
function personPath(events: readonly EventRow[]): string | null {
  const accountId = events.map(({ data }) => data.accountId).find((id) => typeof id === 'string');
  return accountId === undefined ? null : `/admin/users/${accountId}`;
}

export function kindWord(stream: string): Word {
  return kinds[partsOfStream(stream).kind]?.word ?? 'kindOther';
}

export function placeOf(stream: string, events: readonly EventRow[]): { to: string; word: Word } | null {
  const { kind, id } = partsOfStream(stream);
  const open = kinds[kind]?.open;
  const to = open?.to(id, events);
  return open && to ? { to, word: open.word } : null;
}

const statusKinds = ['booking', 'payment', 'payout', 'bug'] as const satisfies readonly StatusKind[];

/** Kind of the state's status; null if the state has none. */
export function statusKindOf(stream: string): StatusKind | null {
  const { kind } = partsOfStream(stream);
  return statusKinds.find((one) => one === kind) ?? null;
}
