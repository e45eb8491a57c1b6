import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import findMyWay from 'find-my-way';
import type { Call } from '../calls/call.ts';
import { httpError } from '../calls/http-error.ts';
import { derivedId, newId } from '../../eventing/ids.ts';
import type { Logger } from '../../service/logging.ts';
import type { Progress } from '../../eventing/projections.ts';
import { authorizeCaller, type DoorRules } from './authorize-caller.ts';
import { callerAddress } from './caller-address.ts';
import { type MiddlewareChain, runMiddlewareChain } from './middleware-chain.ts';
import { validated } from './failure.ts';
import type { Answered, CallContext, Caller, Handler } from '../calls/handlers.ts';
import type { Streamed } from '../calls/in-pieces.ts';
import { createFileParsers, type UploadOptions } from '../uploads/multipart.ts';
import type { RateLimits } from './rate-limits.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { failWith } from './request-log.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { sendJson } from './send-json.ts';
import { jsonPace, type SendingPace, watchSender } from './slow-sender.ts';

/** Header names: the position that an answer reached, the position that a read waits for, the idempotency key. */
export type HeaderNames = { position: string; after: string; idempotency: string };

export type ApiDeps<C extends Caller = Caller> = {
  verify: (accessToken: string) => Promise<C | null>;
  /** Throws unless the caller signed in recently. Required for routers that serve such calls. */
  requireFreshSignIn?(caller: C): Promise<void>;
  logger: Logger;
  headers: HeaderNames;
  /** Query API only. */
  progress?: Progress;
  /** Command API only, with other writers: waits for events that the caller has seen. */
  reached?: ((position: number, longestMs: number) => Promise<unknown>) | undefined;
  /** Command API only. */
  idempotencyStore?: IdempotencyStore;
  /** Whether the answer may be stored for repeats. False for answers with tokens. */
  keepsAnswer?: (call: Call) => boolean;
  /** Command API only. */
  uploads?: UploadOptions;
  /** Minimum pace of a JSON body. */
  jsonPace?: SendingPace;
} & DoorRules &
  RateLimits;

/** Every call by its name. */
export type RouteTable = Readonly<Record<string, Call>>;

const WAIT_FOR_OWN_WRITE_MS = 2000;
const jsonBody = express.json({ limit: '200kb', strict: false });

const keepRawBody = (_request: unknown, response: unknown, bytes: Buffer): void => {
  (response as Response).locals.rawBody = bytes;
};
const signedJsonBody = express.json({ limit: '200kb', strict: false, verify: keepRawBody });
/** Some providers send forms; the handler parses the raw bytes. */
const signedFormBody = express.raw({ type: 'application/x-www-form-urlencoded', limit: '200kb', verify: keepRawBody });
const signedBody: RequestHandler = (request, response, next) =>
  (request.is('application/x-www-form-urlencoded') ? signedFormBody : signedJsonBody)(request, response, next);

/** Maximum id length. */
const LONGEST_PART = 500;

/**
 * Creates Express handlers for these calls from the route table: authorisation, validation, the documented answers.
 * Looks up routes in a tree, because Express would try two hundred paths one after another.
 */
export function apiRouter<Table extends RouteTable, Name extends keyof Table, C extends Caller>(
  table: Table,
  handlers: { [N in Name]: Handler<Table[N], C> },
  deps: ApiDeps<C>,
): RequestHandler {
  const identify = identifyCaller(deps.verify);
  const parseFiles = createFileParsers(deps.uploads);
  const routes = findMyWay({ ignoreTrailingSlash: true, maxParamLength: LONGEST_PART, onBadUrl: noop });
  for (const name of Object.keys(handlers) as Name[]) {
    const call: Table[Name] = table[name];
    if (call.freshSignIn && !deps.requireFreshSignIn)
      throw new Error(`${call.path} requires a fresh sign-in, but requireFreshSignIn is not configured`);
    const steps = {
      parseBody: call.files ? parseFiles(call.files) : bodyParser(call, deps.jsonPace),
      limitBody: deps.limitBody(call),
      handle: handlers[name] as unknown as AnyHandler,
    };
    const respond: RequestHandler = (request, response) => void answer(call, steps, deps, request, response);
    const chain: MiddlewareChain = [identify, deps.limit(call), respond];
    routes.on(call.method, `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`, noop, chain);
  }
  return (request, response, next) => {
    const found = routes.find(request.method === 'HEAD' ? 'GET' : (request.method as Call['method']), request.path);
    if (!found) return next();
    // The path matches but has an undecodable part.
    if (!found.store) return next(httpError('invalid'));
    request.params = found.params as Record<string, string>;
    runMiddlewareChain(found.store as MiddlewareChain, request, response, next);
  };
}

