import type { SavedReplyEvent } from '../events/support-replies.ts';
import type { DetailsOf, Subject } from './event-details.ts';

const titleOf = ({ data }: { data: { title: string } }): Subject => data.title;

export const savedReplies = {
  SavedReplyAdded: { tone: 'neutral', icon: 'MessageCircle', subject: titleOf },
  SavedReplyChanged: {
    tone: 'neutral',
    icon: 'PenLine',
    subject: titleOf,
    changes: ({ title, titleBefore }) => ({ what: { before: titleBefore, after: title } }),
  },
  SavedReplyDeleted: { tone: 'neutral', icon: 'CircleX', subject: titleOf },
  SavedRepliesOrdered: {
    tone: 'neutral',
    icon: 'MessageCircle',
    subject: () => ({ word: 'saved_replies' }),
  },
} satisfies DetailsOf<SavedReplyEvent['type']>;
