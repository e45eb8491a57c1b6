/** Names of what Suki does by itself within a call that was meant otherwise. */
export const ruleWords = {
  'when-session-token-reused-sign-out': 'Reused sign-in ended',
} as const;

/** What an admin calls each policy, in at most four words. The policy’s key stands in the metadata of its events, for ever. */
export const policyWords = {
  'when-unanswered-expire': 'Request expiry',
  'when-time-taken-turn-down': 'Clashing request declined',
  'when-worker-unavailable-turn-down': 'Unavailable worker declined',
  'when-quote-runs-out': 'Quote expiry',
  'release-orphaned-slots': 'Unused slot release',
  'settle-held-times': 'Held time settlement',
  'close-overdue-jobs': 'Overdue job closure',
  'when-calendar-connected-read': 'Calendar sync',
  'when-paper-expires-tell': 'Document expiry notice',
  'when-refunded-close-payment': 'Refunded payment closed',
  'when-suspended-reopen-jobs': 'Suspended worker’s jobs reopened',
  'when-completed-request-payment': 'Payment request',
  'when-cancelled-settle-payment': 'Cancellation settlement',
  'when-overpaid-refund': 'Overpayment refund',
  'when-refund-issued-send-it': 'Refund transfer',
  'when-payment-stalls': 'Slow payment check',
  'when-verified-add-earning': 'Earning added to payout',
  'when-refunded-reduce-earning': 'Refund deducted from payout',
  'every-friday-schedule-payouts': 'Friday payouts',
  'when-carried-forward-add-line': 'Payout carry-over',
  'when-reversed-add-line': 'Returned payout retry',
  'when-payout-account-set-release': 'Payout account release',
  'when-payout-account-set-mail': 'Payout account email',
  'when-payout-account-set-text': 'Payout account text',
  'when-number-change-undone-withdraw-payout-account': 'Payout account withdrawal',
  'when-contact-change-expires': 'Unconfirmed contact expiry',
  'when-password-reset-requested-send': 'Password reset link',
  'when-password-changed-tell': 'Password change notice',
  'when-sign-in-changed-tell': 'Sign-in change notice',
  'when-second-factor-changed-tell': 'Two-step change notice',
  'when-approval-requested-tell': 'Approval request notice',
  'when-approval-answered-tell': 'Approval answer notice',
  'when-config-change-due-apply': 'Scheduled settings',
  'when-approval-granted-carry-out': 'Approved change',
  'when-account-closed-tell': 'Account closure notice',
  'when-bug-answered-tell': 'Problem report reply',
  'when-account-closed-complete': 'Account closure',
  'when-suspended-for-safety-tell': 'Safety suspension notice',
  'when-refund-requested-ask': 'Large refund approval',
  'when-approval-over-drop-refund': 'Unapproved refund dropped',
  'when-approval-expires': 'Approval expiry',
  'when-visitor-ticket-moves-mail': 'Visitor ticket email',
  'when-ticket-answer-unread-mail': 'Unread answer email',
  'when-ticket-resolved-close': 'Ticket closure',
  'when-dispute-opened-hold-earning': 'Payout hold for disputes',
  'when-dispute-decided-settle': 'Final dispute decision',
  'when-dispute-settled-waive-due': 'Dispute refund',
  'when-dispute-over-release-earning': 'Payout hold released',
  'when-dispute-refund-answered-go-on': 'Dispute refund approval',
  'when-dispute-unanswered-remind': 'Dispute reminder',
  'when-safety-reported-tell': 'Safety report notice',
  'when-dispute-changes-tell': 'Dispute update email',
  'when-contact-changed-tell': 'Contact change notice',
  ...ruleWords,
} as const;

export type PolicyName = keyof typeof policyWords;

export function isPolicyName(name: string): name is PolicyName {
  return Object.hasOwn(policyWords, name);
}
