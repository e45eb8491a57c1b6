import { ArrowDown, ArrowUp, PenLine, Trash2 } from 'lucide-react';
import { languages } from '#contracts/roles.ts';
import { textFor } from '#contracts/support/support-replies-text.ts';
import type { SavedReply } from '#contracts/views/support-replies.ts';
import { errorText } from '../../../../api/error-text.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ask } from '../../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Card } from '../../../../ui/showing/Card.tsx';
import { Tag } from '../../../../ui/showing/Tag.tsx';
import { useDeleteSavedReplyMutation } from './api.ts';
import { savedRepliesEn } from './saved-replies.en.ts';

interface Props {
  reply: SavedReply;
  /** Set if the user may edit it. */
  onEdit?: () => void;
  onMove?: (by: -1 | 1) => void;
  canMove?: { up: boolean; down: boolean };
}

/** One saved reply: name, text and languages. */
export function SavedReplyCard({ reply, onEdit, onMove, canMove }: Props) {
  const t = useText(savedRepliesEn);
  const [language] = useLanguage();
  const { title, texts } = reply;
  const remove = useRemoving(reply);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-16 font-title">{title}</h2>
          <p className="mt-1 flex flex-wrap gap-1.5">
            {languages
              .filter((one) => texts[one] !== undefined)
              .map((one) => (
                <Tag key={one} tone="neutral">
                  {t(one)}
                </Tag>
              ))}
          </p>
        </div>
        {onEdit && onMove && canMove && (
          <div className="-my-1.5 flex shrink-0 gap-0.5">
            <IconButton label={t('up', { title })} disabled={!canMove.up} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={t('down', { title })} disabled={!canMove.down} onClick={() => onMove(1)}>
              <ArrowDown aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={t('change', { title })} onClick={onEdit}>
              <PenLine aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={t('remove', { title })} onClick={remove}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
      <p className="mt-2 text-14 wrap-anywhere whitespace-pre-wrap text-muted">{textFor(texts, language)}</p>
    </Card>
  );
}

function useRemoving({ id, title }: SavedReply) {
  const t = useText(savedRepliesEn);
  const [remove] = useDeleteSavedReplyMutation();
  return async () => {
    const isMeant = await ask({
      title: t('removeTitle', { title }),
      message: t('removeText'),
      ok: t('removeConfirm'),
      cancel: t('keep'),
      danger: true,
    });
    if (!isMeant) return;
    const { error } = await remove({ id });
    if (error) showToast(t('notDone', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    else showToast(t('removed'), { variant: 'success' });
  };
}
