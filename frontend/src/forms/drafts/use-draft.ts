import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import type { Submitted } from '#contracts/calls/upload.ts';
import type { UploadOptions } from '../../api/uploads/upload-list.ts';
import { useUploadList } from '../../api/uploads/use-uploads.ts';
import { type Draft, draftUploads, readDraft, setDraftValues, subscribeDrafts } from './drafts.ts';

/** Unsent draft of a conversation, live across screens. */
export function useDraft(conversation: string): Draft {
  const read = () => readDraft(conversation);
  return useSyncExternalStore(subscribeDrafts, read, read);
}

export function useDraftText(conversation: string): [string, (text: string) => void] {
  const { text } = useDraft(conversation).values;
  return [typeof text === 'string' ? text : '', (next) => setDraftValues(conversation, { text: next })];
}

/** Its chosen files; uploads continue on other screens. */
export function useDraftUploads<Kept extends Submitted>(
  conversation: string,
  options: Pick<UploadOptions<Kept>, 'upload' | 'most'>,
) {
  const list = draftUploads(conversation, options);
  useEffect(() => list.resume(), [list]);
  return useUploadList(list);
}

/** Stores a form's input; an untouched form stores nothing. */
export function useDraftValues<Values extends FieldValues, Out>(
  conversation: string,
  control: Control<Values, unknown, Out>,
): void {
  const values = JSON.stringify(useWatch({ control }));
  const [initialValues] = useState(values);
  const isKept = Object.keys(useDraft(conversation).values).length > 0;
  useEffect(() => {
    if (values !== initialValues || isKept) setDraftValues(conversation, JSON.parse(values) as Record<string, unknown>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- stores only after a change of values
  }, [conversation, values]);
}
