import { ErrorType, isCommandError } from '@eventstore/db-client';

/** Our deadline ended a request: what the server made of it is unknown. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';

  constructor(deadlineMs: number) {
    super(`nothing came within ${deadlineMs} ms`);
  }
}

/** What the server says about a request. Everything else that goes wrong means that it can't be had now. */
const answers: ReadonlySet<ErrorType> = new Set([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.INVALID_ARGUMENT,
]);

/** Whether the server has answered, so that asking again would get the same. */
export function isAnswer(failure: unknown): boolean {
  return (
    failure instanceof RangeError || (failure instanceof Error && isCommandError(failure) && answers.has(failure.type))
  );
}

export function says(failure: unknown, type: ErrorType): boolean {
  return failure instanceof Error && isCommandError(failure) && failure.type === type;
}

/** What the server says of a read of everything from a position that no event has. */
export function saysNoPlace(failure: unknown): boolean {
  return (
    says(failure, ErrorType.UNKNOWN) &&
    /Unexpected ReadAllResult: Error|Exception was thrown by handler/.test(String(failure))
  );
}
