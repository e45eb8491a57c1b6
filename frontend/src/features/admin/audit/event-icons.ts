import {
  Ban, Bell, BriefcaseBusiness, CalendarCheck, CalendarClock, CalendarDays, CalendarPlus, CalendarX, Check, CheckCheck, CircleCheck, CircleDot, CirclePause, CirclePlus, CircleX, Clock, CornerDownRight, Download, Eye, FileText, Hammer, HandCoins, Images, KeyRound,
  Languages, LogIn, LogOut, MailCheck, MapPin, MessageCircle, MessagesSquare, Palmtree, PenLine, Phone, PiggyBank, Repeat, Settings, ShieldX, Star, Tag, Timer, Undo2, UserCheck, UserCog,
  UserPlus, UserX, Wallet, type LucideIcon,
} from 'lucide-react';
import type { EventType } from '#contracts/events/registry.ts';

const icons: Partial<Record<EventType, LucideIcon>> = {
  AccountRegistered: UserPlus, ProfileChanged: PenLine, AvatarChanged: Images, EmailVerified: MailCheck, PhoneVerified: Phone, PasswordChanged: KeyRound,
  ContactChangeRequested: Clock, ContactChangeWithdrawn: CircleX, ContactChanged: PenLine, ContactChangeUndone: Undo2,
  DefaultPaymentMethodChosen: Wallet, LanguageChosen: Languages, RoleChanged: UserCog, SignedIn: LogIn, SignedOut: LogOut, AccountSuspended: UserX,
  AccountReinstated: UserCheck, LoginClaimed: KeyRound, LoginReleased: KeyRound, SignInRefused: ShieldX,
  WorkerApplied: BriefcaseBusiness, WorkerRenamed: PenLine, DocumentSubmitted: FileText, DocumentRead: Eye, DocumentApproved: CircleCheck, DocumentRefused: CircleX, DocumentExpiring: Timer, DocumentExpired: Timer, ApplicationResubmitted: Undo2, MissingItemsRequested: CirclePause, WorkerApproved: UserCheck, WorkerRejected: UserX,
  ServicesOffered: Hammer, RatesChanged: Tag, ProfessionalProfileChanged: PenLine, PortfolioChanged: Images, WeeklyHoursSet: Clock, TimeOffAdded: Palmtree, TimeOffRemoved: Palmtree,
  ServiceAdded: Hammer, ServiceChanged: PenLine, ServiceActivated: Check, ServiceDeactivated: Ban,
  SlotBooked: CalendarPlus, SlotReleased: CalendarX, SlotHeld: CalendarClock, SlotMoved: CalendarClock, SlotHoldReleased: CalendarX,
  QuoteOffered: Tag, QuoteWithdrawn: Tag, QuoteRejected: CircleX, QuoteExpired: Timer, QuoteAccepted: CalendarCheck,
  RescheduleProposed: CalendarClock, RescheduleAccepted: CalendarCheck, RescheduleDeclined: CalendarX, ExtraProposed: CirclePlus, ExtraApproved: CircleCheck, ExtraRefused: CircleX,
  BookingRequested: FileText, BookingAccepted: CalendarCheck, BookingDeclined: CircleX, BookingExpired: Timer, OthersAsked: Repeat, BookingRequestEdited: PenLine, BookingWidened: UserPlus, NoShowReported: UserX, NoShowAnswered: MapPin, NoShowDisputed: CircleX, NoShowSettled: CircleCheck, BookingOverdue: Timer, BookingReopened: Repeat, WorkerArrived: MapPin, WorkStarted: Hammer,
  WorkCompleted: CircleCheck, BookingCancelled: Ban, ReviewSubmitted: Star,
  PaymentRequested: HandCoins, PaymentSubmitted: HandCoins, PaymentReceived: Wallet, PaymentFailed: CircleX, PaymentVerified: CircleCheck, PaymentVerificationUndone: Undo2, PaymentVoided: Ban,
  RefundIssued: Undo2, RefundSettled: Undo2, RefundFailed: CircleX,
  PayoutAccountSet: Wallet, PayoutAccountWithdrawn: Undo2, EarningAdded: PiggyBank, PayoutScheduled: CalendarDays, PayoutHeld: CirclePause, PayoutReleased: Check, PayoutPaid: CircleCheck, PayoutFailed: CircleX,
  PayoutReversed: Undo2, PayoutCarriedForward: CornerDownRight,
  ConversationOpened: MessagesSquare, MessageSent: MessageCircle, MessagesShownToStaff: Eye, MessagesRead: CheckCheck, DataExported: Download, ConfigChanged: Settings, NotificationsRead: Bell,
};

/** A type without a picture of its own has the plain one. */
export const eventIcons: Readonly<Record<string, LucideIcon | undefined>> = icons;
export const plainEventIcon = CircleDot;
