import { useSelector } from 'react-redux';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { Sent } from '../list/run-for-each.ts';
import { BulkActionBar } from '../list/BulkActionBar.tsx';
import { useBulkAction } from '../list/use-bulk-action.ts';
import type { Selection } from '../list/use-selection.ts';
import { useAssignTicketMutation, useResolveTicketAsStaffMutation } from './api.ts';
import { ticketsEn } from './tickets.en.ts';

/** Bulk actions on tickets: assign to oneself, or resolve. */
export function ChosenTickets({ selection }: { selection: Selection<AdminTicketListItem> }) {
  const t = useText(ticketsEn);
  const ownId = useSelector(selectUserId);
  const [assign] = useAssignTicketMutation();
  const [resolve] = useResolveTicketAsStaffMutation();
  const { doWith, isBusy, failed, forgetFailed } = useBulkAction<AdminTicketListItem>(({ code }) => code);

  async function each(send: (ticket: AdminTicketListItem) => Sent) {
    const done = await doWith(selection.chosen, send);
    if (done > 0) showToast(t('severalDone', { count: done }), { variant: 'success' });
    selection.clear();
  }

  return (
    <BulkActionBar selection={selection} failed={failed} onForget={forgetFailed}>
      <Button
        size={36}
        variant="outline"
        busy={isBusy}
        onClick={() => each(({ id }) => assign({ id, body: { assigneeId: ownId } }))}
      >
        {t('takeThem')}
      </Button>
      <Button size={36} busy={isBusy} onClick={() => each(({ id }) => resolve({ id }))}>
        {t('resolve')}
      </Button>
    </BulkActionBar>
  );
}
