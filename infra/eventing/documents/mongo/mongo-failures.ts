import {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoSystemError,
  MongoTopologyClosedError,
} from 'mongodb';
import { type Refusal, refusalIn, tlsRefusals } from '../../resilience/engine-refusals.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';

const connection = [
  MongoNetworkError,
  MongoSystemError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
];

/** Server codes: 18 AuthenticationFailed, 8000 the same from Atlas, 13 Unauthorized. */
const refusals: readonly Refusal[] = [
  [/^(?:18|8000) /, () => 'has a user name, password or authSource that the server rejects.'],
  [
    /^13 /,
    () =>
      'needs a user with read and write access to its databases, as in ' +
      'mongodb://user:password@host:27017/database: the server denied access.',
  ],
  ...tlsRefusals('tlsCAFile'),
];

/** Errors for a document or query that no server would accept. All other server failures are transient. */
const requestErrors = {
  badValue: 2,
  failedToParse: 9,
  typeMismatch: 14,
  documentTooLarge: 10334,
  grownTooLarge: 17419,
  insertedTooLarge: 17420,
};
const requestErrorCodes: readonly unknown[] = Object.values(requestErrors);

/**
 * Runs `work`. Throws EngineUnavailable if the server is unreachable or silent for `withinMs`; rethrows errors about
 * the document or query.
 */
export async function answered<T>(work: () => Promise<T>, withinMs = Number.POSITIVE_INFINITY): Promise<T> {
  try {
    return await (Number.isFinite(withinMs) ? inTime(work(), withinMs) : work());
  } catch (failure) {
    throw isEngineFailure(failure)
      ? new EngineUnavailable('documents', failure, refusalIn(failure, refusals))
      : failure;
  }
}

async function inTime<T>(working: Promise<T>, withinMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new EngineUnavailable('documents', new Error(`No answer within ${withinMs} ms`))),
    withinMs,
  );
  return Promise.race([working, late.promise]).finally(() => clearTimeout(timer));
}

function isEngineFailure(failure: unknown): boolean {
  if (!(failure instanceof MongoError)) return false;
  if (failure instanceof MongoServerError) return !requestErrorCodes.includes(failure.code);
  return connection.some((kind) => failure instanceof kind);
}

/** Whether the collection does not exist. Only newer servers return a code. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof MongoServerError && (failure.code === 26 || failure.message === 'ns not found');
}

/** Whether a document with this id exists already (E11000). */
export function isDuplicate(failure: unknown): boolean {
  return failure instanceof MongoServerError && failure.code === 11000;
}
