/** What Suki does by itself within a call that was meant otherwise. */
export const ruleWords = {
  'when-session-token-reused-sign-out': 'a sign-in that two devices used is ended',
} as const;

/** What Suki does by itself, in words that an admin knows. The name stands in the metadata of the events that follow, for ever. */
export const policyWords = {
  'when-unanswered-expire': 'unanswered requests expire',
  'when-time-taken-turn-down': 'requests whose time went to another job are turned down',
  'when-worker-unavailable-turn-down': 'requests and quotes of workers who can’t take jobs are turned down',
  'when-quote-runs-out': 'old quotes run out',
  'release-orphaned-slots': 'times no longer needed are freed',
  'settle-held-times': 'new times are settled',
  'close-overdue-jobs': 'jobs that nobody closes are closed',
  'when-calendar-connected-read': 'a worker’s other calendar is read',
  'when-paper-expires-tell': 'a paper expired',
  'when-refunded-close-payment': 'a refund closed the payment',
  'when-suspended-reopen-jobs': 'a suspended worker’s jobs go to others',
  'when-completed-request-payment': 'finished jobs ask for payment',
  'when-cancelled-settle-payment': 'cancelled bookings are settled',
  'when-overpaid-refund': 'what was paid twice goes back',
  'when-refund-issued-send-it': 'refunds are sent',
  'when-payment-stalls': 'slow payments are looked up',
  'when-verified-add-earning': 'paid jobs join the Friday payout',
  'when-refunded-reduce-earning': 'refunds lower the payout',
  'every-friday-schedule-payouts': 'payouts close every Friday',
  'when-carried-forward-add-line': 'what a worker owes moves to the next Friday',
  'when-reversed-add-line': 'payouts that came back are paid again',
  'when-payout-account-set-release': 'payouts follow the worker’s account',
  'when-payout-account-set-mail': 'a new payout account is told by email',
  'when-payout-account-set-text': 'a new payout account is told by text',
  'when-number-change-undone-withdraw-payout-account': 'a payout account goes with its undone number',
  'when-contact-change-expires': 'unconfirmed emails and numbers are dropped',
  'when-password-reset-requested-send': 'who forgot a password gets a link',
  'when-password-changed-tell': 'a changed password is told to its owner',
  'when-sign-in-changed-tell': 'another way to sign in is told to its owner',
  'when-second-factor-changed-tell': 'a changed second step is told to its owner',
  'when-approval-requested-tell': 'the other admins are asked for a second yes',
  'when-approval-answered-tell': 'who asked for a second yes hears the answer',
  'when-config-change-due-apply': 'settings change at the moment that they were to',
  'when-approval-granted-carry-out': 'what two admins agreed on is done',
  'when-account-closed-tell': 'a closed account, or one that is open again, is told to its owner',
  'when-bug-answered-tell': 'who reported a problem hears of it by mail',
  'when-account-closed-complete': 'closed accounts are closed for good after 30 days',
  'when-suspended-for-safety-tell': 'suspensions for safety are told to the other admins',
  'when-refund-requested-ask': 'large refunds are put to a second admin',
  'when-approval-over-drop-refund': 'refunds to which nobody agreed are dropped',
  'when-approval-expires': 'requests that no second admin answered are over',
  'when-visitor-ticket-moves-mail': 'visitors hear of an answer by mail',
  'when-ticket-answer-unread-mail': 'answers of support that nobody read go out by mail',
  'when-ticket-resolved-close': 'resolved requests for help are closed after 14 days',
  'when-dispute-opened-hold-earning': 'what a disputed job earned waits',
  'when-dispute-decided-settle': 'decisions that nobody appeals become final',
  'when-dispute-settled-waive-due': 'decided refunds are given back',
  'when-dispute-over-release-earning': 'what waited for a dispute is paid out',
  'when-dispute-refund-answered-go-on': 'a second admin’s answer to a decided refund is followed',
  'when-dispute-unanswered-remind': 'who has to answer in a dispute is reminded',
  'when-safety-reported-tell': 'staff hear of reports of people, and who is warned reads it',
  'when-dispute-changes-tell': 'steps of a dispute are told by email',
  'when-contact-changed-tell': 'the old email or number is told of the change',
  ...ruleWords,
} as const;

export type PolicyName = keyof typeof policyWords;

export function isPolicyName(name: string): name is PolicyName {
  return Object.hasOwn(policyWords, name);
}
