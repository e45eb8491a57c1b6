import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html|svg|txt)$/;
/** In smaller files the headers outweigh the savings. */
const SMALLEST = 1024;
const encodings = [
  { ending: 'br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  { ending: 'gz', compress: promisify<Buffer, Buffer>(gzip) },
];

/** Writes a .br and a .gz beside every file that becomes smaller; the server sends them directly. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'suki-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      // This hook also runs after a failed build, which reports its own error.
      if (!existsSync(folder)) return;
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => worthIt.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  await Promise.all(
    encodings.map(async ({ ending, compress: squeeze }) => writeFile(`${path}.${ending}`, await squeeze(content))),
  );
}
