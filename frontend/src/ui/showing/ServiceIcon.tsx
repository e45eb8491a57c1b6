import { cx } from '../class-names.ts';
import { isOneInk } from './one-ink.ts';
import { serviceLook, type ServiceTone } from './service-looks.ts';

/** Two quarter-tile colours and the icon's; dark backgrounds are mixed so that the icon keeps a contrast of 3:1. */
const tones: Record<ServiceTone, { ground: string; arc: string; ink: string }> = {
  water: {
    ground: 'color-mix(in srgb, var(--sky) 45%, var(--surface))',
    arc: 'color-mix(in srgb, var(--sky) 75%, var(--surface))',
    ink: 'text-ink',
  },
  electric: {
    ground: 'var(--mango-tint)',
    arc: 'color-mix(in srgb, var(--mango) 32%, var(--mango-tint))',
    ink: 'text-mango-ink',
  },
  clean: {
    ground: 'var(--brand-tint)',
    arc: 'color-mix(in srgb, var(--leaf) 28%, var(--brand-tint))',
    ink: 'text-brand-ink',
  },
  wood: {
    ground: 'color-mix(in srgb, var(--sand) 60%, var(--surface))',
    arc: 'color-mix(in srgb, var(--clay) 26%, color-mix(in srgb, var(--sand) 45%, var(--surface)))',
    ink: 'text-ink',
  },
  green: {
    ground: 'color-mix(in srgb, var(--leaf) 25%, var(--surface))',
    arc: 'color-mix(in srgb, var(--leaf) 50%, var(--surface))',
    ink: 'text-ink',
  },
};

const sizes = { 36: 'size-9 rounded-8', 40: 'size-10 rounded-12', 48: 'size-12 rounded-12', 56: 'size-14 rounded-16' };
const icons = { 36: 'size-5', 40: 'size-5', 48: 'size-6', 56: 'size-6.5' };

interface Props {
  /** Icon name from the catalogue, or SVG source. */
  icon?: string | undefined;
  category?: string | undefined;
  size?: keyof typeof sizes;
  className?: string;
}

/** Decorative icon of a service on a tile. */
export function ServiceIcon({ icon, category, size = 48, className }: Props) {
  const look = serviceLook(icon, category);
  const tone = tones[look.tone];
  const svg = icon?.trimStart().startsWith('<svg') ? icon : null;
  return (
    <span
      aria-hidden="true"
      className={cx('flex shrink-0 items-center justify-center', sizes[size], tone.ink, className)}
      style={{
        background: `radial-gradient(circle at 100% 100%, ${tone.arc} calc(100% / 1.4143 - 0.5px), ${tone.ground} calc(100% / 1.4143))`,
      }}
    >
      {svg ? <Drawing svg={svg} className={icons[size]} /> : <look.icon className={icons[size]} />}
    </span>
  );
}

/**
 * SVG typed by an admin is rendered as an image, so it can neither run scripts nor affect the page. An image does not
 * inherit the text colour, so a single-colour drawing is used as a mask, to be visible in the dark theme.
 */
function Drawing({ svg, className }: { svg: string; className: string }) {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  if (!isOneInk(svg)) return <img alt="" src={src} className={className} />;
  return <span className={cx('bg-current', className)} style={{ mask: `url("${src}") center / contain no-repeat` }} />;
}
