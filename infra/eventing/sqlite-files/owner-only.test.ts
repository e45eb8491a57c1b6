import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers, makeOwnDatabaseFile, makeOwnFolder } from './owner-only.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-only-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

it('restricts everything that an earlier version left readable, at any depth, and follows no link out of the folder', () => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'files', '1a'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'elsewhere'), 'not ours', { mode: 0o644 });
  for (const path of ['events.db', 'events.db-wal', 'files/1a/photo', 'token-secret'])
    writeFileSync(join(data, path), 'x', { mode: 0o644 });
  symlinkSync(join(folder, 'elsewhere'), join(data, 'link'));
  expect(closeToOthers(data)).toEqual([]);
  for (const path of ['events.db', 'events.db-wal', 'files/1a/photo', 'token-secret'])
    expect([path, modeOf('data', path)]).toEqual([path, '600']);
  for (const path of ['.', 'files', 'files/1a']) expect([path, modeOf('data', path)]).toEqual([path, '700']);
  expect(modeOf('elsewhere')).toBe('644');
});

it('skips restricted subfolders, but checks the data folder itself', () => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'files'), { recursive: true, mode: 0o755 });
  closeToOthers(data);
  writeFileSync(join(data, 'late.db'), '');
  chmodSync(join(data, 'late.db'), 0o644);
  closeToOthers(data);
  expect(modeOf('data', 'late.db')).toBe('600');
});

it('creates folders and files for their owner only, and leaves parent folders unchanged', () => {
  chmodSync(folder, 0o755);
  makeOwnFolder(join(folder, 'a', 'b'));
  makeOwnDatabaseFile(join(folder, 'a', 'b', 'x.db'));
  expect([modeOf('.'), modeOf('a'), modeOf('a', 'b'), modeOf('a', 'b', 'x.db')]).toEqual(['755', '700', '700', '600']);
});
