import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { type HttpError, httpError } from '../calls/http-error.ts';
import type { Caller, UploadedFile } from '../calls/handlers.ts';
import { callerAddress } from '../routing/caller-address.ts';
import { type SendingPace, sendingPace, watchSender } from '../routing/slow-sender.ts';
import { createUploadMemoryBudget, type Holding } from './upload-memory-budget.ts';
import { createSharedPace } from './shared-pace.ts';
import { createUploadMemory } from './upload-memory.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 10 * MEGABYTE;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 1000;

/** Room for boundaries, part headers and a few text fields. */
const FORM_BYTES = 64 * 1024;

/**
 * Files stay in memory until their call is answered. The limit fits two of the largest uploads, or fifty pictures
 * from a phone.
 */
const HELD_AT_ONCE_BYTES = 200 * MEGABYTE;

/**
 * 64 Mbit/s: faster than most connections, and little load for the event loop of a slow machine. One or two pictures
 * are not slowed.
 */
const TOGETHER = { bytesPerSecond: 8 * MEGABYTE, burstBytes: 2 * MEGABYTE };

/** Per account: a phone and a computer that send three pictures each. */
const MOST_AT_ONCE = 6;
const RETRY_SECONDS = 5;

/** Bytes still allowed, and the time until more are allowed. */
type Allowance = { bytes: number; retryAfterSeconds: number };

/** Daily limit of an account. */
export type UploadQuota = {
  left(accountId: string): Promise<Allowance>;
  /** Counts received bytes, whether or not the upload succeeded. */
  spend(accountId: string, bytes: number): Promise<void>;
};

export type UploadOptions = {
  quota?: UploadQuota;
  pace?: SendingPace;
  heldAtOnceBytes?: number;
  /** The identity that a visitor's files count for. Throws before anything is read if uploads are not allowed. */
  visitorOf?: (header: (name: string) => string | undefined) => Promise<string>;
};

/**
 * Reads the files of a multipart call into `response.locals.files` and its text fields into `response.locals.fields`.
 * File types are detected from the bytes later, not here. Memory is counted as bytes arrive, whatever the client
 * declares.
 */
export function createFileParsers({
  quota,
  pace = sendingPace,
  heldAtOnceBytes = HELD_AT_ONCE_BYTES,
  visitorOf,
}: UploadOptions = {}) {
  const budget = createUploadMemoryBudget(heldAtOnceBytes);
  const waitAfter = createSharedPace(TOGETHER);
  const underWay = new Map<string, number>();

  function begin(accountId: string, response: Response): void {
    const count = underWay.get(accountId) ?? 0;
    if (count >= MOST_AT_ONCE)
      throw httpError('too_many_requests', {
        message: 'Wait until your other files are there.',
        retryAfterSeconds: RETRY_SECONDS,
      });
    underWay.set(accountId, count + 1);
    response.once('close', () => {
      const left = (underWay.get(accountId) ?? 0) - 1;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    });
  }

  return (form: Form) =>
    async (request: Request, response: Response, caller: Caller | null): Promise<void> => {
      const visitor = async () =>
        visitorOf ? visitorOf((name) => request.get(name)) : visitorAt(callerAddress(request));
      const accountId = caller?.accountId ?? (await visitor());
      const declared = Number(request.headers['content-length'] ?? 0);
      if (declared > form.max * MAX_FILE_BYTES + FORM_BYTES) throw httpError('too_large');
      const allowed = quota ? await quota.left(accountId) : unlimited;
      if (allowed.bytes <= 0 || declared > allowed.bytes + FORM_BYTES) throw dailyLimitReached(allowed);
      // The client is already gone, so no event would release the memory.
      if (response.destroyed) throw httpError('invalid');
      begin(accountId, response);
      const receiver = createReceiver({ request, response, form, allowed, waitAfter });
      const holding = budget(accountId, () => receiver.fail(memoryExhausted()));
      response.once('close', () => holding.release());
      const stopWatching = watchSender(request, () => receiver.fail(httpError('request_timeout')), pace);
      try {
        response.locals.files = await receiver.receive(holding);
        response.locals.fields = request.body;
        holding.settle();
      } catch (failure) {
        holding.release();
        throw failure;
      } finally {
        stopWatching();
        await quota?.spend(accountId, receiver.receivedBytes());
      }
    };
}

/** Anonymous senders count by address, stored as a hash. */
function visitorAt(address: string): string {
  return `visitor-${createHash('sha256').update(address).digest('base64url')}`;
}

type Form = { field: string; max: number };

type Receiving = {
  request: Request;
  response: Response;
  form: Form;
  allowed: Allowance;
  /** Pause in ms after this many bytes. */
  waitAfter: (bytes: number) => number;
};

const unlimited: Allowance = { bytes: Infinity, retryAfterSeconds: 0 };

function dailyLimitReached({ retryAfterSeconds }: Allowance): HttpError {
  return httpError('daily_upload_limit', { retryAfterSeconds });
}

function memoryExhausted(): HttpError {
  return httpError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
}

/** Receives the files of one call until they are complete or `fail` is called. */
function createReceiver({ request, response, form: { field, max }, allowed, waitAfter }: Receiving) {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile[]>();
  const memories: ReturnType<typeof createUploadMemory>[] = [];
  let over = false;
  let received = 0;

  function fail(error: unknown): void {
    over = true;
    for (const memory of memories) memory.forget();
    reject(error);
  }

  const storageFor = ({ take }: Holding): StorageEngine => ({
    _handleFile(_request, { stream }, done) {
      const memory = createUploadMemory(take);
      memories.push(memory);
      stream.on('data', (chunk: Buffer) => {
        pauseFor(stream, waitAfter(chunk.length));
        if (over) return;
        received += chunk.length;
        if (received > allowed.bytes) fail(dailyLimitReached(allowed));
        else if (!memory.append(chunk)) fail(memoryExhausted());
      });
      // Multer would answer only at the end of the body.
      stream.on('limit', () =>
        fail(httpError('too_large', { message: `A file may have up to ${MAX_FILE_BYTES / MEGABYTE} MB.` })),
      );
      stream.on('end', () => done(null, over ? {} : { buffer: memory.bytes() }));
    },
    _removeFile: (_request, _file, done) => done(null),
  });

  return {
    fail,
    receivedBytes: () => received,
    receive(holding: Holding): Promise<UploadedFile[]> {
      const limits = {
        fileSize: MAX_FILE_BYTES,
        files: max,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        parts: max + MAX_FIELDS,
      };
      const read = multer({ storage: storageFor(holding), defParamCharset: 'utf8', limits }).array(field, max);
      read(request, response, (error: unknown) => {
        // Multer has no error code for a body that is not multipart.
        if (error)
          return fail(
            error instanceof multer.MulterError
              ? error
              : httpError('invalid', { message: 'That is not a form with files.' }),
          );
        resolve(filesOf(request));
      });
      return promise;
    },
  };
}

function pauseFor(stream: Readable, ms: number): void {
  // Timers have a resolution of 1 ms.
  if (ms < 1) return;
  stream.pause();
  setTimeout(() => stream.resume(), ms);
}

function filesOf({ files }: Request): UploadedFile[] {
  return Array.isArray(files)
    ? files.map(({ originalname, mimetype, buffer }) => ({ name: originalname, contentType: mimetype, bytes: buffer }))
    : [];
}
