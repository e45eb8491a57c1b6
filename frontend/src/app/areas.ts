import { createElement, lazy, type ComponentType } from 'react';
import { PublicArea } from './areas/PublicArea.tsx';

/**
 * The layouts that a route can name; each renders the screen through <Outlet />. Only the public one is part of the
 * first visit: the others bring the store, the sockets and the heavier parts, so they are fetched when first entered.
 */
export const areas = {
  public: PublicArea,
  bare: withStore(async () => (await import('./areas/BareArea.tsx')).BareArea),
  own: withStore(async () => (await import('./areas/OwnArea.tsx')).OwnArea),
  visitor: withStore(async () => (await import('./areas/VisitorArea.tsx')).VisitorArea),
  client: withStore(async () => (await import('./areas/ClientArea.tsx')).ClientArea),
  flow: withStore(async () => (await import('./areas/FlowArea.tsx')).FlowArea),
  worker: withStore(async () => (await import('./areas/WorkerArea.tsx')).WorkerArea),
  admin: withStore(async () => (await import('./areas/AdminArea.tsx')).AdminArea),
} satisfies Record<string, ComponentType>;

export type Area = keyof typeof areas;

function withStore(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [{ StoreProvider }, Area] = await Promise.all([import('./StoreProvider.tsx'), load()]);
    return { default: () => createElement(StoreProvider, null, createElement(Area)) };
  });
}
