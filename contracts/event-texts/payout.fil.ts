import type { Translated } from './texts.ts';
import type { payoutEn } from './payout.en.ts';

export const payoutFil: Translated<typeof payoutEn> = {
  EarningAdded: {
    action: 'Nagdagdag sa payout',
    happened: 'Nadagdagan, {amount} na ang payout',
    changes: '{amount}, payout ng {friday}',
  },
  PayoutLineHeld: {
    action: 'Pinaghintay ang isang linya ng payout',
    happened: 'Naghihintay ng pasya sa reklamo, {amount} na ang payout',
    changes: '{amount}, payout ng {friday}',
    notices: {
      PayoutLineHeld: {
        title: 'May bahagi ng kita mong naka-hold',
        text: 'Naghihintay ang {amount} para sa {code} hanggang makapagpasya kami sa reklamo.',
      },
    },
  },
  PayoutScheduled: {
    action: 'Nag-iskedyul ng payout',
    happened: 'Naiskedyul ang payout na {amount}',
    changes: '{amount} para sa {friday}, sa {destination}',
  },
  PayoutHeld: {
    action: 'Nag-hold ng payout',
    happened: 'Naka-hold ang payout: {reason}',
    changes:
      '{until, select, none {{friday}: {missingAccount, select, true {hindi pa sinasabi ng worker kung saan ' +
      'ipapadala} other {{reason}}}} other {{friday}: nabago ang account, hanggang {until}}}',
    notices: {
      PayoutHeld: {
        title: 'Naghihintay ang payout mo',
        text:
          '{waitsFor, select, account {Handa na ang {amount}. Sabihin kung saan namin ipapadala.} change ' +
          '{Naka-hold ang {amount} hanggang {until} dahil bago ang payout account mo.} other {Naka-hold ' +
          'ang {amount}: {reason}}}',
      },
    },
  },
  PayoutReleased: {
    action: 'Nag-release ng payout',
    happened: 'Na-release ang payout na {amount}',
    changes: '{amount} para sa {friday}, sa {destination}',
  },
  PayoutPaid: {
    action: 'Nagbayad ng payout',
    happened: 'Nabayaran ang payout na {amount}',
    changes: '{amount} para sa {friday}, {reference}',
    notices: {
      PayoutPaid: {
        title: 'Nabayaran ka na',
        text: 'Papunta na sa iyo ang {amount}, reference {reference}.',
      },
    },
  },
  PayoutFailed: {
    action: 'Nagsabing nabigo ang payout',
    happened: 'Nabigo ang payout na {amount}: {reason}',
    changes: '{amount} para sa {friday}: {reason}',
    notices: {
      PayoutFailed: {
        title: 'Hindi dumating ang payout mo',
        text: '{amount}: {reason}. Tingnan ang payout account mo.',
      },
    },
  },
  PayoutReversed: {
    action: 'Nagbalik ng payout',
    happened: 'Bumalik ang payout na {amount}: {reason}',
    changes: '{amount} para sa {friday}: {reason}',
  },
  PayoutCarriedForward: {
    action: 'Naglipat ng payout sa susunod na Biyernes',
    happened: 'Nailipat ang {amount} sa susunod na Biyernes',
    changes: '{amount} papunta sa {toFriday}',
  },
};
