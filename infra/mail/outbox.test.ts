import { expect, test } from 'vitest';
import { memoryDocuments } from '../eventing/testing.ts';
import { createDocumentsOutbox, createOutbox } from './outbox.ts';

test('lists mail and SMS together, newest first, with their codes', async () => {
  let minute = 0;
  const { mail, sms, list } = createOutbox({ now: () => new Date(Date.UTC(2026, 0, 1, 8, minute++)) });

  await mail.send({ to: 'ana@example.com', subject: 'Your code', text: 'It is 123456', code: '123456' });
  await sms.send({ to: '+639171234567', text: 'Your worker has arrived' });

  expect(await list()).toEqual([
    {
      at: '2026-01-01T08:01:00.000Z',
      to: '+639171234567',
      channel: 'sms',
      subject: '',
      text: 'Your worker has arrived',
    },
    {
      at: '2026-01-01T08:00:00.000Z',
      to: 'ana@example.com',
      channel: 'mail',
      subject: 'Your code',
      text: 'It is 123456',
      code: '123456',
    },
  ]);
});

test('drops the oldest messages for new ones', async () => {
  const { sms, list } = createOutbox({ now: () => new Date(Date.UTC(2026, 0, 1, 8)), kept: 2 });
  for (const text of ['first', 'second', 'third']) await sms.send({ to: '+639171234567', text });
  expect((await list()).map((message) => message.text)).toEqual(['third', 'second']);
});

test('is shared by processes with one document store', async () => {
  const documents = memoryDocuments();
  let minute = 0;
  const [here, there] = [1, 2].map(() =>
    createDocumentsOutbox({ documents, now: () => new Date(Date.UTC(2026, 0, 1, 8, minute++)), kept: 2 }),
  );
  await here!.mail.send({ to: 'ana@example.com', subject: 'Your code', text: 'It is 123456', code: '123456' });
  await there!.sms.send({ to: '+639171234567', text: 'second' });
  await here!.sms.send({ to: '+639171234567', text: 'third' });
  expect((await there!.list()).map(({ text }) => text)).toEqual(['third', 'second']);
  // The texts contain codes and links, so the oldest are deleted.
  expect(await documents.count('outbox')).toBe(2);
  await there!.clear();
  expect(await here!.list()).toEqual([]);
});
