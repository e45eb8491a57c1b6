import type { BrowserContext, Page } from '@playwright/test';

/** A layout shift's score: 0 for none (web.dev/cls). */
type Shift = { value: number; of: string };
declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** From now on each page of the context counts layout shifts without a press or a key. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const seen: Shift[] = (window.layoutShifts = []);
    const isShift = (entry: PerformanceEntry): entry is Entry => entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.hadRecentInput) continue;
        const moved: readonly Moved[] = Reflect.get(entry, 'sources');
        const of = moved.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          const name = `${element?.tagName ?? '?'}.${element?.className ?? ''} “${(element?.textContent ?? '').slice(0, 40)}”`;
          return `${name}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        seen.push({ value: entry.value, of: of.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts since the page was loaded, and the elements that moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; of: string[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    of: shifts.map(({ value, of }) => `${value.toFixed(3)} ${of}`),
  };
}
