import { setTimeout as pause } from 'node:timers/promises';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { AdminChange } from '#contracts/approval/approval-subject.ts';
import type { MoneySettings } from '#contracts/platform/money-settings.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type * as z from 'zod/mini';
import { ApiClient } from './api-client.ts';
import { admin, otherAdmin } from './start-suki.ts';

const TRIES = 200;
const PAUSE_MS = 25;

type RoleChange = Exclude<AdminChange, 'second_factor_reset' | 'staff_role'>;

/** Gives a staff role by one owner's request and another's approval; resolves when it is in effect. */
export async function grantStaffRoleByTwo(url: string, accountId: string, staffRole: StaffRole): Promise<void> {
  const one = await new ApiClient(url).signIn(admin.email, admin.password);
  const other = await new ApiClient(url).signIn(otherAdmin.email, otherAdmin.password);
  const body = { change: 'staff_role', accountId, staffRole, reason: 'For a test' } as const;
  const { id } = await one.call('requestApproval', { body });
  await other.call('grantApproval', { params: { id } });
  for (let nth = 0; nth < TRIES; nth++) {
    if ((await one.call('readUser', { params: { id: accountId } })).staffRole === staffRole) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${accountId} does not have the role ${staffRole} yet`);
}

/** Changes money settings by one admin's request and another's approval; resolves when they are in effect. */
export async function changeSettingsByTwo(url: string, changes: Partial<z.infer<typeof MoneySettings>>): Promise<void> {
  const [one, other] = await bothAdmins(url);
  const { approval } = await one.call('changeConfig', { body: { ...changes, reason: 'For a test' } });
  await other.call('grantApproval', { params: { id: approval?.id ?? '' } });
  for (let nth = 0; nth < TRIES; nth++) {
    const { settings: now }: { settings: Partial<Settings> } = await one.call('readConfig');
    if (Object.entries(changes).every(([name, value]) => now[name as keyof Settings] === value)) return;
    await pause(PAUSE_MS);
  }
  throw new Error('The settings are not changed yet');
}

async function bothAdmins(url: string): Promise<[ApiClient, ApiClient]> {
  return [
    await new ApiClient(url).signIn(admin.email, admin.password),
    await new ApiClient(url).signIn(otherAdmin.email, otherAdmin.password),
  ];
}

/** A change that needs two admins, on a Suki that has both; resolves when it is done. */
export async function changeRoleByTwo(url: string, change: RoleChange, accountId: string): Promise<void> {
  const [one, other] = await bothAdmins(url);
  const { id } = await one.call('requestApproval', { body: { change, accountId, reason: 'For a test' } });
  await other.call('grantApproval', { params: { id } });
  const wanted = change === 'make_admin' ? 'admin' : 'client';
  for (let nth = 0; nth < TRIES; nth++) {
    if ((await one.call('readUser', { params: { id: accountId } })).userType === wanted) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${accountId} is not ${wanted} yet`);
}

/** Resets the platform with two owners, on a Suki that allows it. */
export async function resetPlatformByTwo(url: string): Promise<void> {
  const [one, other] = await bothAdmins(url);
  const body = { confirm: 'RESET', password: admin.password, reason: 'For a test' } as const;
  const { id } = await one.call('resetSystem', { body });
  await other.call('grantApproval', { params: { id } });
}
