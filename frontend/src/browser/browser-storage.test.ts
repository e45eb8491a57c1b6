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
])('speaks what a browser asks for first: %j', (languages, spoken) => {
  vi.stubGlobal('navigator', { languages });
  expect(storedLanguage()).toBe(spoken);
});

describe.each([
  ['blocked', blockStorages],
  ['full', fillStorages],
])('a storage that is %s', (_, makeTrouble) => {
  beforeEach(makeTrouble);

  it('keeps what it is given as long as the page', () => {
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

  it('does without language and theme', () => {
    expect(storedLanguage()).toBe('en');
    expect(() => rememberLanguage('fil')).not.toThrow();
    expect(themeChoice()).toBe('system');
    chooseTheme('dark');
    expect([themeChoice(), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
    chooseTheme('system');
    expect(themeChoice()).toBe('system');
  });
});

describe('a storage that got full', () => {
  it('does not answer with what was there before, nor hides what another tab writes later', () => {
    browserStorage.setItem('key', 'old');
    fillStorages();
    browserStorage.setItem('key', 'new');
    expect(browserStorage.getItem('key')).toBe('new');
    expect(localStorage.getItem('key')).toBeNull();
    vi.restoreAllMocks();
    localStorage.setItem('key', 'newer');
    expect(browserStorage.getItem('key')).toBe('newer');
  });

  it('forgets what is in memory when another tab emptied it', () => {
    fillStorages();
    browserStorage.setItem('key', 'value');
    browserStorage.forgetUnkept();
    expect(browserStorage.getItem('key')).toBeNull();
  });
});
