import { useSelector } from 'react-redux';
import { selectIsAuthenticated, selectUserType } from '../../../domain/session/selectors.ts';
import { useListFavouritesQuery } from './api.ts';

/** The reader's own suki; `isClient`: they can keep some at all. Guests and workers have none. */
export function useFavourites() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isClient = useSelector(selectUserType) === 'client' && isAuthenticated;
  const list = useListFavouritesQuery({}, { skip: !isClient });
  return { isClient, list };
}
