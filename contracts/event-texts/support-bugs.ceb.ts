import type { Translated } from './texts.ts';
import type { bugsEn } from './support-bugs.en.ts';

const title =
  '{status, select, in_progress {Gisusi na namo ang imong gi-report} resolved {Naayo na ang imong gi-report} closed ' +
  '{Gisira na ang imong report} same {Naay tubag sa imong report} other {Gibuksan pag-usab ang imong report}}';

export const bugsCeb: Translated<typeof bugsEn> = {
  BugReported: {
    action: 'Nag-report og problema',
    happened: 'Naay gi-report nga problema',
    changes: '{what}',
  },
  BugTriaged: {
    action: 'Nisusi og report',
    happened:
      '{what, select, in_progress {Gisusi na ang report} resolved {Naayo na ang gi-report} closed {Gisira na ang report} ' +
      'other {Bukas ang report}}',
    changes: '{status}, {priority}{note, select, none {} other {: {note}}}',
    notices: {
      BugTriaged: {
        title,
        text:
          '{status, select, in_progress {Salamat sa pagsulti. Sultihan ka namo kung naayo na.} resolved {Sulayi pag-usab. ' +
          'Kung ingon gihapon, sultihi mi.} closed {Human na mi ani. Kung mobalik ang problema, sultihi mi.} other ' +
          '{Susihon namo kini pag-usab.}}',
      },
      BugAnswered: { title, text: '{note}' },
    },
  },
  BugDeleted: {
    action: 'Nagtangtang og report sa listahan',
    happened: 'Gitangtang ang report sa listahan{reason, select, none {} other {: {reason}}}',
    changes: '{reason, select, none {walay rason} other {{reason}}}',
    notices: {
      BugDeleted: {
        title: 'Gitangtang na namo ang imong report sa listahan',
        text: '{reason}',
      },
      BugDeletedUnexplained: {
        title: 'Gitangtang na namo ang imong report sa listahan',
        text: 'Salamat sa pagsulti. Dili na namo kini susihon pa.',
      },
    },
  },
};
