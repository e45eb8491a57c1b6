import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SavedReply } from '#contracts/views/support-replies.ts';
import { Fetched } from '../../../../api/Fetched.tsx';
import { errorText } from '../../../../api/error-text.ts';
import { useMay } from '../../../../domain/session/use-may.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { lazyDialog } from '../../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../../ui/showing/Skeleton.tsx';
import { useListSavedRepliesQuery, useOrderSavedRepliesMutation } from './api.ts';
import { moveId } from './move-id.ts';
import { SavedReplyCard } from './SavedReplyCard.tsx';
import { savedRepliesEn } from './saved-replies.en.ts';

const SavedReplyDialog = lazyDialog(async () => (await import('./SavedReplyDialog.tsx')).SavedReplyDialog);

/** /admin/tickets/replies: saved replies in their display order. */
export function SavedRepliesScreen() {
  const t = useText(savedRepliesEn);
  const list = useListSavedRepliesQuery({});
  const mayChange = useMay()('tickets.answer');
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const addButton = mayChange && (
    <Button size={36} icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={{ to: '/admin/tickets', label: t('back') }}
        actions={addButton}
        dense
      />
      <Fetched of={list} failed={t('failed')} waiting={<SkeletonList rows={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('none')} action={addButton}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Replies items={items} mayChange={mayChange} onEdit={setEdited} />
          )
        }
      </Fetched>
      {edited && <SavedReplyDialog reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface RepliesProps {
  items: readonly SavedReply[];
  mayChange: boolean;
  onEdit: (reply: SavedReply) => void;
}

function Replies({ items, mayChange, onEdit }: RepliesProps) {
  const t = useText(savedRepliesEn);
  const [order, { isLoading }] = useOrderSavedRepliesMutation();
  const ids = items.map(({ id }) => id);

  async function move(id: string, by: -1 | 1) {
    if (isLoading) return;
    const { error } = await order({ body: { ids: moveId(ids, id, by) } });
    if (error) showToast(t('notDone', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  }

  return (
    <ol aria-label={t('list')} className="grid gap-3">
      {items.map((reply, nth) => (
        <SavedReplyCard
          key={reply.id}
          reply={reply}
          {...(mayChange && {
            onEdit: () => onEdit(reply),
            onMove: (by: -1 | 1) => void move(reply.id, by),
            canMove: { up: nth > 0, down: nth < items.length - 1 },
          })}
        />
      ))}
    </ol>
  );
}
