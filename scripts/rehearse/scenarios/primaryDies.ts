import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../nodes.ts';
import type { Scenario } from './scenario.ts';

/** An operator promotes the replica, names it and no replica in the settings of each node and restarts one after another; then he makes a replica. */
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
      // The promoted server is a replica no longer, and would be refused as one.
      await node.start({ DATABASE_URL: databases.primary.url('odonta'), DATABASE_REPLICA_URL: '' });
      await untilReady(node);
    }
    const repairedAt = performance.now();
    watch.follow(databases.primary);
    await databases.addReplica();
    await watch.says(/commits wait for its disk/);
    return { brokenAt, repairedAt };
  },
};
