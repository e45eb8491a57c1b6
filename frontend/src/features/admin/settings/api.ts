import { platformCalls } from '#contracts/calls/platform.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const resetApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetSystem: build.mutation({ ...callQuery(platformCalls.resetSystem), invalidatesTags: ['Overview', 'Audit'] }),
  }),
});

export const { useResetSystemMutation } = resetApi;
