import type { AuditRow } from '#contracts/views/platform-audit.ts';

type Tones = Record<AuditRow['tone'], string>;

/** The dot before an action. */
export const dotTones: Tones = {
  brand: 'bg-brand',
  success: 'bg-success',
  mango: 'bg-mango-mark',
  danger: 'bg-danger',
  info: 'bg-info',
  neutral: 'bg-neutral',
};

/** The ground and ink of an event's icon. */
export const markTones: Tones = {
  brand: 'bg-brand-tint text-brand-ink',
  success: 'bg-success-tint text-success-ink',
  mango: 'bg-mango-tint text-mango-ink',
  danger: 'bg-danger-tint text-danger-ink',
  info: 'bg-info-tint text-info-ink',
  neutral: 'bg-neutral-tint text-neutral-ink',
};
