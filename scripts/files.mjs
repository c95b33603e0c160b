import { spawn } from 'node:child_process';
import path from 'node:path';
import { environment, root } from './lib/command.mjs';
import { install } from './lib/install.mjs';
import { node24 } from './lib/node24.mjs';
import { refuse } from './lib/say.mjs';

try {
  await install();
  const args = [
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'api/files.ts'),
    ...process.argv.slice(2),
  ];
  const child = spawn(node24(), args, { cwd: root, stdio: 'inherit', env: environment() });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
} catch (error) {
  refuse(error);
}
