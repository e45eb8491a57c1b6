import { parseSync, type Plugin, Visitor } from 'vite';

const usedByBrowsers = ['method', 'path', 'headers', 'query', 'body', 'files', 'streamed'];

/**
 * Leaves only these parts of a call in the browser bundle. Without the answers, the schemas of most views drop out, too:
 * browsers use their types only.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'suki-calls-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contracts\/calls\/[\w-]+\.ts$/ },
      handler: (code, id) => ({ code: withoutServerParts(code, id), map: null }),
    },
  };
}

function withoutServerParts(code: string, id: string): string {
  const calls: { start: number; end: number; text: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || call?.type !== 'ObjectExpression') return;
      const used = call.properties.filter(
        (property) =>
          property.type === 'SpreadElement' ||
          (property.key.type === 'Identifier' && usedByBrowsers.includes(property.key.name)),
      );
      const text = used.map(({ start, end }) => code.slice(start, end)).join(', ');
      calls.push({ start: call.start, end: call.end, text: `{ ${text} }` });
    },
  }).visit(parseSync(id, code).program);
  return calls.reduceRight((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
