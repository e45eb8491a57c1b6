import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { followSystemTheme } from '../ui/theme.ts';
import '../ui/theme.css';
import { App } from './App.tsx';

document.documentElement.lang = i18n.locale;
followSystemTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </I18nProvider>
  </StrictMode>,
);
