import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { adoptLog } from '#infra/service/private-data-of-log.ts';
import { refusedStart, startSukiProcess } from '../harness/suki-process.ts';
import { processEnvironment } from '../harness/process-environment.ts';

/** A start that fails names the reason and the fix in one sentence. */

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-refused-'));
});
afterEach(() => rm(folder, { recursive: true }));

const TOKEN_SECRET = 'a secret of at least thirty-two characters';
const TOKEN_SIGNING_KEY = 'another secret of at least thirty-two characters';

describe('the start is refused', () => {
  it.each([
    ['PORT', 'banana'],
    ['PORT', '70000'],
    ['SEED', 'everything'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'maybe'],
    ['ALLOW_CLOCK', 'sometimes'],
    ['PAYMENTS', 'barter'],
    ['TRUST_PROXY', 'banana'],
  ])('for %s=%s', async (name, value) => {
    await expectOneSentence({ [name]: value }, new RegExp(`^${name} must .*, not "${value}"\\.$`));
  });

  it.each([
    ['TOKEN_SECRET', 'too-short-marker'],
    ['TOKEN_SIGNING_KEY', 'too-short-marker'],
    ['ADMIN_EMAIL', 'nobody-marker'],
    ['ADMIN_PASSWORD', 'marker'],
    ['METRICS_TOKEN', 'short-marker'],
    ['PAYMONGO_SECRET_KEY', 'pk_live_marker'],
    ['PUBLIC_URL', 'suki-marker'],
    ['ALLOWED_ORIGINS', 'marker.example.ph'],
    // Well-formed values whose error the library detects, and would quote.
    ['MONGODB_URL', 'mongodb://suki:marker/with a slash@mongodb:27017'],
    ['EVENTSTORE_URL', 'esdb://admin:marker@a:port?tls=maybe'],
  ])('for a wrong %s, without printing a possible secret', async (name, value) => {
    const { code, said } = await refusedStart(folder, { [name]: value });
    expect(said).not.toContain('marker');
    expect(said).not.toBe('');
    expect(code).toBe(1);
  });

  it('in production without its own secret, with demo data, or without rate limits', async () => {
    const secret = { TOKEN_SECRET, TOKEN_SIGNING_KEY };
    await expectOneSentence({ NODE_ENV: 'production' }, /^TOKEN_SECRET is not set\. Production requires it/);
    await expectOneSentence({ NODE_ENV: 'production', TOKEN_SECRET }, /^TOKEN_SIGNING_KEY is not set/);
    await expectOneSentence(
      { NODE_ENV: 'production', ...secret, SEED: 'demo' },
      /^SEED=demo is not allowed in production/,
    );
    await expectOneSentence({ NODE_ENV: 'production', ...secret }, /^RATE_LIMITS=off is not allowed in production/);
    await expectOneSentence(
      { NODE_ENV: 'production', ...secret, ADMIN_SECOND_FACTOR: 'optional' },
      /^ADMIN_SECOND_FACTOR=optional is not allowed in production/,
    );
    await expectOneSentence(
      { NODE_ENV: 'production', ...secret, RATE_LIMITS: 'on', ALLOW_CLOCK: 'true' },
      /^ALLOW_CLOCK=true is not allowed in production/,
    );
  });

  it('beside private data of another log, until the operator confirms that they belong together', async () => {
    await (await startSukiProcess(folder)).stop();
    const privateDocuments = await openSqliteDocuments({ file: join(folder, 'private.db'), durable: true });
    await adoptLog({ eventLog: { identity: async () => ({ id: 'another', origin: 'another' }) }, privateDocuments });
    await privateDocuments.close();
    const { code, said } = await refusedStart(folder, {});
    expect(said).toMatch(/^The private data .+ belongs to another event log: .+ run npm run documents -- adopt\.$/);
    expect(code).toBe(1);
    const adopt = join(import.meta.dirname, '../../projectors/main-documents.ts');
    expect(
      execFileSync(process.execPath, [adopt, 'adopt'], {
        env: { ...processEnvironment, DATA_DIR: folder },
        encoding: 'utf8',
      }),
    ).toBe('The private data now belongs to this event log.\n');
    await (await startSukiProcess(folder)).stop();
  });

  it('without the private data of the accounts in the log, until the operator confirms the loss', async () => {
    await (await startSukiProcess(folder)).stop();
    for (const name of ['private.db', 'private.db-wal', 'private.db-shm'])
      await rm(join(folder, name), { force: true });
    await expectOneSentence({}, /^The event log holds accounts, .+ run npm run documents -- adopt\.$/);
    const adopt = join(import.meta.dirname, '../../projectors/main-documents.ts');
    execFileSync(process.execPath, [adopt, 'adopt'], { env: { ...processEnvironment, DATA_DIR: folder } });
    await (await startSukiProcess(folder)).stop();
  });

  it('for a first admin with a common password', async () => {
    await expectOneSentence(
      { SEED: 'none', ADMIN_EMAIL: 'carla@suki.example.ph', ADMIN_PASSWORD: 'Password123' },
      /^ADMIN_PASSWORD is too common/,
    );
  });

  it('where PayMongo is to carry payments and its keys are missing', async () => {
    await expectOneSentence({ PAYMENTS: 'paymongo' }, /^PAYMONGO_SECRET_KEY is not set/);
    await expectOneSentence(
      { PAYMENTS: 'paymongo', PAYMONGO_SECRET_KEY: 'sk_test_x' },
      /^PAYMONGO_WEBHOOK_SECRET is not set/,
    );
  });

  it('in production without a configured payment provider', async () => {
    await expectOneSentence(
      { NODE_ENV: 'production', TOKEN_SECRET, TOKEN_SIGNING_KEY, RATE_LIMITS: 'on' },
      /^PAYMONGO_SECRET_KEY is not set/,
    );
  });

  it('on a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await expectOneSentence(
      { PORT: String(port) },
      new RegExp(`^Port ${port} is already in use: stop the process that uses it, or set PORT to another port\\.$`),
    );
    other.close();
  });

  it('in a data folder that is a file', async () => {
    await writeFile(join(folder, 'data'), 'not a folder');
    await expectOneSentence({ DATA_DIR: join(folder, 'data') }, /DATA_DIR/);
  });

  it('in a data folder whose log is garbage', async () => {
    await mkdir(join(folder, 'data'));
    const suki = await startSukiProcess(join(folder, 'data'));
    await suki.stop();
    await writeFile(join(folder, 'data', 'events.db'), 'garbage'.repeat(10_000));
    await expectOneSentence({ DATA_DIR: join(folder, 'data') }, /DATA_DIR/);
  });

  it('in a data folder that another Suki has open', async () => {
    const suki = await startSukiProcess(folder);
    try {
      await expectOneSentence({}, /DATA_DIR/);
    } finally {
      await suki.stop();
    }
  });
});

async function expectOneSentence(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, said } = await refusedStart(folder, env);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}
