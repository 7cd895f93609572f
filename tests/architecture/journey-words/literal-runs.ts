import ts from 'typescript';

export interface Run {
  node: ts.Node;
  text: string;
}

/** The plain words of a regular expression: `/You have \d+ seats?/` says “You have ” and “ seat”. */
function runsOfPattern(pattern: string): string[] {
  return pattern
    .replace(/^\/|\/[a-z]*$/g, '')
    .replace(/\\([.?*+()[\]{}|^$/])/g, (_, sign: string) => `\uE000${sign.charCodeAt(0)}\uE001`)
    .replace(/\\./g, '\0')
    .replace(/\[[^\]]*\][*+?]?|\{[\d,]+\}|[^\0()|][*?]|\(\?[:=!<]+|[()|^$.+]/g, '\0')
    .replace(/\uE000(\d+)\uE001/g, (_, code: string) => String.fromCharCode(Number(code)))
    .split('\0');
}

/** Words written in an expression: of a string, a template's fixed parts, a pattern, a list, both arms of a choice. */
export function literalRuns(node: ts.Expression): Run[] {
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text }];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => ({ node, text }));
  }
  if (ts.isRegularExpressionLiteral(node)) return runsOfPattern(node.text).map((text) => ({ node, text }));
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalRuns);
  if (ts.isConditionalExpression(node)) return [...literalRuns(node.whenTrue), ...literalRuns(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalRuns(node.expression);
  return [];
}
