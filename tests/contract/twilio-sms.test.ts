import { expect, test } from 'vitest';
import { createTwilioSms, twilioSignature } from '#infra/sms/twilio.ts';
import { startTwilioDouble } from '../harness/sms-doubles.ts';
import { smsContract } from './sms.contract.ts';

smsContract('Twilio', startTwilioDouble);

test('signs as Twilio’s own libraries do', () => {
  const params = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
    Caller: '+14158675309',
  });
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(twilioSignature('12345', url, params)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});

test('rejects a signed report that was changed', async () => {
  const double = await startTwilioDouble();
  const { headers, rawBody } = double.report('m-1', 'failed');
  const changed = Buffer.from(Buffer.from(rawBody).toString().replace('failed', 'delivered'));
  expect(double.provider.readWebhook({ headers, rawBody: changed, secret: undefined })).toBeNull();
  await double.close();
});

test('keeps the error code of a failed message', async () => {
  const provider = createTwilioSms({
    accountSid: 'AC1',
    authToken: 't',
    sender: 'SUKI',
    reportUrl: 'https://suki.test/r',
  });
  const fields = new URLSearchParams({ MessageSid: 'm-1', MessageStatus: 'undelivered', ErrorCode: '30003' });
  const headers = { 'x-twilio-signature': twilioSignature('t', 'https://suki.test/r', fields) };
  const webhook = { headers, rawBody: Buffer.from(fields.toString()), secret: undefined };
  expect(provider.readWebhook(webhook)).toEqual([{ id: 'm-1', status: 'failed', reason: '30003' }]);
});
