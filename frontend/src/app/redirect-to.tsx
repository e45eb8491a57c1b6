import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** A screen that redirects and keeps the query; for the specification's alternative paths. */
export function redirectTo(path: string): ComponentType {
  return function Redirect() {
    const { search, hash, state } = useLocation();
    const [pathname, ownSearch] = path.split('?');
    return <Navigate to={{ pathname, search: ownSearch ? `?${ownSearch}` : search, hash }} state={state} replace />;
  };
}
