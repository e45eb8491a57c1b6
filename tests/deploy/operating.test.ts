import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { createMetrics } from '#infra/service/metrics.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const all = (pattern: RegExp) => new Set([...page.matchAll(pattern)].map(([, found = '']) => found));

/** Those that prom-client knows of by itself, too, and the series of a histogram. */
async function metricNames(): Promise<Set<string>> {
  const metrics = createMetrics();
  metrics.watch({});
  const shown = await shownBy(metrics.show);
  const names = [...shown.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_count`, `${name}_bucket`] : [name],
  );
  return new Set(names);
}

async function shownBy(show: express.RequestHandler): Promise<string> {
  const server = express().get('/metrics', show).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  server.close();
  return response.text();
}

it('alarms are about metrics that there are', async () => {
  const named = all(/\b((?:suki|nodejs|process)_\w+)/g);
  expect(named.size).toBeGreaterThan(5);
  const there = await metricNames();
  for (const name of named) expect(there).toContain(name);
});

it('lines of the log are as the services write them', () => {
  const codeFiles = globSync('{infra,command-api,projectors,query-api,realtime-gateway}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const code = codeFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const table = page.slice(page.indexOf('| line |'), page.indexOf('## Upgrading'));
  const lines = [...table.matchAll(/`([A-Z][^`]+)`/g)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) expect(code).toContain(`'${line}'`);
});

it('commands and files are there', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  for (const script of all(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script);
  for (const file of all(/node ((?:projectors|command-api)\/\S+\.ts)/g))
    expect(globSync(file, { cwd: root })).toEqual([file]);
  for (const link of all(/\]\(([^)#]+)\)/g)) expect(globSync(join('docs', link), { cwd: root })).toHaveLength(1);
});
