import { Repeat } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Tag } from './Tag.tsx';
import { uiEn } from '../ui.en.ts';

/** "Your suki, 3 jobs", for workers whom this client has booked before. Renders nothing at 0. */
export function YourSuki({ jobs, boxed }: { jobs: number | undefined; boxed?: boolean }) {
  const t = useText(uiEn);
  if (!jobs) return null;
  const icon = <Repeat aria-hidden="true" className="size-4 shrink-0 text-mango-mark" />;
  const words = t('yourSuki', { jobs });
  if (boxed)
    return (
      <Tag tone="mango" icon={icon}>
        {words}
      </Tag>
    );
  return (
    <span className="inline-flex items-center gap-1.5 text-13 font-strong text-mango-ink">
      {icon}
      <span>{words}</span>
    </span>
  );
}
