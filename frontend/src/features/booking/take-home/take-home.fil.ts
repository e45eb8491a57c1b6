import type { Messages } from '../../../i18n/i18n.ts';
import type { takeHomeEn } from './take-home.en.ts';

export const takeHomeFil: Messages<typeof takeHomeEn> = {
  youTakeHome: 'Maiuuwi mo ang {amount} pagkabawas ng {percent}% na komisyon ng Suki.',
  youKeepAll: 'Maiuuwi mo ang lahat, {amount}: walang komisyon ang Suki.',
  commission: 'Komisyon ng Suki, {percent}%',
  takeHome: 'Maiuuwi mo',
};
