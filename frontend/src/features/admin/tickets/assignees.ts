import type { Person } from '#contracts/account/person.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import type { AdminUser } from '#contracts/views/account.ts';

type Assignee = { value: string; name: string };

/** Possible assignees: staff who may answer tickets, and the current assignee, so that the field shows them. */
export function assigneesOf(
  staff: readonly Pick<AdminUser, 'id' | 'name' | 'userType' | 'staffRole'>[],
  current: Person | null,
): Assignee[] {
  const answering = staff
    .filter((one) => may(one, 'tickets.answer'))
    .map(({ id, name }): Assignee => ({ value: id, name }));
  if (!current || answering.some(({ value }) => value === current.accountId)) return answering;
  return [...answering, { value: current.accountId, name: current.name }];
}
