import { cx } from '../class-names.ts';

/** Decorative: the surrounding button or region has the text. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-[1.125em] shrink-0 rounded-pill border-2 border-current/30 border-t-current',
        className,
      )}
      style={{ animation: 'suki-spin 800ms linear infinite' }}
    />
  );
}
