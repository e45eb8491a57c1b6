import { expect, it } from 'vitest';
import { CategoryId } from '#contracts/catalogue/category-id.ts';
import { inWords } from '../../catalogue/id-in-words.ts';
import { categoryIdOf } from './category-id-of.ts';

it('derives a readable id from a category’s name', () => {
  expect(categoryIdOf('Window cleaning')).toBe('window-cleaning');
  expect(inWords(categoryIdOf('Window cleaning'))).toBe('Window cleaning');
  expect(categoryIdOf('  Piña & niyog, pag-ani! ')).toBe('pina-niyog-pag-ani');
});

it('produces valid ids only', () => {
  expect(categoryIdOf('！？')).toBe('');
  for (const name of ['a'.repeat(80), `${'ab '.repeat(16)}c d e`, '3D printing', 'Tubero'])
    expect(CategoryId.safeParse(categoryIdOf(name)).success, name).toBe(true);
});
