import { Fragment, lazy, type ComponentType, type ReactNode } from 'react';
import { loadCode } from '../ui/load-code.ts';

type GuardComponent = ComponentType<{ children: ReactNode }>;

/**
 * Route guards: each renders its children or redirects (specification section 5). They read the store, so they load
 * with the areas that have it.
 */
export const guards = {
  open: Fragment,
  /** Sign-in screens: signed-in users are redirected. */
  signedOut: fetched(async () => (await import('./guards/RedirectSignedIn.tsx')).RedirectSignedIn),
  login: fetched(async () => (await import('./guards/RequireLogin.tsx')).RequireLogin),
  worker: fetched(async () => (await import('./guards/RequireWorker.tsx')).RequireWorker),
  /** Screens that a former worker keeps after a change of role. */
  formerWorker: fetched(async () => (await import('./guards/RequireWorkerOrFormer.tsx')).RequireWorkerOrFormer),
  /** Step one of joining: workers, and visitors who want to become one. */
  joining: fetched(async () => (await import('./guards/RequireWorkerOrVisitor.tsx')).RequireWorkerOrVisitor),
  admin: fetched(async () => (await import('./guards/RequireAdmin.tsx')).RequireAdmin),
} satisfies Record<string, GuardComponent | typeof Fragment>;

export type Guard = keyof typeof guards;

function fetched(load: () => Promise<GuardComponent>) {
  return lazy(async () => ({ default: await loadCode(load) }));
}
