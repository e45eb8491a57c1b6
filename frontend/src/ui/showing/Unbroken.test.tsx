import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

const whole = (text: string) =>
  [...renderToStaticMarkup(<Unbroken>{text}</Unbroken>).matchAll(/nowrap">([^<]+)</g)].map(([, part]) => part);

it.each([
  ['Comes at 4:00 PM. Valid until Sat, Nov 28, 4:22 PM', ['Sat, Nov 28']],
  ['NBI clearance checked Sat, Nov 1, 2025, valid to Wed, Feb 3, 2027', ['Sat, Nov 1, 2025', 'Wed, Feb 3, 2027']],
  ['Lun, Nob 30, 11:30 AM sa Kapitolyo', ['Lun, Nob 30']],
  ['Request SK-9785F, sari-sari store', ['SK-9785F', 'sari-sari']],
  ['You have 3 quotes', []],
])('keeps these parts of “%s” on one line', (text, parts) => {
  expect(whole(text)).toEqual(parts);
});

it('renders a single flex item', () => {
  expect(renderToStaticMarkup(<Unbroken>Sat, Nov 28, at SK-9785F</Unbroken>)).toMatch(
    /^<span><span.*<\/span><\/span>$/,
  );
});
