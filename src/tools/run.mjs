// The one entrance of every npm script, in plain JavaScript so that any Node.js can start it: it sees to a new enough
// Node.js and to the packages of the lock file, then hands over to the command's own file in TypeScript.
import { spawn, spawnSync } from 'node:child_process';
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
const npm = findNpm();

const newEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > wantedNode[0] || (major === wantedNode[0] && minor >= wantedNode[1]);
};

/**
 * Runs a program to its end. A signal to this process reaches it, and it decides when to end; the channel between the
 * two tells it when this process is gone in any other way. @returns its exit code
 */
function run(program, args, environment = process.env) {
  return new Promise((resolve, reject) => {
    const stdio = windows ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, args, { cwd: root, stdio, env: environment, shell: windows });
    const pass = (signal) => child.kill(signal);
    const orphaned = () => child.kill('SIGTERM');
    process.on('SIGINT', pass).on('SIGTERM', pass).on('disconnect', orphaned);
    process.channel?.unref();
    const watch = npm ? setInterval(() => lives(npm) || orphaned(), 1000) : undefined;
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', pass).off('SIGTERM', pass).off('disconnect', orphaned);
      if (signal) process.kill(process.pid, signal);
      resolve(code ?? 1);
    });
  });
}

/** npm opens no channel to what it runs, and runs it in a shell that may outlive it: it is looked for by its number. */
function findNpm() {
  if (process.channel || !process.env.npm_lifecycle_event || windows) return null;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [above = '', program = ''] = (stdout ?? '').trim().split(/\s+/);
  return /(^|\/)(da|ba|z)?sh$/.test(program) ? Number(above) : process.ppid;
}

function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
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
      await run('npm', [
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
  process.exit(await run(join(ownNode, 'node'), [fileURLToPath(import.meta.url), command, ...rest], environment));
}

// The packages are those of the lock file when the mark left by the last installation says so.
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const mark = join(root, 'node_modules', '.installed-lock');
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  console.log('Installing packages …');
  orStop(await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
  writeFileSync(mark, lock);
}

const environment = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };
process.exit(await run(process.execPath, [join(root, 'src', 'tools', 'command.ts'), command, ...rest], environment));
