import { CallFailed } from '#infra/call-failed.ts';
import type { CallContext, UploadedFile } from '#infra/http/handlers.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';

const MEGABYTE = 1024 * 1024;
const MAX_NAME = 120;

export type Rules = { kinds: readonly MediaType[]; maxBytes: number };
export type AcceptedFile = { name: string; contentType: MediaType; bytes: Uint8Array };

export const avatarBytes = 5 * MEGABYTE;
export const fileBytes = 10 * MEGABYTE;

/** All files of a call or, when one is not acceptable, none; at least one. */
export function acceptedFiles({ files }: CallContext, rules: Rules): [AcceptedFile, ...AcceptedFile[]] {
  const [first, ...others] = files;
  if (!first) throw new CallFailed('invalid', { message: 'Choose a file.' });
  return [accepted(first, rules), ...others.map((file) => accepted(file, rules))];
}

function accepted({ name, bytes }: UploadedFile, { kinds, maxBytes }: Rules): AcceptedFile {
  if (bytes.byteLength > maxBytes) throw new CallFailed('too_large', { message: `A file may have up to ${maxBytes / MEGABYTE} MB.` });
  const contentType = mediaTypeOf(bytes, kinds);
  if (!contentType) throw new CallFailed('unsupported_media');
  return { name: plainName(name), contentType, bytes };
}

/** The last part of what may be a path, without what could not be shown. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').trim().slice(-MAX_NAME) || 'file';
}
