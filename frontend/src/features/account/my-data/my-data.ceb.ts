import type { Messages } from '../../../i18n/i18n.ts';
import type { myDataEn } from './my-data.en.ts';

export const myDataCeb: Messages<typeof myDataEn> = {
  title: 'Akong data',
  text: 'Kuhaa ang tanan nga among gitipigan bahin nimo: account, mga booking, mensahe, bayad ug uban pa.',
  download: 'I-download ang akong data',
  ready: 'Ania na: usa ka file aron basahon, usa para sa mga program.',
  savePage: 'I-save aron basahon (HTML)',
  saveJson: 'I-save para sa mga program (JSON)',
  pageTitle: 'Imong data sa Suki',
  pageMade: 'Gihimo niadtong {when}',
  account: 'Account',
  accountHistory: 'Mga nahitabo sa imong account',
  sessions: 'Asa ka naka-log in',
  bookings: 'Mga booking',
  payments: 'Mga bayad',
  messages: 'Mga mensahe',
  notifications: 'Mga pahibalo',
  reports: 'Mga problema nga imong gi-report',
  payoutAccount: 'Asa moadto ang imong payout',
  payouts: 'Mga payout',
  documents: 'Mga papeles nga imong gipasa',
  reviews: 'Mga review sa imong trabaho',
  nothing: 'Wala dinhi.',
};
