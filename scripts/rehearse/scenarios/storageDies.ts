import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

/** Uploads are refused, all else goes on; its supervisor starts it again. */
export const storageDies: Scenario = {
  name: 'storage',
  title: 'the object storage is killed',
  limitSeconds: 60,
  async play({ storage, ledger, traffic }) {
    const brokenAt = performance.now();
    await storage.kill();
    for (const end = Date.now() + 30_000; !ledger.lastTroubleSince(brokenAt); await pause(100))
      if (Date.now() > end) throw new Error('Without the object storage no upload was refused.');
    const outageAt = performance.now();
    await pause(5000);
    for (const end = Date.now() + 30_000; !isServed(); await pause(100))
      if (Date.now() > end)
        throw new Error('Without the object storage no page was answered, or no booking.');
    await storage.restart();
    return { brokenAt, repairedAt: performance.now() };

    function isServed(): boolean {
      const answered = ledger.kindsAnsweredSince(outageAt);
      return traffic.kinds.every((kind) => answered.includes(kind));
    }
  },
};
