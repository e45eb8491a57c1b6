import type { Call } from '#contracts/calls/call.ts';
import { bugCalls } from '#contracts/calls/support-bugs.ts';
import { disputeCalls } from '#contracts/calls/dispute.ts';
import { type Submitted, uploadCalls, type Uploaded } from '#contracts/calls/upload.ts';
import { IDEMPOTENCY_HEADER } from '#contracts/headers.ts';
import { textOf } from '../../i18n/i18n.ts';
import { callErrorOf, isFailure, networkError, type CallError } from '../call-error.ts';
import { noticesEn } from '../notices.en.ts';
import { currentToken } from '../current-token.ts';
import { idempotencyKeyFor } from '../pending-idempotency-keys.ts';
import { refreshSession } from '../refresh-session.ts';
import { answerOf, dataOf, urlOf, type Answer } from '../send-call.ts';
import { settleKeyByOutcome } from '../failure-meaning.ts';
import { allShrunk } from '../../browser/shrink-picture.ts';

type UploadCall = Pick<Call, 'method' | 'path'> & { files: { field: string } };
type Failure = 'avatarUploadFailed' | 'documentsUploadFailed' | 'portfolioUploadFailed' | 'screenshotsUploadFailed';

class UploadFailed extends Error implements CallError {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor({ status, code, message, body }: CallError) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/**
 * Uploads bypass RTK Query, whose reads would wait for them. Each rejects with a CallError: the server's message,
 * else "Avatar upload failed", "Documents upload failed", "Portfolio upload failed" (specification section 8).
 */
export async function uploadAvatar(file: File): Promise<Uploaded> {
  return (await upload(uploadCalls.uploadAvatar, await allShrunk([file]), 'avatarUploadFailed')) as Uploaded;
}

/** `type` such as resume or certificate. */
export async function uploadDocuments(files: readonly File[], type?: string): Promise<Submitted[]> {
  return itemsOf(
    await upload(
      uploadCalls.uploadDocuments,
      await allShrunk(files),
      'documentsUploadFailed',
      type === undefined ? {} : { type },
    ),
  );
}

/** Finished work, job pictures or chat files. The caller has shrunk them for its previews. */
export async function uploadPortfolio(files: readonly File[]): Promise<Uploaded[]> {
  return itemsOf(await upload(uploadCalls.uploadPortfolio, files, 'portfolioUploadFailed'));
}

/** Screenshots of a bug report, already shrunk. */
export async function uploadScreenshots(files: readonly File[]): Promise<Submitted[]> {
  return itemsOf(await upload(bugCalls.uploadScreenshots, files, 'screenshotsUploadFailed'));
}

/** Pictures visible only to the two sides of a dispute and staff: their URLs come from authorised reads only. */
export async function uploadDisputePictures(files: readonly File[]): Promise<Submitted[]> {
  return itemsOf(await upload(disputeCalls.uploadDisputePictures, files, 'portfolioUploadFailed'));
}

/** Sends files to an endpoint with `fields` and its own headers. The caller parses the response. */
export async function upload(
  call: UploadCall,
  files: readonly File[],
  failure: Failure,
  fields: Record<string, string> = {},
  ownHeaders: Record<string, string> = {},
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append(call.files.field, file, file.name);
  const { status, body } = await sendOnce(
    { call, form, ownHeaders },
    questionOf(call, files, { ...fields, ...ownHeaders }),
    failure,
  );
  if (isFailure(status, body)) throw new UploadFailed(callErrorOf(status, body, textOf(noticesEn, failure)));
  return dataOf(body);
}

type Sending = { call: UploadCall; form: FormData; ownHeaders: Record<string, string> };

/** After a lost response, a retry with the same files uses the same key. */
async function sendOnce(sending: Sending, question: string, failure: Failure): Promise<Answer> {
  const key = idempotencyKeyFor(question);
  const answer = await sendSignedIn(sending, key).catch((error: unknown) => {
    const lost = { ...networkError(error), message: textOf(noticesEn, failure) };
    settleKeyByOutcome(question, key, lost);
    throw new UploadFailed(lost);
  });
  const { status, body } = answer;
  settleKeyByOutcome(question, key, isFailure(status, body) ? callErrorOf(status, body) : null);
  return answer;
}

/** Identifies files by their metadata: a file that is chosen or shrunk again is another object. */
function questionOf(call: UploadCall, files: readonly File[], fields: Record<string, string>): string {
  const marks = files.map(({ name, type, size, lastModified }) => [name, type, size, lastModified]);
  return `${urlOf(call, {})} ${JSON.stringify([fields, marks])}`;
}

async function sendSignedIn(sending: Sending, key: string): Promise<Answer> {
  const accessToken = await currentToken();
  const answer = await send(sending, accessToken, key);
  if (answer.status !== 401) return answer;
  const refreshed = await refreshSession(accessToken);
  return typeof refreshed === 'string' ? answer : await send(sending, refreshed.token, key);
}

async function send({ call, form, ownHeaders }: Sending, token: string | null, key: string): Promise<Answer> {
  const headers = {
    ...ownHeaders,
    Accept: 'application/json',
    [IDEMPOTENCY_HEADER]: key,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  return answerOf(await fetch(urlOf(call, {}), { method: call.method, credentials: 'include', headers, body: form }));
}

export function itemsOf<Item extends Submitted>(data: unknown): Item[] {
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) ? data.items : [];
}
