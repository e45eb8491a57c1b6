import type { PaymentEvent } from '#contracts/events/payment.ts';
import { foldPayment, initialPayment, type PaymentState } from '#contracts/payment/payment-fold.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PaymentCommand, VerificationCommand } from './commands.ts';
import { decidePaying } from './decide-paying.ts';
import { decideRefund } from './decide-refunds.ts';
import { decideVerification } from './decide-verification.ts';

export const paymentDecider: Decider<PaymentState, PaymentCommand, PaymentEvent, Refusal> = {
  initialState: initialPayment,
  evolve: foldPayment,
  decide,
};

function decide(command: PaymentCommand, state: PaymentState): Decision<PaymentEvent> {
  switch (command.type) {
    case 'VerifyPayment':
    case 'VerifyOneOfSeveral':
    case 'UndoVerification':
    case 'UndoOneOfSeveral':
    case 'FailTransfer':
      return decideVerification(command, state);
    default:
      return decideOther(command, state);
  }
}

function decideOther(
  command: Exclude<PaymentCommand, VerificationCommand>,
  state: PaymentState,
): Decision<PaymentEvent> {
  switch (command.type) {
    case 'IssueRefund':
    case 'IssueApprovedRefund':
    case 'DropRefundRequest':
    case 'RefundExcess':
    case 'WaiveDue':
    case 'MakeApprovedWaiver':
    case 'DropWaiverRequest':
    case 'SettleRefund':
    case 'SettleRefundByHand':
    case 'FailRefund':
      return decideRefund(command, state);
    default:
      return decidePaying(command, state);
  }
}
