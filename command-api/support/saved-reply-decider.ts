import { isDeepStrictEqual } from 'node:util';
import { MOST_SAVED_REPLIES } from '#contracts/calls/support-replies.ts';
import type { SavedReplyEvent } from '#contracts/events/support-replies.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import { foldSavedReplies, initialReplies, type SavedReplies } from '#contracts/support/support-replies-fold.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { SavedReplyCommand } from './saved-reply-commands.ts';

type Decided = Decision<SavedReplyEvent>;
type DataOf<Type extends SavedReplyCommand['type']> = Extract<SavedReplyCommand, { type: Type }>['data'];

export const savedReplyDecider: Decider<SavedReplies, SavedReplyCommand, SavedReplyEvent, Refusal> = {
  initialState: initialReplies,
  evolve: foldSavedReplies,
  decide,
};

function decide({ type, data }: SavedReplyCommand, state: SavedReplies): Decided {
  switch (type) {
    case 'AddSavedReply':
      return add(data, state);
    case 'ChangeSavedReply':
      return change(data, state);
    case 'DeleteSavedReply':
      return remove(data, state);
    case 'OrderSavedReplies':
      return order(data, state);
  }
}

function add(reply: DataOf<'AddSavedReply'>, { replies }: SavedReplies): Decided {
  if (replies.some(({ replyId }) => replyId === reply.replyId)) return [];
  if (replies.length >= MOST_SAVED_REPLIES)
    return refuse('not_allowed_now', `No more than ${MOST_SAVED_REPLIES} can be kept. Delete one first.`);
  return (
    titleRefusal(reply, { replies }) ?? [{ type: 'SavedReplyAdded', data: { ...reply, texts: written(reply.texts) } }]
  );
}

function change({ version, ...reply }: DataOf<'ChangeSavedReply'>, { replies }: SavedReplies): Decided {
  const before = replies.find(({ replyId }) => replyId === reply.replyId);
  if (!before) return refuse('not_found');
  const texts = written(reply.texts);
  if (before.title === reply.title && isDeepStrictEqual(written(before.texts), texts)) return [];
  if (before.version !== version) return refuse('stale');
  const changed = { ...reply, texts, version: version + 1, titleBefore: before.title };
  return titleRefusal(reply, { replies }) ?? [{ type: 'SavedReplyChanged', data: changed }];
}

/** Idempotent. */
function remove({ replyId }: DataOf<'DeleteSavedReply'>, { replies }: SavedReplies): Decided {
  const reply = replies.find((one) => one.replyId === replyId);
  return reply ? [{ type: 'SavedReplyDeleted', data: { replyId, title: reply.title } }] : [];
}

/** Refuses an order of an outdated list. */
function order({ ids }: DataOf<'OrderSavedReplies'>, { replies }: SavedReplies): Decided {
  const now = replies.map(({ replyId }) => replyId);
  if (ids.length !== now.length || new Set(ids).size !== ids.length || !now.every((id) => ids.includes(id)))
    return refuse('stale');
  if (isDeepStrictEqual(ids, now)) return [];
  return [{ type: 'SavedRepliesOrdered', data: { order: [...ids] } }];
}

/** Refuses a duplicate title. */
function titleRefusal(
  { replyId, title }: { replyId: string; title: string },
  { replies }: SavedReplies,
): Refusal | null {
  const key = title.toLowerCase();
  const isTaken = replies.some((one) => one.replyId !== replyId && one.title.toLowerCase() === key);
  return isTaken ? refuse('already_exists', 'Another saved reply has that name.') : null;
}

/** Drops languages without a text. */
function written(texts: DataOf<'AddSavedReply'>['texts']): DataOf<'AddSavedReply'>['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
