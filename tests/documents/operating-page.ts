import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { parse } from 'yaml';
import * as z from 'zod';
import { LARGEST_APPEND_BYTES } from '#infra/eventing/event-log.ts';
import { createMetrics } from '#infra/service/metrics.ts';
import type { DocumentCheck } from './document-check.ts';

const PAGE = 'docs/operating.md';
const Package = z.object({ scripts: z.record(z.string(), z.string()) });
const Compose = z.object({ services: z.object({ eventstore: z.object({ image: z.string() }) }) });

/** The page names exactly the metrics, log lines, commands, files and limits of the code. */
export const operatingPage: DocumentCheck = {
  name: PAGE,
  problems: async () => {
    const page = readFileSync(PAGE, 'utf8');
    const all = (pattern: RegExp) => new Set([...page.matchAll(pattern)].map(([, found = '']) => found));
    return [...(await unknownMetrics(all)), ...unknownLines(page), ...unknownCommands(all), ...missingLimits(page)];
  },
};

type Find = (pattern: RegExp) => ReadonlySet<string>;

async function unknownMetrics(all: Find): Promise<string[]> {
  const named = all(/\b((?:suki|nodejs|process)_\w+)/g);
  const known = await metricNames();
  return [
    ...(named.size > 5 ? [] : ['names hardly any metric']),
    ...[...named].filter((name) => !known.has(name)).map((name) => `names the metric ${name}, which does not exist`),
  ];
}

/** The default metrics of prom-client too, and the series of a histogram. */
async function metricNames(): Promise<Set<string>> {
  const metrics = createMetrics();
  metrics.watch({});
  const names = [...(await shownBy(metrics.show)).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_count`, `${name}_bucket`] : [name],
  );
  return new Set(names);
}

async function shownBy(show: express.RequestHandler): Promise<string> {
  const server = express().get('/metrics', show).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  const text = await response.text();
  server.close();
  server.closeAllConnections();
  return text;
}

function unknownLines(page: string): string[] {
  const codeFiles = globSync('{infra,demo,command-api,projectors,query-api,realtime-gateway}/**/*.ts');
  const code = codeFiles
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const table = page.slice(page.indexOf('| message |'), page.indexOf('## Upgrading'));
  const lines = [...table.matchAll(/`([A-Z][^`]+)`/g)].map(([, line = '']) => line);
  return [
    ...(lines.length > 6 ? [] : ['names hardly any log message']),
    ...lines
      .filter((line) => !code.includes(`'${line}'`))
      .map((line) => `names the log message “${line}”, which no service logs`),
  ];
}

function unknownCommands(all: Find): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return [
    ...[...all(/npm run ([\w:-]+)/g)]
      .filter((script) => !Object.hasOwn(scripts, script))
      .map((script) => `names npm run ${script}, which does not exist`),
    ...[...all(/node ((?:projectors|command-api)\/\S+\.ts)/g)]
      .filter((file) => globSync(file).length !== 1)
      .map((file) => `names ${file}, which does not exist`),
  ];
}

function missingLimits(page: string): string[] {
  const { services } = Compose.parse(parse(readFileSync('infra/deploy/compose.yaml', 'utf8'), { merge: true }));
  const version = /:([\d.]+)$/.exec(services.eventstore.image)?.[1];
  const stated = [
    `| KurrentDB ${version} (the compose file) |`,
    `${LARGEST_APPEND_BYTES.toLocaleString('en')} bytes ([the bound]`,
  ];
  return stated.filter((words) => !page.includes(words)).map((words) => `does not say: ${words}`);
}
