import type { Documents, FindOptions } from '#infra/eventing/documents/port.ts';
import { type ConversationDocument, conversations } from '#projectors/read-models/conversation/conversations.ts';
import type { Exports } from '../exports.ts';

type Reads = Pick<Documents, 'find'>;

/** More than anybody goes through on a screen. */
const SHOWN = 500;

/** Those in which somebody wrote, the newest word first. */
export async function chatsOf(documents: Reads, accountId: string): Promise<ConversationDocument[]> {
  return (await newestOf(documents, accountId, 'lastMessage.sentAt', SHOWN)).slice(0, SHOWN);
}

/**
 * These, and after them those that a booking brought about and in which nobody has written: each request to a worker by name
 * makes one, and so many would take the place of those who do write.
 */
export async function partnersOf(documents: Reads, accountId: string): Promise<ConversationDocument[]> {
  const [chats, newest] = await Promise.all([
    chatsOf(documents, accountId),
    newestOf(documents, accountId, 'lastAt', SHOWN),
  ]);
  const empty = newest.filter(({ lastMessage }) => lastMessage === null).slice(0, SHOWN);
  return [...chats, ...empty];
}

/** Whoever they ever wrote with, however many that are. Whoever writes meanwhile comes last: nobody is passed over. */
export async function* everybodyWrittenWith(
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

/** Newest first; of each side at most so many. By their last message it is those that have one. */
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
