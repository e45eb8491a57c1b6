import { describe, expect, it } from 'vitest';
import { PartialFailure } from '#infra/eventing/process-managers.ts';
import { httpError } from '#infra/http/calls/http-error.ts';
import { notifyEachOnce } from './notify-each-once.ts';

type Data = { to: readonly string[] };

const refused = () => httpError('invalid', { message: 'Mail can’t be delivered to that address.' });

/** A task that writes to all of them by mail, then by text; those in `failing` can't be reached. */
function told(failing: Map<string, Error>, after: () => void = () => {}) {
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    const failure = failing.get(to);
    if (failure) throw failure;
    sent.push(to);
  };
  const act = notifyEachOnce(
    async ({ to, ...more }: Data, deps: { mail: { send: typeof send }; sms: { send: typeof send } }) => {
      expect(more).toEqual({});
      for (const one of to) await deps.mail.send({ to: one, subject: 'News', text: 'x' } as { to: string });
      await deps.sms.send({ to: '+639171234821', text: 'x' } as { to: string });
      after();
    },
  );
  /** As the runner does it: a try that failed is given what it noted. */
  let data: Data = { to: ['ana', 'dead', 'bea'] };
  const trying = () =>
    act(data, { mail: { send }, sms: { send } }, null).catch((error: unknown) => {
      if (error instanceof PartialFailure) data = { ...data, ...error.noted };
      throw error;
    });
  return { sent, trying };
}

describe('a task that writes to several people', () => {
  it('reaches the other recipients when one fails, without repeating their messages', async () => {
    const failing = new Map([['dead', new Error('away')]]);
    const { sent, trying } = told(failing);
    for (let tries = 0; tries < 3; tries++) await expect(trying()).rejects.toThrow('away');
    expect(sent).toEqual(['ana', 'bea', '+639171234821']);
    failing.clear();
    await trying();
    expect(sent).toEqual(['ana', 'bea', '+639171234821', 'dead']);
  });

  it('is done although an address is refused permanently', async () => {
    const { sent, trying } = told(new Map([['dead', refused()]]));
    await trying();
    expect(sent).toEqual(['ana', 'bea', '+639171234821']);
  });

  it('repeats no message when the policy itself fails after some were sent', async () => {
    let isBroken = true;
    const { sent, trying } = told(new Map(), () => {
      if (isBroken) throw new Error('broken');
    });
    await expect(trying()).rejects.toThrow('broken');
    isBroken = false;
    await trying();
    expect(sent).toEqual(['ana', 'dead', 'bea', '+639171234821']);
  });

  it('rethrows the error when no message was sent', async () => {
    const away = new Error('away');
    const { trying } = told(new Map(['ana', 'dead', 'bea', '+639171234821'].map((to) => [to, away])));
    await expect(trying()).rejects.toBe(away);
  });
});
