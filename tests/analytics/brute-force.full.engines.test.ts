import { randomUUID } from 'node:crypto';
import { beforeAll, it } from 'vitest';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { expectEqualToBruteForce } from './equals-brute-force.ts';

let url: string;

beforeAll(async () => {
  ({ url } = await sharedEngine('mongo'));
});

it('analytics on MongoDB match a brute-force count of the log for any period', { timeout: 300_000 }, () =>
  expectEqualToBruteForce(async () => openMongoDocuments({ url, database: `suki-${randomUUID()}` }), 8),
);
