import {
  BadgeCheck,
  Ban,
  Banknote,
  CalendarCheck,
  CalendarDays,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  HandCoins,
  Hourglass,
  LoaderCircle,
  MapPin,
  PiggyBank,
  Redo2,
  SearchX,
  Tag,
  Timer,
  Undo2,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { statusEn } from './status.en.ts';

/** Text, icon and tone of every status, so that no status is shown by colour alone. */

export type Tone = 'mango' | 'info' | 'brand' | 'solid' | 'success' | 'danger' | 'neutral';

export interface StatusLook {
  word: keyof typeof statusEn;
  icon: LucideIcon;
  tone: Tone;
}

export const statusTable = {
  booking: {
    pending: { word: 'bookingPending', icon: Hourglass, tone: 'mango' },
    quoted: { word: 'bookingQuoted', icon: Tag, tone: 'info' },
    accepted: { word: 'bookingAccepted', icon: CalendarCheck, tone: 'brand' },
    arrived: { word: 'bookingArrived', icon: MapPin, tone: 'solid' },
    in_progress: { word: 'bookingInProgress', icon: Wrench, tone: 'solid' },
    completed: { word: 'bookingCompleted', icon: CircleCheck, tone: 'success' },
    declined: { word: 'bookingDeclined', icon: CircleX, tone: 'danger' },
    expired: { word: 'bookingExpired', icon: Timer, tone: 'neutral' },
    cancelled: { word: 'bookingCancelled', icon: Ban, tone: 'neutral' },
  },
  ownQuote: {
    not_chosen: { word: 'quoteNotChosen', icon: CircleX, tone: 'neutral' },
  },
  payment: {
    unpaid: { word: 'paymentUnpaid', icon: CircleDashed, tone: 'neutral' },
    requested: { word: 'paymentRequested', icon: HandCoins, tone: 'mango' },
    processing: { word: 'paymentProcessing', icon: LoaderCircle, tone: 'info' },
    paid: { word: 'paymentPaid', icon: Banknote, tone: 'brand' },
    verified: { word: 'paymentVerified', icon: BadgeCheck, tone: 'success' },
    failed: { word: 'paymentFailed', icon: CircleAlert, tone: 'danger' },
    not_found: { word: 'transferNotFound', icon: SearchX, tone: 'danger' },
    voided: { word: 'paymentVoided', icon: Ban, tone: 'neutral' },
  },
  refund: {
    pending: { word: 'refundPending', icon: Hourglass, tone: 'mango' },
    settled: { word: 'refundSettled', icon: Undo2, tone: 'success' },
    failed: { word: 'refundFailed', icon: CircleAlert, tone: 'danger' },
  },
  payout: {
    accruing: { word: 'payoutAccruing', icon: PiggyBank, tone: 'neutral' },
    scheduled: { word: 'payoutScheduled', icon: CalendarDays, tone: 'info' },
    paid: { word: 'payoutPaid', icon: CircleCheck, tone: 'success' },
    on_hold: { word: 'payoutOnHold', icon: CirclePause, tone: 'mango' },
    failed: { word: 'payoutFailed', icon: CircleAlert, tone: 'danger' },
    reversed: { word: 'payoutReversed', icon: Undo2, tone: 'neutral' },
    carried: { word: 'payoutCarried', icon: Redo2, tone: 'neutral' },
  },
  bug: {
    open: { word: 'bugOpen', icon: CircleDashed, tone: 'mango' },
    in_progress: { word: 'bugInProgress', icon: Wrench, tone: 'info' },
    resolved: { word: 'bugResolved', icon: CircleCheck, tone: 'success' },
    closed: { word: 'bugClosed', icon: Ban, tone: 'neutral' },
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

export type StatusKind = keyof typeof statusTable;

/** Appearance of a status; undefined for an unknown one, which is shown as received (specification section 4). */
export function statusLook(kind: StatusKind, status: string): StatusLook | undefined {
  const looks: Record<string, StatusLook> = statusTable[kind];
  return Object.hasOwn(looks, status) ? looks[status] : undefined;
}
