import type { ReactElement } from 'react';
import { cx } from '../../class-names.ts';

/** Decorative drawings of the popular projects, in token colours. */

export type SceneName = 'furniture' | 'tv' | 'moving' | 'cleaning';

const scenes: Record<SceneName, () => ReactElement> = {
  furniture: Furniture,
  tv: Television,
  moving: Truck,
  cleaning: Bucket,
};

export function Scene({ name, className }: { name: SceneName; className?: string }) {
  const Drawing = scenes[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 258 170"
      preserveAspectRatio="xMidYMid slice"
      className={cx('block', className)}
    >
      <Drawing />
    </svg>
  );
}

function Furniture() {
  return (
    <>
      <rect width="258" height="170" fill="var(--mango-tint)" />
      <circle cx="172" cy="178" r="186" fill="var(--sand)" />
      <rect y="136" width="258" height="34" fill="color-mix(in srgb, var(--clay) 40%, var(--sand))" />
      <path d="M86 120l-8 26M172 120l8 26" stroke="var(--on-mango)" strokeWidth="6" strokeLinecap="round" />
      <path d="M84 64a30 30 0 0 1 30-30h28a30 30 0 0 1 30 30v56H84z" fill="var(--brand)" />
      <rect x="88" y="84" width="84" height="36" fill="var(--deep-2)" />
      <rect x="64" y="70" width="25" height="50" rx="12" fill="var(--brand)" />
      <rect x="168" y="70" width="25" height="50" rx="12" fill="var(--brand)" />
      <circle cx="128" cy="66" r="7" fill="var(--mango)" />
      <rect x="234.5" y="94" width="4" height="54" fill="var(--deep)" />
      <rect x="223" y="144" width="27" height="5" rx="2.5" fill="var(--deep)" />
      <path d="M221.5 96a15 15 0 0 1 30 0z" fill="var(--mango)" />
    </>
  );
}

function Television() {
  return (
    <>
      <rect width="258" height="170" fill="var(--sky)" />
      <circle cx="270" cy="8" r="171" fill="color-mix(in srgb, var(--sky) 60%, var(--surface))" />
      <rect y="142" width="258" height="28" fill="var(--sand)" />
      <rect x="50" y="26" width="157" height="92" rx="9" fill="var(--deep)" />
      <clipPath id="suki-scene-screen">
        <rect x="58" y="34" width="141" height="76" rx="3" />
      </clipPath>
      <g clipPath="url(#suki-scene-screen)">
        <rect x="58" y="34" width="141" height="76" fill="var(--deep-2)" />
        <path d="M58 110c0-34 18-56 53-56-20 8-32 28-32 56z" fill="var(--brand)" />
        <circle cx="168" cy="62" r="15" fill="var(--mango)" />
        <path d="M108 110a40 40 0 0 1 80 0z" fill="var(--leaf)" />
      </g>
      <rect x="72" y="132" width="112" height="14" rx="3" fill="var(--clay)" />
    </>
  );
}

function Truck() {
  return (
    <>
      <rect width="258" height="170" fill="var(--mango-tint)" />
      <path d="M0 0h158c0 94-68 170-158 170z" fill="color-mix(in srgb, var(--mango) 45%, var(--mango-tint))" />
      <rect y="136" width="258" height="34" fill="var(--deep)" opacity="0.22" />
      <rect x="36" y="44" width="113" height="84" rx="7" fill="var(--brand)" />
      <path d="M72 106a39 39 0 0 1 40-40 39 39 0 0 1-40 40z" fill="var(--mango)" />
      <path d="M149 66h34c5 0 9 2 12 6l18 28v28h-64z" fill="var(--deep)" />
      <path d="M159 76h22c3 0 5 1 7 4l7 18h-36z" fill="var(--sky)" />
      <circle cx="75" cy="132" r="17" fill="var(--on-mango)" />
      <circle cx="75" cy="132" r="7" fill="var(--sand)" />
      <circle cx="177" cy="132" r="17" fill="var(--on-mango)" />
      <circle cx="177" cy="132" r="7" fill="var(--sand)" />
    </>
  );
}

function Bucket() {
  return (
    <>
      <rect width="258" height="170" fill="var(--brand-tint)" />
      <circle cx="-14" cy="170" r="171" fill="color-mix(in srgb, var(--leaf) 45%, var(--brand-tint))" />
      <rect y="140" width="258" height="30" fill="var(--sand)" />
      <path d="M90 88a25 25 0 0 1 49 0" fill="none" stroke="var(--deep)" strokeWidth="5" />
      <path d="M87 88h55l7 54H80z" fill="var(--brand)" />
      <path d="M84.5 108h60l2 16H82.5z" fill="var(--on-deep)" />
      <circle cx="107" cy="66" r="11" fill="var(--on-deep)" />
      <circle cx="97" cy="46" r="5" fill="var(--on-deep)" />
      <circle cx="127" cy="52" r="7" fill="var(--on-deep)" />
      <rect x="172" y="23" width="7" height="90" rx="3.5" fill="var(--clay)" />
      <path d="M155 142c0-18 8-32 20-32s21 14 21 32z" fill="var(--mango)" />
    </>
  );
}
