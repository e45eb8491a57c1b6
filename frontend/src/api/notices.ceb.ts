import type { Messages } from '../i18n/i18n.ts';
import type { noticesEn } from './notices.en.ts';

export const noticesCeb: Messages<typeof noticesEn> = {
  loading: 'Nag-load…',
  sessionExpired: 'Na-expire ang session. Pag-log in pag-usab.',
  notConnected: 'Dili konektado sa chat server',
  notPersisted: 'Wala ma-save ang mensahe',
  instantBookingFailed: 'Wala mahimo ang instant booking',
  look: 'Tan-awa',
  searchBookings: 'Pangita sa mga booking...',
  searchMessages: 'Pangita sa mga mensahe...',
  searchAll: 'Pangita og Suki o serbisyo',
  takenByOther: 'Naay laing nikuha aning trabaho karon lang.',
  acceptUndone: 'Wala madayon ang imong pagdawat: {reason}',
  avatarUploadFailed: 'Wala ma-upload ang litrato',
  documentsUploadFailed: 'Wala ma-upload ang mga dokumento',
  portfolioUploadFailed: 'Wala ma-upload ang portfolio',
  screenshotsUploadFailed: 'Wala moabot ang litrato',
  couldNot: 'Wala kadto madayon: {reason}',
};
