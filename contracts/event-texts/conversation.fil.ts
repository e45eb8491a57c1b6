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
  },
  MessagesShownToStaff: {
    action: 'Binuksan ang pribadong mensahe',
    happened: 'Binuksan ng staff ang mga mensahe: {reason}',
  },
  MessagesRead: {
    action: 'Binasa ang mga mensahe',
    happened: 'Nabasa hanggang mensahe {count}',
  },
};
