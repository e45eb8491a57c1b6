import { addressCalls } from '#contracts/calls/account-addresses.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const addressBookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query({ ...callQuery(addressCalls.listAddresses), providesTags: ['Address'] }),
    saveAddress: build.mutation({ ...callQuery(addressCalls.saveAddress), invalidatesTags: ['Address'] }),
    renameAddress: build.mutation({ ...callQuery(addressCalls.renameAddress), invalidatesTags: ['Address'] }),
    removeAddress: build.mutation({ ...callQuery(addressCalls.removeAddress), invalidatesTags: ['Address'] }),
  }),
});

export const { useListAddressesQuery, useSaveAddressMutation, useRenameAddressMutation, useRemoveAddressMutation } =
  addressBookApi;
