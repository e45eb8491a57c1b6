import type { savedRepliesEn } from './support-replies.en.ts';
import type { Translated } from './texts.ts';

export const savedRepliesFil: Translated<typeof savedRepliesEn> = {
  SavedReplyAdded: { action: 'Nagdagdag ng nakahandang sagot', happened: 'May idinagdag na nakahandang sagot' },
  SavedReplyChanged: {
    action: 'Binago ang isang nakahandang sagot',
    happened: 'Binago ang isang nakahandang sagot: {what}',
    changes: '{what}',
  },
  SavedReplyDeleted: { action: 'Binura ang isang nakahandang sagot', happened: 'May binurang nakahandang sagot' },
  SavedRepliesOrdered: {
    action: 'Inayos ang pagkakasunod ng mga nakahandang sagot',
    happened: 'Inayos ang pagkakasunod ng mga nakahandang sagot',
  },
};
