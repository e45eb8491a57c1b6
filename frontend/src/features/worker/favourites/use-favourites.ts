import { useSelector } from 'react-redux';
import { selectIsClient } from '../../../domain/session/selectors.ts';
import { useListFavouritesQuery } from './api.ts';

/** The reader's suki. `isClient`: the reader can have some; guests and workers cannot. */
export function useFavourites() {
  const isClient = useSelector(selectIsClient);
  const list = useListFavouritesQuery({}, { skip: !isClient });
  return { isClient, list };
}
