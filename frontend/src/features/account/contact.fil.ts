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
  code: '6-digit na code',
  confirm: 'Kumpirmahin',
  cancel: 'Huwag nang palitan',
  cancelFirst: 'Huwag nang idagdag',
  confirmed: 'Nakumpirma na ang {address}.',
  waiting: 'Hindi pa nakukumpirma ang {address}.',
  goConfirm: 'Kumpirmahin ito',
};
