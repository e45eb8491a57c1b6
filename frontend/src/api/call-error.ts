import type { FieldError } from '#contracts/errors.ts';

/** Error of a failed call: `error` of RTK Query, thrown by `unwrap()`. */
export type CallError = {
  /** HTTP status; 0 without a response. */
  status: number;
  /** A code of the error catalogue, or `offline`, `network`, `aborted`. */
  code: string;
  message: string;
  /** Body of the response. */
  body: unknown;
};

type Fields = { success?: unknown; code?: unknown; message?: unknown; errors?: unknown; details?: unknown };

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? body : {};
}

/** Not ok, or a success flag of false (specification section 5). */
export function isFailure(status: number, body: unknown): boolean {
  return status < 200 || status >= 300 || fieldsOf(body).success === false;
}

/** The body's message, else the first message or msg of its errors, else "Request failed (status)" (section 8). */
export function callErrorOf(status: number, body: unknown, otherwise = `Request failed (${status})`): CallError {
  const { code, message } = fieldsOf(body);
  return {
    status,
    code: typeof code === 'string' ? code : String(status),
    message: textIn(message) ?? firstMessage(body) ?? otherwise,
    body,
  };
}

/** Error of a failed fetch: no network, a timeout, or an aborted call. */
export function networkError(cause: unknown): CallError {
  const aborted = cause instanceof Error && cause.name === 'AbortError';
  const unreachable = navigator.onLine === false ? 'offline' : 'network';
  const code = aborted ? 'aborted' : unreachable;
  return { status: 0, code, message: 'Request failed (0)', body: null };
}

/** The record does not exist for this user, so a retry would not help. */
export function isNotFound(error: unknown): boolean {
  return isCallError(error) && error.status === 404;
}

export function isCallError(error: unknown): error is CallError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'code' in error &&
    'message' in error &&
    'body' in error
  );
}

/** Errors of a form's fields, by path. */
export function fieldErrors(error: unknown): FieldError[] {
  if (!isCallError(error)) return [];
  return entriesOf(error.body).flatMap((entry) => {
    const { path, message, msg } = entry;
    const words = textIn(message) ?? textIn(msg);
    return typeof path === 'string' && words ? [{ path, message: words }] : [];
  });
}

/** Details of the refusal, such as the alternatives of a taken slot. */
export function detailsOf(error: unknown): Record<string, unknown> {
  const { details } = isCallError(error) ? fieldsOf(error.body) : {};
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

function firstMessage(body: unknown): string | undefined {
  for (const { message, msg } of entriesOf(body)) {
    const words = textIn(message) ?? textIn(msg);
    if (words) return words;
  }
  return undefined;
}

type Entry = { path?: unknown; message?: unknown; msg?: unknown };

function entriesOf(body: unknown): Entry[] {
  const { errors } = fieldsOf(body);
  return Array.isArray(errors)
    ? errors.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
    : [];
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
