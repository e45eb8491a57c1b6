import type { HtmlTagDescriptor, Plugin } from 'vite';

/** ₱ is only in the latin-ext file and digits only in the latin one: a page with an amount needs both at once. */
const needed = /plus-jakarta-sans-latin(-ext)?-wght-normal.*\.woff2$/;

/** Adds the preload links, whose hashed names are only known after the bundle is made. */
export function preloadedFont(): Plugin {
  return {
    name: 'suki-preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => needed.test(file))
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
    injectTo: 'head-prepend',
  };
}
