import { cx } from '../../class-names.ts';

/** One tile: three quarters of a circle and a mango. */
export function LogoMark({ className = 'size-8', inverted }: { className?: string; inverted?: boolean }) {
  const ground = inverted ? '#ffffff' : 'var(--brand)';
  const shape = inverted ? '#0d3b35' : 'var(--on-brand)';
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={cx('shrink-0', className)}>
      <rect width="32" height="32" rx="8" fill={ground} />
      <path d="M16 16H6A10 10 0 0 1 16 6ZM16 16H26A10 10 0 0 1 16 26Z" fill={shape} />
      <circle cx="21.25" cy="10.75" r="4.3" fill="var(--mango)" />
    </svg>
  );
}

/** Logo mark and name. `inverted` on deep backgrounds. */
export function Logo({ inverted, size = 'normal' }: { inverted?: boolean; size?: 'normal' | 'large' }) {
  return (
    <span className={cx('inline-flex items-center gap-2.25', inverted ? 'text-on-deep' : 'text-ink')}>
      <LogoMark {...(inverted ? { inverted } : {})} className={size === 'large' ? 'size-9' : 'size-8'} />
      <span className={cx('font-display tracking-[-0.04em]', size === 'large' ? 'text-28' : 'text-[1.5rem] leading-8')}>
        suki
      </span>
    </span>
  );
}
