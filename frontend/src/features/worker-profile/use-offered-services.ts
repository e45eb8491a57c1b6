import { useEffect } from 'react';
import { useListServicesQuery } from '../catalogue/api.ts';

/** Removes services that have left the catalogue from the choice: no list offers to uncheck them. */
export function useOfferedServices(chosen: readonly string[], choose: (ids: string[]) => void): void {
  const { data } = useListServicesQuery({});
  useEffect(() => {
    if (!data) return;
    const offered = chosen.filter((id) => data.items.some((service) => service.id === id));
    if (offered.length < chosen.length) choose(offered);
  }, [data, chosen, choose]);
}
