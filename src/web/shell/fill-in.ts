/**
 * What the oldest browsers that we serve lack: Safari below 17.4, Chrome below 119, Firefox below 124. Nothing else of
 * what the portal uses is newer than the floor that `floor.ts` asks for. Loaded before the app where something is
 * missing, and first in every worker.
 */
const lacks = (where: object, name: string): boolean => !(name in where);

function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] | undefined;
  let reject: PromiseWithResolvers<Value>['reject'] | undefined;
  const promise = new Promise<Value>((...given) => ([resolve, reject] = given));
  return { promise, resolve, reject } as PromiseWithResolvers<Value>;
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    // Lets go of the others once one has fired.
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
  }
  return controller.signal;
}

function mapGroups<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const objectGroups = <Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => PropertyKey): object =>
  Object.assign(Object.create(null), Object.fromEntries(mapGroups(items, keyOf)));

if (lacks(Promise, 'withResolvers')) Object.assign(Promise, { withResolvers });
if (lacks(AbortSignal, 'any')) Object.assign(AbortSignal, { any: anySignal });
if (lacks(Map, 'groupBy')) Object.assign(Map, { groupBy: mapGroups });
if (lacks(Object, 'groupBy')) Object.assign(Object, { groupBy: objectGroups });
