import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { HttpError } from '#infra/http/calls/http-error.ts';
import type { SmsDouble, Trouble } from '../harness/sms-doubles.ts';

const notice = { to: '+639171234567', text: 'Your Suki password was changed.' };
const code = { to: '+639171234567', text: '123456 is your Suki code. Do not share 123456.', code: '123456' };

/** The behaviour of every SMS provider. */
export function smsContract(name: string, open: () => Promise<SmsDouble>): void {
  describe(`texts by ${name}`, () => {
    let double: SmsDouble;
    beforeEach(async () => {
      double = await open();
    });
    afterEach(() => double.close());

    const send = (message = notice) => double.provider.send(message);
    const meet = (...troubles: Trouble[]) => double.expectTrouble(...troubles);

    it.each([notice, code])('delivers the text unchanged and returns its id', async (message) => {
      expect(await double.provider.send(message)).toEqual({ status: 'accepted', id: 'm-1' });
      expect(double.delivered).toMatchObject([{ to: message.to, text: message.text, sender: 'SUKI' }]);
    });

    it('charges for segments', () => {
      const [short, long] = [notice, { ...notice, text: 'a'.repeat(161) }];
      expect(double.provider.chargedSegments(short)).toBe(1);
      expect(double.provider.chargedSegments(long)).toBe(2);
    });

    it('reports a number that gets no texts, without another attempt', async () => {
      meet('invalid number');
      await expect(send()).rejects.toThrow(expect.objectContaining({ code: 'invalid' }) as HttpError);
      expect(double.requests()).toBe(1);
    });

    it.each(['no credit', 'wrong key'] as const)(
      'counts as unavailable with %s, without another attempt',
      async (trouble) => {
        meet(trouble);
        await expect(send()).rejects.toThrow(EngineUnavailable);
        expect(double.requests()).toBe(1);
      },
    );

    it('waits as long as a rate limit says, if that is short', async () => {
      meet({ retryAfterSeconds: 0 });
      expect(await send()).toEqual({ status: 'accepted', id: 'm-1' });
      meet({ retryAfterSeconds: 3600 });
      await expect(send()).rejects.toThrow(EngineUnavailable);
      expect(double.requests()).toBe(3);
      expect(double.delivered).toHaveLength(1);
    });

    it('tries again while the provider is unavailable, and gives up after three attempts', async () => {
      meet('unavailable', 'unavailable');
      expect(await send()).toMatchObject({ status: 'accepted' });
      meet('unavailable', 'unavailable', 'unavailable');
      await expect(send()).rejects.toThrow(EngineUnavailable);
      expect(double.requests()).toBe(6);
    });

    it('counts as unavailable when no connection opens', async () => {
      await double.close();
      await expect(send()).rejects.toThrow(EngineUnavailable);
    });

    it.each(['takes it, then breaks the answer', 'takes it, then hangs up'] as const)(
      'sends no second text when the provider %s',
      async (trouble) => {
        meet(trouble);
        expect(await send()).toMatchObject({ status: 'unknown' });
        expect(double.delivered).toHaveLength(1);
        expect(double.requests()).toBe(1);
      },
    );

    it('sends no second text when the provider takes it and never answers', async () => {
      const outOfTime = new AbortController();
      vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(outOfTime.signal);
      meet({ silent: () => outOfTime.abort(new DOMException('No answer', 'TimeoutError')) });
      expect(await send()).toMatchObject({ status: 'unknown', cause: { name: 'TimeoutError' } });
      expect(double.delivered).toHaveLength(1);
      expect(double.requests()).toBe(1);
    });

    it('does not know the outcome of an internal error', async () => {
      meet('internal error');
      expect(await send()).toMatchObject({ status: 'unknown' });
      expect(double.requests()).toBe(1);
    });

    it('reads news of a message from its own webhooks only', () => {
      const { provider, statuses, report } = double;
      expect(provider.readWebhook(report('m-1', statuses.done))).toMatchObject([{ id: 'm-1' }]);
      expect(provider.readWebhook(report('m-1', statuses.failed))).toMatchObject([{ id: 'm-1', status: 'failed' }]);
      expect(provider.readWebhook(report('m-1', statuses.onItsWay))).toEqual([]);
      const { rawBody } = report('m-1', statuses.done);
      expect(provider.readWebhook({ headers: {}, rawBody, secret: undefined })).toBeNull();
      const forged = { headers: { 'x-twilio-signature': 'x'.repeat(28) }, rawBody, secret: 'a guess' };
      expect(provider.readWebhook(forged)).toBeNull();
    });
  });
}
