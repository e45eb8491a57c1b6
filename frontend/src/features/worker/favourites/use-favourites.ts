import { useSelector } from 'react-redux';
import { selectIsAuthenticated, selectUserType } from '../../../domain/session/selectors.ts';
import { useListFavouritesQuery } from './api.ts';

/** The reader's suki. `isClient`: the reader can have some; guests and workers cannot. */
export function useFavourites() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isClient = useSelector(selectUserType) === 'client' && isAuthenticated;
  const list = useListFavouritesQuery({}, { skip: !isClient });
  return { isClient, list };
}
