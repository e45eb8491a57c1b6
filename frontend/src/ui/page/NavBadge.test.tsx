import { renderToStaticMarkup } from 'react-dom/server';
import { Wallet } from 'lucide-react';
import { expect, it } from 'vitest';
import { NavBadge } from './NavBadge.tsx';

const entry = { to: '/somewhere', label: 'Somewhere', icon: Wallet, count: 12 };
const badge = (more: object) => renderToStaticMarkup(<NavBadge item={{ ...entry, ...more }} />);

it('an entry shows what is unread in red, up to 9, and work in mango and in full', () => {
  expect(badge({})).toMatch(/bg-danger.*9\+/);
  expect(badge({ countsWork: true })).toMatch(/bg-mango.*12/);
  expect(badge({ count: 0 })).toBe('');
});
