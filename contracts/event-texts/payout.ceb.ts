import type { Translated } from './texts.ts';
import type { payoutEn } from './payout.en.ts';

export const payoutCeb: Translated<typeof payoutEn> = {
  EarningAdded: {
    action: 'Nagdugang sa payout',
    happened: 'Nadugangan, {amount} na ang payout',
    changes: '{amount}, payout sa {friday}',
  },
  PayoutLineHeld: {
    action: 'Gipahulat ang linya sa payout',
    happened: 'Naghulat sa desisyon sa reklamo, {amount} na ang payout',
    changes: '{amount}, payout sa {friday}',
    notices: {
      PayoutLineHeld: {
        title: 'Naay bahin sa imong payout nga naghulat',
        text: 'Naghulat ang {amount} para sa {code} hangtod makadesisyon mi sa reklamo.',
      },
    },
  },
  PayoutScheduled: {
    action: 'Nag-schedule og payout',
    happened: 'Na-schedule ang payout nga {amount}',
    changes: '{amount} para sa {friday}, sa {destination}',
  },
  PayoutHeld: {
    action: 'Nag-hold og payout',
    happened: 'Naka-hold ang payout: {reason}',
    changes:
      '{until, select, none {{friday}: {missingAccount, select, true {wala pa isulti sa worker kung asa ' +
      'ipadala} other {{reason}}}} other {{friday}: bag-o ang account, hangtod {until}}}',
    notices: {
      PayoutHeld: {
        title: 'Naghulat ang imong payout',
        text:
          '{waitsFor, select, account {Andam na ang {amount}. Ingna mi kung asa namo ipadala.} change ' +
          '{Naka-hold ang {amount} hangtod {until} kay bag-o ang imong payout account.} other {Naka-hold ' +
          'ang {amount}: {reason}}}',
      },
    },
  },
  PayoutReleased: {
    action: 'Nag-release og payout',
    happened: 'Na-release ang payout nga {amount}',
    changes: '{amount} para sa {friday}, sa {destination}',
  },
  PayoutPaid: {
    action: 'Nagbayad og payout',
    happened: 'Nabayran ang payout nga {amount}',
    changes: '{amount} para sa {friday}, {reference}',
    notices: {
      PayoutPaid: {
        title: 'Nabayran na ka',
        text: 'Padulong na nimo ang {amount}, reference {reference}.',
      },
    },
  },
  PayoutFailed: {
    action: 'Niingon nga napakyas ang payout',
    happened: 'Napakyas ang payout nga {amount}: {reason}',
    changes: '{amount} para sa {friday}: {reason}',
    notices: {
      PayoutFailed: {
        title: 'Wala moabot ang imong payout',
        text: '{amount}: {reason}. Tan-awa ang imong payout account.',
      },
    },
  },
  PayoutReversed: {
    action: 'Gibalik ang payout',
    happened: 'Nibalik ang payout nga {amount}: {reason}',
    changes: '{amount} para sa {friday}: {reason}',
  },
  PayoutCarriedForward: {
    action: 'Gibalhin ang payout sa sunod Biyernes',
    happened: 'Nabalhin ang {amount} sa sunod Biyernes',
    changes: '{amount} ngadto sa {toFriday}',
  },
};
