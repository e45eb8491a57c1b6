import { useEffect, useRef, useState } from 'react';
import type { Submitted, Uploaded } from '#contracts/calls/upload.ts';
import { errorText } from '../error-text.ts';
import { newId } from '../../browser/new-id.ts';
import { shrunk } from '../../browser/shrink-picture.ts';
import { uploadPortfolio } from './upload.ts';
import { withUploadSlot } from './upload-semaphore.ts';

/** A file that the person chose. `preview` shows it before the server has it. */
export type ChosenFile<Kept extends Submitted = Submitted> = {
  id: string;
  name: string;
  contentType: string;
  preview: string;
} & ({ status: 'uploading' } | { status: 'there'; uploaded: Kept } | { status: 'failed'; reason: string; file: File });

const MOST = 10;

type Options<Kept extends Submitted> = {
  upload: (files: readonly File[]) => Promise<readonly Kept[]>;
  /** So many at once. */
  most: number;
  there?: () => readonly ChosenFile<Kept>[];
};

/**
 * Files chosen for a booking, finished work or a chat message: uploaded at once, each with its own fate. `there`: those
 * that the server holds from before.
 */
export function useUploads({
  there = [],
  most = MOST,
  upload = uploadPortfolio,
}: { there?: readonly Uploaded[]; most?: number | undefined; upload?: Options<Uploaded>['upload'] } = {}) {
  return useUploadsBy({ upload, most, there: () => there.map(thereAlready) });
}

/** The same for files that go elsewhere. */
export function useUploadsBy<Kept extends Submitted>({ upload, most, there = () => [] }: Options<Kept>) {
  const [files, setFiles] = useState<readonly ChosenFile<Kept>[]>(there);
  const previews = useRef(new Set<string>());
  const takenAway = useRef(new Set<string>());

  useEffect(() => {
    const urls = previews.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  function settle(
    id: string,
    outcome:
      | { status: 'uploading' }
      | { status: 'there'; uploaded: Kept }
      | { status: 'failed'; reason: string; file: File },
  ) {
    setFiles((all) =>
      all.map((one) =>
        one.id === id ? { id, name: one.name, contentType: one.contentType, preview: one.preview, ...outcome } : one,
      ),
    );
  }

  async function send(id: string, file: File) {
    settle(id, { status: 'uploading' });
    try {
      const [uploaded] = await withUploadSlot(async () =>
        takenAway.current.has(id) ? [] : upload([await shown(id, file)]),
      );
      if (uploaded) settle(id, { status: 'there', uploaded });
    } catch (error) {
      settle(id, { status: 'failed', reason: errorText(error), file });
    }
  }

  /** What the browser can't show as it came, it can once it is shrunk. */
  async function shown(id: string, file: File): Promise<File> {
    const small = await shrunk(file);
    if (small === file) return file;
    const preview = previewOf(small);
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, preview } : one)));
    return small;
  }

  function previewOf(file: File): string {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return preview;
  }

  function add(chosen: readonly File[]) {
    const fresh = chosen.slice(0, Math.max(0, most - files.length)).map((file) => ({
      file,
      entry: {
        id: newId(),
        name: file.name,
        contentType: file.type,
        preview: previewOf(file),
        status: 'uploading' as const,
      },
    }));
    setFiles((all) => [...all, ...fresh.map(({ entry }) => entry)]);
    for (const { file, entry } of fresh) void send(entry.id, file);
  }

  return {
    files,
    add,
    remove: (id: string) => {
      takenAway.current.add(id);
      setFiles((all) => all.filter((one) => one.id !== id));
    },
    retry: (id: string) => {
      const found = files.find((one) => one.id === id);
      if (found?.status === 'failed') void send(id, found.file);
    },
    clear: () => setFiles([]),
    isFull: files.length >= most,
    isBusy: files.some(({ status }) => status === 'uploading'),
    uploaded: files.flatMap((one) => (one.status === 'there' ? one.uploaded : [])),
  };
}

function thereAlready(uploaded: Uploaded): ChosenFile<Uploaded> {
  const { name, contentType, url } = uploaded;
  return { id: uploaded.id, name, contentType, preview: url, status: 'there', uploaded };
}

/** What shows them needs to know. */
export type Uploads = Omit<ReturnType<typeof useUploadsBy>, 'uploaded'>;
