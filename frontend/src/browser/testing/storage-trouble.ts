import { vi } from 'vitest';

/** Simulates blocked site data until `vi.restoreAllMocks()`: reading the storage property throws. */
export function blockStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
}

/** Simulates a full storage until `vi.restoreAllMocks()`. */
export function fillStorages(): void {
  for (const storage of [localStorage, sessionStorage]) {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }
}
