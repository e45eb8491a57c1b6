// The numbers that show what state the house is in. `node tests/tools/count-house.ts` prints them beside what they are
// meant to be at most; with `--files` also the files and places that each consists of. A test keeps any from growing.
import { houseCounts } from './house-counts.ts';

for (const { what, target, found } of houseCounts()) {
  console.log(`${String(found.length).padStart(4)}  ${what} (target ${target})`);
  if (process.argv.includes('--files')) for (const each of found) console.log(`        ${each}`);
}
