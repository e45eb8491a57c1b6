import { useState } from 'react';
import { avatarGround, initials, TINT } from './avatar-ground.ts';
import { cx } from '../class-names.ts';

const sizes = {
  24: 'size-6 text-[0.625rem]',
  28: 'size-7 text-[0.6875rem]',
  32: 'size-8 text-12',
  36: 'size-9 text-13',
  44: 'size-11 text-14',
  48: 'size-12 text-16',
  52: 'size-13 text-16',
  64: 'size-16 text-22',
  96: 'size-24 text-28',
};

interface Props {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** A dot at the corner. The online state must also be in the text beside it. */
  online?: boolean | undefined;
  className?: string;
}

/** Decorative beside a written name, so its alternative text is empty. Shows initials without a picture. */
export function Avatar({ name, src, size = 48, online, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  return (
    <span className={cx('relative inline-flex shrink-0', className)}>
      <span
        className={cx(
          'flex items-center justify-center overflow-hidden rounded-pill font-title',
          sizes[size],
          shown ? avatarGround(name) : `${TINT} text-brand-ink`,
        )}
      >
        {shown ? (
          <img
            src={shown}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
            onError={() => setBroken(shown)}
          />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </span>
      {online && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute right-0 bottom-0 rounded-pill bg-success ring-surface',
            size >= 64 ? 'size-4 ring-3' : 'size-3 ring-2',
          )}
        />
      )}
    </span>
  );
}
