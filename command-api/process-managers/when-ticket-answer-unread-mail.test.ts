import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { policyRunner } from '#tests/harness/policy-harness.ts';
import { accountDecider } from '../account/decider.ts';
import type { AccountCommand } from '../account/commands.ts';
import { openAccount } from '../account/open-account.ts';
import { handleTicket } from '../support/handle-ticket.ts';
import type { TicketCommand } from '../support/ticket-commands.ts';
import { ticketDecider } from '../support/ticket-decider.ts';
import { whenTicketAnswerUnreadMail } from './when-ticket-answer-unread-mail.ts';

const NOW = '2026-11-20T02:00:00.000Z';
const SOON = '2026-11-20T02:09:00.000Z';
const LATER = '2026-11-20T02:10:00.000Z';
const carla = { accountId: 'a-carla', name: 'Carla Lim', avatar: null };
let harness: AccountHarness;
let accountId: string;

beforeEach(async () => {
  harness = await openAccountHarness();
  const wanted = {
    email: 'mia@example.com',
    password: 'narra-forest-7',
    firstName: 'Mia',
    lastName: 'Cruz',
    userType: 'worker',
    by: 'themselves',
  } as const;
  ({ accountId } = (await openAccount(harness.deps, wanted, { commandId: crypto.randomUUID() })).account);
  const requester = {
    accountId,
    userType: 'worker',
    name: 'Mia Cruz',
    avatar: null,
    email: null,
    language: 'en',
  } as const;
  const first = { messageId: 'm-1', text: 'My payout?', attachments: [], now: NOW };
  await ticket({ type: 'OpenTicket', data: { ticketId: 't-1', requester, topic: 'payout', about: null, ...first } });
  await account({ type: 'VerifyContact', data: { kind: 'email', value: 'mia@example.com' } });
  await answer('m-2');
  harness.mails.length = 0;
});
afterEach(() => harness.close());

const context = () => ({ commandId: crypto.randomUUID(), actor: 'system' as const, now: NOW });
const ticket = (command: TicketCommand) => handleTicket(harness.commands, 't-1', command, context());
const account = (command: AccountCommand) =>
  harness.commands.handle(accountDecider, streams.account(accountId), command, context());
const answer = (messageId: string) =>
  ticket({
    type: 'ReplyAsStaff',
    data: { messageId, text: 'On Friday', attachments: [], by: carla, resolve: false, now: NOW },
  });

/** What the policy reads of the answer with this sequence. */
function answered(sequence: number): Recorded {
  const data = { ticketId: 't-1', sequence, requesterId: accountId, requesterType: 'worker', side: 'staff' };
  const metadata = { schemaVersion: 1, actor: 'system', commandId: 'c', $correlationId: 'c', $causationId: 'c' };
  const where = { stream: 'ticket-t-1', revision: sequence, position: sequence, recordedAt: NOW };
  return { id: `e-${sequence}`, type: 'TicketReplied', data, metadata, ...where } as unknown as Recorded;
}

async function mailsBy(now: string, sequences = [2]) {
  const runner = policyRunner(
    [whenTicketAnswerUnreadMail],
    { ...harness, ...harness.deps, settings: () => Promise.reject(new Error('not asked for')) },
    { events: sequences.map(answered) },
  );
  await runner.settle(now);
  return harness.mails;
}

it('mails an answer that stays unread for ten minutes, with a link', async () => {
  expect(await mailsBy(SOON)).toEqual([]);
  const [mail, ...more] = await mailsBy(LATER);
  expect(mail).toMatchObject({ to: 'mia@example.com' });
  expect(mail?.text).toContain('/worker/help/t-1');
  expect(more).toEqual([]);
});

it('mails nothing that was read in time', async () => {
  await ticket({
    type: 'MarkTicketRead',
    data: { side: 'requester', asker: accountId, upToSequence: 2, now: NOW },
  });
  expect(await mailsBy(LATER)).toEqual([]);
});

it('mails several answers once', async () => {
  await answer('m-3');
  expect(await mailsBy(LATER, [2, 3])).toHaveLength(1);
});

it('names the request that continues it, and mails no message that was read there', async () => {
  const { state: from } = await harness.commands.loadNewest(ticketDecider, 'ticket-t-1');
  if (from.kind === 'none') throw new Error('There is no ticket');
  const other = (command: TicketCommand) => handleTicket(harness.commands, 't-2', command, context());
  const { requester } = from;
  const first = { messageId: 'm-9', text: 'My payout again', attachments: [], now: NOW };
  await other({ type: 'OpenTicket', data: { ticketId: 't-2', requester, topic: 'payout', about: null, ...first } });
  await other({ type: 'TakeOverTicket', data: { from, now: NOW } });
  await ticket({ type: 'MergeTicket', data: { intoTicketId: 't-2', now: NOW } });
  harness.mails.length = 0;
  const mails = [...(await mailsBy(LATER))];
  expect(mails).toMatchObject([{ to: 'mia@example.com', text: expect.stringContaining('/worker/help/t-2') }]);
  await other({ type: 'MarkTicketRead', data: { side: 'requester', asker: accountId, upToSequence: 1, now: NOW } });
  harness.mails.length = 0;
  expect(await mailsBy(LATER)).toEqual([]);
});

it('sends no mail to people who disabled it', async () => {
  await account({ type: 'ChangeAccount', data: { notifications: { mails: false }, now: NOW } });
  expect(await mailsBy(LATER)).toEqual([]);
});
