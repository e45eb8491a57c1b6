import { Ban, CalendarCheck, CalendarClock, CircleCheck, CirclePlus, CircleX, FileText, HandCoins, MapPin, PenLine, Repeat, Star, Tag, Timer, Undo2, UserPlus, Wallet, Wrench, type LucideIcon } from 'lucide-react';

/** A booking event's sign on the timeline and in the chat; what a newer server adds has none. */
const icons: Record<string, LucideIcon> = {
  BookingRequested: FileText,
  QuoteOffered: Tag,
  QuoteWithdrawn: Tag,
  QuoteRejected: CircleX,
  QuoteExpired: Timer,
  QuoteAccepted: CalendarCheck,
  BookingAccepted: CalendarCheck,
  BookingDeclined: CircleX,
  BookingExpired: Timer,
  OthersAsked: Repeat,
  BookingRequestEdited: PenLine,
  BookingWidened: UserPlus,
  RescheduleProposed: CalendarClock,
  RescheduleAccepted: CalendarCheck,
  RescheduleDeclined: CalendarClock,
  PaymentRequested: HandCoins,
  PaymentSubmitted: HandCoins,
  PaymentReceived: Wallet,
  PaymentFailed: CircleX,
  PaymentVerified: CircleCheck,
  PaymentVerificationUndone: Undo2,
  RefundIssued: Undo2,
  RefundSettled: Undo2,
  RefundFailed: CircleX,
  WorkerArrived: MapPin,
  WorkStarted: Wrench,
  ExtraProposed: CirclePlus,
  ExtraApproved: CircleCheck,
  ExtraRefused: CircleX,
  WorkCompleted: CircleCheck,
  BookingCancelled: Ban,
  NoShowReported: CircleX,
  NoShowAnswered: MapPin,
  NoShowDisputed: FileText,
  NoShowSettled: CircleCheck,
  BookingOverdue: Timer,
  BookingReopened: Repeat,
  ReviewSubmitted: Star,
};

export function stepIcon(type: string): LucideIcon | undefined {
  return icons[type];
}
