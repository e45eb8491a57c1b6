import type { Messages } from '../../i18n/i18n.ts';
import type { sortingEn } from './sorting.en.ts';

export const sortingCeb: Messages<typeof sortingEn> = {
  move: 'Ibalhin ang “{name}”',
  howToMove:
    'Pislita ang space bar aron alsahon kini, ang mga arrow aron ibalhin, space pag-usab aron ibutang, Escape aron ibalik sa dati.',
  lifted: 'Gialsa ang “{name}”, ika-{place} sa {count}',
  isAt: 'Ika-{place} na sa {count} ang “{name}”',
  dropped: 'Gibutang ang “{name}” sa ika-{place} sa {count}',
  putBack: 'Gibalik ang “{name}” sa dati',
};
