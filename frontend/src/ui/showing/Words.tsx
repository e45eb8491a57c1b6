import { Children, type ReactNode } from 'react';

/**
 * Text in an element of its own. A browser that translates the page puts other nodes in place of text nodes; React then
 * finds no place for what comes, goes or changes beside them, and the screen breaks off.
 */
export function Words({ children }: { children: ReactNode }) {
  return Children.toArray(children).some((child) => typeof child !== 'object') ? <span>{children}</span> : children;
}
