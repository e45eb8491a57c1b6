import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import { recorder } from './read-models/testing/given-events.ts';
import { junsGcash } from './read-models/testing/payout-fixture.ts';
import { processEnvironment } from '#tests/harness/process-environment.ts';

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
});
afterEach(() => remove());

function projections(dataDir: string, ...words: readonly string[]) {
  return run('main-projections.ts', dataDir, ...words);
}

function run(
  command: string,
  dataDir: string,
  ...words: readonly string[]
): Promise<{ code: unknown; said: string; complained: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, command), ...words],
      { env: { ...processEnvironment, DATA_DIR: dataDir } },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
  });
}

async function happened(...events: readonly ReturnType<ReturnType<typeof recorder>>[]): Promise<void> {
  const log = await openSqliteEventLog({ folder });
  for (const { stream, id, type, data, metadata } of events)
    await log.append(stream, 'any', [{ id, type, data, metadata }]);
  await log.close();
}

it('exports every event as recorded, with masked payout accounts', async () => {
  const event = recorder();
  const bank = { ...junsGcash, method: 'bank', account: '001234567890', bank: 'BDO' } as const;
  const events = [
    event('PayoutAccountSet', junsGcash, { stream: 'worker-w1' }),
    event('PayoutAccountSet', bank, { stream: 'worker-w1' }),
    event('ServiceActivated', { serviceId: 's1' }, { stream: 'service-s1' }),
  ];
  await happened(...events);
  const { said } = await projections(folder, 'export');
  const exported = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(exported.map(({ id, stream, revision, position }) => ({ id, stream, revision, position }))).toEqual(
    events.map(({ id, stream, revision, position }) => ({ id, stream, revision, position })),
  );
  expect(exported.map(({ data }) => data)).toEqual([
    { ...junsGcash, account: '0917 *** 4821' },
    { ...bank, account: '*** 7890' },
    { serviceId: 's1' },
  ]);
});

it.each([
  ['-1', 'must be a whole number'],
  ['x', 'must be a whole number'],
  ['7', 'The log ends at 1'],
])('export rejects %s, a position without an event', async (after, sentence) => {
  await happened(recorder()('ServiceActivated', { serviceId: 's1' }, { stream: 'service-s1' }));
  const { code, said, complained } = await projections(folder, 'export', after);
  expect([code, said]).toEqual([1, '']);
  expect(complained).toContain(sentence);
});

it('exports no address of a document, also from old events', async () => {
  const log = await openSqliteEventLog({ folder });
  const document = { workerId: 'w1', accountId: 'wa1', documentId: 'd1', kind: 'certificate', name: 'nbi.pdf' };
  const metadata = {
    schemaVersion: 1,
    actor: 'system' as const,
    commandId: 'c1',
    $correlationId: 'c1',
    $causationId: 'c1',
  };
  await log.append('worker-w1', 'none', [
    { id: 'e1', type: 'DocumentSubmitted', data: { ...document, url: '/api/files/d1' }, metadata },
  ]);
  await log.close();
  const { said } = await projections(folder, 'export');
  expect(JSON.parse(said)).toMatchObject({ data: document });
  expect(said).not.toContain('/api/files');
});

it.each([['list'], ['rebuild'], ['as-of', 'system'], ['export']])(
  '%s rejects a folder without an event log and creates nothing',
  async (...words) => {
    const mistyped = join(folder, 'mistyped');
    expect(await projections(mistyped, ...words)).toEqual({
      code: 1,
      said: '',
      complained: `No event log found in ${mistyped}: set DATA_DIR to the folder that holds one.\n`,
    });
    expect(existsSync(mistyped)).toBe(false);
  },
);

it('accepts a revision, a Manila day or a moment for as-of, and refuses other input', async () => {
  const event = recorder();
  await happened(event('ServiceActivated', { serviceId: 's1' }, { stream: 'service-s1' }));
  const asked = async (moment: string) => JSON.parse((await projections(folder, 'as-of', 'service-s1', moment)).said);
  expect(await asked('2020-01-31')).toMatchObject({ asOf: '2020-01-31T15:59:59.999Z', revision: -1, state: null });
  expect(await asked('2199-01-31 09:00')).toMatchObject({ asOf: '2199-01-31T01:00:59.999Z', revision: 0 });
  expect(await asked('0')).toMatchObject({ asOf: null, revision: 0 });
  const refused = await projections(folder, 'as-of', 'service-s1', 'yesterday');
  expect(refused).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringMatching(/^"yesterday" is not a moment: give a revision \(3\), a Manila day/),
  });
});

it.each([
  'main-projections.ts',
  'main-events.ts',
  'main-documents.ts',
  'main-backup.ts',
  'main-restore.ts',
  'main-verify.ts',
  '../tests/soak/main.ts',
  '../tests/bench/main.ts',
])('%s --help prints its usage without a data folder', async (command) => {
  for (const word of ['--help', 'help'])
    expect(await run(command, join(folder, 'nothing-here'), word)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/npm run \w+ [\s\S]+(?:must not|must have|left alone|never uses|skips)/),
      complained: '',
    });
});
