import { Paperclip } from 'lucide-react';
import type { ChatMessage } from '#contracts/views/conversation.ts';
import { useText } from '../../../i18n/use-text.ts';
import { chatEn } from '../chat.en.ts';

/** Pictures with a fixed size, so that loading does not move the messages; other files by name. */
export function Attachments({ attachments }: { attachments: ChatMessage['attachments'] }) {
  const t = useText(chatEn);
  return (
    <div className="flex flex-col gap-1">
      {attachments.map(({ url, name, contentType }) =>
        contentType.startsWith('image/') ? (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('attachedPicture', { name })}
            className="block"
          >
            <img src={url} alt="" className="h-28 w-47 rounded-20 bg-sunken object-cover lg:h-36 lg:w-60" />
          </a>
        ) : (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 rounded-20 border border-line bg-surface px-4 text-14 font-strong text-brand-ink"
          >
            <Paperclip aria-hidden="true" className="size-4.5 shrink-0" />
            {name}
          </a>
        ),
      )}
    </div>
  );
}
