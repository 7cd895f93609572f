import { expect, test } from 'vitest';
import { files, isTest, layerOf } from './source-files.ts';

/** What gathers a feature for the app, the jobs or the router: imported by nothing else, so it may look anywhere. */
const gathers = /\/(?:[a-z]+-)*(?:handlers|routes)\.tsx?$|\/jobs\.ts$/;
/** Tables name each other, as the database does. */
const isTables = /[/-]tables\.ts$/;

/** The folder of a feature; the staff's side of one is a node of its own, above all that it uses. */
function featureOf(path: string): string | null {
  const [layer = '', feature = '', inside, ...rest] = path.split('/');
  if (inside === undefined || !['server', 'web'].includes(layer)) return null;
  return inside === 'desk' && rest.length > 0 ? `${layer}/${feature}/desk` : `${layer}/${feature}`;
}

const product = files.filter(({ path }) => !isTest(path) && !path.startsWith('server/seed/'));

/** Features, with those that each asks. */
function featureGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of product) {
    const from = featureOf(path);
    if (!from || gathers.test(path)) continue;
    const asked = graph.get(from) ?? new Set();
    for (const to of imports) {
      const feature = featureOf(to);
      if (
        feature &&
        feature !== from &&
        layerOf(to) === layerOf(path) &&
        !isTables.test(to) &&
        !to.startsWith('server/seed/')
      )
        asked.add(feature);
    }
    graph.set(from, asked);
  }
  return graph;
}

function reachedFrom(graph: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const ahead = [...(graph.get(start) ?? [])];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    ahead.push(...(graph.get(node) ?? []));
  }
  return reached;
}

/** Features that know each other, and why. */
const knots = [
  // The portal is a client of its own login provider, which asks it who has which password.
  'server/account server/identity',
  // A role is given for a unit, a unit's page shows who has one.
  'web/account/desk web/unit/desk',
  // The exhibition is a tab of the activity's page and stands under its rights.
  'web/activity/desk web/exhibition/desk',
];

test('features know each other in one direction', () => {
  const graph = featureGraph();
  const knotted = [...graph.keys()].map((feature) =>
    [...reachedFrom(graph, feature)]
      .filter((other) => reachedFrom(graph, other).has(feature))
      .sort()
      .join(' '),
  );
  expect([...new Set(knotted)].filter((knot) => knot !== '').sort()).toEqual(knots);
});

test('what gathers a feature is asked by the app alone', () => {
  const wrong = product
    .filter(({ path }) => featureOf(path) !== null && !gathers.test(path))
    .flatMap(({ path, imports, typesOnly }) =>
      imports.filter((to) => gathers.test(to) && featureOf(to) && !typesOnly.has(to)).map((to) => `${path} -> ${to}`),
    );
  expect(wrong).toEqual([]);
});
