// The one entrance of every npm script, in plain JavaScript so that any Node.js can start it: it sees to a new enough
// Node.js and to the packages of the lock file, then hands over to the command's own file in TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wantedNode = [24, 7];
const installedNode = '24.21.0';
const ownNode = join(root, '.node', 'node_modules', 'node', 'bin');
const windows = process.platform === 'win32';

const [command = '', ...rest] = process.argv.slice(2);

const newEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > wantedNode[0] || (major === wantedNode[0] && minor >= wantedNode[1]);
};

function run(program, args, environment = process.env) {
  const { status, signal, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: windows,
  });
  if (error) throw error;
  if (signal) process.kill(process.pid, signal);
  return status ?? 1;
}

function orStop(status) {
  if (status !== 0) process.exit(status);
}

if (!newEnough()) {
  if (!existsSync(join(ownNode, windows ? 'node.exe' : 'node'))) {
    console.log(
      `Node.js ${process.versions.node} is too old; installing ${installedNode} into .node for this project alone.`,
    );
    orStop(
      run('npm', [
        'install',
        '--prefix',
        '.node',
        '--no-save',
        '--no-package-lock',
        '--silent',
        `node@${installedNode}`,
      ]),
    );
  }
  const environment = { ...process.env, PATH: ownNode + delimiter + process.env.PATH };
  process.exit(run(join(ownNode, 'node'), [fileURLToPath(import.meta.url), command, ...rest], environment));
}

// The packages are those of the lock file when the mark left by the last installation says so.
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const mark = join(root, 'node_modules', '.installed-lock');
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  console.log('Installing packages …');
  orStop(run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
  writeFileSync(mark, lock);
}

const environment = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };
process.exit(run(process.execPath, [join(root, 'src', 'tools', 'command.ts'), command, ...rest], environment));
