import {
  BadgeQuestionMark,
  Banknote,
  CalendarDays,
  CircleUserRound,
  ShieldAlert,
  Smartphone,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { ticketTopics, type TicketTopic } from '#contracts/events/support-tickets.ts';
import type { Side } from '../../../domain/booking/side.ts';

export const topicIcons: Record<TicketTopic, LucideIcon> = {
  booking: CalendarDays,
  payment: Banknote,
  payout: Wallet,
  account: CircleUserRound,
  safety: ShieldAlert,
  app: Smartphone,
  other: BadgeQuestionMark,
};

/** Only workers get payouts. */
export function topicsFor(side: Side): readonly TicketTopic[] {
  return ticketTopics.filter((topic) => topic !== 'payout' || side === 'worker');
}

type SelfHelp = { to: string; word: 'seeBookings' | 'seePayments' | 'seeEarnings' | 'seeSettings' };

/** Screens that may answer a topic without a ticket. */
export const selfHelp: Record<Side, Partial<Record<TicketTopic, SelfHelp>>> = {
  client: {
    booking: { to: '/client/bookings', word: 'seeBookings' },
    payment: { to: '/client/payments', word: 'seePayments' },
    account: { to: '/client/settings', word: 'seeSettings' },
  },
  worker: {
    booking: { to: '/worker-bookings', word: 'seeBookings' },
    payment: { to: '/worker-earnings', word: 'seeEarnings' },
    payout: { to: '/worker-earnings', word: 'seeEarnings' },
    account: { to: '/worker/settings', word: 'seeSettings' },
  },
};
