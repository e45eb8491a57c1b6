import type { Documents, FindOptions } from '#infra/eventing/documents.ts';
import { type ConversationDocument, conversations } from '#projectors/read-models/conversation/conversations.ts';
import type { Exports } from '../exports.ts';

type Reads = Pick<Documents, 'find'>;

/** More than a person scrolls through. */
const SHOWN = 500;

/** Conversations with messages, newest message first. */
export async function chatsOf(documents: Reads, accountId: string): Promise<ConversationDocument[]> {
  return (await newestOf(documents, accountId, 'lastMessage.sentAt', SHOWN)).slice(0, SHOWN);
}

/**
 * Conversations with messages, then those that exist only through a booking: every request to a named worker creates
 * one, and together they would push out the former.
 */
export async function partnersOf(documents: Reads, accountId: string): Promise<ConversationDocument[]> {
  const [chats, newest] = await Promise.all([
    chatsOf(documents, accountId),
    newestOf(documents, accountId, 'lastAt', SHOWN),
  ]);
  const empty = newest.filter(({ lastMessage }) => lastMessage === null).slice(0, SHOWN);
  return [...chats, ...empty];
}

/**
 * Every account they ever exchanged messages with, in any number. New messages during the read move conversations to
 * the end, so none is skipped.
 */
export async function* everyPartnerWithMessages(
  documents: Reads,
  exports: Pick<Exports, 'everyDocument'>,
  accountId: string,
): AsyncGenerator<string> {
  const told = new Set<string>();
  for (const side of ['firstId', 'secondId'] as const) {
    const list: Pick<FindOptions, 'where' | 'sort'> = {
      where: { [side]: { eq: accountId }, 'lastMessage.sentAt': { gte: '' } },
      sort: [['lastMessage.sentAt', 'asc']],
    };
    const found = exports.everyDocument<ConversationDocument>(documents, conversations.name, list);
    for await (const { document } of found) {
      const partner = partnerIn(document, accountId);
      if (!told.has(partner)) yield partner;
      told.add(partner);
    }
  }
}

export function partnerIn({ firstId, secondId }: ConversationDocument, accountId: string): string {
  return firstId === accountId ? secondId : firstId;
}

/** Newest first, up to a limit for each side. The field `lastMessage` restricts it to conversations with messages. */
async function newestOf(
  documents: Reads,
  accountId: string,
  by: 'lastAt' | 'lastMessage.sentAt',
  limit: number,
): Promise<ConversationDocument[]> {
  const as = (side: 'firstId' | 'secondId') =>
    documents.find<ConversationDocument>(conversations.name, {
      where: { [side]: { eq: accountId }, [by]: { gte: '' } },
      sort: [[by, 'desc']],
      limit,
    });
  const found = (await Promise.all([as('firstId'), as('secondId')])).flat().map(({ document }) => document);
  return found.sort((one, other) => (one.lastAt > other.lastAt ? -1 : 1));
}
