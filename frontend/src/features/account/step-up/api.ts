import { proofCalls } from '#contracts/calls/account-proof.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendProofCode: build.mutation(callQuery(proofCalls.sendProofCode)),
    prove: build.mutation(callQuery(proofCalls.prove)),
  }),
});

export const { useSendProofCodeMutation, useProveMutation } = stepUpApi;
