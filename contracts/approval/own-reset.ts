import type { Person } from '../account/person.ts';
import type { ApprovedChange } from '../events/approval.ts';

type Asked = { change: ApprovedChange; person: Pick<Person, 'accountId'> };

/**
 * Whom a reset is about doesn't agree to it: whoever has their session would, and there would be one admin less to fool.
 * Who is to go may agree, since with two admins there is nobody else.
 */
export function isOwnReset({ change, person }: Asked, accountId: string): boolean {
  return change === 'second_factor_reset' && person.accountId === accountId;
}
