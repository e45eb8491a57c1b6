import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

const Kept = z.object({ token: z.string() });

/**
 * What a link in a message says as `?token=`: out of the address bar at once, where it could be read over a shoulder or
 * copied; a reload still has it. Empty where there is none.
 */
export function useHiddenToken(): string {
  const [query] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const named = query.get('token');
  useEffect(() => {
    if (named !== null) void navigate(pathname, { replace: true, state: { token: named } });
  }, [named, navigate, pathname]);
  const kept = Kept.safeParse(state);
  return named ?? (kept.success ? kept.data.token : '');
}
