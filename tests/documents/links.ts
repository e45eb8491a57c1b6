import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trackedFiles } from '../tools/tracked-files.ts';
import type { DocumentCheck } from './document-check.ts';

const folders = 'contracts|infra|demo|command-api|projectors|query-api|realtime-gateway|frontend|tests|docs';
const documents = trackedFiles('*.md');
const code = trackedFiles('*.ts', '*.tsx');

const texts = new Map<string, string>();

function read(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, known);
  return known;
}

export const links: DocumentCheck = {
  name: 'links between documents',
  problems: () =>
    documents.flatMap((document) =>
      [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(dirname(document), link)))
        .map((link) => `${document} links to ${link}, which does not exist`),
    ),
};

export const namedFiles: DocumentCheck = {
  name: 'files that documents and comments name',
  problems: () => {
    const path = new RegExp(`(?<![\\w./#@-])(?:${folders})/[\\w./-]+\\.(?:ts|tsx|md|mjs)\\b`, 'g');
    // The tests of tools invent names.
    const invents = (file: string) => /^tests\/(?:tools|documents)\/[\w-]+\.test\.ts$/.test(file);
    return [...documents, ...code]
      .filter((file) => !invents(file))
      .flatMap((file) =>
        [...new Set(read(file).match(path))]
          .filter((named) => !existsSync(named))
          .map((named) => `${file} names ${named}, which does not exist`),
      );
  },
};

export const sections: DocumentCheck = {
  name: 'cited sections of the specification and the design',
  problems: () => {
    const cited = /\b(specification|design)(?:'s|,)? sections? ((?:\d+(?:, | and )?)+)/g;
    const headings = (document: string) =>
      new Set([...read(`docs/${document}.md`).matchAll(/^## (\d+)\./gm)].map(([, number = '']) => number));
    const known: Record<string, ReadonlySet<string>> = {
      specification: headings('specification'),
      design: headings('design'),
    };
    return [...documents, ...code].flatMap((file) =>
      [...read(file).matchAll(cited)].flatMap(([, document = '', numbers = '']) =>
        (numbers.match(/\d+/g) ?? [])
          .filter((number) => !known[document]?.has(number))
          .map((number) => `${file} cites section ${number} of the ${document}, which does not exist`),
      ),
    );
  },
};
