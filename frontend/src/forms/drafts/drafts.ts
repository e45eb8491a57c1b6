import * as z from 'zod/mini';
import type { Submitted } from '#contracts/calls/upload.ts';
import {
  createUploadList,
  type FileKeeping,
  type FileMark,
  type UploadList,
  type UploadOptions,
} from '../../api/uploads/upload-list.ts';
import { browserStorage } from '../../browser/browser-storage.ts';
import { newId } from '../../browser/new-id.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { readUserId } from '../../browser/storage.ts';
import { draftFiles } from './draft-files.ts';

/**
 * Unsent input by account and conversation. It survives the screen, the tab and an expired session, and is deleted
 * when it is sent or discarded, or the account signs out.
 */
const Mark = z.looseObject({ id: z.string(), name: z.string(), contentType: z.string() });

const Outgoing = z.object({
  /** Identifies the message across attempts. */
  clientTempId: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ url: z.string(), name: z.string(), contentType: z.string() })),
  /** For a reply of staff: whether it resolves the ticket. */
  resolve: z.optional(z.boolean()),
  at: z.string(),
  state: z.enum(['sending', 'failed']),
  /** The sending page: without it, no response is awaited. */
  page: z.string(),
});
export type Outgoing = z.infer<typeof Outgoing>;

const Draft = z.object({
  /** Entered values by field; `text` in a conversation. */
  values: z.record(z.string(), z.unknown()),
  files: z.array(z.extend(Mark, { uploaded: z.optional(Mark) })),
  outgoing: z.array(Outgoing),
  /** Last attempt to send the whole draft: its key, and the content that it was for. */
  attempt: z.optional(z.object({ key: z.string(), of: z.string() })),
});
export type Draft = z.infer<typeof Draft>;

const Stored = z.record(z.string(), z.record(z.string(), Draft));
type Stored = z.infer<typeof Stored>;

const noDraft: Draft = { values: {}, files: [], outgoing: [] };

export const thisPage = newId();

const listeners = new Set<() => void>();

export function subscribeDrafts(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorageChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorageChange);
  };
}

function onStorageChange(event: StorageEvent) {
  if (event.key === null || event.key === storageKeys.drafts) notify();
}

function notify() {
  for (const listener of listeners) listener();
}

let parsed: { text: string; stored: Stored } = { text: '{}', stored: {} };

/** Returns the same objects until something is written. */
function readAll(): Stored {
  const text = browserStorage.getItem(storageKeys.drafts) ?? '{}';
  if (text !== parsed.text) parsed = { text, stored: storedIn(text) };
  return parsed.stored;
}

function storedIn(text: string): Stored {
  try {
    return Stored.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Account of the current drafts; '' for a visitor. */
export const draftOwner = () => readUserId() ?? '';

export function readDraft(conversation: string, owner = draftOwner()): Draft {
  return readAll()[owner]?.[conversation] ?? noDraft;
}

/** Late changes of an account that has signed out are ignored. */
export function changeDraft(conversation: string, change: (draft: Draft) => Draft, owner = draftOwner()): void {
  const stored = readAll();
  if (owner !== draftOwner() && !(owner in stored)) return;
  const { [conversation]: before = noDraft, ...others } = stored[owner] ?? {};
  const draft = withoutEmptyValues(change(before));
  const mine = isEmpty(draft) ? others : { ...others, [conversation]: draft };
  const { [owner]: _, ...theirs } = stored;
  const next = Object.keys(mine).length === 0 ? theirs : { ...theirs, [owner]: mine };
  if (Object.keys(next).length === 0) browserStorage.removeItem(storageKeys.drafts);
  else browserStorage.setItem(storageKeys.drafts, JSON.stringify(next));
  notify();
}

function withoutEmptyValues(draft: Draft): Draft {
  const values = Object.entries(draft.values).filter(([, value]) => value !== '' && value !== null && value !== false);
  return { ...draft, values: Object.fromEntries(values) };
}

function isEmpty({ values, files, outgoing }: Draft): boolean {
  return Object.keys(values).length === 0 && files.length === 0 && outgoing.length === 0;
}

export function setDraftValues(conversation: string, values: Record<string, unknown>): void {
  changeDraft(conversation, (draft) => ({ ...draft, values: { ...draft.values, ...values } }));
}

/** Clears a sent or discarded draft; messages in transit stay. */
export function clearDraft(conversation: string): void {
  lists.get(listKey(conversation, draftOwner()))?.clear();
  changeDraft(conversation, ({ outgoing }) => ({ ...noDraft, outgoing }));
}

/** Idempotency key of the whole draft: the same for the same content until it has arrived. */
export function attemptKey(conversation: string, body: unknown): string {
  const of = JSON.stringify(body);
  const { attempt } = readDraft(conversation);
  if (attempt?.of === of) return attempt.key;
  const key = newId();
  changeDraft(conversation, (draft) => ({ ...draft, attempt: { key, of } }));
  return key;
}

const lists = new Map<string, UploadList<Submitted>>();
const listKey = (conversation: string, owner: string) => `${owner} ${conversation}`;
let isSwept = false;

/** Chosen files of a conversation with progress: one list for all screens. */
export function draftUploads<Kept extends Submitted>(
  conversation: string,
  options: Pick<UploadOptions<Kept>, 'upload' | 'most'>,
): UploadList<Kept> {
  const key = listKey(conversation, draftOwner());
  const known = lists.get(key);
  if (known && isCurrent(known, conversation)) return known as UploadList<Kept>;
  known?.close();
  const list = createUploadList<Kept>({ ...options, keeping: keepingOf(conversation, draftOwner()) });
  lists.set(key, list);
  return list;
}

/** Whether all its files are still in the draft, which is false after a sign-out here or in another tab. */
function isCurrent(list: UploadList<Submitted>, conversation: string): boolean {
  const marks = new Set(readDraft(conversation).files.map(({ id }) => id));
  return list.files().every(({ id }) => marks.has(id));
}

function keepingOf<Kept extends Submitted>(conversation: string, owner: string): FileKeeping<Kept> {
  const isMarked = (id: string) => readDraft(conversation, owner).files.some((one) => one.id === id);
  return {
    found() {
      sweepOnce();
      // Only `mark` below stores these, so the type holds.
      return readDraft(conversation, owner).files as readonly FileMark[] as readonly FileMark<Kept>[];
    },
    mark(mark) {
      if (mark.uploaded && !isMarked(mark.id)) return;
      changeDraft(conversation, (draft) => ({ ...draft, files: withMark(draft.files, mark) }), owner);
      if (mark.uploaded && 'url' in mark.uploaded) draftFiles.drop(mark.id);
    },
    drop(id) {
      changeDraft(conversation, (draft) => ({ ...draft, files: draft.files.filter((one) => one.id !== id) }), owner);
      draftFiles.drop(id);
    },
    hold: (id, file) => isMarked(id) && draftFiles.hold(id, file),
    read: draftFiles.read,
  };
}

function withMark(files: Draft['files'], mark: FileMark): Draft['files'] {
  return files.some(({ id }) => id === mark.id)
    ? files.map((one) => (one.id === mark.id ? { ...mark } : one))
    : [...files, { ...mark }];
}

/** Once per page, before the first draft file is shown. */
function sweepOnce() {
  if (isSwept) return;
  isSwept = true;
  void draftFiles.sweep((id) =>
    Object.values(readAll())
      .flatMap((drafts) => Object.values(drafts))
      .some(({ files }) => files.some((file) => file.id === id)),
  );
}
