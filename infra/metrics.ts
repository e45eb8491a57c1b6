import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { RequestHandler } from 'express';

/** What /metrics shows. One registry a process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const httpSeconds = new Histogram({
    name: 'suki_http_request_seconds',
    help: 'Time to answer, by method and status class',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  const measureRequests: RequestHandler = (request, response, next) => {
    const startedAt = performance.now();
    response.once('finish', () => httpSeconds.observe({ method: request.method, status: `${Math.trunc(response.statusCode / 100)}xx` }, (performance.now() - startedAt) / 1000));
    next();
  };

  const show: RequestHandler = async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  };

  return { measureRequests, show };
}

export type Metrics = ReturnType<typeof createMetrics>;
