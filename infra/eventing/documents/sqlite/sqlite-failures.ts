import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';

/**
 * What SQLite says when the file can't be had or is not what it was: waiting, room on the disk or a back-up mends it.
 * Every other failure is about what was asked of it (a constraint, a value too large, a statement that it can't read)
 * and comes back however often it is asked again, so whoever asked must hear it as it is.
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

/** The answer, or EngineUnavailable when the file can't be had; what is wrong with a document or a question stays as it is. */
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
