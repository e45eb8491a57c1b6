import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { faultsOfCardLinks } from './card-links.ts';
import { parseFile } from './syntax.ts';
import { trackedFiles } from './tracked-files.ts';

const faultsIn = (source: string) => faultsOfCardLinks(parseSync('card.tsx', source).program, source);

it.each([
  ['<article className="relative"><Link className="card-link" /></article>', []],
  ['<li className="relative"><Link className="card-link" /><div className="relative"><Button /></div></li>', []],
  ['<article><Link className={cx("card-link", x)} /></article>', ['Link covers more than its card']],
  [
    '<li className="relative"><Link className="card-link" /><span><IconButton /></span></li>',
    ["IconButton lies beneath the card's link"],
  ],
])('judges %s', (source, faults) => {
  expect(faultsIn(`const card = ${source};`)).toEqual(faults);
});

const files = trackedFiles('frontend/src/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('card-link'));

it.each(files)('the whole card is the link, and its controls stand above it: %s', (file) => {
  expect(faultsOfCardLinks(parseFile(file).program, readFileSync(file, 'utf8'))).toEqual([]);
});
