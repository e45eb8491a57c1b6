import type { SavedReplyEvent } from '../events/support-replies.ts';
import type { DetailsOf, Subject } from './event-details.ts';

const named = ({ data }: { data: { title: string } }): Subject => data.title;

export const savedReplies = {
  SavedReplyAdded: { tone: 'neutral', icon: 'MessageCircle', subject: named },
  SavedReplyChanged: {
    tone: 'neutral',
    icon: 'PenLine',
    subject: named,
    changes: ({ title, titleBefore }) => ({ what: { before: titleBefore, after: title } }),
  },
  SavedReplyDeleted: { tone: 'neutral', icon: 'CircleX', subject: named },
  SavedRepliesOrdered: {
    tone: 'neutral',
    icon: 'MessageCircle',
    subject: () => ({ word: 'saved_replies' }),
  },
} satisfies DetailsOf<SavedReplyEvent['type']>;
