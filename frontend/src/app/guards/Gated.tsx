import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectUserId } from '../../domain/session/selectors.ts';
import { useText } from '../../i18n/use-text.ts';
import { noticesEn } from '../../api/notices.en.ts';
import type { Gate } from './gates.ts';

/** Applies a gate. As a layout route it renders the nested routes, as a wrapper its children. */
export function Gated({ gate, children }: { gate: Gate; children?: ReactNode }) {
  const t = useText(noticesEn);
  const { pathname, search } = useLocation();
  const hasUserChanged = useHasUserChanged();
  if (gate === 'wait')
    return (
      <p role="status" className="p-6 text-center text-muted">
        {t('loading')}
      </p>
    );
  if (gate === 'open')
    return hasUserChanged ? <Navigate to="/dashboard" replace state={null} /> : (children ?? <Outlet />);
  return <Navigate to={gate.to} replace state={gate.comeBack ? { from: `${pathname}${search}` } : null} />;
}

/**
 * Whether another user was signed in when the screen opened, as in a tab that slept. That user's screen must not
 * continue.
 */
function useHasUserChanged(): boolean {
  const me = useSelector(selectUserId);
  const [openedBy, setOpenedBy] = useState(me);
  if (openedBy === null && me !== null) setOpenedBy(me);
  return openedBy !== null && me !== null && openedBy !== me;
}
