import type { Translated } from './texts.ts';
import type { conversationEn } from './conversation.en.ts';

export const conversationCeb: Translated<typeof conversationEn> = {
  ConversationOpened: {
    action: 'Nagsugod og panag-istorya',
    happened: 'Nagsugod ang panag-istorya',
  },
  MessageSent: {
    action: 'Nagpadala og mensahe',
    happened: 'Napadala ang mensahe {count}',
    changes: 'mensahe {sequence}{files, plural, =0 {} other {, # ka attachment}}',
  },
  MessagesShownToStaff: {
    action: 'Giablihan ang pribadong mensahe',
    happened: 'Giablihan sa staff ang mga mensahe: {reason}',
    changes: '{reason}',
  },
  MessagesRead: {
    action: 'Gibasa ang mga mensahe',
    happened: 'Nabasa hangtod sa mensahe {count}',
    changes: 'hangtod sa {upToSequence}',
  },
};
