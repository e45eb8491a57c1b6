import * as z from 'zod/mini';
import { Address, Line, listOf } from '../fields.ts';
import { SavedAddress } from '../views/account-addresses.ts';
import { defineCall } from './call.ts';
import { Done, idParams } from './params.ts';

const Label = Line.check(z.minLength(1, 'Required'), z.maxLength(40));

/** The client's own saved addresses. */
export const addressCalls = {
  listAddresses: defineCall({
    method: 'GET',
    path: '/users/me/addresses',
    summary: 'List own saved addresses, in the order in which they were saved',
    who: ['client'],
    answer: listOf(SavedAddress),
    errors: [],
  }),
  saveAddress: defineCall({
    method: 'POST',
    path: '/users/me/addresses',
    summary: 'Save an address under a name',
    who: ['client'],
    body: z.object({ label: Label, address: Address }),
    answer: z.object({ id: z.string() }),
    errors: ['already_exists', 'not_allowed_now', 'conflict'],
  }),
  renameAddress: defineCall({
    method: 'PATCH',
    path: '/users/me/addresses/{id}',
    summary: 'Rename a saved address',
    who: ['client'],
    params: idParams,
    body: z.object({ label: Label }),
    answer: Done,
    errors: ['not_found', 'already_exists', 'conflict'],
  }),
  removeAddress: defineCall({
    method: 'DELETE',
    path: '/users/me/addresses/{id}',
    summary: 'Remove a saved address; bookings keep theirs',
    who: ['client'],
    params: idParams,
    answer: Done,
    errors: ['conflict'],
  }),
};
