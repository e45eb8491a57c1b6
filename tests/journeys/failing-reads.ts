import type { BrowserContext, Page } from '@playwright/test';

/** A read fails with this status, or with a truncated response. */
export const failures = ['403', '500', '503', 'broken'] as const;
export type Failure = (typeof failures)[number];
/** `address`: a read's path and query; reads that begin with it fail. */
type Failing = { address: string; by: Failure };

const KEY = 'test.failing';
/** By the page's clock: every repeated read happens in the first two of ten seconds. */
const FIRST_MS = 2000;
const REST_MS = 8000;
/** The page renders timely responses within this time; a missing response is not awaited longer. */
const LONGEST_WAIT_MS = 10_000;
/**
 * The first request, one retry where it can help, and one for each part of a screen that renders after the whole has
 * failed.
 */
const MOST = 4;

/** Installs failing reads in the pages of a context, before any script of a page runs; each page records its reads. */
export async function watchReads(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), location.origin);
      if ((init?.method ?? 'GET') !== 'GET' || !pathname.startsWith('/api/')) return send(input, init);
      const address = pathname + search;
      asked.push(address);
      const { address: failing, by } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Failing>;
      if (failing === undefined || !address.startsWith(failing)) return send(input, init);
      if (by === 'broken') return new Response('{"success":true,"data":{"items":[');
      const body = {
        success: false,
        code: { '403': 'forbidden', '500': 'internal', '503': 'unavailable' }[by ?? '500'],
        message: 'No',
      };
      return new Response(JSON.stringify(body), { status: Number(by) });
    };
  }, KEY);
}

/** The page's reads since it was loaded. */
export function readsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

/**
 * Opens the address with a failing read, and lets ten seconds of the page's clock pass. Returns the faults: endless
 * retries, parts that keep loading, an empty screen.
 */
export async function faultsWith(page: Page, failing: Failing): Promise<string[]> {
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [KEY, JSON.stringify(failing)] as const);
  await page.reload();
  await page.locator('#root > *').filter({ visible: true }).first().waitFor();
  for (let half = 0; half < FIRST_MS; half += 500) await page.clock.runFor(500);
  await page.clock.fastForward(REST_MS);
  await page.waitForFunction(isLoaded, null, { timeout: LONGEST_WAIT_MS }).catch(() => undefined);
  const found = await page.evaluate(visibleFaults);
  await page.evaluate((key) => sessionStorage.removeItem(key), KEY);
  const counts = Map.groupBy(await readsOf(page), (address) => address);
  const over = [...counts]
    .filter(([, times]) => times.length > MOST)
    .map(([address, times]) => `${times.length} × ${address}`);
  return [...found, ...over];
}

function isLoaded(): boolean {
  return ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes('Loading…'));
}

function visibleFaults(): string[] {
  const said = document.body.innerText;
  const waiting = [...document.querySelectorAll('[role=status]')].filter(({ textContent }) =>
    /Loading…/.test(textContent),
  );
  return [
    ...(waiting.length > 0 ? [`${waiting.length} parts on their way`] : []),
    ...(/This screen couldn’t be shown/.test(said) ? ['the screen is gone'] : []),
    ...(said.trim() === '' ? ['nothing is shown'] : []),
  ];
}
