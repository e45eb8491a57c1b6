import { useText } from '../../i18n/use-text.ts';
import { appEn } from '../../domain/navigation.en.ts';
import { cx } from '../../ui/class-names.ts';

/** First tab stop: skips the navigation. */
export function SkipLink() {
  const t = useText(appEn);
  return (
    <a
      href="#main"
      className={cx(
        'fixed top-2 left-2 z-50 -translate-y-20 rounded-12 bg-brand px-4 py-2.5 text-14 font-strong',
        'text-on-brand focus:translate-y-0',
      )}
    >
      {t('skipToContent')}
    </a>
  );
}
