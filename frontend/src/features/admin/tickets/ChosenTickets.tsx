import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ChosenBar } from '../list/ChosenBar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { useAssignTicketMutation, useResolveTicketAsStaffMutation } from './api.ts';
import { ticketsText } from './tickets.text.ts';

/** What can be done with several tickets of the queue at once: take them, or say that they are solved. */
export function ChosenTickets({ selection: { chosen, choose, clear } }: { selection: Selection<AdminTicketListItem> }) {
  const t = useText(ticketsText);
  const ownId = useSelector(selectUserId);
  const [assign] = useAssignTicketMutation();
  const [resolve] = useResolveTicketAsStaffMutation();
  const [isBusy, setBusy] = useState(false);
  if (chosen.length === 0) return null;

  /** Each ticket has a command of its own, so a refused one does not hold up the others. Refused tickets stay chosen. */
  async function each(act: (ticket: AdminTicketListItem) => Promise<{ error?: unknown }>) {
    setBusy(true);
    const done: AdminTicketListItem[] = [];
    const refused: string[] = [];
    for (const ticket of chosen) {
      const { error } = await act(ticket);
      if (error === undefined) done.push(ticket);
      else refused.push(`${ticket.code}: ${errorText(error)}`);
    }
    setBusy(false);
    choose(done, false);
    if (refused.length > 0)
      return showToast(t('someFailed', { count: refused.length, reasons: refused.join(' · ') }), {
        variant: 'error',
        durationMs: 8000,
      });
    showToast(t('severalDone', { count: chosen.length }), { variant: 'success' });
  }

  return (
    <ChosenBar said={t('selected', { count: chosen.length })}>
      <Button size={36} variant="outline" onClick={clear}>
        {t('clear')}
      </Button>
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
    </ChosenBar>
  );
}
