import { ErrorType, isCommandError } from '@eventstore/db-client';

/** Our deadline ended the request: its outcome is unknown. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';

  constructor(deadlineMs: number) {
    super(`nothing came within ${deadlineMs} ms`);
  }
}

/** Errors by which the server answers a request. Every other failure means that it is unavailable. */
const answers: ReadonlySet<ErrorType> = new Set([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.INVALID_ARGUMENT,
]);

/** Whether the server has answered, so that a retry would get the same answer. */
export function isAnswer(failure: unknown): boolean {
  return (
    failure instanceof RangeError || (failure instanceof Error && isCommandError(failure) && answers.has(failure.type))
  );
}

export function hasErrorType(failure: unknown, type: ErrorType): boolean {
  return failure instanceof Error && isCommandError(failure) && failure.type === type;
}

/** Whether the server rejects a read of the log because no event has the given position. */
export function isPositionUnknown(failure: unknown): boolean {
  return (
    hasErrorType(failure, ErrorType.UNKNOWN) &&
    /Unexpected ReadAllResult: Error|Exception was thrown by handler/.test(String(failure))
  );
}
