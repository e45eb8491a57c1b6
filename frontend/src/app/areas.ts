import { createElement, lazy, type ComponentType } from 'react';
import { loadCode } from '../ui/load-code.ts';
import { PublicArea } from './areas/PublicArea.tsx';

/**
 * Layouts by route area; each renders the screen through <Outlet />. Only the public one is part of the first
 * download. The others include the store and, for signed-in users, heavier parts, so they load when first entered.
 */
export const areas = {
  public: PublicArea,
  bare: withStore(async () => (await import('./areas/BareArea.tsx')).BareArea),
  own: withShell(async () => (await import('./areas/OwnArea.tsx')).OwnArea),
  visitor: withStore(async () => (await import('./areas/VisitorArea.tsx')).VisitorArea),
  client: withShell(async () => (await import('./areas/ClientArea.tsx')).ClientArea),
  flow: withShell(async () => (await import('./areas/FlowArea.tsx')).FlowArea),
  worker: withShell(async () => (await import('./areas/WorkerArea.tsx')).WorkerArea),
  admin: withShell(async () => (await import('./areas/AdminArea.tsx')).AdminArea),
} satisfies Record<string, ComponentType>;

export type Area = keyof typeof areas;

function withShell(load: () => Promise<ComponentType>) {
  return withStore(async () => {
    const [{ ShellProvider }, Area] = await Promise.all([import('./ShellProvider.tsx'), load()]);
    return () => createElement(ShellProvider, null, createElement(Area));
  });
}

function withStore(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [{ StoreProvider }, Area] = await loadCode(() => Promise.all([import('./StoreProvider.tsx'), load()]));
    return { default: () => createElement(StoreProvider, null, createElement(Area)) };
  });
}
