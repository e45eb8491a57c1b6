import { codesEn } from './code-words.en.ts';
import type { TextsOf } from './texts.ts';
import type { payment } from './payment.ts';

/** Texts of payment events. */
export const paymentEn = {
  PaymentRequested: {
    action: 'Asked for a payment',
    happened: '{amount} asked for',
    changes: '{amount}',
    timeline: {
      clientPurposeCancellationFee: 'Cancellation fee to pay: {amount}',
      client: '{name} asked you to pay {amount}',
      workerPurposeCancellationFee: 'We asked {client} for the cancellation fee: {amount}',
      worker: 'You asked for {amount}',
    },
    notices: {
      PaymentRequested: {
        title: 'Please pay',
        text:
          '{purpose, select, cancellation_fee {{amount}, the cancellation fee for {service}.} other ' +
          '{{amount} to {worker} for {service}.}}',
        server: {
          text: '{purpose, select, job {{amount} to {worker} for {service}} other {{amount}, the cancellation fee for {service}}}',
        },
      },
    },
    server: {
      history: '{amount} asked for{purpose, select, cancellation_fee {, the cancellation fee} other {}}',
    },
  },
  PaymentSubmitted: {
    action: 'Sent a payment',
    happened: '{amount} on its way by {what}',
    changes: `{amount} by ${codesEn.method}`,
    timeline: {
      client:
        'You chose to pay {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank ' +
        'transfer} other {cash}}',
      worker:
        '{client} chose to pay {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer ' +
        '{bank transfer} other {cash}}',
      noteReference: '“{reference}”',
    },
    server: {
      history:
        '{amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} ' +
        'other {cash}} on its way',
    },
  },
  PaymentReceived: {
    action: 'Received a payment',
    happened: '{amount} received by {what}',
    changes: `{amount} by ${codesEn.method}`,
    timeline: {
      client:
        '{method, select, gcash {GCash payment} maya {Maya payment} card {Card payment} bank_transfer {Bank ' +
        'transfer} other {Cash payment}} of {amount} received',
      worker:
        '{client} paid {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer ' +
        '{bank transfer} other {cash}}',
    },
    notices: {
      PaymentReceived: {
        title: 'Payment received',
        text: '{code}: {amount} has arrived.',
        server: {
          text: '{as, select, client {{code}: your {amount} has arrived} other {{code}: your client has paid {amount}}}',
        },
      },
    },
    server: {
      history:
        '{amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} ' +
        'other {cash}} received',
    },
  },
  PaymentFailed: {
    action: 'A payment failed',
    happened:
      '{what, select, bank_transfer {Bank transfer of {amount} not found: {reason}} other {{amount} did ' +
      'not go through: {reason}}}',
    changes: '{reason}',
    timeline: {
      clientMethodBankTransfer: 'We couldn’t find your bank transfer of {amount}',
      client:
        'Your {amount} by {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank ' +
        'transfer} other {cash}} didn’t go through',
      workerMethodBankTransfer: 'Suki couldn’t find the bank transfer of {client}, {amount}',
      worker: 'The {amount} of {client} didn’t go through',
      noteReason: '“{reason}”',
    },
    notices: {
      PaymentFailed: {
        title: 'Your payment didn’t go through',
        text: '{code}, {amount}: {reason}. Please try again.',
        server: {
          text: '{code}, {amount}: {reason}. Please try again',
        },
      },
      TransferNotFound: {
        title: 'We couldn’t find your transfer',
        text: '{code}, {amount}: {reason}. Check the reference with your bank and send it to us again, or pay another way.',
        server: {
          text: '{code}, {amount}: {reason}. Check the reference with your bank and send it to us again, or pay another way',
        },
      },
    },
    server: {
      history:
        '{method, select, bank_transfer {The bank transfer of {amount} wasn’t found: {reason}} other ' +
        '{{amount} by {method, select, gcash {GCash} maya {Maya} card {card} other {cash}} didn’t go ' +
        'through: {reason}}}',
    },
  },
  PaymentVerified: {
    action: 'Verified a payment',
    happened: 'Payment verified: {amount}',
    changes: '{verified}',
    timeline: {
      both: 'Suki verified the payment: {amount}',
    },
    server: {
      history: 'Payment of {amount} verified',
    },
  },
  PaymentVerificationUndone: {
    action: 'Undid verification',
    happened: 'Verification taken back: {amount}',
    changes: '{amount}',
    timeline: {
      both: 'Suki is checking the payment again: {amount}',
    },
    notices: {
      PaymentVerificationUndone: {
        title: 'We’re checking the transfer again',
        text: '{code}: {amount} was marked as arrived too early. We’re still looking for it.',
        server: {
          text: '{code}: {amount} was marked as arrived too early. We’re still looking for it',
        },
      },
    },
    server: {
      history: '{amount} is being checked again',
    },
  },
  PaymentVoided: {
    action: 'Closed a payment',
    happened: 'Nothing left to pay',
    changes: '{reason, select, cancelled {cancelled} other {nothing owed}}',
    timeline: {
      both: 'Nothing left to pay',
    },
  },
  PaymentWaived: {
    action: 'Waived what was owed',
    happened: '{amount} is no longer owed: {reason}',
    changes: '{waived}: {reason}',
    timeline: {
      both: '{amount} was taken off the price',
    },
    notices: {
      PaymentWaived: {
        title: 'Less to pay',
        text: '{amount} is taken off what you owe for {code}.',
      },
    },
  },
  RefundIssued: {
    action: 'Issued a refund',
    happened: '{amount} is given back: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'You get {amount} back',
      worker: '{client} gets {amount} back',
      noteReason: '“{reason}”',
    },
    notices: {
      RefundForWorker: {
        title: 'Money goes back to your client',
        text:
          '{forWorker, select, less {{code}: {amount} goes back, because: {reason}. It comes off your ' +
          'earnings, and Suki gives up its commission on it.} other {{code}: {amount} goes back. It was ' +
          'more than was owed, so your earnings stay the same.}}',
        server: {
          text:
            '{forWorker, select, less {{code}: {amount} goes back, because: {reason}. It comes off your ' +
            'earnings, and Suki gives up its commission on it} other {{code}: {amount} goes back. It was more ' +
            'than was owed, so your earnings stay the same}}',
        },
      },
      RefundIssued: {
        title: 'You get money back',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
  RefundSettled: {
    action: 'Gave money back',
    happened: '{amount} given back',
    changes: '{amount}',
    timeline: {
      client: '{amount} is back with you',
      worker: '{amount} is back with {client}',
    },
  },
  RefundFailed: {
    action: 'A refund failed',
    happened: '{amount} couldn’t be given back: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      both: '{amount} couldn’t be sent back yet',
    },
    notices: {
      RefundFailed: {
        title: 'Your refund didn’t go through',
        text: '{amount} of {code} couldn’t be sent back. We’re sorting it out and will send it another way.',
      },
    },
  },
  RefundRequested: {
    action: 'Asked to refund more than one admin may',
    happened: 'A refund of {amount} waits for a second admin: {reason}',
    changes: '{amount}: {reason}',
  },
  RefundRequestDropped: {
    action: 'Dropped a refund that waited',
    happened: 'Refund of {amount} dropped',
    changes:
      '{amount}: {because, select, refused {a second admin refused} nothing_left {the money has gone back already} ' +
      'other {taken back, or nobody answered}}',
  },
  WaiverRequested: {
    action: 'Asked to take off more than one admin may',
    happened: 'Taking {amount} off what is owed waits for a second admin: {reason}',
    changes: '{waived}: {reason}',
  },
  WaiverRequestDropped: {
    action: 'Dropped a waiver that waited',
    happened: '{amount} is still owed: the waiver was dropped',
    changes:
      '{waived}: {because, select, refused {a second admin refused} nothing_left {nothing was left to pay} ' +
      'other {taken back, or nobody answered}}',
  },
} satisfies TextsOf<typeof payment>;
