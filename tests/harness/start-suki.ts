import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#infra/service/clock.ts';
import { readConfig } from '#infra/service/config.ts';
import { startSuki } from '../../suki.ts';
import { forgetPositions } from './known-positions.ts';
import { copyPreparedData, type PreparedName } from './prepared-data.ts';
import { clockEnvironment, testClock } from './test-clock.ts';

export const admin = { email: 'admin@suki.test', password: 'suki-test-1' };
export const otherAdmin = { email: 'other-admin@suki.test', password: 'suki-test-1' };

type Options = {
  /** The folder of one that was stopped and kept. */
  folder?: string;
  /** The initial data: only its first admin, or a copy of prepared data (only under a runner that serves it). */
  data?: 'empty' | PreparedName;
  env?: Record<string, string>;
  clock?: Clock;
  /** Created like an operator does: by a start with another ADMIN_EMAIL. */ secondAdmin?: boolean;
};

/** A whole Suki in this process, on a free port and in its own folder, which is deleted when it stops. */
export async function startTestSuki({
  folder: kept,
  data = 'empty',
  env = {},
  clock = testClock,
  secondAdmin = false,
}: Options = {}) {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'suki-')));
  if (data !== 'empty') await copyPreparedData(data, folder);
  const configOf = (firstAdmin: typeof admin) =>
    readConfig(testEnvironment(folder, firstAdmin, { ...(data === 'demo' && { SEED: 'demo' }), ...env }));
  if (secondAdmin) await (await startSuki(configOf(otherAdmin), undefined, clock)).stop();
  const suki = await startSuki(configOf(admin), undefined, clock);
  forgetPositions(suki.url);
  return {
    url: suki.url,
    folder,
    /** `deletesFolder: false` keeps its folder, for inspection or for the next one. */
    async stop({ deletesFolder = true } = {}) {
      await suki.stop();
      if (deletesFolder) await rm(folder, { recursive: true });
    },
  };
}

export type TestSuki = Awaited<ReturnType<typeof startTestSuki>>;

/** The environment of a Suki in a test, on the test's clock; production allows neither that nor weak hashes. */
export function testEnvironment(
  dataDir: string,
  { email, password }: typeof admin,
  env: Record<string, string> = {},
): Record<string, string> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    SEED: 'none',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    ...(env.NODE_ENV !== 'production' && { PASSWORD_HASHES: 'weak', ...clockEnvironment() }),
    ...env,
  };
}
