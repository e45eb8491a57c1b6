import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Analytics } from '#contracts/views/analytics.ts';
import { linesOfCsv } from '#contracts/csv.ts';
import { analyticsEn } from '../../frontend/src/features/admin/analytics/analytics.en.ts';
import { requestedIn } from '../../frontend/src/features/admin/analytics/figures.ts';
import { demoPerson } from './addresses.ts';
import { pictureIn } from './picture-in.ts';
import { test } from './suki-test.ts';

/** The charts of the year: each CSV must equal the response of the call. */

type Chart = {
  title: string;
  /** The number of rows. */ rows: (data: Analytics) => number;
  /** The sums of numeric columns by index, in pesos for money. */
  sums?: Readonly<Record<number, (data: Analytics) => number>>;
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const pesosOf = (centavos: number) => centavos / 100;
/** The columns that services and cities share: requests, completed jobs, and their money. */
const jobsFrom = (first: number, of: (data: Analytics) => Analytics['cities' | 'services' | 'prices']) => ({
  [first]: (data: Analytics) => sumOf(of(data).map(({ requested }) => requested)),
  [first + 1]: (data: Analytics) => sumOf(of(data).map(({ completed }) => completed)),
  [first + 5]: (data: Analytics) => pesosOf(sumOf(of(data).map(({ amount }) => amount))),
});

const charts: readonly Chart[] = [
  {
    title: analyticsEn.requestsTitle,
    rows: ({ periods }) => periods.length,
    sums: { 1: ({ total }) => requestedIn(total), 4: ({ total }) => total.outcomes.completed },
  },
  {
    title: analyticsEn.moneyTitle,
    rows: ({ periods }) => periods.length,
    sums: {
      1: ({ total }) => pesosOf(total.revenue),
      2: ({ total }) => pesosOf(total.commission),
      3: ({ total }) => pesosOf(total.refunds),
      4: ({ total }) => pesosOf(total.payouts),
      5: ({ before }) => pesosOf(before?.total.revenue ?? 0),
    },
  },
  {
    title: analyticsEn.answersTitle,
    rows: ({ periods }) => periods.length,
    sums: { 1: ({ total }) => total.answered },
  },
  {
    title: analyticsEn.endingsTitle,
    rows: ({ endings }) => endings.length,
    sums: {
      1: ({ endings }) => sumOf(endings.map(({ count }) => count)),
      3: ({ endings }) => sumOf(endings.map(({ before }) => before ?? 0)),
    },
  },
  {
    title: analyticsEn.servicesTitle,
    rows: ({ services }) => services.length,
    sums: jobsFrom(1, (data) => data.services),
  },
  { title: analyticsEn.citiesTitle, rows: ({ cities }) => cities.length, sums: jobsFrom(1, (data) => data.cities) },
  { title: analyticsEn.pricesTitle, rows: ({ prices }) => prices.length, sums: jobsFrom(2, (data) => data.prices) },
  {
    title: analyticsEn.cellsTitle,
    rows: ({ cells }) => cells.length,
    sums: {
      1: ({ cells }) => sumOf(cells.map(({ requested }) => requested)),
      2: ({ cells }) => sumOf(cells.map(({ unanswered }) => unanswered)),
      3: ({ cells }) => sumOf(cells.map(({ workers }) => workers)),
    },
  },
  {
    title: analyticsEn.cohortsTitle,
    rows: ({ cohorts }) => cohorts.filter(({ clients }) => clients > 0).length,
    sums: { 1: ({ cohorts }) => sumOf(cohorts.map(({ clients }) => clients)) },
  },
  {
    title: analyticsEn.missedTitle,
    rows: ({ missedSearches }) => missedSearches.length,
    sums: { 1: ({ missedSearches }) => sumOf(missedSearches.map(({ count }) => count)) },
  },
  {
    title: analyticsEn.riskTitle,
    rows: ({ workersAtRisk }) => workersAtRisk.length,
    sums: {
      2: ({ workersAtRisk }) => sumOf(workersAtRisk.map(({ noShows }) => noShows)),
      5: ({ workersAtRisk }) => sumOf(workersAtRisk.map(({ taken }) => taken)),
    },
  },
];

/** Twice the size on the page. A table is drawn as high as its rows and as wide as its texts. */
async function sizeOfPicture(page: Page, title: string, rows: number): Promise<{ width: unknown; height: unknown }> {
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const drawn = card.locator('svg.w-full, .leaflet-container').first();
  if ((await drawn.count()) === 0) return { width: expect.any(Number), height: 2 * (40 + 32 * (rows + 1)) };
  return drawn.evaluate((element) => {
    // Without a map's frame.
    const { clientWidth, clientHeight } = element;
    const { width, height } =
      element instanceof SVGElement ? element.getBoundingClientRect() : { width: clientWidth, height: clientHeight };
    return { width: Math.trunc(2 * width), height: Math.trunc(2 * height) };
  });
}

async function saved(page: Page, title: string, as: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: analyticsEn.more.replace('{chart}', title) }).click();
  await page.getByRole('menuitem', { name: as }).click();
  return readFile(await (await coming).path());
}

