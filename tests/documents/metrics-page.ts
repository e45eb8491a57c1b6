import { childrenOf, nodesIn, parseFile, type SyntaxNode } from '../tools/syntax.ts';

const SOURCE = 'infra/service/metrics.ts';

/** docs/reference/metrics.md: the metrics that each service exports. */
export function metricsPage(): string {
  const rows = metricsIn(parseFile(SOURCE).program).map(
    ({ type, name, labels, help }) => `| \`${name}\` | ${type} | ${labels.join(', ') || '–'} | ${help} |`,
  );
  return `# Metrics

\`npm run docs\` generates this page from \`${SOURCE}\`.

Each service exports its metrics at \`/metrics\` for Prometheus, beside the default metrics of \`prom-client\` (\`process_…\`,
\`nodejs_…\`).
[Operating Suki](../operating.md#watching-it) explains who may read them, and has alerts.

| metric | type | labels | meaning |
|---|---|---|---|
${rows.join('\n')}
`;
}

type Metric = { type: string; name: string; labels: string[]; help: string };

function metricsIn(node: object): Metric[] {
  return childrenOf(node).flatMap((child) => [...metricOf(child), ...metricsIn(child)]);
}

function metricOf(node: SyntaxNode): Metric[] {
  const type = String(nodesIn(node, 'callee')[0]?.name).toLowerCase();
  if (node.type !== 'NewExpression' || !/^(?:counter|gauge|histogram)$/.test(type)) return [];
  const options = nodesIn(node, 'arguments').flatMap((argument) => nodesIn(argument, 'properties'));
  const valueOf = (key: string) =>
    options
      .filter((option) => nodesIn(option, 'key')[0]?.name === key)
      .flatMap((option) => nodesIn(option, 'value'))[0];
  const labels = valueOf('labelNames');
  return [
    {
      type,
      name: String(valueOf('name')?.value),
      labels: labels === undefined ? [] : nodesIn(labels, 'elements').map(({ value }) => String(value)),
      help: String(valueOf('help')?.value),
    },
  ];
}
