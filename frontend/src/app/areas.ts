import { lazy, type ComponentType } from 'react';
import { PublicArea } from './areas/PublicArea.tsx';

/**
 * The layouts that a route can name; each renders the screen through <Outlet />. Only the public one is part of the
 * first visit: the others bring the store, the sockets and the heavier parts, so they are fetched when first entered.
 */
export const areas = {
  public: PublicArea,
  bare: lazy(async () => ({ default: (await import('./areas/BareArea.tsx')).BareArea })),
  client: lazy(async () => ({ default: (await import('./areas/ClientArea.tsx')).ClientArea })),
  flow: lazy(async () => ({ default: (await import('./areas/FlowArea.tsx')).FlowArea })),
  worker: lazy(async () => ({ default: (await import('./areas/WorkerArea.tsx')).WorkerArea })),
  admin: lazy(async () => ({ default: (await import('./areas/AdminArea.tsx')).AdminArea })),
} satisfies Record<string, ComponentType>;

export type Area = keyof typeof areas;
