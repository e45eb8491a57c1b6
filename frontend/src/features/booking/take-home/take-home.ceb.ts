import type { Messages } from '../../../i18n/i18n.ts';
import type { takeHomeEn } from './take-home.en.ts';

export const takeHomeCeb: Messages<typeof takeHomeEn> = {
  youTakeHome: '{amount} ang imong madala pauli human sa {percent}% nga komisyon sa Suki.',
  youKeepAll: 'Imo ang tanan, {amount}: walay kuhaon ang Suki.',
  commission: 'Komisyon sa Suki, {percent}%',
  takeHome: 'Imong madala pauli',
};
