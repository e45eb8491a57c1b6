// The documentation site: every Markdown file of the repository, with the navigation of docs/README.md. It has a package of its
// own, so that the packages of the site are installed only to build it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const site = join(import.meta.dirname, '..');
const root = join(site, '../..');
/** Where links to code lead, such as `https://git.example/suki/blob/main/`. Without it they are shown as text. */
const sourceUrl = process.env.DOCS_SOURCE_URL;

export default {
  title: 'Suki',
  description: 'Documentation of Suki, a home-services marketplace built on event sourcing',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '../..',
  srcExclude: ['.github/**', '**/test-results/**'],
  outDir: '../../.cache/docs-site',
  cacheDir: '../../.cache/vitepress',
  rewrites: { 'README.md': 'index.md', ':folder(.+)/README.md': ':folder/index.md' },
  // Braces in the documents are text.
  markdown: {
    attrs: { disable: true },
    config: (markdown) => markdown.core.ruler.push('links-of-the-repository', adaptLinks),
  },
  vite: { plugins: [{ name: 'vue-of-the-site', enforce: 'pre', resolveId: resolveVue }] },
  themeConfig: { search: { provider: 'local' }, outline: [2, 3], sidebar: navigation() },
};

/** The headings and links of docs/README.md. */
function navigation() {
  const [, ...sections] = readFileSync(join(root, 'docs/README.md'), 'utf8').split(/^## /m);
  return sections.map((section) => ({
    text: section.split('\n')[0],
    items: [...section.matchAll(/\[([^\]]+)\]\(([^)]+\.md(?:#[^)]+)?)\)/g)].map(([, text, link]) => ({
      text,
      link: `/${relative(root, join(root, 'docs', link)).replace(/README\.md/, 'index.md')}`,
    })),
  }));
}

/** Pages lie outside the site's folder, and so outside the reach of its packages. */
function resolveVue(source, importer, { ssr }) {
  if (!/^vue(?:$|\/)/.test(source)) return null;
  if (ssr) return { id: source, external: true };
  return importer?.startsWith(site) ? null : this.resolve(source, join(site, 'package.json'));
}

function adaptLinks({ tokens, env }) {
  const folder = dirname(env.realPath ?? env.path);
  for (const { children } of tokens)
    for (const [index, token] of (children ?? []).entries())
      if (token.type === 'link_open') adaptLink(token, closing(children, index), folder);
      // Documents write placeholders such as <id>, which are no elements.
      else if (token.type === 'html_inline' && !/^<(?:img|br)\b/.test(token.content)) token.type = 'text';
}

function adaptLink(open, close, folder) {
  const [target, hash] = open.attrGet('href').split('#');
  if (target === '' || /^[a-z]+:/.test(target)) return;
  const file = pageOf(join(folder, decodeURI(target)));
  if (file.endsWith('.md')) {
    const page = relative(root, file).replace(/README\.md$/, 'index.md');
    open.attrSet('href', `/${page}${hash === undefined ? '' : `#${hash}`}`);
  } else if (sourceUrl !== undefined) open.attrSet('href', sourceUrl + relative(root, file));
  else for (const tag of [open, close]) Object.assign(tag, { tag: 'span', attrs: null });
}

/** A folder with a README is that page. */
function pageOf(file) {
  const readme = join(file, 'README.md');
  return existsSync(file) && statSync(file).isDirectory() && existsSync(readme) ? readme : file;
}

function closing(children, from) {
  return children.find(({ type }, index) => index > from && type === 'link_close');
}