test('every chart exports its figures and its picture', async ({ demo, visitors }) => {
  const carla = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session: carla.session, viewport: { width: 1280, height: 900 } });
  const read = page.waitForResponse((answer) => answer.url().includes('/api/admin/analytics?'));
  await page.goto('/admin/analytics?range=365&by=month&compare=before');
  const { data } = (await (await read).json()) as { data: Analytics };

  for (const { title, rows, sums = {} } of charts)
    await test.step(title, async () => {
      await page.getByRole('heading', { name: title, exact: true }).scrollIntoViewIfNeeded();
      const [head = [], ...lines] = linesOfCsv((await saved(page, title, analyticsEn.saveCsv)).toString('utf8'));
      expect(lines).toHaveLength(rows(data));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toHaveLength(head.length);
      for (const [place, of] of Object.entries(sums))
        expect(sumOf(lines.map((line) => Number(line[Number(place)]))), head[Number(place)]).toBeCloseTo(of(data), 2);
      const { colours, ...size } = await pictureIn(page, await saved(page, title, analyticsEn.savePicture));
      expect(colours).toBeGreaterThan(10);
      expect(size).toEqual(await sizeOfPicture(page, title, lines.length));
    });
});

test('a figure of each kind leads to as many bookings as it counts', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  const address = '/admin/analytics?range=365&by=month&compare=before';
  // By the tables' names, with the column whose figure is opened.
  const tables = [
    [analyticsEn.requestsTitle, analyticsEn.requestsCaption, 1],
    [analyticsEn.answersTitle, analyticsEn.answersCaption, 1],
    [analyticsEn.endingsTitle, analyticsEn.endingsCaption, 1],
    [analyticsEn.servicesTitle, analyticsEn.servicesTitle, 2],
    [analyticsEn.citiesTitle, analyticsEn.citiesTitle, 1],
    [analyticsEn.cellsTitle, analyticsEn.cellsTitle, 1],
  ] as const;
  for (const [title, caption, place] of tables)
    await test.step(title, async () => {
      await page.goto(address);
      await page.getByRole('button', { name: analyticsEn.more.replace('{chart}', title) }).click();
      await page.getByRole('menuitem', { name: analyticsEn.showTable }).click();
      const cell = page
        .getByRole('region', { name: caption })
        .locator(`tbody tr td:nth-child(${place + 1}) a`)
        .filter({ hasText: /[1-9]/ })
        .first();
      const count = Number(await cell.textContent());
      await expect(
        page.getByRole('region', { name: caption }).locator('a[href^="/admin/audit-logs"]').first(),
      ).toBeVisible();
      await cell.click();
      await expect(page).toHaveURL(/\/admin\/bookings\?/);
      await expect(page.getByText(count === 1 ? '1 booking' : `${count} bookings`, { exact: true })).toBeVisible();
    });
});

test('the figures of a worker to contact open their bookings and events', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/analytics');
  const risks = page.getByRole('region', { name: analyticsEn.riskTitle });
  const row = risks
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const counted = row.getByRole('link').filter({ hasText: /^\d+$/ }).first();
  const count = Number(await counted.textContent());
  await row.locator('a[href^="/admin/audit-logs"]').first().click();
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await page.goBack();
  await counted.click();
  await expect(page.getByText(count === 1 ? '1 booking' : `${count} bookings`, { exact: true })).toBeVisible();
});
