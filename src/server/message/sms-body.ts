/** What stands in braces in SMS_BODY. */
interface SmsFacts {
  /** As +85366123456. */
  to: string;
  text: string;
}

const valueOf: Readonly<Record<string, (facts: SmsFacts) => string>> = {
  to: ({ to }) => to,
  digits: ({ to }) => to.replace('+', ''),
  text: ({ text }) => text,
};
const placeholder = /\{(\w+)\}/g;

export interface SmsBody {
  type: string;
  write(facts: SmsFacts): string;
}

const fill = (written: string, facts: SmsFacts): string =>
  written.replace(placeholder, (whole, name: string) => valueOf[name]?.(facts) ?? whole);

/** The same with every text in it filled; names of members stay as they are. */
function filled(value: unknown, facts: SmsFacts): unknown {
  if (typeof value === 'string') return fill(value, facts);
  if (Array.isArray(value)) return value.map((item) => filled(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, facts)]));
}

/**
 * How the gateway wants to be asked: JSON when it begins as such, as `{"to":"{to}","text":"{text}"}`, else the fields
 * of a form, as `phone={digits}&content={text}`. What is filled in cannot break out of its place.
 * @returns null for a template that is neither, that names something unknown, or that forgets the number or the text
 */
export function smsBody(template: string): SmsBody | null {
  const isJson = /^\s*[{[]/.test(template);
  const body = isJson ? jsonBody(template) : formBody(template);
  if (!body) return null;
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  const isWhole = names.includes('text') && (names.includes('to') || names.includes('digits'));
  return isWhole && names.every((name) => Object.hasOwn(valueOf, name)) ? body : null;
}

function jsonBody(template: string): SmsBody | null {
  try {
    const value: unknown = JSON.parse(template);
    return { type: 'application/json', write: (facts) => JSON.stringify(filled(value, facts)) };
  } catch {
    return null;
  }
}

function formBody(template: string): SmsBody | null {
  if (!/^[^=&]+=[^&]*(&[^=&]+=[^&]*)*$/.test(template)) return null;
  const fields = template.split('&').map((field) => {
    const at = field.indexOf('=');
    return [field.slice(0, at), field.slice(at + 1)] as const;
  });
  return {
    type: 'application/x-www-form-urlencoded',
    write: (facts) =>
      new URLSearchParams(fields.map(([name, value]): [string, string] => [name, fill(value, facts)])).toString(),
  };
}
