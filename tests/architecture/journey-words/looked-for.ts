import ts from 'typescript';
import { literalRuns } from './literal-runs.ts';

/** Words by which a journey looks for something on the screen. */
export interface LookedFor {
  file: string;
  line: number;
  text: string;
}

export interface TestFile {
  path: string;
  source: ts.SourceFile;
}

const looksByFirst = new Set([
  'getByText',
  'getByLabel',
  'getByPlaceholder',
  'getByTitle',
  'getByAltText',
  'toContainText',
  'toHaveText',
  'toHaveAccessibleName',
  'toHaveAccessibleDescription',
]);
const looksByOption = new Set(['getByRole', 'filter', 'locator', 'selectOption']);
const lookingOptions = new Set(['name', 'description', 'hasText', 'hasNotText', 'label']);

type Places = ReadonlyMap<string, ReadonlySet<number>>;

/** Which parameters of which function are looked for: of `press(page, name)`, the second. What is typed as well is not. */
export type Helpers = Places;

const nameOf = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();

/** What a call looks for: the expressions whose words are to be found on a screen. */
function* lookedForBy(call: ts.CallExpression, helpers: Helpers): Generator<ts.Expression> {
  const name = nameOf(call);
  const [first] = call.arguments;
  if (looksByFirst.has(name) && first) yield first;
  if (looksByOption.has(name)) {
    for (const argument of call.arguments) {
      if (!ts.isObjectLiteralExpression(argument)) continue;
      for (const option of argument.properties) {
        if (!lookingOptions.has(option.name?.getText() ?? '')) continue;
        if (ts.isPropertyAssignment(option)) yield option.initializer;
        if (ts.isShorthandPropertyAssignment(option)) yield option.name;
      }
    }
  }
  for (const place of helpers.get(name) ?? []) {
    const argument = call.arguments[place];
    if (argument) yield argument;
  }
}

function eachCall(node: ts.Node, look: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) look(node);
  ts.forEachChild(node, (child) => eachCall(child, look));
}

/** A function with a name, and a parameter of it that an identifier stands for. */
function parameterOf(identifier: ts.Identifier): { helper: string; place: number } | undefined {
  for (let at: ts.Node = identifier; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    const place = at.parameters.findIndex(({ name }) => name.getText() === identifier.text);
    if (place < 0) continue;
    const named = at.name ?? (ts.isVariableDeclaration(at.parent) ? at.parent.name : undefined);
    return named && { helper: named.getText(), place };
  }
  return undefined;
}

/** Functions of the tests that look for a word they are given, until no more are found. */
export function helpersOf(tests: readonly TestFile[]): Helpers {
  const typed = placesOf(tests, typedBy);
  const helpers = new Map<string, Set<number>>();
  for (let before = -1, found = 0; before !== found; found = helpers.size) {
    before = found;
    for (const [helper, places] of placesOf(tests, (call) => [...lookedForBy(call, helpers)])) {
      const wanted = [...places].filter((place) => !typed.get(helper)?.has(place));
      if (wanted.length > 0) helpers.set(helper, new Set(wanted));
    }
  }
  return helpers;
}

const typedBy = (call: ts.CallExpression): readonly ts.Expression[] =>
  /^(fill|pressSequentially|insertText|type)$/.test(nameOf(call)) ? call.arguments.slice(0, 1) : [];

/** The parameters that a function passes on to certain calls. */
function placesOf(tests: readonly TestFile[], passedTo: (call: ts.CallExpression) => readonly ts.Expression[]): Places {
  const places = new Map<string, Set<number>>();
  for (const { source } of tests) {
    eachCall(source, (call) => {
      for (const passed of passedTo(call)) {
        const parameter = ts.isIdentifier(passed) ? parameterOf(passed) : undefined;
        if (!parameter) continue;
        places.set(parameter.helper, (places.get(parameter.helper) ?? new Set()).add(parameter.place));
      }
    });
  }
  return places;
}

export function lookedForIn({ path, source }: TestFile, helpers: Helpers): { wanted: LookedFor[]; at: Set<ts.Node> } {
  const wanted: LookedFor[] = [];
  const at = new Set<ts.Node>();
  eachCall(source, (call) => {
    for (const { node, text } of [...lookedForBy(call, helpers)].flatMap(literalRuns)) {
      at.add(node);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      wanted.push({ file: path, line, text });
    }
  });
  return { wanted, at };
}
