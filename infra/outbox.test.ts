import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

test('mail and SMS stand in one list, newest first, with their codes', async () => {
  let minute = 0;
  const { mail, sms, list } = createOutbox({ now: () => new Date(Date.UTC(2026, 0, 1, 8, minute++)) });

  await mail.send({ to: 'ana@example.com', subject: 'Your code', text: 'It is 123456', code: '123456' });
  await sms.send({ to: '+639171234567', text: 'Your worker has arrived' });

  expect(list()).toEqual([
    { at: '2026-01-01T08:01:00.000Z', to: '+639171234567', channel: 'sms', subject: '', text: 'Your worker has arrived' },
    { at: '2026-01-01T08:00:00.000Z', to: 'ana@example.com', channel: 'mail', subject: 'Your code', text: 'It is 123456', code: '123456' },
  ]);
});

test('the oldest messages make room for new ones', async () => {
  const { sms, list } = createOutbox({ kept: 2 });
  for (const text of ['first', 'second', 'third']) await sms.send({ to: '+639171234567', text });
  expect(list().map((message) => message.text)).toEqual(['third', 'second']);
});
