import { FlaskConical } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { uiEn } from '../ui.en.ts';

/** Banner above every screen while production uses the payment sandbox. */
export function PracticeBanner() {
  const t = useText(uiEn);
  return (
    <p
      role="note"
      className="flex min-h-9 items-center justify-center gap-2.5 bg-mango-tint px-4 py-1.5 text-center text-14 font-strong text-mango-ink"
    >
      <FlaskConical aria-hidden="true" className="size-4.5 shrink-0" />
      <span>{t('practice')}</span>
    </p>
  );
}
