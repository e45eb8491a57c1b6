import { defineReadModel } from '../../read-model.ts';

/** What a client wrote about a job. By booking id: a booking is reviewed once. */
export type ReviewDocument = {
  bookingId: string;
  workerId: string;
  clientId: string;
  clientName: string;
  clientAvatar: string | null;
  serviceName: string;
  rating: number;
  text: string;
  photos: string[];
  at: string;
};

export const reviews = defineReadModel<ReviewDocument>({
  name: 'reviews',
  version: 1,
  fields: ['workerId', 'at'],
  compound: [['workerId', 'at']],
  on: {
    ReviewSubmitted: {
      ids: ({ data }) => data.bookingId,
      apply: (_, { data: { workerAccountId: _account, ...review }, recordedAt }) => ({ ...review, at: recordedAt }),
      creates: true,
    },
  },
});
