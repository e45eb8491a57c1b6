/** What happened to a booking's money, on its timeline. */
export const moneyStepsEn = {
  clientPaymentRequested: '{name} asks you to pay {amount}',
  workerPaymentRequested: 'You asked for {amount}',
  clientFeeRequested: 'You are asked for the cancellation fee: {amount}',
  workerFeeRequested: '{client} is asked for the cancellation fee: {amount}',
  clientPaymentSubmitted:
    'You pay {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  workerPaymentSubmitted:
    '{client} pays {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  clientPaymentReceived:
    'Your {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}} arrived',
  workerPaymentReceived:
    '{client} paid {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  clientPaymentFailed:
    'Your {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}} did not go through',
  workerPaymentFailed: 'The {amount} of {client} did not go through',
  clientTransferNotFound: 'We couldn’t find your bank transfer of {amount}',
  workerTransferNotFound: 'Suki couldn’t find the bank transfer of {client}, {amount}',
  verificationUndone: 'Suki is checking the payment again: {amount}',
  paymentVerified: 'Suki checked the payment: {amount}',
  paymentVoided: 'Nothing is to be paid any more',
  clientRefundIssued: 'You get {amount} back',
  workerRefundIssued: '{client} gets {amount} back',
  clientRefundSettled: '{amount} is back with you',
  workerRefundSettled: '{amount} is back with {client}',
  refundFailed: '{amount} could not be sent back yet',
};
