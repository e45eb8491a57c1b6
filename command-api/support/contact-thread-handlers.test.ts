import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLocalFiles } from '#infra/files/local-files.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { byVisitor } from './contact-handlers.ts';
import { contactThreadHandlers } from './contact-thread-handlers.ts';
import { contactThreads } from './contact-threads.ts';
import { handleTicket } from './handle-ticket.ts';
import { createTicketLinks, type TicketLinks } from './ticket-links.ts';
import { ticketStaffHandlers } from './ticket-staff-handlers.ts';

const now = () => new Date('2026-11-20T02:00:00Z');
let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let links: TicketLinks;
let folder: string;

beforeEach(async () => {
  harness = await openCommandHarness({ now });
  links = createTicketLinks({ secretStore: harness.secretStore, now, publicUrl: 'https://suki.test' });
  folder = await mkdtemp(join(tmpdir(), 'suki-contact-'));
});
afterEach(async () => {
  await harness.close();
  await rm(folder, { recursive: true });
});

async function asked(ticketId: string): Promise<void> {
  const requester = {
    accountId: null,
    userType: null,
    name: 'Nena Cruz',
    avatar: null,
    email: 'nena@example.ph',
    language: 'en',
  } as const;
  const at = now().toISOString();
  const message = { messageId: `m-${ticketId}`, text: `Words of ${ticketId}`, attachments: [] };
  await handleTicket(
    harness.commands,
    ticketId,
    { type: 'OpenTicket', data: { ticketId, requester, topic: 'account', about: null, ...message, now: at } },
    byVisitor(ticketId, at),
  );
}

const merge = (id: string, intoTicketId: string) =>
  ticketStaffHandlers({ ...harness, now }).mergeTicket({
    params: { id },
    query: undefined,
    body: { intoTicketId },
    context: callBy({ accountId: 'a-carla', userType: 'admin' }),
  });

test('a visitor reads all their messages after any number of merges', async () => {
  for (const id of ['t-1', 't-2', 't-3']) await asked(id);
  await merge('t-1', 't-2');
  await merge('t-2', 't-3');
  const { token } = await links.open('t-1');
  const files = await openLocalFiles({ folder });
  const { readContact } = contactThreadHandlers({
    ...harness,
    files,
    threads: contactThreads({ ...harness, links }),
    now,
  });
  const { data } = await readContact({
    params: undefined,
    query: { token },
    body: undefined,
    context: { ...callBy({ accountId: 'nobody', userType: 'client' }), caller: null },
  });
  expect(data.id).toBe('t-3');
  expect(data.messages.map(({ text }) => text).sort()).toEqual(['Words of t-1', 'Words of t-2', 'Words of t-3']);
});
