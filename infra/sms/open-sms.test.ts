import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmsDouble, startTwilioDouble } from '#tests/harness/sms-doubles.ts';
import { memoryDocuments } from '../eventing/testing.ts';
import { createMetrics } from '../service/metrics.ts';
import { createSend, openSms } from './open-sms.ts';
import { openTextRecords } from './text-records.ts';

const notice = { to: '+639171234567', text: 'Your Suki password was changed.' };
let at: Date;
let double: SmsDouble;
let documents: ReturnType<typeof memoryDocuments>;
let records: Awaited<ReturnType<typeof openTextRecords>>;
let warnings: string[];

beforeEach(async () => {
  at = new Date('2026-11-18T03:00:00.000Z');
  double = await startTwilioDouble();
  documents = memoryDocuments();
  warnings = [];
  records = await openTextRecords({ documents, now: () => at, monthOf: (day) => day.toISOString().slice(0, 7) });
});
afterEach(() => double.close());

const kept = async () =>
  (await documents.find<object>('texts', { sort: [['id', 'asc']] })).map(({ document }) => document);
const send = (message = notice) =>
  createSend(double.provider, records, {
    segmentCentavos: 50,
    metrics: createMetrics().texts,
    logger: { warn: (_: unknown, line?: string) => void warnings.push(line ?? '') },
  })(message);

describe('a sent text', () => {
  test('is recorded with its cost, without number and words', async () => {
    await send({ ...notice, text: 'a'.repeat(161) });
    expect(await kept()).toEqual([
      { at: at.toISOString(), segments: 2, costCentavos: 100, status: 'accepted', reason: undefined },
    ]);
    expect(await records.month()).toEqual({ month: '2026-11', texts: 1, segments: 2, costCentavos: 100 });
  });

  test('is not sent to a number that does not exist', async () => {
    for (const to of ['+63281234567', '+10000000000', 'nobody', '0917 123 4567'])
      await expect(send({ ...notice, to })).rejects.toMatchObject({ code: 'invalid' });
    expect(double.requests()).toBe(0);
  });

  test('of an unknown outcome resolves, costs money and is named in the log', async () => {
    double.expectTrouble('takes it, then hangs up');
    await send();
    expect(await kept()).toMatchObject([{ status: 'unknown', costCentavos: 50 }]);
    expect(warnings).toEqual(['Outcome of a text is unknown; it is not sent again']);
  });

  test('that the provider refuses is neither recorded nor charged', async () => {
    double.expectTrouble('no credit');
    await expect(send()).rejects.toThrow('SMS provider is not available');
    expect(await kept()).toEqual([]);
    expect((await records.month()).costCentavos).toBe(0);
  });

  test('stays sent when it cannot be recorded', async () => {
    documents.write = () => Promise.reject(new Error('disk full'));
    await send();
    expect(double.delivered).toHaveLength(1);
    expect(warnings).toEqual(['Failed to record a sent text']);
  });
});

describe('reports', () => {
  test('count once, and never return to an earlier status', async () => {
    await send();
    const report = (status: 'sent' | 'delivered' | 'failed') => records.report('twilio', { id: 'm-1', status });
    expect([await report('sent'), await report('sent'), await report('delivered')]).toEqual([true, false, true]);
    expect([await report('sent'), await report('delivered'), await report('failed')]).toEqual([false, false, false]);
    expect(await kept()).toMatchObject([{ status: 'delivered', costCentavos: 50 }]);
  });

  test('may come before the provider’s answer', async () => {
    await records.report('twilio', { id: 'm-1', status: 'failed', reason: '30003' });
    await send();
    expect(await kept()).toMatchObject([{ status: 'failed', reason: '30003', costCentavos: 50 }]);
  });

  test('are deleted with their texts after 90 days; sums of months stay', async () => {
    await send();
    at = new Date(at.getTime() + 91 * 86_400_000);
    await send();
    await records.sweep();
    expect(await kept()).toHaveLength(1);
    expect(await documents.find('months-of-texts')).toHaveLength(2);
  });

  test('are read from the configured provider only', async () => {
    const opened = await openSms({
      config: {
        sms: { provider: 'twilio', accountSid: 'AC1', authToken: 'token', sender: 'SUKI', segmentCentavos: 50 },
        publicUrl: 'https://suki.test',
      },
      outbox: null,
      documents,
      metrics: createMetrics().texts,
      monthOf: () => '2026-11',
      now: () => at,
      logger: { warn: () => undefined },
    });
    const webhook = { ...double.report('m-1', 'delivered') };
    expect(await opened.receive('semaphore', webhook)).toBeNull();
    expect(await opened.receive('twilio', { ...webhook, headers: {} })).toBeNull();
  });
});

test('without a provider texts are refused in production, and stay in the outbox elsewhere', async () => {
  const sent: string[] = [];
  const open = (provider: 'off' | 'outbox', outbox: Parameters<typeof openSms>[0]['outbox']) =>
    openSms({
      config: { sms: { provider }, publicUrl: '' },
      outbox,
      documents,
      metrics: createMetrics().texts,
      monthOf: () => '2026-11',
      now: () => at,
      logger: { warn: () => undefined },
    });
  const outbox = { sms: { send: async ({ text }: { text: string }) => void sent.push(text) } };
  await (await open('outbox', outbox)).sms.send(notice);
  expect(sent).toEqual([notice.text]);
  for (const off of [await open('off', outbox), await open('outbox', null)])
    await expect(off.sms.send(notice)).rejects.toMatchObject({ code: 'switched_off' });
});
