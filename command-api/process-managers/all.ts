import { closeOverdueJobs } from './close-overdue-jobs.ts';
import { everyFridaySchedulePayouts } from './every-friday-schedule-payouts.ts';
import type { Policy } from './policy.ts';
import { releaseOrphanedSlots } from './release-orphaned-slots.ts';
import { settleHeldTimes } from './settle-held-times.ts';
import { whenCalendarConnectedRead } from './when-calendar-connected-read.ts';
import { whenCancelledSettlePayment } from './when-cancelled-settle-payment.ts';
import { whenCompletedRequestPayment } from './when-completed-request-payment.ts';
import { whenOverpaidRefund } from './when-overpaid-refund.ts';
import { whenPaymentStalls } from './when-payment-stalls.ts';
import { whenQuoteRunsOut } from './when-quote-runs-out.ts';
import { whenRefundIssuedSendIt } from './when-refund-issued-send-it.ts';
import { whenCarriedForwardAddLine } from './when-carried-forward-add-line.ts';
import { whenPayoutAccountSetRelease } from './when-payout-account-set-release.ts';
import { whenNumberChangeUndoneWithdrawPayoutAccount } from './when-number-change-undone-withdraw-payout-account.ts';
import { whenPayoutAccountSetMail, whenPayoutAccountSetText } from './when-payout-account-set-tell.ts';
import { whenRefundedClosePayment } from './when-refunded-close-payment.ts';
import { whenApprovalOverDropRefund } from './when-approval-over-drop-refund.ts';
import { whenRefundRequestedAsk } from './when-refund-requested-ask.ts';
import { whenSafetyReportedTell } from './when-safety-reported-tell.ts';
import { whenSuspendedForSafetyTell } from './when-suspended-for-safety-tell.ts';
import { whenRefundedDiscountReview } from './when-refunded-discount-review.ts';
import { whenRefundedReduceEarning } from './when-refunded-reduce-earning.ts';
import { whenReversedAddLine } from './when-reversed-add-line.ts';
import { whenAccountClosedComplete } from './when-account-closed-complete.ts';
import { whenAccountClosedTell } from './when-account-closed-tell.ts';
import { whenApprovalAnsweredTell } from './when-approval-answered-tell.ts';
import { whenApprovalExpires } from './when-approval-expires.ts';
import { whenApprovalGrantedCarryOut } from './when-approval-granted-carry-out.ts';
import { whenApprovalRequestedTell } from './when-approval-requested-tell.ts';
import { whenConfigChangeDueApply } from './when-config-change-due-apply.ts';
import { whenBugAnsweredTell } from './when-bug-answered-tell.ts';
import { whenContactChangeExpires } from './when-contact-change-expires.ts';
import { whenContactChangedTell } from './when-contact-changed-tell.ts';
import { whenSecondFactorChangedTell } from './when-second-factor-changed-tell.ts';
import { whenSignInChangedTell } from './when-sign-in-changed-tell.ts';
import { whenPasswordChangedTell } from './when-password-changed-tell.ts';
import { whenPasswordResetRequestedSend } from './when-password-reset-requested-send.ts';
import { whenDisputeChangesTell } from './when-dispute-changes-tell.ts';
import { whenDisputeDecidedSettle } from './when-dispute-decided-settle.ts';
import { whenDisputeOpenedHoldEarning } from './when-dispute-opened-hold-earning.ts';
import { whenDisputeOverReleaseEarning } from './when-dispute-over-release-earning.ts';
import { whenDisputeRefundAnsweredGoOn } from './when-dispute-refund-answered-go-on.ts';
import { whenDisputeSettledWaiveDue } from './when-dispute-settled-waive-due.ts';
import { whenDisputeUnansweredRemind } from './when-dispute-unanswered-remind.ts';
import { whenRequiredDocumentsLackAsk } from './when-required-documents-lack-ask.ts';
import { whenDocumentWithdrawnDelete } from './when-document-withdrawn-delete.ts';
import { whenDocumentExpiresTell } from './when-document-expires-tell.ts';
import { whenClientGoneCallOff } from './when-client-gone-call-off.ts';
import { whenStaffLeaveUnassignTickets } from './when-staff-leave-unassign-tickets.ts';
import { whenSuspendedReopenJobs } from './when-suspended-reopen-jobs.ts';
import { whenTicketAnswerUnreadMail } from './when-ticket-answer-unread-mail.ts';
import { whenTicketResolvedClose } from './when-ticket-resolved-close.ts';
import { whenTimeTakenTurnDown } from './when-time-taken-turn-down.ts';
import { whenUnansweredExpire } from './when-unanswered-expire.ts';
import { whenVerifiedAddEarning } from './when-verified-add-earning.ts';
import { whenVisitorTicketMovesMail } from './when-visitor-ticket-moves-mail.ts';
import { whenWorkerUnavailableTurnDown } from './when-worker-unavailable-turn-down.ts';

/** Every policy of the product. */
export const allPolicies: readonly Policy[] = [
  whenUnansweredExpire,
  whenTimeTakenTurnDown,
  whenWorkerUnavailableTurnDown,
  whenQuoteRunsOut,
  releaseOrphanedSlots,
  settleHeldTimes,
  closeOverdueJobs,
  whenSuspendedReopenJobs,
  whenClientGoneCallOff,
  whenStaffLeaveUnassignTickets,
  whenCompletedRequestPayment,
  whenCancelledSettlePayment,
  whenOverpaidRefund,
  whenRefundIssuedSendIt,
  whenRefundedClosePayment,
  whenPaymentStalls,
  whenVerifiedAddEarning,
  whenApprovalOverDropRefund,
  whenRefundRequestedAsk,
  whenSuspendedForSafetyTell,
  whenRefundedReduceEarning,
  whenRefundedDiscountReview,
  everyFridaySchedulePayouts,
  whenCarriedForwardAddLine,
  whenReversedAddLine,
  whenPayoutAccountSetRelease,
  whenTicketAnswerUnreadMail,
  whenTicketResolvedClose,
  whenVisitorTicketMovesMail,
  whenDisputeOpenedHoldEarning,
  whenDisputeDecidedSettle,
  whenDisputeSettledWaiveDue,
  whenDisputeOverReleaseEarning,
  whenDisputeRefundAnsweredGoOn,
  whenDisputeUnansweredRemind,
  whenDisputeChangesTell,
  whenSafetyReportedTell,
  whenContactChangeExpires,
  whenContactChangedTell,
  whenPasswordResetRequestedSend,
  whenPasswordChangedTell,
  whenSecondFactorChangedTell,
  whenSignInChangedTell,
  whenApprovalRequestedTell,
  whenApprovalAnsweredTell,
  whenApprovalGrantedCarryOut,
  whenApprovalExpires,
  whenConfigChangeDueApply,
  whenAccountClosedTell,
  whenAccountClosedComplete,
  whenCalendarConnectedRead,
  whenDocumentExpiresTell,
  whenDocumentWithdrawnDelete,
  whenRequiredDocumentsLackAsk,
  whenBugAnsweredTell,
  whenPayoutAccountSetMail,
  whenPayoutAccountSetText,
  whenNumberChangeUndoneWithdrawPayoutAccount,
];
