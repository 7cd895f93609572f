import ts from 'typescript';

/** One thing made wrong in one file: what stands between the two places is replaced. */
export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  instead: string;
  kind: string;
  /** What stood there, for whoever reads the report. */
  was: string;
  /** Where the innermost function around it begins; null outside of all. */
  within: number | null;
  /** A word that is missing then from a list that types are made of. */
  lostWord: string | null;
}

type Change = { node?: ts.Node; start?: number; end?: number; instead: string };

const turned: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};
const turnedCalls: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** A status, a role or a code, as tables and verbs spell them. */
const codeWord = /^(\{p\})?[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration & { body: ts.Node } =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** Every function of a file: where it begins, and its body. */
export function functionsOf(source: ts.SourceFile): { start: number; body: ts.Node }[] {
  const found: { start: number; body: ts.Node }[] = [];
  const walk = (node: ts.Node) => {
    if (isFunction(node)) found.push({ start: node.getStart(source), body: node.body });
    node.forEachChild(walk);
  };
  walk(source);
  return found;
}

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** All that can be made wrong in a file: comparisons, conditions, numbers, rows, words, calls. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = parse(file, text);
  const words = codeWordsOf(source);
  const mutants: Mutant[] = [];
  const walk = (node: ts.Node, within: number | null) => {
    if (isLeftAlone(node)) return;
    for (const [kind, change] of changesOf(node, words)) {
      const start = change.start ?? change.node?.getStart(source) ?? node.getStart(source);
      const end = change.end ?? change.node?.end ?? node.end;
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const was = text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 70);
      const lostWord = lostWordOf(node, start, source);
      mutants.push({ file, line, start, end, instead: change.instead, kind, was, within, lostWord });
    }
    const inside = isFunction(node) ? node.getStart(source) : within;
    node.forEachChild((child) => walk(child, inside));
  };
  walk(source, null);
  return mutants;
}

/** Lists of words `as const` have their type made of them: without a word, what says it does not compile any more. */
function lostWordOf(node: ts.Node, start: number, source: ts.SourceFile): string | null {
  const list = ts.isStringLiteral(node) ? node.parent : node;
  if (!ts.isArrayLiteralExpression(list) || !list.elements.every((word) => ts.isStringLiteral(word))) return null;
  const isWords = ts.isAsExpression(list.parent) && list.parent.type.getText(source) === 'const';
  const declared = isWords && ts.findAncestor(list, ts.isVariableDeclaration)?.name.getText(source);
  if (!declared || !source.text.includes(`(typeof ${declared})[number]`)) return null;
  const word = list.elements.find((element) => element.getStart(source) === start);
  return word && ts.isStringLiteral(word) ? word.text : null;
}

function codeWordsOf(source: ts.SourceFile): string[] {
  const words = new Set<string>();
  const walk = (node: ts.Node) => {
    if (ts.isStringLiteral(node) && codeWord.test(node.text) && !isLeftAlone(node)) words.add(node.text);
    node.forEachChild(walk);
  };
  walk(source);
  return [...words];
}

/** Types, imports, and what is only written for people. */
function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)) return true;
  if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return true;
  return ts.isCallExpression(node) && /\blog\.\w+$/.test(node.expression.getText());
}

function* changesOf(node: ts.Node, words: readonly string[]): Generator<[kind: string, Change]> {
  if (ts.isBinaryExpression(node)) {
    const instead = turned[node.operatorToken.kind];
    if (instead) yield [`operator ${instead}`, { node: node.operatorToken, instead }];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    yield ['negation', { instead: `(${node.operand.getText()})` }];
  } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
    yield ['truth', { instead: node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true' }];
  } else if (ts.isNumericLiteral(node)) {
    yield ['number', { instead: otherNumber(node) }];
  } else if (ts.isStringLiteral(node) && codeWord.test(node.text) && isValue(node)) {
    const at = words.indexOf(node.text);
    const other = words[(at + 1) % words.length];
    if (other && other !== node.text) yield ['word', { instead: `'${other}'` }];
  } else if (ts.isArrayLiteralExpression(node)) {
    yield* rowsGone(node);
  } else if (ts.isConditionalExpression(node)) {
    yield ['branches', { instead: swapped(node) }];
  } else if (ts.isIfStatement(node) && isGuard(node)) {
    yield ['guard', { node: node.expression, instead: 'false' }];
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = Object.hasOwn(turnedCalls, name.text) ? turnedCalls[name.text] : undefined;
    if (other) yield [`call ${other}`, { node: name, instead: other }];
    if (name.text === 'filter') yield ['filter gone', { instead: expression.getText() }];
  } else if (ts.isExpressionStatement(node) && isDeed(node.expression)) {
    yield ['call gone', { instead: ';' }];
  }
}

/** Thirty days become fifteen, one becomes two. */
function otherNumber({ text }: ts.NumericLiteral): string {
  const value = Number(text.replaceAll('_', ''));
  return String(Number.isInteger(value) && value < 10 ? value + 1 : value / 2);
}

const isValue = (node: ts.StringLiteral): boolean =>
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) && !ts.isLiteralTypeNode(node.parent);

function* rowsGone(node: ts.ArrayLiteralExpression): Generator<[string, Change]> {
  for (const [at, row] of node.elements.entries()) {
    const next = node.elements[at + 1];
    yield ['row gone', { start: row.getStart(), end: next ? next.getStart() : row.end, instead: '' }];
  }
}

const swapped = ({ condition, whenTrue, whenFalse }: ts.ConditionalExpression): string =>
  `${condition.getText()} ? ${whenFalse.getText()} : ${whenTrue.getText()}`;

function isGuard({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  if (elseStatement) return false;
  const first = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  return first !== undefined && (ts.isReturnStatement(first) || ts.isThrowStatement(first));
}

const isDeed = (expression: ts.Expression): boolean => {
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(called) && called.expression.kind !== ts.SyntaxKind.SuperKeyword && !isLeftAlone(called);
};
