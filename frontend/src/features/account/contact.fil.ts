import type { Messages } from '../../i18n/i18n.ts';
import type { contactEn } from './contact.en.ts';

export const contactFil: Messages<typeof contactEn> = {
  newEmail: 'Kumpirmahin ang bago mong email',
  newPhone: 'Kumpirmahin ang bago mong numero',
  ownPhone: 'Kumpirmahin ang numero mo',
  sent: 'Nagpadala kami ng code sa <to>{address}</to>.',
  unsent: 'Gagamitin ang <to>{address}</to> kapag nakumpirma mo na ito gamit ang code.',
  keeps: 'Hanggang noon, {present} pa rin.',
  codeSent: 'Nagpadala kami ng code sa {addresses}.',
  sendCode: 'Padalhan ako ng code',
  sendAnother: 'Padalhan ako ng bagong code',
  code: 'Code na anim na numero',
  password: 'Ang password mo',
  whyPassword: 'Isa pang hakbang, para walang ibang makagawa nito.',
  currentCode: 'Code na ipinadala sa {present}',
  askCurrent: 'Sa {present} na lang ipadala ang code',
  sendCodeTo: 'Padalhan ng code ang {present}',
  signInAnew: 'Matagal na mula nang nag-log in ka. Mag-log out, mag-log in ulit, at bumalik dito.',
  askPassword: 'Password na lang ang gamitin',
  confirm: 'Kumpirmahin',
  cancel: 'Huwag nang palitan',
  cancelFirst: 'Huwag nang idagdag',
  confirmed: 'Nakumpirma na ang {address}.',
  waiting: 'Hindi pa nakukumpirma ang {address}.',
  goConfirm: 'Kumpirmahin ito',
};
