import { Fragment, lazy, type ComponentType, type ReactNode } from 'react';

/**
 * Who may see a screen: each guard renders its children or sends the visitor elsewhere (specification section 5). They
 * read the store, so they come with the areas that have it.
 */
export const guards = {
  open: Fragment,
  /** Sign-in screens: who is in already goes on. */
  signedOut: lazy(async () => ({ default: (await import('./guards/SignedInGoesOn.tsx')).SignedInGoesOn })),
  login: lazy(async () => ({ default: (await import('./guards/RequireLogin.tsx')).RequireLogin })),
  worker: lazy(async () => ({ default: (await import('./guards/RequireWorker.tsx')).RequireWorker })),
  /** Step one of joining: workers, and visitors who want to be one. */
  joining: lazy(async () => ({
    default: (await import('./guards/RequireWorkerOrVisitor.tsx')).RequireWorkerOrVisitor,
  })),
  admin: lazy(async () => ({ default: (await import('./guards/RequireAdmin.tsx')).RequireAdmin })),
} satisfies Record<string, ComponentType<{ children: ReactNode }> | typeof Fragment>;

export type Guard = keyof typeof guards;
