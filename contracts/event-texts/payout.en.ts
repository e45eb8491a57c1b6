import type { TextsOf } from './texts.ts';
import type { payout } from './payout.ts';

/** Texts of payout events. */
export const payoutEn = {
  EarningAdded: {
    action: 'Added to a payout',
    happened: 'Added, the payout is now {amount}',
    changes: '{amount}, payout of {friday}',
  },
  PayoutLineHeld: {
    action: 'Held payout line',
    happened: 'Held for a dispute, the payout is now {amount}',
    changes: '{amount}, payout of {friday}',
    notices: {
      PayoutLineHeld: {
        title: 'Some of your pay waits',
        text: '{amount} for {code} waits until we’ve decided the dispute.',
      },
    },
  },
  PayoutScheduled: {
    action: 'Scheduled a payout',
    happened: 'Payout of {amount} scheduled',
    changes: '{amount} of {friday} to {destination}',
  },
  PayoutHeld: {
    action: 'Held a payout',
    happened: 'Payout on hold: {reason}',
    changes:
      '{until, select, none {{friday}: {missingAccount, select, true {The worker has not said where to send ' +
      'it} other {{reason}}}} other {{friday}: account changed, until {until}}}',
    notices: {
      PayoutHeld: {
        title: 'Your payout waits',
        text:
          '{waitsFor, select, account {{amount} is ready. Tell us where to send it.} change {{amount} waits ' +
          'until {until}, because your payout account is new.} other {{amount} is on hold: {reason}}}',
        server: {
          text:
            '{amount}: {waitsFor, select, change {your payout account is new, so it waits until {until}} ' +
            'account {tell us where to send it} other {{reason}}}',
        },
      },
    },
  },
  PayoutReleased: {
    action: 'Released a payout',
    happened: 'Payout of {amount} released',
    changes: '{amount} of {friday} to {destination}',
  },
  PayoutPaid: {
    action: 'Paid a payout',
    happened: 'Payout of {amount} paid',
    changes: '{amount} of {friday}, {reference}',
    notices: {
      PayoutPaid: {
        title: 'You’ve been paid',
        text: '{amount} is on its way to you, reference {reference}.',
        server: {
          text: '{amount} is on its way to you, reference {reference}',
        },
      },
    },
  },
  PayoutFailed: {
    action: 'Said that a payout failed',
    happened: 'Payout of {amount} failed: {reason}',
    changes: '{amount} of {friday}: {reason}',
    notices: {
      PayoutFailed: {
        title: 'Your payout didn’t arrive',
        text: '{amount}: {reason}. Check your payout account.',
        server: {
          text: '{amount}: {reason}. Check your payout account',
        },
      },
    },
  },
  PayoutReversed: {
    action: 'Reversed a payout',
    happened: 'Payout of {amount} came back: {reason}',
    changes: '{amount} of {friday}: {reason}',
  },
  PayoutCarriedForward: {
    action: 'Carried a payout forward',
    happened: '{amount} carried forward',
    changes: '{amount} to {toFriday}',
  },
} satisfies TextsOf<typeof payout>;
