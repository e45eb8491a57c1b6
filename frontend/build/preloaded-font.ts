import type { HtmlTagDescriptor, Plugin } from 'vite';

/** ₱ is in the latin-ext file only and digits in the latin one only, so a page with an amount needs both. */
const needed = /plus-jakarta-sans-latin(-ext)?-wght-normal.*\.woff2$/;

/** Adds the preload links. The hashed names are known only after bundling. */
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
