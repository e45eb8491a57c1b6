import { Link } from 'react-router-dom';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Badge } from '../../../ui/showing/Badge.tsx';
import { ROW } from '../../../ui/showing/row-marks.ts';
import { ageText } from '../dashboard/age.ts';
import { rowElementId } from '../list/row-look.ts';
import type { Selection } from '../list/use-selection.ts';
import { helpEn } from '../../support/tickets/help.en.ts';
import { ClockTag, PriorityTag } from './TicketTags.tsx';
import { ticketsEn } from './tickets.en.ts';

interface Props {
  items: readonly AdminTicketListItem[];
  openId: string | null;
  selection: Selection<AdminTicketListItem>;
  addressOf: (ticket: { id: string }) => string;
}

/** Ticket queue: requester, subject, last message and time left. Supports the row keys. */
export function QueueList({ items, openId, selection, addressOf }: Props) {
  const t = useText(ticketsEn);
  return (
    <ul aria-label={t('list')} className="grid grid-cols-1 gap-1">
      {items.map((ticket) => (
        <li key={ticket.id} {...{ [ROW]: '' }} className="group relative rounded-16 outline-offset-[-3px]">
          <QueueRow ticket={ticket} isOpen={ticket.id === openId} to={addressOf(ticket)} />
          {selection.possible.includes(ticket) && <Choose ticket={ticket} selection={selection} />}
        </li>
      ))}
    </ul>
  );
}

/** Replaces the picture on hover, keyboard focus or during a selection. Phones have no bulk selection. */
function Choose({ ticket, selection }: { ticket: AdminTicketListItem } & Pick<Props, 'selection'>) {
  const t = useText(ticketsEn);
  const { has, choose, chosen } = selection;
  const isShown = has(ticket.id) || chosen.length > 0;
  return (
    <Checkbox
      hideLabel
      label={t('select', { name: ticket.requester.name, code: ticket.code })}
      checked={has(ticket.id)}
      onChange={({ target }) => choose([ticket], target.checked)}
      className={cx(
        'motion-quick absolute top-1.5 left-2 hidden rounded-12 bg-paper lg:block',
        !isShown && 'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-focus:opacity-100',
      )}
    />
  );
}

function QueueRow({ ticket, isOpen, to }: { ticket: AdminTicketListItem; isOpen: boolean; to: string }) {
  const t = useText(ticketsEn);
  const help = useText(helpEn);
  const locale = useLocale();
  const now = useNow();
  const { id, requester, topic, lastText, lastSide, lastAt, unread } = ticket;
  const text = lastText || t('picture');
  return (
    <Link
      to={to}
      id={rowElementId(id)}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'motion-quick flex gap-3 rounded-16 px-3 py-2.5 outline-offset-[-3px]',
        isOpen ? 'bg-brand-tint' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={requester.name} src={requester.avatar} size={36} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate text-14 font-strong">{requester.name}</span>
          <span className="shrink-0 text-12 text-muted">
            {ageText(now - Date.parse(lastAt), locale, 'short') ?? t('now')}
          </span>
        </span>
        <span className="block truncate text-13 text-muted">{help(`topic_${topic}`)}</span>
        <span className="flex items-center justify-between gap-2">
          <span className={cx('truncate text-14', unread > 0 ? 'font-strong text-ink' : 'text-muted')}>
            {lastSide === 'staff' ? t('you', { text }) : text}
          </span>
          <Badge count={unread} label={t('unread', { count: unread })} />
        </span>
        <span className="mt-1.5 flex flex-wrap gap-1.5">
          <PriorityTag priority={ticket.priority} />
          <ClockTag ticket={ticket} />
        </span>
      </span>
    </Link>
  );
}
