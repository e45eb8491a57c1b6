import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { adminGate } from './gates.ts';

/** The admin's area; no stored user goes to /login, non-admins go to /dashboard. */
export function RequireAdmin({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return <Gated gate={adminGate(useSelector(selectSession), pathname)}>{children}</Gated>;
}
