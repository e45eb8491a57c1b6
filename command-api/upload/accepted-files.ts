import { ApiError } from '#contracts/api-error.ts';
import type { CallContext, UploadedFile } from '#contracts/calls/handlers.ts';
import { fileNameOf } from '#infra/files/file-name.ts';
import { type MediaType, mediaTypeOf, documents, pictures } from './media-type.ts';
import { reEncoded } from './re-encode.ts';

const MEGABYTE = 1024 * 1024;

export type Rules = {
  kinds: readonly MediaType[];
  /** Accepted types as text for the user. */
  wanted: string;
  maxBytes: number;
  /** Longest side of stored pictures, in pixels. */
  longSide: number;
};

export type AcceptedFile = { name: string; contentType: MediaType; bytes: Uint8Array };

const ofPictures = { kinds: pictures, wanted: 'A picture can be JPEG, PNG or WebP.' };

export const avatarRules: Rules = { ...ofPictures, maxBytes: 5 * MEGABYTE, longSide: 512 };
export const pictureRules: Rules = { ...ofPictures, maxBytes: 10 * MEGABYTE, longSide: 2048 };
export const documentRules: Rules = {
  kinds: documents,
  wanted: 'A document can be a PDF, or a picture: JPEG, PNG or WebP.',
  maxBytes: 10 * MEGABYTE,
  longSide: 2048,
};

/** All files of a call, at least one; throws if one is not acceptable. Pictures are re-encoded. */
export async function acceptedFiles({ files }: CallContext, rules: Rules): Promise<[AcceptedFile, ...AcceptedFile[]]> {
  // Checks all files before any is decoded.
  const [first, ...others] = files.map((file) => accepted(file, rules));
  if (!first) throw new ApiError('invalid', { message: 'Choose a file.' });
  return Promise.all([reEncodeIfPicture(first, rules), ...others.map((file) => reEncodeIfPicture(file, rules))]);
}

function accepted({ name, bytes }: UploadedFile, { kinds, wanted, maxBytes }: Rules): AcceptedFile {
  if (bytes.byteLength > maxBytes)
    throw new ApiError('too_large', { message: `A file may have up to ${maxBytes / MEGABYTE} MB.` });
  const contentType = mediaTypeOf(bytes, kinds);
  if (!contentType)
    throw new ApiError('unsupported_media', { message: `That kind of file is not accepted. ${wanted}` });
  return { name: fileNameOf(name, contentType), contentType, bytes };
}

async function reEncodeIfPicture(file: AcceptedFile, { longSide }: Rules): Promise<AcceptedFile> {
  const { bytes, contentType } = file;
  return contentType === 'application/pdf' ? file : { ...file, bytes: await reEncoded(bytes, contentType, longSide) };
}
