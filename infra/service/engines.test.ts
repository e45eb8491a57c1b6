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
