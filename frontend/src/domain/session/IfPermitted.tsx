import type { ReactNode } from 'react';
import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { useMay } from './use-may.ts';

/** Renders its children for staff with this permission only. */
export function IfPermitted({ do: permission, children }: { do: StaffPermission; children: ReactNode }) {
  return useMay()(permission) ? children : null;
}
