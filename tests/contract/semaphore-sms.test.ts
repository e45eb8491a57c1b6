import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmsDouble, startSemaphoreDouble } from '../harness/sms-doubles.ts';
import { smsContract } from './sms.contract.ts';

smsContract('Semaphore', startSemaphoreDouble);

let double: SmsDouble;
beforeEach(async () => {
  double = await startSemaphoreDouble();
});
afterEach(() => double.close());

const to = '+639171234567';

test('sends codes by the route for codes, which costs two credits a segment', async () => {
  const code = { to, text: '123456 is your code', code: '123456' };
  await double.provider.send(code);
  await double.provider.send({ to, text: 'Hello' });
  await double.provider.send({ to, text: 'Type ABCD-EFGH-JKMN', code: 'ABCD-EFGH-JKMN' });
  expect(double.delivered.map(({ route }) => route)).toEqual(['otp', 'messages', 'messages']);
  expect(double.provider.chargedSegments(code)).toBe(2);
});

test('rejects numbers of other countries without asking', async () => {
  await expect(double.provider.send({ to: '+14155550100', text: 'Hello' })).rejects.toMatchObject({ code: 'invalid' });
  expect(double.requests()).toBe(0);
});

test('reads a report as a form, too', () => {
  const { secret, headers } = double.report('1', 'Sent');
  const rawBody = Buffer.from('message_id=1&status=Refunded');
  expect(double.provider.readWebhook({ secret, headers, rawBody })).toEqual([{ id: '1', status: 'failed' }]);
});
