import { useEffect } from 'react';
import { useListServicesQuery } from '../catalogue/api.ts';

/** A service that left the catalogue since it was chosen is on no list to be unchecked: it leaves the choice, too. */
export function useOfferedServices(chosen: readonly string[], choose: (ids: string[]) => void): void {
  const { data } = useListServicesQuery({});
  useEffect(() => {
    if (!data) return;
    const offered = chosen.filter((id) => data.items.some((service) => service.id === id));
    if (offered.length < chosen.length) choose(offered);
  }, [data, chosen, choose]);
}
