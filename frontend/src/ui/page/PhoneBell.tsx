import { createContext, useContext, type ReactNode } from 'react';

/** The bell, as the layout gives it; null for who has none. Public pages have none, and don't fetch it. */
export const BellContext = createContext<ReactNode>(null);

/** The bell in a screen's own head, where phones have no header (theme.css). */
export function PhoneBell() {
  const bell = useContext(BellContext);
  return bell && <span className="phone-bell">{bell}</span>;
}
