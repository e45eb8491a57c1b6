import { useSelector } from 'react-redux';
import { bookingCode } from '#contracts/booking/code.ts';
import { filledReply, type ReplyPlaceholder, textFor } from '#contracts/support/support-replies-text.ts';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { useReadBookingQuery } from '../../../../domain/booking/api.ts';
import { firstName } from '../../../../domain/first-name.ts';
import { selectUser } from '../../../../domain/session/selectors.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { DropdownMenu } from '../../../../ui/pressing/DropdownMenu.tsx';
import { ticketsEn } from '../tickets.en.ts';
import { useListSavedRepliesQuery } from './api.ts';

/** Refetch interval in seconds, since other staff may change the replies. */
const READ_AGAIN_S = 60;

interface Props {
  ticket: AdminTicket;
  onChoose: (text: string) => void;
}

/** Saved replies in the requester's language, with the ticket's values filled in. */
export function SavedReplies({ ticket, onChoose }: Props) {
  const t = useText(ticketsEn);
  const { data } = useListSavedRepliesQuery({}, { refetchOnMountOrArgChange: READ_AGAIN_S });
  const values = useReplyValues(ticket);
  const { language } = ticket.requester;
  const replies = data?.items ?? [];
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size={36} variant="outline">
          {t('savedReplies')}
        </Button>
      }
      items={[
        ...replies.map(({ title, texts }) => ({
          label: title,
          onSelect: () => onChoose(filledReply(textFor(texts, language), values)),
        })),
        ...(replies.length > 0 ? [{ kind: 'line' as const }] : []),
        { kind: 'link', label: t('editReplies'), to: '/admin/tickets/replies' },
      ]}
    />
  );
}

/** Placeholders without a value stay in braces for staff to see. */
function useReplyValues({ requester, code, about }: AdminTicket): Partial<Record<ReplyPlaceholder, string>> {
  const me = useSelector(selectUser);
  const bookingId = about && about.kind !== 'person' ? about.id : null;
  const { data: booking } = useReadBookingQuery({ id: bookingId ?? '' }, { skip: bookingId === null });
  return {
    name: firstName(requester.name),
    code,
    staff: firstName(me?.name ?? ''),
    ...(bookingId !== null && { booking: bookingCode(bookingId) }),
    ...(booking && { service: booking.service.name }),
  };
}
