/**
 * Draws the pictures of the installed app from the logo and the pictures of the README: `node
 * frontend/scripts/draw-icons.ts`. The files are committed, so that a build draws nothing.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../public/installed/', import.meta.url);
const logo = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
/** Phones cut these into their own shape: the ground fills the square. The mark is within the inner circle that stays. */
const filled = logo.replace(/ rx="\d+"/, '');

const icons = [
  ['icon-192', logo, 192],
  ['icon-512', logo, 512],
  ['maskable-512', filled, 512],
  ['apple-touch-icon', filled, 180],
] as const;
for (const [name, drawing, size] of icons)
  await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(at(`${name}.png`));

for (const name of ['booking-on-a-phone', 'booking-on-a-desktop'])
  await sharp(fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url)))
    .webp({ quality: 75 })
    .toFile(at(`${name}.webp`));

function at(name: string): string {
  return fileURLToPath(new URL(name, folder));
}
