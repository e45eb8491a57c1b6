import { Paperclip, SendHorizontal } from 'lucide-react';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { Uploaded } from '#contracts/calls/upload.ts';
import type { ChatMessage } from '#contracts/views/conversation.ts';
import { uploadPortfolio } from '../../../api/uploads/upload.ts';
import { PICTURES } from '../../../browser/shrink-picture.ts';
import { clearDraft } from '../../../forms/drafts/drafts.ts';
import { useDraftText, useDraftUploads } from '../../../forms/drafts/use-draft.ts';
import { ChosenPhotos } from '../../../forms/photos/ChosenPhotos.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { chatEn } from '../chat.en.ts';

interface Props {
  label: string;
  sendLabel: string;
  /** Storage name of the unsent draft. */
  draft: string;
  onSend: (message: Pick<ChatMessage, 'text' | 'attachments'>) => void;
  onType?: () => void;
  onPause?: () => void;
  /** A note has another background. */
  look?: 'reply' | 'note';
  /** Upload function for visitors who are not signed in. */
  upload?: (files: readonly File[]) => Promise<readonly Uploaded[]>;
}

const MOST_PICTURES = 10;

/**
 * Message input of chats and tickets: Enter sends, Shift+Enter adds a line. Pictures upload in the background.
 */
export function Composer({
  label,
  sendLabel,
  draft,
  onSend,
  onType,
  onPause,
  look = 'reply',
  upload = uploadPortfolio,
}: Props) {
  const [text, setText] = useDraftText(draft);
  const uploads = useDraftUploads(draft, { upload, most: MOST_PICTURES });
  const input = useRef<HTMLTextAreaElement>(null);
  const words = text.trim();
  // A failed picture must be retried or removed before sending, so that it is not lost.
  const areUploaded = uploads.files.every(({ status }) => status === 'uploaded');
  const canSend = areUploaded && (words !== '' || uploads.files.length > 0);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!canSend) return;
    const attachments = uploads.uploaded.map(({ url, name, contentType }) => ({ url, name, contentType }));
    onSend({ text: words, attachments });
    clearDraft(draft);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition Enter selects a suggestion.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form
      onSubmit={send}
      className={cx(
        'shrink-0 border-t border-line px-2 py-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:px-5',
        look === 'note' ? 'bg-mango-tint' : 'bg-surface',
      )}
    >
      {uploads.files.length > 0 && (
        <div className="px-2 pt-2 pb-4">
          <ChosenPhotos uploads={uploads} />
        </div>
      )}
      <div className="flex items-end gap-2">
        {look === 'reply' && <AttachButton onFiles={uploads.add} disabled={uploads.isFull} />}
        <textarea
          ref={input}
          rows={1}
          value={text}
          maxLength={4000}
          aria-label={label}
          placeholder={label}
          enterKeyHint="send"
          onKeyDown={onKeyDown}
          onBlur={onPause}
          onChange={({ target }) => {
            setText(target.value);
            onType?.();
          }}
          className={cx(
            'motion-quick field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-[24px]',
            'border border-line-control bg-paper px-4 py-2.75 text-16 focus-visible:field-focus',
          )}
        />
        <IconButton type="submit" label={sendLabel} look="brand" round size={48} aria-disabled={!canSend || undefined}>
          <SendHorizontal aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
    </form>
  );
}

function AttachButton({ onFiles, disabled }: { onFiles: (files: readonly File[]) => void; disabled: boolean }) {
  const t = useText(chatEn);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t('attach')} size={48} disabled={disabled} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="size-5.5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same picture again.
          target.value = '';
        }}
      />
    </>
  );
}
