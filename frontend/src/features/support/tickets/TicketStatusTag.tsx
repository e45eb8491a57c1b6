import { CheckCheck, CircleCheck, Hourglass, MessageCircleReply, Merge } from 'lucide-react';
import type { Ticket } from '#contracts/views/support-tickets.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { helpEn } from './help.en.ts';

const looks = {
  open: { tone: 'brand', icon: Hourglass },
  waiting: { tone: 'mango', icon: MessageCircleReply },
  resolved: { tone: 'success', icon: CircleCheck },
  closed: { tone: 'neutral', icon: CheckCheck },
  merged: { tone: 'neutral', icon: Merge },
} as const;

/** Status of a ticket for its requester. */
export function TicketStatusTag({ status }: { status: Ticket['status'] }) {
  const t = useText(helpEn);
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {t(`status_${status}`)}
    </Tag>
  );
}
