import type { PageMessage } from '../../browser/worker-contract.ts';
import { textOf } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { keepUnsent } from '../../forms/unsent-input.ts';
import { offlineEn } from './offline.en.ts';

const PATH = '/service-worker.js';
/** An app that stays open looks for a new version when it is shown again, at most this often, ms. */
const LOOK_EVERY_MS = 60 * 60_000;
/** The offer waits for this long a pause in typing and pressing, ms. */
const PAUSE_MS = 5000;

/** Registers the service worker, and offers each new version to the user. Does nothing in browsers without workers. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(PATH);
  const offer = () => void offerWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  lookForVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  if (active) await isOfThisPage(active);
}

/** The page's own version takes over at once; another one asks. The page reloads only after its user's press. */
async function offerWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller || (await isOfThisPage(waiting))) return;
  await pauseInInput();
  showToast(textOf(offlineEn, 'newVersion'), {
    id: 'new-version',
    durationMs: Infinity,
    action: { label: textOf(offlineEn, 'update'), onClick: () => update(waiting) },
  });
}

function update(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      keepUnsent();
      window.location.reload();
    },
    { once: true },
  );
  say(worker, { type: 'update' });
}

/** Tells the worker which files this page has loaded, which it then keeps if they are of its version. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    say(worker, { type: 'page', assets: [...new Set(assets.map(({ pathname }) => pathname))] }, port2);
  });
}

function say(worker: ServiceWorker, message: PageMessage, ...answers: MessagePort[]): void {
  worker.postMessage(message, answers);
}

function pauseInInput(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, PAUSE_MS);
    const inputs = ['pointerdown', 'keydown'] as const;
    for (const input of inputs) window.addEventListener(input, again, { capture: true });

    function again(): void {
      clearTimeout(timer);
      timer = setTimeout(done, PAUSE_MS);
    }
    function done(): void {
      for (const input of inputs) window.removeEventListener(input, again, { capture: true });
      resolve();
    }
  });
}

function lookForVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    // Without a network it looks at the next occasion.
    registration.update().catch(() => undefined);
  });
}
