import type { Messages } from '../../i18n/i18n.ts';
import type { contactEn } from './contact.en.ts';

export const contactCeb: Messages<typeof contactEn> = {
  newEmail: 'Kumpirmaha ang imong bag-ong email',
  newPhone: 'Kumpirmaha ang imong bag-ong mobile number',
  ownPhone: 'Kumpirmaha ang imong mobile number',
  sent: 'Nagpadala mi og code sa <to>{address}</to>.',
  unsent: 'Gamiton ang <to>{address}</to> kung nakumpirma na nimo gamit ang code.',
  keeps: 'Hangtod ato, {present} gihapon.',
  codeSent: 'Nagpadala mi og code sa {addresses}.',
  sendCode: 'Padad-i ko og code',
  sendAnother: 'Padad-i ko og bag-ong code',
  code: 'Code nga unom ka numero',
  confirm: 'Kumpirmaha',
  cancel: 'Ang karaan na lang',
  cancelFirst: 'Ayaw na idugang',
  confirmed: 'Nakumpirma na ang {address}.',
  waiting: 'Wala pa makumpirma ang {address}.',
  goConfirm: 'Kumpirmaha kini',
};
