import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Request, RequestHandler, Response } from 'express';
import { httpError } from '../http/calls/http-error.ts';
import { mayReadMetrics } from '../http/routing/metrics-access.ts';
import { type Checks, inTime, resultsOf } from '../http/routing/health.ts';

/** Serves /metrics to callers that present `token`, or without a token to loopback only. One registry per process. */
export function createMetrics({
  token = null,
  leftOutByType = new Map(),
  countParked = () => Promise.resolve(0),
}: {
  token?: string | null;
  leftOutByType?: ReadonlyMap<string, number>;
  countParked?: () => Promise<number>;
} = {}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const httpSeconds = new Histogram({
    name: 'suki_http_request_seconds',
    help: 'Duration of HTTP requests in seconds, by method and status class',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  countForeignEvents(registry, leftOutByType);
  watchParked(registry, countParked);

  // Looking up a histogram row by its labels costs more than an observation.
  const rows = new Map<string, { observe(seconds: number): void }>();

  function rowOf(method: string, status: string): { observe(seconds: number): void } {
    const known = rows.get(method + status);
    if (known) return known;
    const row = httpSeconds.labels({ method, status });
    rows.set(method + status, row);
    return row;
  }

  function measure(request: Request, response: Response): void {
    const startedAt = performance.now();
    response.once('finish', () =>
      rowOf(request.method, `${Math.trunc(response.statusCode / 100)}xx`).observe(
        (performance.now() - startedAt) / 1000,
      ),
    );
  }

  const show: RequestHandler = async (request, response, next) => {
    if (!mayReadMetrics(request, token))
      return next(
        httpError(token === null ? 'forbidden' : 'unauthenticated', { security: { event: 'metrics_refused' } }),
      );
    response.type(registry.contentType).send(await registry.metrics());
  };

  return {
    measure,
    show,
    watch: (checks: Checks) => watchParts(registry, checks),
    projection: projectionMetrics(registry),
    texts: textMetrics(registry),
  };
}

/** Counts foreign events. The codec bounds the number of types. */
function countForeignEvents(registry: Registry, leftOutByType: ReadonlyMap<string, number>): void {
  new Counter({
    name: 'suki_left_out_events_total',
    help: 'Foreign events skipped while reading the event log, by event type',
    labelNames: ['type'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [type, count] of leftOutByType) this.inc({ type }, count);
    },
  });
}

/** Counted on each scrape; has no value when the count fails. */
function watchParked(registry: Registry, countParked: () => Promise<number>): void {
  new Gauge({
    name: 'suki_parked_events',
    help: 'Parked events: a read model, a policy, the relay or a command failed to process them',
    registers: [registry],
    async collect() {
      const parked = await inTime(countParked());
      if (typeof parked === 'number') this.set(parked);
      else this.remove();
    },
  });
}

/** The results of /readyz, for alerts; checked on each scrape. */
function watchParts(registry: Registry, checks: Checks): void {
  new Gauge({
    name: 'suki_part_ready',
    help: 'Result of each readiness check: 1 if ready, 0 if not',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, result] of Object.entries(await resultsOf(checks))) this.set({ part }, result === 'ok' ? 1 : 0);
    },
  });
}

/** Empty before the first projected event. */
function projectionMetrics(registry: Registry) {
  const registers = [registry];
  const batches = new Histogram({
    name: 'suki_projection_batch_seconds',
    help: 'Duration in seconds to project, store and push a batch of events',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const projected = new Counter({ name: 'suki_projected_events_total', help: 'Events projected', registers });
  return {
    projected(events: number, seconds: number): void {
      projected.inc(events);
      batches.observe(seconds);
    },
  };
}

type MonthOfTexts = { month: string; texts: number; segments: number; costCentavos: number };

/** Empty before the first text of this process; the month's sums are those of all processes. */
function textMetrics(registry: Registry) {
  const registers = [registry];
  const texts = new Counter({
    name: 'suki_texts_total',
    help: 'Texts by outcome: accepted, unknown or refused by the provider, then sent, delivered or failed by its reports',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  const segments = new Counter({ name: 'suki_text_segments_total', help: 'Charged segments of texts', registers });
  const cost = new Counter({ name: 'suki_text_cost_centavos_total', help: 'Cost of texts in centavos', registers });
  let readMonth = (): Promise<MonthOfTexts | null> => Promise.resolve(null);
  new Gauge({
    name: 'suki_text_month_cost_centavos',
    help: 'Cost of the texts of this month in centavos, of all processes',
    labelNames: ['month'],
    registers,
    async collect() {
      const read = await inTime(readMonth());
      this.reset();
      if (read !== null && typeof read === 'object') this.set({ month: read.month }, read.costCentavos);
    },
  });
  return {
    counted: (provider: string, outcome: string) => texts.inc({ provider, outcome }),
    charged(charged: number, costCentavos: number): void {
      segments.inc(charged);
      cost.inc(costCentavos);
    },
    watchMonth: (read: () => Promise<MonthOfTexts>) => void (readMonth = read),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
