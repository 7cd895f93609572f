import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parse } from './make-mutants.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const texts = new Map<string, string>();
/** As it was when it was asked for first, so that work may go on while rules are broken in copies. */
export function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, known);
  return known;
}

/** Every file of TypeScript below a folder, from the root of the project. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();

/** The files that each file loads when it is loaded; types are not loaded. */
export function importsOf(files: readonly string[]): Map<string, string[]> {
  return new Map(files.map((file) => [file, loadedBy(file)]));
}

function loadedBy(file: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node) => {
    const from = specifierOf(node);
    const path = from?.startsWith('#')
      ? from.replace(/^#(domain|contract|server|web)\//, 'src/$1/').replace(/^#tests\//, 'tests/')
      : from?.startsWith('.') && join(dirname(file), from);
    if (path) found.push(path);
    node.forEachChild(walk);
  };
  walk(parse(file, textOf(file)));
  return found;
}

function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node)) {
    const typesOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return typesOnly || !ts.isStringLiteral(node.moduleSpecifier) ? null : node.moduleSpecifier.text;
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return node.isTypeOnly ? null : node.moduleSpecifier.text;
  }
  const called = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [first] = called ? node.arguments : [];
  return first && ts.isStringLiteral(first) ? first.text : null;
}

/** How many steps of loading each of the files is from one file, for those that get there. */
export function distancesTo(target: string, imports: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const users = new Map<string, string[]>();
  for (const [file, loaded] of imports) for (const one of loaded) users.set(one, [...(users.get(one) ?? []), file]);
  const far = new Map([[target, 0]]);
  for (const [file, steps] of far) {
    for (const user of users.get(file) ?? []) if (!far.has(user)) far.set(user, steps + 1);
  }
  return far;
}
