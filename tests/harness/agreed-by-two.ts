import { setTimeout as pause } from 'node:timers/promises';
import type { AdminChange } from '#contracts/approval/approval-subject.ts';
import { ApiClient } from './api-client.ts';
import { admin, otherAdmin } from './start-suki.ts';

const TRIES = 200;
const PAUSE_MS = 25;

type RoleChange = Exclude<AdminChange, 'second_factor_reset'>;

/** What takes two admins, asked for by one and agreed to by the other, until it is done: at a Suki that has both. */
export async function agreedByTwo(url: string, change: RoleChange, accountId: string): Promise<void> {
  const one = await new ApiClient(url).signIn(admin.email, admin.password);
  const other = await new ApiClient(url).signIn(otherAdmin.email, otherAdmin.password);
  const { id } = await one.call('requestApproval', { body: { change, accountId, reason: 'For a test' } });
  await other.call('grantApproval', { params: { id } });
  const wanted = change === 'make_admin' ? 'admin' : 'client';
  for (let nth = 0; nth < TRIES; nth++) {
    if ((await one.call('readUser', { params: { id: accountId } })).userType === wanted) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${accountId} is not ${wanted} yet`);
}
