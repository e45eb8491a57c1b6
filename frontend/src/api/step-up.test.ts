import '../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payoutCalls } from '#contracts/calls/payout.ts';
import { platformCalls } from '#contracts/calls/platform.ts';
import { forgetAccessToken } from '../browser/access-token.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { holdSession } from '../browser/testing/held-session.ts';
import { sukiBaseQuery } from './api.ts';
import type { CallRequest } from './send-call.ts';
import { provideStepUp } from './step-up.ts';
import { fails, fakeServer, type Sent, succeeds } from './testing/fake-server.ts';

vi.mock('../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<() => void>() }));
const release = { call: payoutCalls.releasePayout, args: { id: 'p1', body: { a: 1 } } };
const change = { call: platformCalls.changeConfig, args: { body: {} } };
const needed = { ways: ['password'], codeTo: [] };

let sent: Sent[];
let isProven: boolean;
let withdraw = () => {};

/** The app's dialog, and what the person answers. */
function dialog(answer: () => boolean | Promise<boolean>) {
  const asked = vi.fn<(what: unknown) => void>();
  withdraw = provideStepUp(async (what) => {
    asked(what);
    isProven = await answer();
    return isProven;
  });
  return asked;
}

function call(request: CallRequest) {
  return sukiBaseQuery(request, { signal: new AbortController().signal } as Parameters<typeof sukiBaseQuery>[1], {});
}

beforeEach(() => {
  localStorage.clear();
  forgetAccessToken();
  holdSession('A');
  isProven = false;
  sent = fakeServer(() => (isProven ? succeeds('done') : fails(403, 'sign_in_again', needed)));
});
afterEach(() => {
  withdraw();
  vi.unstubAllGlobals();
});

describe('a call that requires a recent sign-in', () => {
  it('is repeated unchanged under the same key after re-authentication', async () => {
    const asked = dialog(() => true);
    expect(await call(release)).toEqual({ data: 'done' });
    expect(asked).toHaveBeenCalledExactlyOnceWith(needed);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ url: sent[0]?.url, method: sent[0]?.method, body: sent[0]?.body });
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  });

  it('asks once for all waiting calls', async () => {
    const asked = dialog(() => true);
    expect(await Promise.all([call(release), call(change), call(release)])).toEqual(
      Array.from({ length: 3 }, () => ({ data: 'done' })),
    );
    expect(asked).toHaveBeenCalledOnce();
  });

  it('fails softly when the user cancels, and the next call asks again', async () => {
    const asked = dialog(() => false);
    for (const times of [1, 2]) {
      expect(await call(release)).toMatchObject({
        error: {
          status: 403,
          code: 'not_confirmed',
          message: 'Nothing was changed, as you didn’t confirm that it’s you.',
        },
      });
      expect(asked).toHaveBeenCalledTimes(times);
    }
    expect(sent).toHaveLength(2);
  });

  it('is never repeated as another user who signed in meanwhile', async () => {
    dialog(() => {
      localStorage.setItem(storageKeys.userId, 'u2');
      return true;
    });
    expect(await call(release)).toMatchObject({ error: { code: 'not_confirmed' } });
    expect(sent).toHaveLength(1);
  });

  it('stops asking after repeated refusals', async () => {
    sent = fakeServer(() => fails(403, 'sign_in_again', needed));
    const asked = dialog(() => true);
    expect(await call(change)).toMatchObject({ error: { code: 'not_confirmed' } });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('fails softly without a dialog', async () => {
    expect(await call(release)).toMatchObject({ error: { code: 'not_confirmed' } });
  });

  it('offers no methods when the refusal is malformed', async () => {
    const asked = dialog(() => false);
    sent = fakeServer(() => fails(403, 'sign_in_again', { ways: ['by magic'] }));
    await call(release);
    expect(asked).toHaveBeenCalledWith({ ways: [], codeTo: [] });
  });
});
