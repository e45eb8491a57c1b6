import type { Messages } from '../../../i18n/i18n.ts';
import type { closingEn } from './closing.en.ts';

export const closingCeb: Messages<typeof closingEn> = {
  title: 'Siradhi ang akong account',
  text: 'Makabalik ka sulod sa 30 ka adlaw, pag-log in lang.',
  look: 'Tan-awa unsay mahitabo',
  failed: 'Wala namo mahibaloi kung masirad-an na nimo kini.',
  signedOut: 'Ma-log out ka sa tanan, ug wala nay makakita o maka-book nimo.',
  reopen: 'Pag-log in sulod sa 30 ka adlaw, ug abli na usab ang imong account sama kaniadto.',
  kept:
    'Kinahanglan namong tipigan ang talaan sa mga booking ug bayad sulod sa lima ka tuig: gipangayo kini sa balaod sa buhis. ' +
    'Magpabilin sa uban ang imong gisulat kanila.',
  freed: 'Human sa 30 ka adlaw, magamit na sa bag-ong account ang imong email ug numero.',
  first: 'Kinahanglan mahuman una kini:',
  booking: '{service}, {when} ({code})',
  payment: 'Bayad nga {amount} para sa {of}',
  refund: 'Refund nga {amount} para sa {of}',
  payout: 'Payout nga {amount}, Biyernes {of}',
  dispute: '{service} ({code}): amo pang gidesisyonan',
  admin: 'Admin ka: kinahanglan una usbon sa duha ka admin ang imong papel.',
  question: 'Sirad-an ang imong account?',
  questionText: 'Ma-log out ka dayon. Makalog in ka gihapon sulod sa 30 ka adlaw.',
  close: 'Siradhi ang akong account',
};
