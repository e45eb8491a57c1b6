import type { Submitted } from '#contracts/calls/upload.ts';
import { errorText } from '../error-text.ts';
import { newId } from '../../browser/new-id.ts';
import { shrunk } from '../../browser/shrink-picture.ts';
import { withUploadSlot } from './upload-semaphore.ts';

/** A chosen file. `preview`: displays it before the upload; empty after a reload until it is read again. */
export type ChosenFile<Kept extends Submitted = Submitted> = {
  id: string;
  name: string;
  contentType: string;
  preview: string;
} & (
  | { status: 'uploading' }
  | { status: 'uploaded'; uploaded: Kept }
  | { status: 'failed'; reason: string; file: File }
);

/** Stored data of a chosen file besides its content. `uploaded`: set once the server has it. */
export type FileMark<Kept extends Submitted = Submitted> = {
  id: string;
  name: string;
  contentType: string;
  uploaded?: Kept | undefined;
};

/** Storage of chosen files beyond the page. */
export type FileKeeping<Kept extends Submitted> = {
  found: () => readonly FileMark<Kept>[];
  mark: (mark: FileMark<Kept>) => void;
  drop: (id: string) => void;
  hold: (id: string, file: File) => void;
  /** null: the browser no longer has it. */
  read: (id: string) => Promise<Blob | null>;
};

export type UploadOptions<Kept extends Submitted> = {
  upload: (files: readonly File[]) => Promise<readonly Kept[]>;
  /** Maximum number of files. */
  most: number;
  /** Files that the server already has. */
  existing?: readonly ChosenFile<Kept>[] | undefined;
  keeping?: FileKeeping<Kept> | undefined;
};

type Outcome<Kept> =
  | { status: 'uploading' }
  | { status: 'uploaded'; uploaded: Kept }
  | { status: 'failed'; reason: string; file: File };

export type UploadList<Kept extends Submitted> = ReturnType<typeof createUploadList<Kept>>;

/** Files that upload as soon as they are chosen, each with its own status. Independent of any screen. */
export function createUploadList<Kept extends Submitted>({
  upload,
  most,
  existing = [],
  keeping,
}: UploadOptions<Kept>) {
  let files: readonly ChosenFile<Kept>[] = keeping ? keeping.found().map(restoredFile) : existing;
  let isResumed = false;
  const listeners = new Set<() => void>();
  const previews = new Map<string, string[]>();

  function set(next: readonly ChosenFile<Kept>[]) {
    files = next;
    for (const listener of listeners) listener();
  }

  const isChosen = (id: string) => files.some((one) => one.id === id);

  function settle(id: string, outcome: Outcome<Kept>) {
    const found = files.find((one) => one.id === id);
    if (!found) return;
    const { name, contentType, preview } = found;
    if (outcome.status === 'uploaded') keeping?.mark({ id, name, contentType, uploaded: outcome.uploaded });
    set(files.map((one) => (one.id === id ? { id, name, contentType, preview, ...outcome } : one)));
  }

  async function send(id: string, file: File) {
    settle(id, { status: 'uploading' });
    try {
      const [uploaded] = await withUploadSlot(async () => (isChosen(id) ? upload([await shown(id, file)]) : []));
      if (uploaded) settle(id, { status: 'uploaded', uploaded });
    } catch (error) {
      settle(id, { status: 'failed', reason: errorText(error), file });
    }
  }

  /** A format that the browser cannot display becomes displayable after shrinking. */
  async function shown(id: string, file: File): Promise<File> {
    const small = await shrunk(file);
    if (small !== file) show(id, small);
    return small;
  }

  function show(id: string, file: File) {
    const preview = previewOf(id, file);
    set(files.map((one) => (one.id === id ? { ...one, preview } : one)));
  }

  function previewOf(id: string, file: File): string {
    const preview = URL.createObjectURL(file);
    previews.set(id, [...(previews.get(id) ?? []), preview]);
    return preview;
  }

  function forgetPreviews(id: string) {
    for (const url of previews.get(id) ?? []) URL.revokeObjectURL(url);
    previews.delete(id);
  }

  /** After a reload: repeats unfinished uploads, and restores previews of files without a URL. */
  async function resumeUpload({ id, name, contentType, status }: ChosenFile<Kept>) {
    const content = await keeping?.read(id);
    if (!isChosen(id)) return;
    if (!content) return status === 'uploaded' ? undefined : remove(id);
    const file = new File([content], name, { type: contentType });
    show(id, file);
    if (status !== 'uploaded') await send(id, file);
  }

  function remove(id: string) {
    forgetPreviews(id);
    keeping?.drop(id);
    set(files.filter((one) => one.id !== id));
  }

  return {
    files: () => files,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resume() {
      if (isResumed) return;
      isResumed = true;
      for (const one of files) if (one.preview === '') void resumeUpload(one);
    },
    add(chosen: readonly File[]) {
      const fresh = chosen.slice(0, Math.max(0, most - files.length)).map((file) => {
        const id = newId();
        const marks = { id, name: file.name, contentType: file.type };
        // Marked first: content without a mark is deleted.
        keeping?.mark(marks);
        keeping?.hold(id, file);
        return { file, entry: { ...marks, preview: previewOf(id, file), status: 'uploading' as const } };
      });
      set([...files, ...fresh.map(({ entry }) => entry)]);
      for (const { file, entry } of fresh) void send(entry.id, file);
    },
    remove,
    retry(id: string) {
      const found = files.find((one) => one.id === id);
      if (found?.status === 'failed') void send(id, found.file);
    },
    clear() {
      for (const { id } of files) remove(id);
    },
    isFull: () => files.length >= most,
    /** The list is no longer used. */
    close() {
      for (const id of previews.keys()) forgetPreviews(id);
    },
  };
}

function restoredFile<Kept extends Submitted>({ id, name, contentType, uploaded }: FileMark<Kept>): ChosenFile<Kept> {
  if (!uploaded) return { id, name, contentType, preview: '', status: 'uploading' };
  const preview = 'url' in uploaded && typeof uploaded.url === 'string' ? uploaded.url : '';
  return { id, name, contentType, preview, status: 'uploaded', uploaded };
}
