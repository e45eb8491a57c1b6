import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

const HistoryState = z.object({ token: z.string() });

/**
 * Token of a link (`?token=`). Removed from the address at once, so that it cannot be read or copied; a reload still
 * has it. Empty without one.
 */
export function useHiddenToken(): string {
  const [query] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const named = query.get('token');
  useEffect(() => {
    if (named !== null) void navigate(pathname, { replace: true, state: { token: named } });
  }, [named, navigate, pathname]);
  const kept = HistoryState.safeParse(state);
  return named ?? (kept.success ? kept.data.token : '');
}
