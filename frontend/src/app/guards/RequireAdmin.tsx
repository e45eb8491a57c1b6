import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { permissionOfScreen } from '../../domain/session/screen-permissions.ts';
import { selectSession } from '../../domain/session/selectors.ts';
import { useMay } from '../../domain/session/use-may.ts';
import { Gated } from './Gated.tsx';
import { adminGate } from './gates.ts';
import { NotForRole } from './NotForRole.tsx';

/** The admin area: without a stored user to /login, non-admins to /dashboard. Staff see the screens of their role. */
export function RequireAdmin({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const may = useMay();
  const wanted = permissionOfScreen(pathname);
  const isTheirs = wanted === null || may(wanted);
  return <Gated gate={adminGate(useSelector(selectSession), pathname)}>{isTheirs ? children : <NotForRole />}</Gated>;
}
