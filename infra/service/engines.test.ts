import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../eventing/testing.ts';
import { createCodec } from '../eventing/codec.ts';
import { openEngines } from './engines.ts';
import { createLogger } from './logging.ts';

const codec = createCodec({ schemas: {}, upcasters: {} });

it.skipIf(process.platform === 'win32')(
  'keeps private data such as password hashes readable by its owner only',
  async () => {
    const { folder, remove } = temporaryFolder();
    const engines = await openEngines({
      codec,
      dataDir: folder,
      now: () => new Date(0),
      logger: createLogger('silent'),
    });
    expect((statSync(join(folder, 'private.db')).mode & 0o777).toString(8)).toBe('600');
    await engines.close();
    remove();
  },
);

it('keeps no outbox in production: mail without a server is refused and nothing is stored', async () => {
  const { folder, remove } = temporaryFolder();
  const options = { codec, dataDir: folder, now: () => new Date(0), logger: createLogger('silent') };
  const engines = await openEngines({ ...options, production: true });
  expect(engines.outbox).toBeNull();
  await expect(engines.mail.send({ to: 'ana@example.ph', subject: '', text: '123456' })).rejects.toMatchObject({
    code: 'switched_off',
  });
  expect(await engines.privateDocuments.count('outbox').catch(() => 0)).toBe(0);
  await engines.close();
  const elsewhere = await openEngines(options);
  await elsewhere.mail.send({ to: 'ana@example.ph', subject: '', text: '123456' });
  expect(await elsewhere.outbox?.list()).toMatchObject([{ to: 'ana@example.ph' }]);
  await elsewhere.close();
  remove();
});
