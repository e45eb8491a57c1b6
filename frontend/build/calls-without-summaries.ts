import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/**
 * What each call does is told in its summary, which the API's own page shows and no browser reads: it is left out of what
 * visitors download.
 */
export function callsWithoutSummaries(): Plugin {
  return {
    name: 'suki-calls-without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contracts\/calls\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, "summary: ''"), map: null }),
    },
  };
}
