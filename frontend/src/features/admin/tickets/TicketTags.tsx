import { AlarmClock, Flag, Pause } from 'lucide-react';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { nextTargetLabel } from './queues.ts';
import { ticketsEn } from './tickets.en.ts';

/** Live countdown to the deadline, or time overdue. */
export function ClockTag({ ticket }: { ticket: AdminTicketListItem }) {
  const t = useText(ticketsEn);
  const { word, age, tone } = nextTargetLabel(ticket, useNow(), useLocale());
  const Icon = word === 'paused' ? Pause : AlarmClock;
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {t(word, { age: age ?? t('now') })}
    </Tag>
  );
}

const priorityTones = { low: 'neutral', normal: 'neutral', high: 'mango', urgent: 'danger' } as const;

/** Shown only if it is not the default. */
export function PriorityTag({ priority }: Pick<AdminTicketListItem, 'priority'>) {
  const t = useText(ticketsEn);
  if (priority === 'normal') return null;
  return (
    <Tag tone={priorityTones[priority]} icon={<Flag aria-hidden="true" className="size-4" />}>
      {t(`priority_${priority}`)}
    </Tag>
  );
}
