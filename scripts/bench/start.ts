import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { start } from './lib/processes.ts';
import { freePort } from './lib/product.ts';
import { figure, table } from './lib/table.ts';

/** How long `npm start` takes to `ready`: with an empty VAR_DIR, and again with its data there. Packages are installed and built. */
const root = path.resolve(import.meta.dirname, '../..');
const varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-bench-start-'));
try {
  const rows: string[][] = [];
  for (const name of ['cold: database, 240 courses and pictures made', 'warm', 'warm', 'warm']) {
    const began = performance.now();
    const started = await start(process.execPath, [path.join(root, 'scripts/start.mjs')], {
      PORT: String(await freePort()),
      VAR_DIR: varDir,
      LOG_LEVEL: 'warn',
    });
    rows.push([name, figure((performance.now() - began) / 1000, 2)]);
    await started.stop();
  }
  console.log(table(['npm start', 'seconds to ready'], rows));
} finally {
  rmSync(varDir, { recursive: true, force: true });
}
