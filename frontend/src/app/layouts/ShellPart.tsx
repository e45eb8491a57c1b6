import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary.tsx';

/** A part of the shell that disappears if it fails, until the next screen. */
export function ShellPart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} instead={null}>
      {children}
    </ErrorBoundary>
  );
}
