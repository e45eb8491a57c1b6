import './testing/fake-browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { chooseTheme, themeChoice } from '../ui/theme.ts';
import { rememberLanguage, storedLanguage } from '../i18n/languages.ts';
import { clearStorages, readStoredUser, readUserId, storeUser } from './storage.ts';
import { blockStorages, fillStorages } from './testing/storage-trouble.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-PH'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearStorages();
});

it.each([
  [['ceb-PH', 'en-PH'], 'ceb'],
  [['tl-PH'], 'fil'],
  [['ilo-PH', 'fil-PH'], 'fil'],
  [['ja-JP'], 'en'],
])('chooses the language from the browser’s preferences: %j', (languages, spoken) => {
  vi.stubGlobal('navigator', { languages });
  expect(storedLanguage()).toBe(spoken);
});

describe.each([
  ['blocked', blockStorages],
  ['full', fillStorages],
])('a storage that is %s', (_, makeTrouble) => {
  beforeEach(makeTrouble);

  it('keeps values while the page is open', () => {
    storeUser({ isAuthenticated: true, firstName: 'Andrea' }, 'u1');
    expect(readUserId()).toBe('u1');
    expect(readStoredUser()).toEqual({ isAuthenticated: true, firstName: 'Andrea' });
    tabStorage.setItem('draft', 'words');
    expect(tabStorage.getItem('draft')).toBe('words');
    tabStorage.removeItem('draft');
    expect(tabStorage.getItem('draft')).toBeNull();
    clearStorages();
    expect([readStoredUser(), readUserId()]).toEqual([null, null]);
  });

  it('provides default language and theme', () => {
    expect(storedLanguage()).toBe('en');
    expect(() => rememberLanguage('fil')).not.toThrow();
    expect(themeChoice()).toBe('system');
    chooseTheme('dark');
    expect([themeChoice(), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
    chooseTheme('system');
    expect(themeChoice()).toBe('system');
  });
});

describe('a full storage', () => {
  it('returns no outdated value, and does not hide later writes of another tab', () => {
    browserStorage.setItem('key', 'old');
    fillStorages();
    browserStorage.setItem('key', 'new');
    expect(browserStorage.getItem('key')).toBe('new');
    expect(localStorage.getItem('key')).toBeNull();
    vi.restoreAllMocks();
    localStorage.setItem('key', 'newer');
    expect(browserStorage.getItem('key')).toBe('newer');
  });

  it('drops values in memory when another tab clears the storage', () => {
    fillStorages();
    browserStorage.setItem('key', 'value');
    browserStorage.clearMemory();
    expect(browserStorage.getItem('key')).toBeNull();
  });
});
