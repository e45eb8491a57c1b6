import { describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { answered } from './sqlite-failures.ts';

/** Errors as node:sqlite creates them. */
const sqliteError = (errcode: number) => Object.assign(new Error('it failed'), { code: 'ERR_SQLITE_ERROR', errcode });

const heard = (failure: unknown) =>
  answered(() => {
    throw failure;
  }).catch((error: unknown) => error);

describe('a failure of SQLite', () => {
  it.each([
    ['BUSY', 5],
    ['LOCKED', 6],
    ['NOMEM', 7],
    ['READONLY', 8],
    ['IOERR', 10],
    ['IOERR_WRITE', 778],
    ['CORRUPT', 11],
    ['FULL', 13],
    ['CANTOPEN', 14],
    ['PROTOCOL', 15],
    ['NOTADB', 26],
  ])('treats %s as unavailable', async (_, code) => {
    const failure = sqliteError(code);
    const error = await heard(failure);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(error).toMatchObject({ engine: 'documents', cause: failure });
  });

  it.each([
    ['ERROR', 1],
    ['TOOBIG', 18],
    ['CONSTRAINT', 19],
    ['CONSTRAINT_PRIMARYKEY', 1555],
    ['MISMATCH', 20],
    ['RANGE', 25],
  ])('rethrows %s unchanged', async (_, code) => {
    const failure = sqliteError(code);
    expect(await heard(failure)).toBe(failure);
  });

  it("reports a closed database as unavailable, but not a caller's mistake", async () => {
    expect(await heard(Object.assign(new Error('database is not open'), { code: 'ERR_INVALID_STATE' }))).toBeInstanceOf(
      EngineUnavailable,
    );
    const mistake = new TypeError('circular');
    expect(await heard(mistake)).toBe(mistake);
  });
});
