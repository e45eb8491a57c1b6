import type { Translated } from './texts.ts';
import type { conversationEn } from './conversation.en.ts';

export const conversationFil: Translated<typeof conversationEn> = {
  ConversationOpened: {
    action: 'Nagsimula ng usapan',
    happened: 'Nagsimula ang usapan',
  },
  MessageSent: {
    action: 'Nagpadala ng mensahe',
    happened: 'Naipadala ang mensahe {count}',
    changes: 'mensahe {sequence}{files, plural, =0 {} other {, # kalakip}}',
  },
  MessagesShownToStaff: {
    action: 'Binuksan ang pribadong mensahe',
    happened: 'Binuksan ng staff ang mga mensahe: {reason}',
    changes: '{reason}',
  },
  MessagesRead: {
    action: 'Binasa ang mga mensahe',
    happened: 'Nabasa hanggang mensahe {count}',
    changes: 'hanggang {upToSequence}',
  },
};
