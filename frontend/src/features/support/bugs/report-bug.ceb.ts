import type { Messages } from '../../../i18n/i18n.ts';
import type { reportBugEn } from './report-bug.en.ts';

export const reportBugCeb: Messages<typeof reportBugEn> = {
  title: 'Mag-report og problema',
  back: 'Settings',
  intro: 'Naay dili mogana og tarong? Sultihi mi, ug balitaan ka namo.',
  whatHappened: 'Unsay nahitabo?',
  whatHint: 'Unsay imong gibuhat, ug unsay imong nakita?',
  whatError: 'Sultihi pa mi og gamay kung unsay nahitabo.',
  pictures: 'Mga litrato',
  picturesHint: 'Hangtod sa 5. Dakog tabang ang screenshot. Staff ra sa Suki ang makakita niini.',
  sentAlong: 'Iapil namo kini',
  sentAlongHint: 'Makatabang kini para makita ang hinungdan. Tangtanga ang dili nimo gusto iapil.',
  page: 'Screen',
  device: 'Device',
  dontSend: 'Ayaw iapil: {what}',
  nothingAlong: 'Walay iapil.',
  send: 'Ipadala ang report',
  sent: 'Salamat! Balitaan ka namo.',
  yours: 'Imong mga gi-report',
  none: 'Wala pa',
  noneHint: 'Naa dinhi ang imong mga report, uban sa among tubag.',
  failed: 'Wala ma-load ang imong mga report',
  more: 'Ipakita pa',
  withPictures: '{count, plural, other {# ka litrato}}',
  answer: 'Suki: {note}',
  reportThis: 'I-report kini',
};
