import { text } from 'node:stream/consumers';
import { administer, NotDone } from './administer.ts';

const onStandardInput = async () => (await text(process.stdin)).replace(/\r?\n$/, '');

try {
  process.stdout.write(`\n${await administer(process.env, process.argv.slice(2), onStandardInput)}\n\n`);
} catch (error) {
  if (!(error instanceof NotDone)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}
