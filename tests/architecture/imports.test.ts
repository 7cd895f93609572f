import { describe, expect, test } from 'vitest';
import { files, isTest, layerOf } from './source-files.ts';

/** Which layers each layer may ask. Tools and tests may ask all. */
const allowed: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
};
const domainPackages = new Set(['uuid', 'zod', 'pinyin-pro', '@lingui/message-utils/generateMessageId']);
const layers = Object.keys(allowed);
const product = files.filter(({ path }) => layers.includes(layerOf(path)) && !isTest(path));

describe('the direction of imports', () => {
  test('holds between the layers', () => {
    const wrong = product.flatMap(({ path, imports }) =>
      imports
        .filter(
          (to) => [...layers, 'tools', 'tests'].includes(layerOf(to)) && !allowed[layerOf(path)]?.includes(layerOf(to)),
        )
        .map((to) => `${path} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('keeps the domain free of everything but a few pure packages', () => {
    const wrong = product
      .filter(({ path }) => layerOf(path) === 'domain')
      .flatMap(({ path, imports }) =>
        imports.filter((to) => layerOf(to) !== 'domain' && !domainPackages.has(to)).map((to) => `${path} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test('brings no schema to a browser: 24 KB that a page does without', () => {
    const loads = new Map(
      product.map(({ path, imports, typesOnly }) => [path, imports.filter((to) => !typesOnly.has(to))]),
    );
    const cameBy = new Map(product.filter(({ path }) => layerOf(path) === 'web').map(({ path }) => [path, '']));
    for (const [path] of cameBy) {
      for (const to of loads.get(path) ?? []) if (!cameBy.has(to)) cameBy.set(to, path);
    }
    expect(cameBy.get('zod')).toBeUndefined();
  });

  test('finds no circle of files', () => {
    const graph = new Map(
      product.map(({ path, imports, typesOnly }) => [path, imports.filter((to) => !typesOnly.has(to))]),
    );
    const state = new Map<string, 'open' | 'done'>();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === 'done') return;
      if (state.get(path) === 'open') {
        circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
        return;
      }
      state.set(path, 'open');
      for (const to of graph.get(path) ?? []) if (graph.has(to)) visit(to, [...trail, path]);
      state.set(path, 'done');
    };
    for (const path of graph.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });
});

describe('the shape of the source', () => {
  test('has kebab-case names', () => {
    const wrong = files.filter(({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(path.split('/').at(-1) ?? ''));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('has no drawer for odds and ends', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|managers?|misc)(\/|\.)/;
    expect(files.filter(({ path }) => drawers.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('tells of changes in one place, which knows all that remembers answers', () => {
    const asks = /\.invalidateQueries\(|\bforgetAnswers\(\)/;
    const telling = product.filter(({ path, text }) => layerOf(path) === 'web' && asks.test(text));
    expect(telling.map(({ path }) => path)).toEqual(['web/api/changed.ts', 'web/api/use-answer.ts']);
  });

  test('shows what it knows to be newest in one place, so that no earlier answer replaces it', () => {
    const showing = product.filter(({ path, text }) => layerOf(path) === 'web' && /\.setQueryData\b/.test(text));
    expect(showing.map(({ path }) => path)).toEqual(['web/api/show-newest.ts']);
  });

  test('moves a record with a status in one place; who answers a questionnaire keeps no history', () => {
    const moving = product.filter(({ path, text }) => layerOf(path) === 'server' && /\bstatusAfter\b/.test(text));
    expect(moving.map(({ path }) => path).toSorted()).toEqual([
      'server/questionnaire/own/answer-move.ts',
      'server/workflow/workflow.ts',
    ]);
  });

  test('reads the clock nowhere in the rules', () => {
    const clocks = /Date\.now\(\)|new Date\(\)|performance\.now|Math\.random/;
    const wrong = product.filter(
      ({ path, text }) => ['domain', 'contract'].includes(layerOf(path)) && clocks.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
