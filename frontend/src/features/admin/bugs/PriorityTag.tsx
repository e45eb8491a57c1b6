import type { BugPriority } from '#contracts/events/support-bugs.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { userReportsEn } from './user-reports.en.ts';

const tones = { low: 'neutral', medium: 'neutral', high: 'mango', urgent: 'danger' } as const;

export function PriorityTag({ priority }: { priority: BugPriority }) {
  const t = useText(userReportsEn);
  return <Tag tone={tones[priority]}>{t(priority)}</Tag>;
}
