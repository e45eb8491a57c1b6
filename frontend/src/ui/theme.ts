import { useSyncExternalStore } from 'react';

/** Theme: the user's choice, else the system's. `public/before-paint.js` applies it before the first paint. */

const STORAGE_KEY = 'suki.theme';
const grounds = { light: '#fbfaf6', dark: '#0f1614' };

export type Theme = keyof typeof grounds;
export type ThemeChoice = Theme | 'system';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** If the storage is blocked or full, a choice lasts as long as the page. */
let unkept: ThemeChoice | null = null;

export function themeChoice(): ThemeChoice {
  const stored = unkept ?? storedTheme();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  unkept = isKept(choice) ? null : choice;
  applyTheme();
  for (const listener of listeners) listener();
}

/** Called once at start: follows the system while nothing is chosen. */
export function followSystemTheme(): void {
  systemIsDark().addEventListener('change', applyTheme);
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, themeChoice, () => 'system' as const), chooseTheme];
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function isKept(choice: ThemeChoice): boolean {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
    return true;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function applyTheme(): void {
  const choice = themeChoice();
  const systemTheme: Theme = systemIsDark().matches ? 'dark' : 'light';
  const theme = choice === 'system' ? systemTheme : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme]);
}
