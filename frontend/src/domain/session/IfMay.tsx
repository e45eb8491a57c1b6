import type { ReactNode } from 'react';
import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { useMay } from './use-may.ts';

/** Shows what only staff with this permission can use. */
export function IfMay({ do: permission, children }: { do: StaffPermission; children: ReactNode }) {
  return useMay()(permission) ? children : null;
}
