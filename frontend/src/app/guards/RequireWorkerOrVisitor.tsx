import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsAuthenticated, selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { joiningGate, workerGate } from './gates.ts';

/**
 * Around /worker-registration. After a session ended there, the user has an account and goes to /login, as in the
 * worker area.
 */
export function RequireWorkerOrVisitor({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const session = useSelector(selectSession);
  const isIn = useSelector(selectIsAuthenticated);
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  const gate = wasIn ? workerGate : joiningGate;
  return <Gated gate={gate(session, pathname)}>{children}</Gated>;
}
