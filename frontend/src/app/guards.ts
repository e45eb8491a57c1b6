import { Fragment, type ComponentType, type ReactNode } from 'react';

/** Who may see a screen: each guard renders its children or sends the visitor elsewhere (specification section 5). */
export const guards = {
  open: Fragment,
} satisfies Record<string, ComponentType<{ children: ReactNode }> | typeof Fragment>;

export type Guard = keyof typeof guards;
