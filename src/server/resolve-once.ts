import { registerHooks, type ResolveFnOutput } from 'node:module';

const found = new Map<string, ResolveFnOutput>();

/**
 * A package is looked up once for all of our sources. Node.js reads its list of exports anew for each import of it, and
 * that of the query builder, which hundreds of files import, is so long that half of a start went by with it.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isPackage = /^[\w@]/.test(specifier) && !specifier.startsWith('node:');
    if (!isPackage || !context.parentURL || context.parentURL.includes('/node_modules/'))
      return next(specifier, context);
    const key = [specifier, ...context.conditions].join(' ');
    const known = found.get(key) ?? next(specifier, context);
    found.set(key, known);
    return { ...known, shortCircuit: true };
  },
});
