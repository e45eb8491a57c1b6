import { Star } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { uiEn } from '../ui.en.ts';

/** One star and the figure, for lists. */
export function Rating({ value, className }: { value: number; className?: string }) {
  const t = useText(uiEn);
  return (
    <span className={cx('inline-flex items-center gap-1 text-14 font-strong', className)}>
      <StarMark on />
      <span aria-hidden="true" className="tabular">
        {value.toFixed(1)}
      </span>
      <span className="sr-only">{t('ratingOutOfFive', { value: value.toFixed(1) })}</span>
    </span>
  );
}

/** Five stars, for one review. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const t = useText(uiEn);
  return (
    <span
      role="img"
      aria-label={t('ratingOutOfFive', { value: String(value) })}
      className={cx('inline-flex gap-1', className)}
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <StarMark key={place} on={place <= Math.round(value)} />
      ))}
    </span>
  );
}

export function StarMark({ on, className = 'size-4.5' }: { on: boolean; className?: string }) {
  return (
    <Star
      aria-hidden="true"
      className={cx('shrink-0', on ? 'fill-mango text-mango' : 'text-line-control', className)}
    />
  );
}
