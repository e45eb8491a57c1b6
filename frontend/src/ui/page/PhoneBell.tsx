import { createContext, useContext, type ReactNode } from 'react';

/** The bell provided by the layout; null without one. Public pages have none and do not load it. */
export const BellContext = createContext<ReactNode>(null);

/** The bell in a screen's own header on phones, which have no app header (theme.css). */
export function PhoneBell() {
  const bell = useContext(BellContext);
  return bell && <span className="phone-bell">{bell}</span>;
}
