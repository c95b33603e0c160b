import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../nodes.ts';
import type { Scenario } from './scenario.ts';

/** An operator promotes the replica, names it in the settings of each node and restarts one after another; then he makes a replica. */
export const primaryDies: Scenario = {
  name: 'primary',
  title: 'the primary is killed, the replica promoted',
  limitSeconds: 240,
  async play({ databases, nodes, watch }) {
    const brokenAt = performance.now();
    await databases.primary.kill();
    await pause(5000);
    await databases.failOver();
    for (const node of nodes) {
      await node.stop();
      await node.start({ DATABASE_URL: databases.primary.url('odonta') });
      await untilReady(node);
    }
    const repairedAt = performance.now();
    watch.follow(databases.primary);
    await databases.addReplica();
    await watch.says(/commits wait for its disk/);
    return { brokenAt, repairedAt };
  },
};
