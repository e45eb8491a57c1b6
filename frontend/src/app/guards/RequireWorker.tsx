import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../features/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { workerGate } from './gates.ts';

/** The worker's area; others go to /dashboard. */
export function RequireWorker({ children }: { children?: ReactNode }) {
  return <Gated gate={workerGate(useSelector(selectSession))}>{children}</Gated>;
}
