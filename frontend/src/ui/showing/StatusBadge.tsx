import { CircleDot } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { statusLook, type StatusKind } from './status-table.ts';
import { StatusPill, type PillPlace } from './StatusPill.tsx';
import { statusEn } from './status.en.ts';

/** For unknown statuses, shown as received. */
const unknown = { icon: CircleDot, tone: 'neutral' } as const;

interface Props extends PillPlace {
  kind: StatusKind;
  /** "In progress" if a booking has none (specification section 4). */
  status: string | undefined;
}

export function StatusBadge({ kind, status, ...place }: Props) {
  const t = useText(statusEn);
  const shown = status ?? (kind === 'booking' ? 'in_progress' : '');
  const look = statusLook(kind, shown);
  const { icon, tone } = look ?? unknown;
  return (
    <StatusPill icon={icon} tone={tone} {...place}>
      {look ? t(look.word) : shown}
    </StatusPill>
  );
}
