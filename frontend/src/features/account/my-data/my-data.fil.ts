import type { Messages } from '../../../i18n/i18n.ts';
import type { myDataEn } from './my-data.en.ts';

export const myDataFil: Messages<typeof myDataEn> = {
  title: 'Ang data ko',
  text: 'Kunin ang lahat ng itinatago namin tungkol sa iyo: account, mga booking, mensahe, bayad at iba pa.',
  download: 'I-download ang data ko',
  ready: 'Heto na: isang file para basahin, isa para sa mga program.',
  savePage: 'I-save para basahin (HTML)',
  saveJson: 'I-save para sa mga program (JSON)',
  pageTitle: 'Ang data mo sa Suki',
  pageMade: 'Ginawa noong {when}',
  account: 'Account',
  accountHistory: 'Mga nangyari sa account mo',
  sessions: 'Kung saan ka naka-sign in',
  bookings: 'Mga booking',
  payments: 'Mga bayad',
  messages: 'Mga mensahe',
  notifications: 'Mga abiso',
  reports: 'Mga problemang ini-report mo',
  payoutAccount: 'Kung saan napupunta ang payout mo',
  payouts: 'Mga payout',
  documents: 'Mga papel na ipinasa mo',
  reviews: 'Mga review sa trabaho mo',
  nothing: 'Wala rito.',
};
