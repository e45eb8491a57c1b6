import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';

/**
 * SQLite errors about the file itself: waiting, disk space or a back-up resolves them. All others concern the
 * statement (a constraint, a value too large, a syntax error) and recur on every attempt, so they are rethrown.
 */
const away = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  protocol: 15,
  notADatabase: 26,
};
const awayCodes: readonly number[] = Object.values(away);

/** The low byte of an extended code (SQLITE_IOERR_WRITE = 10 + 3 * 256) is the failure's kind. */
const KIND = 0xff;

/** Runs `work`. Throws EngineUnavailable if the file is unavailable; rethrows errors about the document or query. */
export async function answered<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (failure) {
    throw isEngineFailure(failure) ? new EngineUnavailable('documents', failure) : failure;
  }
}

function isEngineFailure(failure: unknown): boolean {
  if (!(failure instanceof Error) || !('code' in failure)) return false;
  // The database is closed.
  if (failure.code === 'ERR_INVALID_STATE') return true;
  return failure.code === 'ERR_SQLITE_ERROR' && 'errcode' in failure && isAway(Number(failure.errcode));
}

function isAway(code: number): boolean {
  return awayCodes.includes(code & KIND);
}
