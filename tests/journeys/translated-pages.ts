import type { BrowserContext } from '@playwright/test';
import type { Visitors } from './visitors.ts';

/** Visitors whose browsers translate: each text is in a `<font>`, like in Chrome, also later texts. */
export function translating(visitors: Visitors): Visitors {
  return {
    ...visitors,
    at: async (options) => {
      const visitor = await visitors.at(options);
      await translate(visitor.context);
      return visitor;
    },
  };
}

async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untranslated = 'font, script, style, noscript, svg, option, textarea, title';
    const wrap = (text: Node) => {
      if (!text.parentElement || text.parentElement.closest(untranslated) || !text.textContent?.trim()) return;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.parentElement.replaceChild(font, text);
      font.append(text);
    };
    const wrapIn = (root: Node) => {
      if (root.nodeType === Node.TEXT_NODE) return wrap(root);
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) wrap(text);
    };
    const watch = () => {
      wrapIn(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) wrapIn(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    // A browser translates a loaded page, after React has hydrated it.
    window.addEventListener('suki:page-ready', watch, { once: true });
  });
}
