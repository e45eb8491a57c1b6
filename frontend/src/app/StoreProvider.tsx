import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { provideNavigate } from '../browser/go-to.ts';
import { watchInput } from '../browser/last-input.ts';
import { store } from './store.ts';

// Starts with the store, so that public pages do not need it.
watchInput();

/** Provides the store to an area, and the router to the sagas. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => provideNavigate(navigate), [navigate]);
  return <Provider store={store}>{children}</Provider>;
}
