import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const errors = /\berrors:\s*\[[^\]]*\]/g;

/**
 * What each call does, and which errors it has, the API's own page shows and no browser reads: it is left out of what visitors
 * download.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'suki-calls-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contracts\/calls\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, "summary: ''").replace(errors, 'errors: []'), map: null }),
    },
  };
}
