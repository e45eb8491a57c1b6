import type { Tone } from './status-table.ts';

/** Background and text colours of a status, note or event icon. */
export const toneLooks: Record<Tone, string> = {
  mango: 'bg-mango-tint text-mango-ink',
  info: 'bg-info-tint text-info-ink',
  brand: 'bg-brand-tint text-brand-ink',
  solid: 'bg-brand text-on-brand',
  success: 'bg-success-tint text-success-ink',
  danger: 'bg-danger-tint text-danger-ink',
  neutral: 'bg-neutral-tint text-neutral-ink',
};
