import { vi } from 'vitest';

/** As where somebody blocks cookies and site data, until `vi.restoreAllMocks()`: to look at a storage throws already. */
export function blockStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
}

/** Nothing more goes in, until `vi.restoreAllMocks()`. */
export function fillStorages(): void {
  for (const storage of [localStorage, sessionStorage]) {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }
}