/** The router is used for look-ups only. */
function noop(): void {}

type AnyHandler = (input: {
  params: unknown;
  query: unknown;
  body: unknown;
  context: CallContext;
}) => Promise<AnyAnswer>;

type AnyAnswer = Answered<unknown> & Omit<Streamed<unknown>, 'data'>;

type ParseBody = (request: Request, response: Response, caller: Caller | null) => Promise<void>;

type Steps = { parseBody: ParseBody | null; limitBody: RequestHandler | null; handle: AnyHandler };

function bodyParser({ method, signed }: Call, pace: SendingPace | undefined): ParseBody | null {
  if (method === 'GET') return null;
  const parse = signed ? signedBody : jsonBody;
  return (request, response) =>
    request.complete
      ? runMiddleware(parse, request, response)
      : inTime(runMiddleware(parse, request, response), request, pace);
}

/** Most bodies arrive in one packet with their headers. */
function isBodyBuffered({ complete, readableLength, headers }: Request): boolean {
  return complete || readableLength === Number(headers['content-length']);
}

/** Without a minimum pace, a slow body could hold its connection forever. */
async function inTime(arrived: Promise<void>, request: Request, pace: SendingPace = jsonPace): Promise<void> {
  const late = Promise.withResolvers<never>();
  const stopWatching = watchSender(request, () => late.reject(httpError('request_timeout')), pace);
  await Promise.race([arrived, late.promise]).finally(stopWatching);
}

/** Reads the body, then authorises the caller again for the received call. */
async function receiveAndAuthorize(
  call: Call,
  { parseBody, limitBody }: Steps,
  deps: ApiDeps,
  request: Request,
  response: Response,
): Promise<Caller | null> {
  // No body is read before its sender is authorised.
  const sender = await authorize(call, response.locals.caller ?? null, deps);
  const isBodyPending = parseBody !== null && !isBodyBuffered(request);
  if (parseBody) await parseBody(request, response, sender);
  if (limitBody) await runMiddleware(limitBody, request, response);
  return isBodyPending ? authorize(call, await callerOf(request, deps.verify), deps) : sender;
}

async function answer(call: Call, steps: Steps, deps: ApiDeps, request: Request, response: Response): Promise<void> {
  try {
    const caller = await receiveAndAuthorize(call, steps, deps, request, response);
    const input = { ...checkedInput(call, request), context: contextOf(call, deps, request, response, caller) };
    await waitForOwnWrite(deps, request);
    const readAt = deps.progress?.position();
    const respond = () => steps.handle(input);
    if (call.streamed) return await answerInPieces(call, await respond(), response, positionHeader(deps, readAt));
    const { data, position } =
      deps.idempotencyStore && mayReplay(call, request, deps)
        ? await deps.idempotencyStore.idempotent(input.context.commandId, input.body, respond)
        : await respond();
    // A command returns the position it reached, a read the position it was read at. A browser that connects its
    // sockets later knows what it has seen.
    const reached = position ?? readAt;
    if (response.headersSent) return;
    sendJson(response, call.status ?? 200, { success: true, data }, positionHeader(deps, reached));
  } catch (error) {
    failWith(error, deps.logger, request, response);
  }
}

function positionHeader({ headers }: ApiDeps, position: number | undefined): readonly string[] {
  return position === undefined ? [] : [headers.position, String(position)];
}

