import { buildStale } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { node24 } from './lib/node24.mjs';
import { refuse } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

try {
  await install();
  node24();
  await buildStale();
  process.exitCode = await serve(process.argv.slice(2));
} catch (error) {
  refuse(error);
}
