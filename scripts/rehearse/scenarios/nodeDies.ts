import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../nodes.ts';
import type { Scenario } from './scenario.ts';

/** Nobody does anything: nginx asks the other node, systemd starts the dead one again. */
export const nodeDies: Scenario = {
  name: 'node',
  title: 'a node is killed',
  limitSeconds: 120,
  async play({ nodes: [node] }) {
    const brokenAt = performance.now();
    await node.kill();
    await pause(3000);
    await node.start();
    await untilReady(node);
    return { brokenAt, repairedAt: performance.now() };
  },
};
