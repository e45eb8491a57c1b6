import { PersonCases } from '../views/account-cases.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

export const personCaseCalls = {
  readPersonCases: defineCall({
    method: 'GET',
    path: '/admin/users/{id}/cases',
    summary: 'List a person’s latest tickets, disputes, and reports by and about them, by permission',
    who: ['admin'],
    permission: ['tickets.read', 'disputes.read', 'bugs.read'],
    params: idParams,
    answer: PersonCases,
    errors: ['not_found'],
  }),
};
