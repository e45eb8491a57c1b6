import type { Translated } from './texts.ts';
import type { platformEn } from './platform.en.ts';

export const platformCeb: Translated<typeof platformEn> = {
  DataExported: {
    action: 'Nag-export og listahan',
    happened: 'Na-export ang listahan',
  },
  ConfigChanged: {
    action: 'Giusab ang mga setting',
    happened: 'Nausab ang mga setting',
  },
};
