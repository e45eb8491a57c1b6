import type { Messages } from '../../i18n/i18n.ts';
import type { staffBellEn } from './staff-bell.en.ts';

export const staffBellFil: Messages<typeof staffBellEn> = {
  waitsForYou: '{count, plural, =0 {Walang naghihintay sa iyo} other {# naghihintay sa iyo}}',
};
