import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { happeningsText } from '../happenings.text.ts';
import type { Gate } from './gates.ts';

/** Does what a gate says. As a layout route it shows the routes inside, as a wrapper its children. */
export function Gated({ gate, children }: { gate: Gate; children?: ReactNode }) {
  const t = useText(happeningsText);
  const { pathname, search } = useLocation();
  if (gate === 'wait') return <p role="status" className="p-6 text-center text-ink-soft">{t('loading')}</p>;
  if (gate === 'open') return children ?? <Outlet />;
  return <Navigate to={gate.to} replace state={gate.comeBack ? { from: `${pathname}${search}` } : null} />;
}
