import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#contracts/account/staff-permissions.ts';
import type { Requester } from '#contracts/events/support-tickets.ts';
import { streams } from '#contracts/events/streams.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import type { AccountCommand } from '../account/commands.ts';
import { accountDecider } from '../account/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { PolicyDeps } from '../process-managers/policy.ts';
import { whenStaffLeaveUnassignTickets } from '../process-managers/when-staff-leave-unassign-tickets.ts';
import { handleTicket } from './handle-ticket.ts';
import { ticketDecider } from './ticket-decider.ts';
import { ticketStaffHandlers } from './ticket-staff-handlers.ts';

const now = () => new Date('2026-11-20T02:00:00Z');
const byCarla = () => callBy({ accountId: 'a-carla', userType: 'admin' });
const commandOfCarla = () => commandContext(byCarla(), now());
let harness: Awaited<ReturnType<typeof openCommandHarness>>;

beforeEach(async () => {
  harness = await openCommandHarness({ now });
});
afterEach(() => harness.close());

const ana = { accountId: 'a-ana', userType: 'client', name: 'Ana', avatar: null, email: null, language: 'en' } as const;

async function ticketOf(requester: Requester, ticketId = 't-1'): Promise<void> {
  const message = { messageId: `m-${ticketId}`, text: 'Nobody came', attachments: [] };
  const asked = { ticketId, requester, topic: 'booking', about: null } as const;
  await handleTicket(
    harness.commands,
    ticketId,
    { type: 'OpenTicket', data: { ...asked, ...message, now: now().toISOString() } },
    commandOfCarla(),
  );
}

const handleAccount = (accountId: string, command: AccountCommand) =>
  harness.commands.handle(accountDecider, streams.account(accountId), command, commandOfCarla());

/** An account with this staff role, or without one. */
async function openStaffAccount(accountId: string, staffRole: StaffRole | null): Promise<void> {
  const facts = {
    accountId,
    email: null,
    phone: null,
    firstName: 'Rico',
    lastName: 'Tan',
    userType: 'client',
    workerId: null,
    avatar: null,
    language: 'en',
  } as const;
  await handleAccount(accountId, { type: 'RegisterAccount', data: { facts, by: 'platform' } });
  if (staffRole === null) return;
  await handleAccount(accountId, {
    type: 'ChangeRole',
    data: { userType: 'admin', staffRole, newWorkerId: 'w-unused', by: 'a-carla', openJobs: 0, approvalId: 'p-1' },
  });
}

const assign = (assigneeId: string) =>
  ticketStaffHandlers({ ...harness, now }).assignTicket({
    params: { id: 't-1' },
    query: undefined,
    body: { assigneeId },
    context: byCarla(),
  });

async function assignee(): Promise<string | null> {
  const { state } = await harness.commands.load(ticketDecider, streams.ticket('t-1'));
  return state.kind === 'ticket' ? (state.assignee?.accountId ?? null) : null;
}

test('assigns a ticket only to staff who may answer it', async () => {
  await ticketOf(ana);
  for (const role of staffRoles) await openStaffAccount(role, role);
  await openStaffAccount('no staff', null);
  await openStaffAccount('suspended', 'support');
  await handleAccount('suspended', {
    type: 'SuspendAccount',
    data: { reason: 'On leave', by: 'a-carla', openJobs: 0, approvalId: 'p-1' },
  });
  for (const who of ['finance', 'auditor', 'no staff', 'suspended']) {
    await expect(assign(who), who).rejects.toMatchObject({ code: 'not_allowed_now' });
    expect(await assignee(), who).toBe(null);
  }
  for (const who of ['owner', 'support', 'trust']) {
    await assign(who);
    expect(await assignee(), who).toBe(who);
  }
});

test.each([
  ['is suspended', { type: 'SuspendAccount', data: { reason: 'On leave', by: 'a-carla', openJobs: 0 } }],
  [
    'may no longer answer tickets',
    {
      type: 'ChangeRole',
      data: {
        userType: 'admin',
        staffRole: 'auditor',
        newWorkerId: 'w',
        by: 'a-carla',
        openJobs: 0,
        approvalId: 'p-2',
      },
    },
  ],
  [
    'is no longer staff',
    {
      type: 'ChangeRole',
      data: { userType: 'client', newWorkerId: 'w', by: 'a-carla', openJobs: 0, approvalId: 'p-2' },
    },
  ],
] as const)('unassigns a ticket once its assignee %s', async (_, command) => {
  await ticketOf(ana);
  await openStaffAccount('support', 'support');
  await assign('support');
  const runPolicy = () =>
    whenStaffLeaveUnassignTickets.act({ ticketId: 't-1', assigneeId: 'support' }, harness as unknown as PolicyDeps, {
      commandId: crypto.randomUUID(),
      actor: 'system',
      now: now().toISOString(),
    });
  await runPolicy();
  expect(await assignee()).toBe('support');
  await handleAccount('support', command);
  await runPolicy();
  expect(await assignee()).toBe(null);
});

test('checks a ticket’s assignee again when their role changes, or their account is suspended or closed', () => {
  const { on, wakes } = whenStaffLeaveUnassignTickets;
  const data = { ticketId: 't-1', assignee: { accountId: 'support', name: 'Rico', avatar: null }, at: '' };
  expect(on.TicketAssigned?.({ data, recordedAt: now().toISOString() } as never)).toMatchObject({
    schedule: { key: 't-1', group: 'support' },
  });
  for (const type of ['AccountSuspended', 'AccountClosed', 'RoleChanged'] as const)
    expect(wakes?.[type]?.({ stream: 'account-support' } as never)).toBe('support');
});

test.each([
  ['two', ['t-1', 't-2']],
  ['three', ['t-1', 't-2', 't-3']],
])('leaves one of %s tickets open that are merged into each other in a ring concurrently', async (_, ids) => {
  const handlers = ticketStaffHandlers({ ...harness, now });
  for (const id of ids) await ticketOf(ana, id);
  const merge = (id: string, intoTicketId: string) =>
    handlers.mergeTicket({ params: { id }, query: undefined, body: { intoTicketId }, context: byCarla() });
  await Promise.allSettled(ids.map((id, nth) => merge(id, ids[(nth + 1) % ids.length] ?? '')));
  const states = await Promise.all(ids.map((id) => harness.commands.loadNewest(ticketDecider, streams.ticket(id))));
  expect(states.filter(({ state }) => state.kind === 'ticket' && state.status === 'open')).toHaveLength(1);
});
