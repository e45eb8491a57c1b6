import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTokens } from '#tests/harness/test-tokens.ts';
import { createTestClock } from '#tests/harness/test-clock.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { createLogger } from '#infra/service/logging.ts';
import { createSandbox } from '#infra/payments/sandbox-payments.ts';
import { createSignedGrants } from '#infra/sessions/signed-grants.ts';
import { createCommandApi } from '#command-api/app.ts';
import { planDemo } from './plan.ts';
import { seedDemo } from './seed-demo.ts';

const logger = createLogger('silent');

// Each time of the first start creates a different year.
test.each(['2026-12-31T16:10:29.105Z', '2027-02-01T12:00:00.000Z', '2028-02-29T15:59:30.000Z'])(
  'makes the demo of %s follow every rule',
  async (moment) => {
    const folder = await mkdtemp(join(tmpdir(), 'suki-demo-'));
    const clock = createTestClock();
    const { eventLog, privateDocuments, files, privateFiles, outbox, close } = await openEngines({
      dataDir: folder,
      now: clock.now,
      logger,
    });
    const sandbox = await createSandbox({ documents: privateDocuments, secret: 'of the demo test', now: clock.now });
    const accessTokens = testTokens({ now: clock.now });
    const grants = createSignedGrants({ secret: 'a secret of the demo test, long enough', now: clock.now });
    const api = await createCommandApi({
      eventLog,
      privateDocuments,
      files,
      privateFiles,
      mail: outbox!.mail,
      sms: outbox!.sms,
      accessTokens,
      grants,
      payments: sandbox.provider,
      now: clock.now,
      links: { publicUrl: 'https://suki.test', secret: 'of a test' },
    });
    const { events } = await seedDemo({
      ...api,
      eventLog,
      setClock: clock.set,
      moment,
      outbox: outbox!,
      logger,
      sandbox,
    });
    expect(events).toBeGreaterThan(planDemo(moment).steps.length);
    await close();
    await rm(folder, { recursive: true });
  },
);
