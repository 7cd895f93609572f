/** Values that need no quotes inside an array literal: ids, numbers, instants, plain words. */
const plain = /^[\w:.+-]+$/;

/**
 * An array as PostgreSQL reads it from text. The driver's own conversion quotes every element and is several times
 * slower, which counts on the attempts path.
 */
export function arrayLiteral(values: readonly (string | number | boolean | null)[]): string {
  let text = '{';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) text += ',';
    if (value === null || value === undefined) text += 'null';
    else if (typeof value !== 'string') text += value;
    else if (plain.test(value) && value.toLowerCase() !== 'null') text += value;
    else text += `"${value.replace(/["\\]/g, '\\$&')}"`;
  }
  return `${text}}`;
}
