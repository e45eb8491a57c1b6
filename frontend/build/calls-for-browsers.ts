import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const errors = /\berrors:\s*\[[^\]]*\]/g;

/**
 * Strips the descriptions and errors of endpoints from the browser bundle: only the API's documentation page uses
 * them.
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
