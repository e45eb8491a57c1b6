import '../../../browser/testing/fake-browser.ts';
import { describe, expect, it, vi } from 'vitest';
import type { showToast } from '../../../ui/over-the-page/toast.ts';
import { changesOf } from './PersonForm.tsx';

// The library of toasts writes a style sheet into the page as soon as it is imported.
vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const loaded = { firstName: 'Andrea', lastName: 'Reyes', email: 'andrea@suki.demo', phone: '+639171234821' };

describe('a person’s details are sent', () => {
  it('where they were changed', () => {
    expect(changesOf({ ...loaded, lastName: 'Santos' }, loaded)).toEqual({ lastName: 'Santos' });
    expect(changesOf({ ...loaded, email: 'a.reyes@suki.demo', phone: '+639991234567' }, loaded)).toEqual({
      email: 'a.reyes@suki.demo',
      phone: '+639991234567',
    });
  });

  it('not where they are as they were, so that nothing is sent of a form that nobody touched', () => {
    expect(changesOf(loaded, loaded)).toEqual({});
  });

  it('not where there are none: an email or number is changed, never taken away', () => {
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
