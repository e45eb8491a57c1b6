import { Children, type ReactNode } from 'react';

/**
 * Text in its own element. A browser's translation replaces text nodes; React would then fail to update their
 * siblings, and the screen would crash.
 */
export function Words({ children }: { children: ReactNode }) {
  return Children.toArray(children).some((child) => typeof child !== 'object') ? <span>{children}</span> : children;
}
