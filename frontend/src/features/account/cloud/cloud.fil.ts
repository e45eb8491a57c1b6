import type { Messages } from '../../../i18n/i18n.ts';
import type { cloudEn } from './cloud.en.ts';

export const cloudFil: Messages<typeof cloudEn> = {
  or: 'o kaya',
  withGoogle: 'Magpatuloy gamit ang Google',
  signingIn: 'Nilo-log in ka gamit ang Google…',
};
