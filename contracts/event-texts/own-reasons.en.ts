/**
 * Reasons that Suki itself writes into events, in English, for readers of single events. Never change them: screens
 * recognise them by their text (frontend/src/i18n/stored-texts.en.ts).
 */
export const ownReasonsEn = {
  // Declined or cancelled bookings.
  timeTaken: 'That time went to another job',
  workerUnavailable: 'This worker can’t take jobs now',
  workerNoShow: 'The worker did not come',
  clientNoShow: 'The client was not there',
  unstarted: 'Nobody said that it began',
  unfinished: 'Nobody said that it was done',
  clientGone: 'The client can’t go on with this booking',
  workerSuspended: 'The worker can’t come any more',
  // Payments and refunds.
  bookingCancelled: 'The booking was cancelled',
  overpaid: 'More was paid than is owed',
  disputeDecided: 'Suki decided your dispute',
  refundedAtProvider: 'Refunded at the payment provider',
  notApprovedInTime: 'It was not approved in time',
  // As payment providers report them (infra/payments).
  payerRefused: 'The payer did not approve it',
  notApproved: 'The payment was not approved',
  paymentCancelled: 'The payment was cancelled',
  moreThanIsLeft: 'More than is left of the payment',
  notSentBack: 'PayMongo could not send it back',
  // Payouts.
  /** In events from before 2026-11-28. */
  accountChanged: 'The payout account was changed',
  accountNew: 'The payout account is new',
  accountMissing: 'The worker has not said where to send it',
  // People and the platform.
  noLongerWorker: 'No longer a worker',
  startAnew: 'To start anew',
} as const;
