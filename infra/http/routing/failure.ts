import * as z from 'zod/mini';
import { type FailureBody, type FieldError, HttpError, type HttpErrorCode, httpError } from '../calls/http-error.ts';
import { EngineUnavailable } from '../../eventing/resilience.ts';
import { AppendTooLarge, UnreadableEvent } from '../../eventing/event-log.ts';
import { validationText } from './validation-text.ts';

const RETRY_SECONDS = 2;

/** The only mapping of errors to HTTP. Internal messages and stacks never leave the process. */
export type Failure = { status: number; body: FailureBody; retryAfterSeconds: number | undefined; unexpected: boolean };

export function failureOf(error: unknown, requestId: string): Failure {
  const failed = toHttpError(error);
  const { code, kind, message, errors, details, retryAfterSeconds } = failed ?? httpError('internal');
  // Screens do not see headers, so the message has the waiting time.
  const more =
    code === 'too_many_requests' && retryAfterSeconds !== undefined ? { ...details, retryAfterSeconds } : details;
  const body: FailureBody = {
    success: false,
    code,
    message,
    ...(errors && { errors }),
    ...(more && { details: more }),
    requestId,
  };
  return { status: kind.status, body, retryAfterSeconds, unexpected: failed === undefined };
}

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof EngineUnavailable) return httpError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
  if (error instanceof UnreadableEvent) return httpError('unreadable_event');
  if (error instanceof AppendTooLarge)
    return httpError('too_large', {
      message: `That is more than we can keep at once: ${error.most.toLocaleString('en')} bytes. Please send less.`,
    });
  const code = errorOfParser(error);
  return code && httpError(code);
}

/** Errors of Express's body parser and multer, by their `type` or `code`. */
const parserErrors: Record<string, HttpErrorCode> = {
  'entity.parse.failed': 'invalid',
  'request.aborted': 'invalid',
  'request.size.invalid': 'invalid',
  'encoding.unsupported': 'unsupported_media',
  'charset.unsupported': 'unsupported_media',
  'entity.too.large': 'too_large',
  LIMIT_FILE_SIZE: 'too_large',
  LIMIT_FILE_COUNT: 'invalid',
  LIMIT_UNEXPECTED_FILE: 'invalid',
  LIMIT_FIELD_VALUE: 'too_large',
  LIMIT_FIELD_COUNT: 'invalid',
  LIMIT_PART_COUNT: 'invalid',
  LIMIT_FIELD_KEY: 'invalid',
  MISSING_FIELD_NAME: 'invalid',
};

function errorOfParser(error: unknown): HttpErrorCode | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof URIError) return 'invalid';
  for (const key of ['type', 'code'] as const) {
    const name: unknown = Reflect.get(error, key);
    if (typeof name === 'string' && parserErrors[name]) return parserErrors[name];
  }
  // Malformed multipart bodies arrive as plain errors with a client status.
  const status: unknown = Reflect.get(error, 'status');
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalid' : undefined;
}

/** Maximum number of field errors in an answer. */
const MOST_TOLD = 50;

/**
 * Validates input against a schema of the route table; `where` (params, query, body) prefixes the path of each field
 * error.
 */
export function validated<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  where: string,
): z.output<Schema> {
  const result = parsed(schema, input);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MOST_TOLD);
  throw httpError('invalid', { errors: withoutDuplicates(issues.map((issue) => fieldError(issue, where))) });
}

/** A missing body counts as an empty object, so that the error names the missing fields. */
function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.core.util.SafeParseResult<z.output<Schema>> {
  const result = z.safeParse(schema, input, { error: validationText });
  return result.success || input !== undefined ? result : z.safeParse(schema, {}, { error: validationText });
}

function fieldError(issue: z.core.$ZodIssue, where: string): FieldError {
  const path = issue.path.map(String).join('.');
  return { path: where === 'body' ? path : [where, path].filter(Boolean).join('.'), message: issue.message };
}

/** Two rules may report the same error, as both bounds of a number do. */
function withoutDuplicates(errors: readonly FieldError[]): FieldError[] {
  return [...new Map(errors.map((error) => [`${error.path} ${error.message}`, error])).values()];
}
