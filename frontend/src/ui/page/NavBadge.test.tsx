import { renderToStaticMarkup } from 'react-dom/server';
import { Wallet } from 'lucide-react';
import { expect, it } from 'vitest';
import { NavBadge } from './NavBadge.tsx';

const entry = { to: '/somewhere', label: 'Somewhere', icon: Wallet, count: 12 };
const badge = (more: object) => renderToStaticMarkup(<NavBadge item={{ ...entry, ...more }} />);

it('shows unread items in red, up to 9, and tasks in mango with the exact number', () => {
  expect(badge({})).toMatch(/bg-danger.*9\+/);
  expect(badge({ countsWork: true })).toMatch(/bg-mango.*12/);
  expect(badge({ count: 0 })).toBe('');
});
