import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#infra/service/clock.ts';
import { readConfig } from '#infra/service/config.ts';
import { startSuki } from '../../suki.ts';

export const admin = { email: 'admin@suki.test', password: 'suki-test-1' };
export const otherAdmin = { email: 'other-admin@suki.test', password: 'suki-test-1' };

type Options = {
  /** Filled with the demo's year of data. */ demo?: boolean;
  env?: Record<string, string>;
  /** A clock that the test moves. */ clock?: Clock;
  /** Made as an operator makes one: by a start with another ADMIN_EMAIL. */ secondAdmin?: boolean;
};

/** A whole Suki in this process, on a free port and in a folder of its own that goes when it stops. */
export async function startTestSuki({ demo = false, env = {}, clock, secondAdmin = false }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'suki-'));
  const configOf = ({ email, password }: typeof admin) =>
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      SEED: demo ? 'demo' : 'none',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      ...env,
    });
  if (secondAdmin) await (await startSuki(configOf(otherAdmin), undefined, clock)).stop();
  const suki = await startSuki(configOf(admin), undefined, clock);
  return {
    url: suki.url,
    folder,
    /** `andForget: false` leaves its folder to whoever looks into it. */
    async stop({ andForget = true } = {}) {
      await suki.stop();
      if (andForget) await rm(folder, { recursive: true });
    },
  };
}

export type TestSuki = Awaited<ReturnType<typeof startTestSuki>>;
