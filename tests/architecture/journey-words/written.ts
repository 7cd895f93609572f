import ts from 'typescript';

/** A text with holes: between two parts stands what nobody knows yet. */
export type Text = readonly string[];

/** A name in braces is filled in later, as in the texts of notices. */
const withHoles = (text: string): Text => text.split(/\{\w+\}/);

/** Every text that a file's code holds, but those at `left`. */
export function writtenIn(source: ts.SourceFile, left: ReadonlySet<ts.Node> = new Set()): Text[] {
  const texts: Text[] = [];
  const look = (node: ts.Node): void => {
    if (left.has(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push([node.text], withHoles(node.text));
    if (ts.isJsxText(node)) texts.push([node.text]);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return texts;
}
