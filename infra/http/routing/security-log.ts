import type { Request, Response } from 'express';
import { HttpError } from '../calls/http-error.ts';
import type { Logger } from '../../service/logging.ts';

/**
 * Logs one line per security-relevant refusal: the caller, the call and the address. Never logs tokens, passwords or
 * email addresses. Lines per kind and minute are limited, so that a flood does not fill the disk; the next line has
 * the number of omitted ones.
 */

/**
 * Access tokens expire every few minutes, which browsers learn by a refusal; the second factor is requested in the
 * same way.
 */
const isEverydayMatter: ReadonlySet<string> = new Set([
  'security.unauthenticated',
  'security.second_step_asked',
  'security.invalid',
]);

const LINES_A_MINUTE = 100;
const MINUTE_MS = 60_000;

type Window = { startedAtMs: number; lines: number; notLogged: number };

/** By logger and kind; each process has one logger. */
const windows = new WeakMap<Logger, Map<string, Window>>();

export function logRefusal(error: unknown, logger: Logger, request: Request, response: Response): void {
  if (!(error instanceof HttpError) || !isOfSecurity(error)) return;
  const event = `security.${error.security?.event ?? error.code}`;
  const counted = countLine(logger, event);
  if (!counted) return;
  const line = {
    event,
    ...requestFields(error, request, response),
    ...(error.code === 'invalid' && { fields: fieldsOf(error) }),
    ...(counted.notLogged > 0 && { notLogged: counted.notLogged }),
  };
  if (isEverydayMatter.has(event)) logger.info(line, 'Request refused');
  else logger.warn(line, 'Request refused');
}

/** Limits the number and length of fields in a line. */
function fieldsOf({ errors = [] }: HttpError): string[] {
  return errors.slice(0, 10).map(({ path }) => path.slice(0, 100));
}

function requestFields({ kind, security }: HttpError, { ip, method, path }: Request, { locals }: Response) {
  const accountId: string | null = security?.accountId ?? locals.caller?.accountId ?? null;
  return { accountId, address: ip, method, path, status: kind.status, requestId: locals.requestId };
}

/** Schema violations are mostly client defects, but may be attempts to bypass a rule. */
function isOfSecurity({ code, kind, security }: HttpError): boolean {
  return security !== undefined || kind.guess === true || code === 'invalid' || [401, 403, 429].includes(kind.status);
}

/** Null if this kind has used up its lines of the minute; otherwise the number of lines omitted before. */
function countLine(logger: Logger, event: string): { notLogged: number } | null {
  const ofLogger = windows.get(logger) ?? new Map<string, Window>();
  windows.set(logger, ofLogger);
  const nowMs = performance.now();
  const known = ofLogger.get(event);
  if (!known || nowMs - known.startedAtMs >= MINUTE_MS) {
    ofLogger.set(event, { startedAtMs: nowMs, lines: 1, notLogged: 0 });
    return { notLogged: known?.notLogged ?? 0 };
  }
  if (known.lines >= LINES_A_MINUTE) {
    known.notLogged += 1;
    return null;
  }
  known.lines += 1;
  return { notLogged: 0 };
}
