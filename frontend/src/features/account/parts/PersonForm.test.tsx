import '../../../browser/testing/fake-browser.ts';
import { describe, expect, it, vi } from 'vitest';
import type { showToast } from '../../../ui/over-the-page/toast.ts';
import { changesOf } from './PersonForm.tsx';

// Importing the toast library adds a style sheet to the page.
vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const loaded = { firstName: 'Andrea', lastName: 'Reyes', email: 'andrea@suki.demo', phone: '+639171234821' };

describe('changesOf', () => {
  it('contains changed fields', () => {
    expect(changesOf({ ...loaded, lastName: 'Santos' }, loaded)).toEqual({ lastName: 'Santos' });
    expect(changesOf({ ...loaded, email: 'a.reyes@suki.demo', phone: '+639991234567' }, loaded)).toEqual({
      email: 'a.reyes@suki.demo',
      phone: '+639991234567',
    });
  });

  it('is empty for an untouched form', () => {
    expect(changesOf(loaded, loaded)).toEqual({});
  });

  it('omits emptied contacts: they can be changed, not removed', () => {
    expect(
      changesOf(
        { firstName: 'Andrea', lastName: 'Reyes', email: undefined, phone: undefined },
        { ...loaded, email: '' },
      ),
    ).toEqual({});
    expect(
      changesOf(
        { firstName: 'Andrea', lastName: 'Reyes', email: 'andrea@suki.demo', phone: undefined },
        { ...loaded, email: '', phone: '' },
      ),
    ).toEqual({ email: 'andrea@suki.demo' });
  });
});
