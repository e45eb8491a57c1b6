import type { FormEvent, FormOwner } from '../events/form.ts';
import type { DetailsOf, Subject } from './event-details.ts';

const ownerOf = (owner: FormOwner): Subject =>
  owner.kind === 'category' ? owner.category : { workerId: owner.workerId };
const questions = ({ fields }: { fields: readonly unknown[] }) => ({ questions: fields.length });

export const form = {
  FormDraftSaved: { tone: 'neutral', icon: 'PenLine', subject: ({ data }) => ownerOf(data.owner), changes: questions },
  FormDraftDiscarded: { tone: 'neutral', icon: 'Undo2', subject: ({ data }) => ownerOf(data.owner) },
  BookingFormPublished: {
    tone: 'brand',
    icon: 'FileText',
    subject: ({ data }) => data.category,
    strict: true,
    changes: questions,
  },
  WorkerFormPublished: {
    tone: 'brand',
    icon: 'FileText',
    subject: ({ data: { workerId } }) => ({ workerId }),
    changes: questions,
  },
} satisfies DetailsOf<FormEvent['type']>;
