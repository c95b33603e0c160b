import cluster from 'node:cluster';
import path from 'node:path';
import { node24 } from '../node24.mjs';

/** The repository by the link it was started through, if any: workers that start later follow it to a newer release. */
export const home = path.resolve(process.argv[1], '../../../..');
export const server = path.join(home, 'api/server.ts');

/** The next worker takes everything from the newest release, its Node too: the one that this process runs from may be deleted. */
export function followRelease() {
  process.execPath = node24(home);
  cluster.setupPrimary({ exec: server, cwd: home });
}
