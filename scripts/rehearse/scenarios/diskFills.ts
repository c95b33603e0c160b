import { setTimeout as pause } from 'node:timers/promises';
import type { Disk } from '../disk.ts';
import { untilReady } from '../nodes.ts';
import type { Stage } from '../stage.ts';
import type { Scenario } from './scenario.ts';

const ownDisk = ({ isOwn }: Disk) =>
  isOwn
    ? null
    : 'mounting a file system of its own is not permitted here, and the disk of this machine is not filled';

/** The node says that it is not ready; pages and bookings go on. The operator makes room. */
export const nodeDiskFills: Scenario = {
  name: 'node-disk',
  title: 'the disk of a node is full',
  limitSeconds: 120,
  obstacle: ({ disks }: Stage) => ownDisk(disks.node),
  async play({ disks, nodes: [node] }) {
    const brokenAt = performance.now();
    disks.node.fill();
    await untilReady(node, false);
    await pause(5000);
    disks.node.free();
    await untilReady(node);
    return { brokenAt, repairedAt: performance.now() };
  },
};

/** PostgreSQL refuses what it cannot write, or ends and is started again until there is room. */
export const databaseDiskFills: Scenario = {
  name: 'database-disk',
  title: 'the disk of the primary is full',
  limitSeconds: 90,
  obstacle: ({ disks }: Stage) => ownDisk(disks.database),
  async play({ disks, nodes, ledger }) {
    const brokenAt = performance.now();
    disks.database.fill();
    // A started segment and started blocks still take some bookings.
    for (const end = Date.now() + 30_000; !ledger.lastTroubleSince(brokenAt); await pause(100))
      if (Date.now() > end) throw new Error('The full disk of the primary refused nobody.');
    await pause(5000);
    disks.database.free();
    await Promise.all(nodes.map((node) => untilReady(node)));
    return { brokenAt, repairedAt: performance.now() };
  },
};