async function answerInPieces(
  { status }: Call,
  { data, ended }: AnyAnswer,
  response: Response,
  headers: readonly string[],
): Promise<void> {
  let isWhole = false;
  try {
    isWhole = await sendInPieces(response, status ?? 200, { success: true, data }, headers);
  } finally {
    await ended?.(isWhole);
  }
}

/**
 * Called before the body is read, and again if it took time: meanwhile the session may have ended or the account may
 * have been suspended.
 */
async function authorize(call: Call, known: Caller | null, deps: ApiDeps): Promise<Caller | null> {
  const caller = authorizeCaller(call, known, deps);
  if (caller && call.freshSignIn === 'always') await deps.requireFreshSignIn?.(caller);
  return caller;
}

function runMiddleware(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise(
    (resolve, reject) => void handler(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
  );
}

/** Identifies the caller before rate limits apply: limits count per account, not per shared address. */
function identifyCaller(verify: ApiDeps['verify']): RequestHandler {
  return (request, response, next) => {
    const token = tokenIn(request);
    if (token === null) return next();
    void verified(token, response, next);
  };

  async function verified(token: string, response: Response, next: NextFunction): Promise<void> {
    try {
      response.locals.caller = await verify(token);
    } catch (error) {
      return next(error);
    }
    next();
  }
}

async function callerOf(request: Request, verify: ApiDeps['verify']): Promise<Caller | null> {
  const token = tokenIn(request);
  return token === null ? null : verify(token);
}

function tokenIn({ headers }: Request): string | null {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

function checkedInput(call: Call, request: Request) {
  return {
    params: call.params && validated(call.params, request.params, 'params'),
    query: call.query && validated(call.query, request.query, 'query'),
    body: call.body && validated(call.body, request.body, 'body'),
  };
}

function contextOf(
  call: Call,
  { headers: { idempotency }, requireFreshSignIn }: ApiDeps,
  request: Request,
  response: Response,
  caller: Caller | null,
): CallContext {
  const key = request.get(idempotency);
  return {
    caller,
    commandId: call.method === 'GET' ? '' : commandIdOf(key, request, caller),
    isFirstTry: key === undefined,
    ifRevision: revisionIn(request.get('if-match')),
    files: response.locals.files ?? [],
    fields: textFields(response.locals.fields),
    ...(call.signed && {
      sent: { rawBody: response.locals.rawBody ?? new Uint8Array(), headers: singleHeaders(request) },
    }),
    ...(caller && requireFreshSignIn && { requireFreshSignIn: () => requireFreshSignIn(caller) }),
    get address() {
      return callerAddress(request);
    },
    get cookies() {
      return request.get('cookie');
    },
    header: (name) => request.get(name),
    setHeader: (name, value) =>
      name === 'Set-Cookie' ? response.append(name, value) : response.setHeader(name, value),
  };
}

function commandIdOf(key: string | undefined, request: Request, caller: Caller | null): string {
  return key ? derivedId(`${caller?.accountId ?? 'nobody'} ${request.method} ${request.path}`, key) : newId();
}

/** The revision in If-Match; null for any. Malformed values are rejected, because the client wants protection. */
function revisionIn(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const revision = ifMatch.match(/^(?:W\/)?"?(\d{1,15})"?$/)?.[1];
  if (revision === undefined) throw httpError('invalid', { message: 'If-Match names no revision.' });
  return Number(revision);
}

function singleHeaders({ headers }: Request): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}

function textFields(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Answers with tokens or links are not stored; commands with tokens are idempotent without it. */
function mayReplay(call: Call, request: Request, { headers, keepsAnswer = () => true }: ApiDeps): boolean {
  return (
    call.method === 'POST' &&
    request.get(headers.idempotency) !== undefined &&
    keepsAnswer(call) &&
    !call.files &&
    !call.fleeting
  );
}

async function waitForOwnWrite({ progress, reached, headers }: ApiDeps, request: Request): Promise<void> {
  const after = Number(request.get(headers.after));
  if (reached && after > 0) await reached(after, WAIT_FOR_OWN_WRITE_MS);
  if (!progress || !Number.isSafeInteger(after) || after <= progress.position()) return;
  await progress.waitFor(after, WAIT_FOR_OWN_WRITE_MS);
}
