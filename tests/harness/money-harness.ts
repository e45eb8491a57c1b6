import { handleWith } from '#infra/eventing/testing.ts';
import { randomUUID } from 'node:crypto';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import type { DisputeState } from '#contracts/dispute/dispute-fold.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { memoryEventLog } from './memory-event-log.ts';
import { policyRunner } from './policy-harness.ts';
import { accepted, arrived, completed, requested, started } from '#command-api/booking/testing/booking-fixture.ts';
import type { ApprovalCommand } from '#command-api/approval/commands.ts';
import { approvalDecider } from '#command-api/approval/decider.ts';
import { bookingDecider } from '#command-api/booking/decider.ts';
import { type CommandContext, createCommandHandler } from '#command-api/command-handling/command-handler.ts';
import type { DisputeCommand } from '#command-api/dispute/commands.ts';
import { disputeDecider } from '#command-api/dispute/decider.ts';
import type { PaymentCommand } from '#command-api/payment/commands.ts';
import { paymentDecider } from '#command-api/payment/decider.ts';
import { type PayableBooking, payableBooking } from '#command-api/payment/payable-booking.ts';
import { everyFridaySchedulePayouts } from '#command-api/process-managers/every-friday-schedule-payouts.ts';
import { whenApprovalExpires } from '#command-api/process-managers/when-approval-expires.ts';
import { whenApprovalGrantedCarryOut } from '#command-api/process-managers/when-approval-granted-carry-out.ts';
import { whenApprovalOverDropRefund } from '#command-api/process-managers/when-approval-over-drop-refund.ts';
import { whenRefundRequestedAsk } from '#command-api/process-managers/when-refund-requested-ask.ts';
import { whenCancelledSettlePayment } from '#command-api/process-managers/when-cancelled-settle-payment.ts';
import { whenCarriedForwardAddLine } from '#command-api/process-managers/when-carried-forward-add-line.ts';
import { whenDisputeDecidedSettle } from '#command-api/process-managers/when-dispute-decided-settle.ts';
import { whenDisputeOpenedHoldEarning } from '#command-api/process-managers/when-dispute-opened-hold-earning.ts';
import { whenDisputeOverReleaseEarning } from '#command-api/process-managers/when-dispute-over-release-earning.ts';
import { whenDisputeRefundAnsweredGoOn } from '#command-api/process-managers/when-dispute-refund-answered-go-on.ts';
import { whenDisputeSettledWaiveDue } from '#command-api/process-managers/when-dispute-settled-waive-due.ts';
import { whenOverpaidRefund } from '#command-api/process-managers/when-overpaid-refund.ts';
import { whenPayoutAccountSetRelease } from '#command-api/process-managers/when-payout-account-set-release.ts';
import { whenRefundedClosePayment } from '#command-api/process-managers/when-refunded-close-payment.ts';
import { whenRefundedDiscountReview } from '#command-api/process-managers/when-refunded-discount-review.ts';
import { whenRefundedReduceEarning } from '#command-api/process-managers/when-refunded-reduce-earning.ts';
import { whenReversedAddLine } from '#command-api/process-managers/when-reversed-add-line.ts';
import { whenVerifiedAddEarning } from '#command-api/process-managers/when-verified-add-earning.ts';
import { workerDecider } from '#command-api/worker/decider.ts';
import { payoutAccountFrom } from '#command-api/worker/payout-account.ts';
import { payoutAccountOf } from '#command-api/payout/payout-account-of.ts';
import type { PayoutCommand } from '#command-api/payout/commands.ts';
import { payoutDecider } from '#command-api/payout/decider.ts';
import type { PayoutState } from '#contracts/payout/payout-fold.ts';

/** Bookings, payments and payouts on a log in memory, with the policies between them. */

const policies = [
  whenCancelledSettlePayment,
  whenRefundedClosePayment,
  whenOverpaidRefund,
  whenVerifiedAddEarning,
  whenRefundedReduceEarning,
  whenRefundedDiscountReview,
  everyFridaySchedulePayouts,
  whenCarriedForwardAddLine,
  whenReversedAddLine,
  whenPayoutAccountSetRelease,
  whenDisputeOpenedHoldEarning,
  whenDisputeDecidedSettle,
  whenDisputeSettledWaiveDue,
  whenDisputeOverReleaseEarning,
  whenDisputeRefundAnsweredGoOn,
  whenRefundRequestedAsk,
  whenApprovalGrantedCarryOut,
  whenApprovalOverDropRefund,
  whenApprovalExpires,
];

