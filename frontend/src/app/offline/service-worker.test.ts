import '../../browser/testing/fake-browser.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageMessage } from '../../browser/worker-contract.ts';
import type { showToast } from '../../ui/over-the-page/toast.ts';

type ToastOptions = NonNullable<Parameters<typeof showToast>[1]>;

const shown = vi.hoisted(() => [] as ToastOptions[]);
vi.mock('../../ui/over-the-page/toast.ts', () => ({
  showToast: (_: string, options: ToastOptions) => void shown.push(options),
}));

import { startServiceWorker } from './service-worker.ts';

class FakeWorker extends EventTarget {
  readonly heard: PageMessage[] = [];
  readonly isOfThisPage: boolean;
  constructor(isOfThisPage: boolean) {
    super();
    this.isOfThisPage = isOfThisPage;
  }
  postMessage(message: PageMessage, [port]: MessagePort[] = []) {
    this.heard.push(message);
    port?.postMessage(this.isOfThisPage);
  }
}

let reloads: number;
let container: EventTarget & { controller: FakeWorker | null };
let registration: EventTarget & { active: FakeWorker; waiting: FakeWorker | null; installing: FakeWorker | null };

beforeEach(() => {
  shown.length = 0;
  reloads = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(location, { reload: () => (reloads += 1) });
  Object.assign(document, { addEventListener: () => undefined });
  registration = Object.assign(new EventTarget(), {
    active: new FakeWorker(true),
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: async () => undefined,
  });
  const controller: FakeWorker | null = registration.active;
  container = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

/** The worker's answers arrive in their own time. */
async function answered() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function arrive(worker: FakeWorker) {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  await answered();
}

it('offers a new version in a pause of the input, and reloads once, after the press alone', async () => {
  await startServiceWorker();
  const next = new FakeWorker(false);
  await arrive(next);
  vi.advanceTimersByTime(4000);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(4000);
  await answered();
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1000);
  await answered();
  expect(shown).toMatchObject([{ id: 'new-version', action: { label: 'Update' } }]);
  expect([next.heard.map(({ type }) => type), reloads]).toEqual([['page'], 0]);
  shown[0]?.action?.onClick();
  expect([next.heard.map(({ type }) => type), reloads]).toEqual([['page', 'update'], 0]);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reloads).toBe(1);
});

it('does not ask about the version that the page has already, nor reload when another tab updates', async () => {
  await startServiceWorker();
  await arrive(new FakeWorker(true));
  vi.runAllTimers();
  await answered();
  container.dispatchEvent(new Event('controllerchange'));
  expect([shown, reloads]).toEqual([[], 0]);
});

it('asks nothing when the first worker is installed', async () => {
  container.controller = null;
  await startServiceWorker();
  await arrive(new FakeWorker(false));
  vi.runAllTimers();
  await answered();
  expect(shown).toEqual([]);
});

it('asks about a version that was ready before the page opened', async () => {
  registration.waiting = new FakeWorker(false);
  await startServiceWorker();
  await answered();
  vi.runAllTimers();
  await answered();
  expect(shown).toHaveLength(1);
});
