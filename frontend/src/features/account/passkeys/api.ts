import { passkeyCalls } from '#contracts/calls/account-passkeys.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** The session saga stores the results of signing in. Options are for the device and change no server data. */
export const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeySignInOptions: build.mutation(callQuery(passkeyCalls.passkeySignInOptions)),
    signInByPasskey: build.mutation(callQuery(passkeyCalls.signInByPasskey)),
    listPasskeys: build.query({ ...callQuery(passkeyCalls.listPasskeys), providesTags: ['Me'] }),
    newPasskeyOptions: build.mutation(callQuery(passkeyCalls.newPasskeyOptions)),
    addPasskey: build.mutation({ ...callQuery(passkeyCalls.addPasskey), invalidatesTags: ['Me'] }),
    renamePasskey: build.mutation({ ...callQuery(passkeyCalls.renamePasskey), invalidatesTags: ['Me'] }),
    removePasskey: build.mutation({ ...callQuery(passkeyCalls.removePasskey), invalidatesTags: ['Me'] }),
  }),
});

export const {
  usePasskeySignInOptionsMutation,
  useSignInByPasskeyMutation,
  useListPasskeysQuery,
  useNewPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;
