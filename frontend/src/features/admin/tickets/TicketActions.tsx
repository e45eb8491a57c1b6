import { CircleCheck, EllipsisVertical, Merge, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DropdownMenu } from '../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { useReopenTicketAsStaffMutation, useResolveTicketAsStaffMutation } from './api.ts';
import { ticketsEn } from './tickets.en.ts';

const MergeDialog = lazyDialog(async () => (await import('./MergeDialog.tsx')).MergeDialog);

/** Resolves, reopens or merges a ticket. */
export function TicketActions({ ticket: { id, status, code, others } }: { ticket: AdminTicket }) {
  const t = useText(ticketsEn);
  const [resolve] = useResolveTicketAsStaffMutation();
  const [reopen] = useReopenTicketAsStaffMutation();
  const [isMerging, setMerging] = useState(false);
  const isOpen = status === 'open' || status === 'waiting';

  async function press(act: typeof resolve) {
    const { error } = await act({ id });
    if (error) showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  }

  return (
    <>
      {isOpen && (
        <Button
          size={36}
          variant="outline"
          icon={<CircleCheck aria-hidden="true" className="size-4.5" />}
          onClick={() => press(resolve)}
        >
          {t('resolve')}
        </Button>
      )}
      {status === 'resolved' && (
        <Button
          size={36}
          variant="outline"
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onClick={() => press(reopen)}
        >
          {t('reopen')}
        </Button>
      )}
      {(isOpen || status === 'resolved') && (
        <DropdownMenu
          trigger={
            <IconButton label={t('more')} size={44}>
              <EllipsisVertical aria-hidden="true" className="size-5" />
            </IconButton>
          }
          items={[
            {
              label: t('merge'),
              icon: <Merge aria-hidden="true" className="size-5" />,
              onSelect: () => setMerging(true),
            },
          ]}
        />
      )}
      {isMerging && <MergeDialog id={id} code={code} others={others} onClose={() => setMerging(false)} />}
    </>
  );
}
