import type { Messages } from '../../i18n/i18n.ts';
import type { sortingEn } from './sorting.en.ts';

export const sortingFil: Messages<typeof sortingEn> = {
  move: 'Ilipat ang “{name}”',
  howToMove:
    'Pindutin ang space bar para hawakan ito, ang mga arrow para ilipat, space ulit para ilagay, Escape para ibalik sa dati.',
  lifted: 'Hawak ang “{name}”, ika-{place} sa {count}',
  isAt: 'Ika-{place} na sa {count} ang “{name}”',
  dropped: 'Inilagay ang “{name}” sa ika-{place} ng {count}',
  putBack: 'Ibinalik ang “{name}” sa dati',
};
