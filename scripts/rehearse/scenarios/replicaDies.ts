import { type Scenario, untilCalm } from './scenario.ts';

/** The watch lets commits go on without it; the operator makes another. */
export const replicaDies: Scenario = {
  name: 'replica',
  title: 'the replica is killed',
  limitSeconds: 60,
  async play(stage) {
    const { databases, watch } = stage;
    const brokenAt = performance.now();
    await databases.replica?.kill();
    await watch.says(/on one disk only/);
    await untilCalm(stage, 30);
    await databases.addReplica();
    await watch.says(/commits wait for its disk/);
    return { brokenAt, repairedAt: performance.now() };
  },
};
