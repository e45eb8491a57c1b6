import { expect, test } from 'vitest';
import { staffRoles } from '#contracts/account/staff-permissions.ts';
import { assigneesOf } from './assignees.ts';

const staff = staffRoles.map((staffRole) => ({
  id: staffRole,
  name: staffRole,
  userType: 'admin' as const,
  staffRole,
}));
const valuesOf = (assignees: ReturnType<typeof assigneesOf>) => assignees.map(({ value }) => value);

test('a ticket can be given to staff who may answer it', () => {
  expect(valuesOf(assigneesOf(staff, null))).toEqual(['owner', 'support', 'trust']);
});

test('whoever has it is shown once, also if they may not answer any more', () => {
  const had = (accountId: string) => ({ accountId, name: accountId, avatar: null });
  expect(valuesOf(assigneesOf(staff, had('finance')))).toEqual(['owner', 'support', 'trust', 'finance']);
  expect(valuesOf(assigneesOf(staff, had('support')))).toEqual(['owner', 'support', 'trust']);
  expect(valuesOf(assigneesOf([], had('support')))).toEqual(['support']);
});
