import '../browser/testing/fake-browser.ts';
import { runSaga } from 'redux-saga';
import { delay } from 'redux-saga/effects';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restartSaga } from './restart-saga.ts';

const report = vi.fn<typeof reportError>();
let starts: number[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('reportError', report);
  starts = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function* breaks(afterMs = 0) {
  starts.push(Date.now() / 1000);
  if (afterMs > 0) yield delay(afterMs);
  throw new Error('broken');
}

it('restarts a failed saga, with pauses that grow to a minute', async () => {
  const task = runSaga({}, restartSaga, () => breaks());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(starts).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
  expect(report).toHaveBeenCalledTimes(starts.length);
  task.cancel();
});

it('resets the back-off after a long run', async () => {
  const task = runSaga({}, restartSaga, () => breaks(61_000));
  await vi.advanceTimersByTimeAsync(130_000);
  expect(starts).toEqual([0, 62, 124]);
  task.cancel();
});
