import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Checks } from '../http/routing/health.ts';
import { closeServer } from '../http/routing/listen.ts';
import { createWebServer } from '../http/routing/web-server.ts';
import { createLogger } from './logging.ts';
import { createMetrics } from './metrics.ts';

let close = async () => {};
afterEach(() => close());

async function start(checks: Checks, countParked = () => Promise.resolve(0)) {
  const metrics = createMetrics({ countParked });
  const server = createWebServer({
    logger: createLogger('silent'),
    metrics,
    checks,
    api: [],
    trustProxy: false,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => closeServer(server, 0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { metrics, at, shown: async () => (await fetch(`${at}/metrics`)).text() };
}

it('shows the current readiness for alerts', async () => {
  let log: string | null = null;
  const { at, shown } = await start({
    'event log': async () => log,
    documents: () => Promise.reject(new Error('away')),
  });
  expect(await shown()).toContain('suki_part_ready{part="event log"} 1');
  log = 'does not answer';
  const metrics = await shown();
  expect(metrics).toContain('suki_part_ready{part="event log"} 0');
  expect(metrics).toContain('suki_part_ready{part="documents"} 0');
  expect(await (await fetch(`${at}/readyz`)).json()).toEqual({
    status: 'not ready',
    parts: { 'event log': 'does not answer', documents: 'does not answer' },
    notConfigured: [],
  });
});

it('counts calls by status class, and projected events', async () => {
  const { metrics, at, shown } = await start({});
  await fetch(`${at}/api/nothing`);
  metrics.projection.projected(12, 0.02);
  const text = await shown();
  expect(text).toContain('suki_http_request_seconds_count{method="GET",status="4xx"} 1');
  expect(text).toContain('suki_projected_events_total 12');
  expect(text).toContain('suki_projection_batch_seconds_count 1');
});

it('shows the current number of parked events, and none while it is unknown', async () => {
  let parked = 0;
  const { shown } = await start({}, () => (parked < 0 ? Promise.reject(new Error('away')) : Promise.resolve(parked)));
  expect(await shown()).toContain('\nsuki_parked_events 0\n');
  parked = 2;
  expect(await shown()).toContain('\nsuki_parked_events 2\n');
  parked = -1;
  expect(await shown()).not.toContain('\nsuki_parked_events ');
  parked = 1;
  expect(await shown()).toContain('\nsuki_parked_events 1\n');
});
