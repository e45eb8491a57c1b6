import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { expectEqualToBruteForce } from './equals-brute-force.ts';

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-analytics-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('analytics on SQLite match a brute-force count of the log for any period', { timeout: 300_000 }, () =>
  expectEqualToBruteForce(() => openSqliteDocuments({ file: join(folder, `${files++}.db`) }), 60),
);
