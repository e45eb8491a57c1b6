import { contactCalls } from '#contracts/calls/support-contact.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const thread = { type: 'Ticket', id: 'contact' } as const;

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    startContact: build.mutation({ ...callQuery(contactCalls.startContact) }),
    confirmContact: build.mutation({ ...callQuery(contactCalls.confirmContact) }),
    readContact: build.query({ ...callQuery(contactCalls.readContact), providesTags: [thread] }),
    replyToContact: build.mutation({ ...callQuery(contactCalls.replyToContact), invalidatesTags: [thread] }),
    reopenContact: build.mutation({ ...callQuery(contactCalls.reopenContact), invalidatesTags: [thread] }),
    rateContact: build.mutation({ ...callQuery(contactCalls.rateContact), invalidatesTags: [thread] }),
  }),
});

export const {
  useStartContactMutation,
  useConfirmContactMutation,
  useReadContactQuery,
  useReplyToContactMutation,
  useReopenContactMutation,
  useRateContactMutation,
} = contactApi;
