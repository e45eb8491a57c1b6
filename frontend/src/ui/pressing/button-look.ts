import { cx } from '../class-names.ts';

export type ButtonVariant =
  | 'primary'
  | 'mango'
  | 'outline'
  | 'tint'
  | 'quiet'
  | 'danger'
  | 'danger-outline'
  | 'deep'
  | 'ink';
export type ButtonSize = 48 | 44 | 36;

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  mango: 'bg-mango text-on-mango hover:bg-[color-mix(in_srgb,var(--mango)_90%,var(--on-mango))]',
  outline: 'border border-line-control bg-surface text-ink hover:bg-sunken',
  tint: 'bg-brand-tint text-brand-ink hover:bg-[color-mix(in_srgb,var(--brand-tint)_88%,var(--brand))]',
  quiet: 'text-brand-ink hover:bg-brand-tint',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  'danger-outline': 'border border-danger bg-surface text-danger-ink hover:bg-danger-tint',
  deep: 'bg-deep-2 text-on-deep hover:bg-[color-mix(in_srgb,var(--deep-2)_88%,var(--on-deep))]',
  ink: 'bg-on-mango text-mango-tint hover:opacity-90 dark:text-mango',
};

const sizes: Record<ButtonSize, string> = {
  48: 'min-h-12 rounded-12 px-5 py-2 text-16',
  44: 'min-h-11 rounded-12 px-4 py-2 text-14',
  36: 'min-h-9 rounded-8 px-3 py-1 text-13 max-sm:min-h-11 touch-area',
};

const off = 'border-transparent bg-neutral-tint text-muted';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function buttonLook({ variant = 'primary', size = 48, wide, disabled }: Look): string {
  return cx(
    'motion-quick inline-flex items-center justify-center gap-2 text-center font-strong select-none',
    sizes[size],
    disabled ? off : variants[variant],
    wide && 'w-full',
  );
}
