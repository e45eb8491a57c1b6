import type { Messages } from '../../../i18n/i18n.ts';
import type { passkeysEn } from './passkeys.en.ts';

export const passkeysFil: Messages<typeof passkeysEn> = {
  signIn: 'Mag-log in gamit ang passkey',
  title: 'Mga passkey',
  text:
    'Mag-log in gamit ang fingerprint, mukha o screen lock mo. Walang password na ita-type, malilimutan o ' +
    'maibibigay.',
  none: 'Wala ka pang passkey.',
  failed: 'Hindi namin ma-load ang mga passkey mo',
  add: 'Magdagdag ng passkey',
  cantHere: 'Hindi makagawa ng passkey ang browser na ito. Subukan sa phone mo, o sa ibang browser.',
  added: 'Idinagdag noong {when}',
  used: 'Huling ginamit noong {when}',
  usedToday: 'Huling ginamit ngayong araw, {time}',
  usedYesterday: 'Huling ginamit kahapon, {time}',
  unused: 'Hindi pa nagamit',
  synced: 'Nasa iba mo ring device',
  rename: 'Palitan ang pangalan',
  renameNamed: 'Palitan ang pangalan ng {name}',
  name: 'Pangalan',
  save: 'I-save',
  cancel: 'Huwag na lang',
  remove: 'Alisin',
  removeNamed: 'Alisin ang {name}',
  removeQuestion: 'Alisin ang {name}?',
  removeText: 'Hindi ka na makakapag-log in gamit ito. Puwede mo rin itong burahin sa device mo.',
  onlyWay: 'Ito lang ang paraan mo para makapasok: magdagdag muna ng iba kung gusto mo itong alisin.',
  nowAdded: 'Puwede ka nang mag-log in gamit ang passkey na ito.',
  nowRenamed: 'Napalitan na ang pangalan.',
  nowRemoved: 'Hindi ka na makakapag-log in gamit ang passkey na iyon.',
  cancelled: 'Walang nangyari: nakansela, o masyadong natagalan. Subukan ulit kahit kailan.',
  alreadyThere: 'May passkey na para sa account mo sa device na ito.',
  notSupported: 'Hindi ito kaya ng device na ito. Maglagay muna ng screen lock, o subukan sa phone mo.',
  notHere: 'Hindi gumagana ang passkey sa address na ito.',
  deviceFailed: 'Hindi ito nagawa ng device mo. Subukan ulit.',
};
