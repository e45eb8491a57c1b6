import type { Messages } from '../../i18n/i18n.ts';
import type { staffBellEn } from './staff-bell.en.ts';

export const staffBellCeb: Messages<typeof staffBellEn> = {
  waitsForYou: '{count, plural, =0 {Walay naghulat nimo} other {# naghulat nimo}}',
};
