import type { Messages } from '../i18n/i18n.ts';
import type { noticesEn } from './notices.en.ts';

export const noticesFil: Messages<typeof noticesEn> = {
  loading: 'Naglo-load…',
  sessionExpired: 'Nag-expire ang session. Mag-log in muli.',
  notConnected: 'Hindi nakakonekta sa chat server',
  notPersisted: 'Hindi na-save ang mensahe',
  instantBookingFailed: 'Hindi nagawa ang instant booking',
  look: 'Tingnan',
  searchBookings: 'Maghanap sa mga booking...',
  searchMessages: 'Maghanap sa mga mensahe...',
  searchAll: 'Maghanap ng Suki o serbisyo',
  takenByOther: 'May ibang kumuha ng trabahong ito kanina lang.',
  acceptUndone: 'Hindi natuloy ang pagtanggap mo: {reason}',
  avatarUploadFailed: 'Hindi na-upload ang larawan',
  documentsUploadFailed: 'Hindi na-upload ang mga dokumento',
  portfolioUploadFailed: 'Hindi na-upload ang portfolio',
  screenshotsUploadFailed: 'Hindi nakarating ang larawan',
  couldNot: 'Hindi iyon natuloy: {reason}',
};
