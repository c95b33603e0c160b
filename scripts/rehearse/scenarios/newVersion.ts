import { untilReady } from '../nodes.ts';
import { release } from '../release.ts';
import type { Scenario } from './scenario.ts';

/** The operator moves the link of the release and reloads one node after another: each worker leaves when its successor serves. */
export const newVersion: Scenario = {
  name: 'deploy',
  title: 'a new version is deployed, worker after worker',
  limitSeconds: 300,
  async play({ nodes, folder }) {
    const brokenAt = performance.now();
    release(folder, 'second');
    for (const node of nodes) {
      await node.reload();
      await untilReady(node);
    }
    return { brokenAt, repairedAt: performance.now() };
  },
};
