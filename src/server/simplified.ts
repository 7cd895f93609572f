import { Converter } from 'opencc-js/t2cn';

let convert: ((text: string) => string) | undefined;

/** What was written in traditional characters is read in simplified ones (G03). */
export function simplified(text: string): string {
  convert ??= Converter({ from: 'hk', to: 'cn' });
  return convert(text);
}
