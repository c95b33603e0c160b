import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fileOf } from './strippedTypes.mjs';

/**
 * Loaded into the server ahead of its own code: gives it our TypeScript without its types as another process has stripped it
 * once. Node loads a compiler for that, and holds 18 MB of it for ever.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    const source = strippedOf(readFileSync(fileURLToPath(url), 'utf8'));
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

let hasStripped = false;

/** Null where nothing can be kept: the folder may be read-only. */
function strippedOf(source) {
  const kept = read(fileOf(source));
  if (kept !== null || hasStripped) return kept;
  hasStripped = true;
  const stripper = fileURLToPath(new URL('./strippedTypes.mjs', import.meta.url));
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', stripper], { stdio: 'ignore' });
  return read(fileOf(source));
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
