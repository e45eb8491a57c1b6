import { CircleCheck, Flag, Gavel, Repeat, Undo2, type LucideIcon } from 'lucide-react';
import type { DisputeRow } from '#contracts/views/dispute.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Tone } from '../../../ui/showing/status-table.ts';
import { StatusPill } from '../../../ui/showing/StatusPill.tsx';
import { disputesEn } from './disputes.en.ts';

const looks: Record<DisputeRow['status'], { icon: LucideIcon; tone: Tone }> = {
  open: { icon: Flag, tone: 'danger' },
  decided: { icon: Gavel, tone: 'info' },
  appealed: { icon: Repeat, tone: 'mango' },
  settled: { icon: CircleCheck, tone: 'success' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
};

export function DisputeStatus({ status }: Pick<DisputeRow, 'status'>) {
  const t = useText(disputesEn);
  const { icon, tone } = looks[status];
  return (
    <StatusPill icon={icon} tone={tone} size={22} className="align-middle">
      {t(`status_${status}`)}
    </StatusPill>
  );
}
