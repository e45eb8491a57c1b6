import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { openKafkaBus } from '#infra/eventing/kafka.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { busContract } from '../../infra/eventing/adapter-tests.ts';
import { silentLogger } from '../../infra/eventing/testing.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await sharedEngine('kafka'));
});

busContract('The bus on Kafka', async () => {
  let failures = 0;
  const bus = openKafkaBus({
    brokers: [url],
    partitions: 3,
    prefix: `${randomUUID()}.`,
    logger: silentLogger,
    onError: () => failures++,
    firstRetryMs: 1,
  });
  return { bus, failures: () => failures, dispose: () => bus.close() };
});
