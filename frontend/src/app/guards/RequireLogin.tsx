import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { loginGate } from './gates.ts';

/** Signed-in users and guests; others go to /login and return afterwards. */
export function RequireLogin({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return <Gated gate={loginGate(useSelector(selectSession), pathname)}>{children}</Gated>;
}
