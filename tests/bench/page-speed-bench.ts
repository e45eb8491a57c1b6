import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { reservePort } from '#infra/setup/reserved-port.mjs';
import { browserLaunchOptions, findBrowser } from '../harness/browser.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { median, type BenchRow } from './rows.ts';

/** Every public page, in the order of build/drawn-pages.ts. */
const pages = [
  '/',
  '/projects',
  '/provider/info',
  '/terms',
  '/privacy',
  '/services',
  '/search',
  '/contact',
  '/login',
  '/signup',
  '/choose-user',
  '/forgot-password',
  '/worker-registration',
];
const ROUNDS = 3;

/** Shares of one, milliseconds, and shares of the screen that shift. */
const least = { score: 0.95, seo: 1 };
const most = { largestPaintMs: 2500, layoutShift: 0.05 };

type Figures = { score: number; seo: number; largestPaintMs: number; layoutShift: number };

/** Lighthouse's mobile profile of the public pages: a slow phone on slow 4G, simulated. Empty without Chromium. */
export async function benchPageSpeed(): Promise<BenchRow[]> {
  if (!findBrowser()) return [];
  const folder = await mkdtemp(join(tmpdir(), 'suki-page-speed-bench-'));
  const suki = await startSukiProcess(folder, { SEED: 'demo' });
  try {
    const rows: BenchRow[] = [];
    for (const path of pages) {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await figuresOf(`${suki.url}${path}`));
      rows.push(...rowsOf(path, middleOf(rounds)));
    }
    return rows;
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

/** A new browser each time, so that nothing is cached. */
async function figuresOf(url: string): Promise<Figures> {
  const { port, release } = await reservePort();
  const options = browserLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance', 'seo'] });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { categories, audits } = result.lhr;
    return {
      score: categories.performance?.score ?? 0,
      seo: categories.seo?.score ?? 0,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await browser.close();
    await release();
  }
}

function middleOf(rounds: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => median(rounds.map((round) => round[figure]));
  return {
    score: middle('score'),
    seo: middle('seo'),
    largestPaintMs: middle('largestPaintMs'),
    layoutShift: middle('layoutShift'),
  };
}

function rowsOf(path: string, { score, seo, largestPaintMs, layoutShift }: Figures): BenchRow[] {
  const row = (what: string, ours: string, wanted: string, holds: boolean): BenchRow => ({
    name: `${path}, ${what}`,
    ours,
    baseline: '–',
    ratio: '–',
    wanted,
    holds,
  });
  return [
    row('speed on a phone', score.toFixed(2), `≥ ${least.score}`, score >= least.score),
    row(
      'largest paint',
      `${Math.round(largestPaintMs)} ms`,
      `< ${most.largestPaintMs} ms`,
      largestPaintMs < most.largestPaintMs,
    ),
    row('layout shift', layoutShift.toFixed(3), `< ${most.layoutShift}`, layoutShift < most.layoutShift),
    row('for search engines', seo.toFixed(2), `${least.seo}`, seo >= least.seo),
  ];
}
