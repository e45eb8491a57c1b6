import type { savedRepliesEn } from './support-replies.en.ts';
import type { Translated } from './texts.ts';

export const savedRepliesCeb: Translated<typeof savedRepliesEn> = {
  SavedReplyAdded: { action: 'Nagdugang og andam nga tubag', happened: 'Naay gidugang nga andam nga tubag' },
  SavedReplyChanged: {
    action: 'Giusab ang usa ka andam nga tubag',
    happened: 'Giusab ang usa ka andam nga tubag: {what}',
    changes: '{what}',
  },
  SavedReplyDeleted: { action: 'Gipapas ang usa ka andam nga tubag', happened: 'Naay gipapas nga andam nga tubag' },
  SavedRepliesOrdered: {
    action: 'Giusab ang han-ay sa mga andam nga tubag',
    happened: 'Giusab ang han-ay sa mga andam nga tubag',
  },
};
