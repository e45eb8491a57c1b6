import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../features/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { adminGate } from './gates.ts';

/** The admin's area; no stored user goes to /login, non-admins go to /dashboard. */
export function RequireAdmin({ children }: { children?: ReactNode }) {
  return <Gated gate={adminGate(useSelector(selectSession))}>{children}</Gated>;
}
