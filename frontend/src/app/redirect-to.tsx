import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** A screen that only leads elsewhere, with what the address carries; for paths of the specification that have another home. */
export function redirectTo(path: string): ComponentType {
  return function Redirect() {
    const { search, hash, state } = useLocation();
    const [pathname, ownSearch] = path.split('?');
    return <Navigate to={{ pathname, search: ownSearch ? `?${ownSearch}` : search, hash }} state={state} replace />;
  };
}
