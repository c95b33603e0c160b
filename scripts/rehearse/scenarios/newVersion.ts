import { untilReady } from '../nodes.ts';
import type { Scenario } from './scenario.ts';

/** Each node drains, ends and starts as the new version, one after another. */
export const newVersion: Scenario = {
  name: 'deploy',
  title: 'a new version is deployed, node after node',
  limitSeconds: 180,
  async play({ nodes }) {
    const brokenAt = performance.now();
    for (const node of nodes) {
      await node.stop();
      await node.start();
      await untilReady(node);
    }
    return { brokenAt, repairedAt: performance.now() };
  },
};
