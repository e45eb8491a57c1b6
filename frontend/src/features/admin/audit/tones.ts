import type { AuditRow } from '#contracts/views/platform-audit.ts';

/** Colour of the dot before an action. */
export const dotTones: Record<AuditRow['tone'], string> = {
  brand: 'bg-brand',
  success: 'bg-success',
  mango: 'bg-mango-mark',
  danger: 'bg-danger',
  info: 'bg-info',
  neutral: 'bg-neutral',
};
