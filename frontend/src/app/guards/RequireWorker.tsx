import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { workerGate } from './gates.ts';

/** The worker's area; others go to /dashboard. */
export function RequireWorker({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return <Gated gate={workerGate(useSelector(selectSession), pathname)}>{children}</Gated>;
}