/** `approvalAmount`: the amount that one admin may refund alone, in centavos. */
export async function openMoney(startsAt: string, percent = 12, approvalAmount = defaultSettings.approvalAmount) {
  let now = startsAt;
  let commissionPercent = percent;
  let crashAfter = Infinity;
  const log = memoryEventLog(() => new Date(now));
  const crashing = {
    ...log,
    async append(...args: Parameters<typeof log.append>) {
      if (crashAfter-- <= 0) throw new Error('The process was killed');
      return log.append(...args);
    },
  };
  let commands = createCommandHandler(crashing);
  const deps = {
    settings: async () => ({ ...defaultSettings, commissionPercent, approvalAmount }),
    staff: {
      admins: async () => ['a-ada', 'a-bea'].map((accountId) => ({ accountId, userType: 'admin', staffRole: 'owner' })),
    },
    get commands() {
      return commands;
    },
  };
  // None of these policies calls the payment provider.
  const runner = policyRunner(policies, deps as Parameters<typeof policyRunner>[1], log);
  const context = (): CommandContext => ({ commandId: randomUUID(), actor: 'system', now });
  await commands.handle(
    workerDecider,
    streams.worker('w-jun'),
    { type: 'ApplyAsWorker', data: { workerId: 'w-jun', accountId: 'a-jun', name: 'Jun Bautista', avatar: null } },
    context(),
  );

  const renamed = ({ type, data }: BookingEvent, bookingId: string, changes: object = {}) =>
    ({ type, data: { ...data, bookingId, ...changes } }) as BookingEvent;

  /** Appends the events of the booking's own commands. */
  async function happen(bookingId: string, ...events: BookingEvent[]): Promise<void> {
    await handleWith(commands, bookingDecider, streams.booking(bookingId), () => events, context());
  }

  return {
    log,
    runner,
    now: () => now,
    set(moment: string) {
      now = moment;
    },
    /** Kills the process after `appends` further appends; every cache is lost then. */
    crashAfter(appends: number) {
      crashAfter = appends;
    },
    restart() {
      crashAfter = Infinity;
      commands = createCommandHandler(crashing);
    },

    /** An admin's change of the commission. */
    setCommission(next: number) {
      commissionPercent = next;
    },
    /** `isOld`: as before commissions were promised at acceptance. */
    accept: (bookingId: string, priceCentavos: number, isOld = false) =>
      happen(
        bookingId,
        renamed(requested, bookingId, { priceCentavos }),
        renamed(accepted, bookingId, { priceCentavos, ...(!isOld && { commissionPercent }) }),
      ),
    async complete(bookingId: string) {
      const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
      if (state.kind === 'none' || state.status !== 'accepted') return;
      await happen(
        bookingId,
        renamed(arrived, bookingId),
        renamed(started, bookingId),
        renamed(completed, bookingId, { finalAmountCentavos: state.priceCentavos, completedAt: now }),
      );
    },
    async cancel(bookingId: string, feeCentavos: number) {
      const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
      if (state.kind === 'none' || state.status !== 'accepted') return;
      await happen(bookingId, {
        type: 'BookingCancelled',
        data: {
          bookingId,
          clientId: 'a-andrea',
          workerId: 'w-jun',
          workerAccountId: 'a-jun',
          by: 'client',
          reason: 'Plans changed',
          feeCentavos: Math.min(feeCentavos, state.priceCentavos),
          from: 'accepted',
        },
      });
    },
    async booking(bookingId: string): Promise<PayableBooking> {
      const payable = payableBooking((await commands.load(bookingDecider, streams.booking(bookingId))).state);
      if (!payable) throw new Error('The booking is not accepted');
      return payable;
    },
    async payment(bookingId: string): Promise<PaymentState> {
      return (await commands.load(paymentDecider, streams.payment(bookingId))).state;
    },
    /** A command on the payment of a booking; refused commands are ignored. */
    async onPayment(bookingId: string, commandOn: (booking: PayableBooking, state: PaymentState) => PaymentCommand) {
      const command = commandOn(await this.booking(bookingId), await this.payment(bookingId));
      await commands.handle(paymentDecider, streams.payment(bookingId), command, context()).catch(ignoreRefusal);
    },
    async dispute(bookingId: string): Promise<DisputeState> {
      return (await commands.load(disputeDecider, streams.dispute(bookingId))).state;
    },
    async onDispute(bookingId: string, command: DisputeCommand) {
      await commands.handle(disputeDecider, streams.dispute(bookingId), command, context()).catch(ignoreRefusal);
    },
    async payout(friday: string): Promise<PayoutState> {
      return (await commands.load(payoutDecider, streams.payout('w-jun', friday))).state;
    },
    async onPayout(friday: string, command: PayoutCommand) {
      await commands.handle(payoutDecider, streams.payout('w-jun', friday), command, context()).catch(ignoreRefusal);
    },
    /** An answer to a waiting approval; refused commands are ignored. */
    async onApproval(approvalId: string, command: ApprovalCommand, by: string) {
      const answering = { ...context(), actor: { accountId: by, role: 'admin' as const } };
      await commands.handle(approvalDecider, streams.approval(approvalId), command, answering).catch(ignoreRefusal);
    },
    /** `at`: an instant. */
    async setAccount(account: string, at = now) {
      const wanted = payoutAccountFrom({ method: 'gcash', account, name: 'Jun Bautista' });
      if ('errors' in wanted) throw new Error(`${account} is no GCash number`);
      await commands.handle(
        workerDecider,
        streams.worker('w-jun'),
        { type: 'SetPayoutAccount', data: { wanted, now: at, codeIsRight: true } },
        context(),
      );
    },
    /** The worker's current payout account. */
    account: () => payoutAccountOf(commands, 'w-jun'),
    settle: () => runner.settle(now),
  };
}

export type Money = Awaited<ReturnType<typeof openMoney>>;

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
