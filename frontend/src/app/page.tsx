import { I18nProvider } from '@lingui/react';
import { StrictMode, type ReactNode } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { App } from './App.tsx';

/** The whole page within a router: the browser's, or the pre-rendering one. */
export function page(inRouter: (app: ReactNode) => ReactNode): ReactNode {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>{inRouter(<App />)}</I18nProvider>
    </StrictMode>
  );
}
