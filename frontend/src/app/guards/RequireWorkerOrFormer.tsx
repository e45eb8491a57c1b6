import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { formerWorkerGate } from './gates.ts';

/** A worker's jobs and money, also for former workers; others go to /dashboard. */
export function RequireWorkerOrFormer({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return <Gated gate={formerWorkerGate(useSelector(selectSession), pathname)}>{children}</Gated>;
}
