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

test('lists staff who may answer tickets', () => {
  expect(valuesOf(assigneesOf(staff, null))).toEqual(['owner', 'support', 'trust']);
});

test('lists the current assignee once, also without the permission', () => {
  const had = (accountId: string) => ({ accountId, name: accountId, avatar: null });
  expect(valuesOf(assigneesOf(staff, had('finance')))).toEqual(['owner', 'support', 'trust', 'finance']);
  expect(valuesOf(assigneesOf(staff, had('support')))).toEqual(['owner', 'support', 'trust']);
  expect(valuesOf(assigneesOf([], had('support')))).toEqual(['support']);
});
