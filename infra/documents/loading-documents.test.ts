import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLoadingDocuments } from './loading-documents.ts';
import type { Documents, Write } from './port.ts';
import { openSqliteDocuments } from './sqlite-documents.ts';

const people = { name: 'people', fields: ['name', 'age', 'active'], arrays: ['skills'] };

let folder: string;
let file: string;
let loading: Documents;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-loading-'));
  file = join(folder, 'documents.db');
  loading = openLoadingDocuments(file);
  await loading.ensure(people, { indexes: 'later' });
});
afterEach(async () => {
  await loading.close().catch(() => undefined);
  await rm(folder, { recursive: true });
});

function person(id: string, document: object | null, position = 1, ifPosition: number | 'none' = 'none'): Write {
  return { collection: people.name, id, document, position, ifPosition };
}

it('stores as the embedded adapter does', async () => {
  await loading.write([person('a', { name: 'Andrea', age: 31, active: true, skills: ['x', null, false] }), person('b', { name: null, active: false }), person('c', { name: 'Carla' })]);
  await loading.write([person('a', { name: 'Ana', age: 32, active: true, skills: ['y'] }, 2, 1), person('c', null, 2, 1)]);
  expect((await loading.getMany(people.name, ['a', 'b', 'c'])).map(({ id, position }) => [id, position])).toEqual([['a', 2], ['b', 1]]);
  await loading.ensure(people);
  await loading.close();

  const stored = await openSqliteDocuments({ file });
  await stored.ensure(people);
  const ids = async (where: Parameters<Documents['count']>[1]) => (await stored.find(people.name, { where })).map(({ id }) => id);
  expect(await ids({ name: { eq: 'Ana' } })).toEqual(['a']);
  expect(await ids({ active: { eq: false } })).toEqual(['b']);
  expect(await ids({ name: { eq: null } })).toEqual(['b']);
  expect(await ids({ skills: { has: 'y' } })).toEqual(['a']);
  expect(await ids({ skills: { has: 'x' } })).toEqual([]);
  await stored.close();
});

it('keeps truth and nothing apart in arrays', async () => {
  await loading.write([person('a', { skills: [null] }), person('b', { skills: [true] }), person('c', { skills: [false, 'x'] })]);
  const ids = async (has: string | boolean | null) => (await loading.find(people.name, { where: { skills: { has } } })).map(({ id }) => id);
  expect([await ids(null), await ids(true), await ids(false), await ids('x')]).toEqual([['a'], ['b'], ['c'], ['c']]);
});

it('says at the latest when it is closed that a write went wrong', async () => {
  await loading.write([person('a', { name: 'Andrea' })]);
  await loading.write([person('a', { name: 'Twice' })]);
  await expect(loading.close()).rejects.toThrow('could not be stored');
});

it('says what it can not open', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const elsewhere = openLoadingDocuments(join(folder, 'a-file', 'documents.db'));
  await expect(elsewhere.ensure(people)).rejects.toThrow();
  await expect(elsewhere.close()).rejects.toThrow();
});
