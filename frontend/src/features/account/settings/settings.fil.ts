import type { Messages } from '../../../i18n/i18n.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsFil: Messages<typeof settingsEn> = {
  contacts: 'Paano ka namin maaabot',
  email: 'Email',
  phone: 'Numero ng mobile',
  noEmail: 'Wala pang email',
  noPhone: 'Wala pang numero ng mobile',
  change: 'Palitan',
};
