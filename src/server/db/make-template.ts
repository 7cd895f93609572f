import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openClient } from './embedded-client.ts';

// Whoever waits for it takes it along.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const [, , template = ''] = process.argv;
const client = await openClient({ folder: null });
const copy = await client.dumpDataDir('none');
await mkdir(dirname(template), { recursive: true });
const unfinished = `${template}.${process.pid}`;
await writeFile(unfinished, Buffer.from(await copy.arrayBuffer()));
await rename(unfinished, template);
await client.close();
