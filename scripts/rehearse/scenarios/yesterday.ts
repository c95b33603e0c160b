import { setTimeout as pause } from 'node:timers/promises';
import { contentsOf, type Snapshot } from '../compared.ts';
import { rowsOf } from '../databases.ts';
import type { Stage } from '../stage.ts';
import type { Scenario } from './scenario.ts';

/** The nightly backup, some bookings, and a moment to which one will want to return. */
export async function rememberYesterday({ databases, traffic }: Stage): Promise<Snapshot> {
  const base = await databases.baseBackup();
  await pause(3000);
  const resume = await traffic.pauseBookings();
  const contents = await contentsOf(databases.primary);
  const [{ moment }] = await rowsOf<{ moment: string }>(
    databases.primary,
    'select clock_timestamp()::text as moment',
  );
  await pause(20);
  resume();
  return { ...contents, base, moment };
}

/** The operator restores the moment on a server of its own, while today goes on. */
export const yesterdayRestored = (snapshot: () => Snapshot): Scenario => ({
  name: 'restore',
  title: 'yesterday is restored beside today',
  limitSeconds: 90,
  async play({ databases }) {
    const { base, moment, rows, sum } = snapshot();
    const brokenAt = performance.now();
    const past = await databases.restored(base, moment);
    const repairedAt = performance.now();
    const restored = await contentsOf(past);
    await past.kill();
    const isSame = restored.rows === rows && restored.sum === sum;
    const issues = isSame
      ? []
      : [`yesterday had ${rows} rows, its restored copy has ${restored.rows} or others`];
    return { brokenAt, repairedAt, compared: { rows, issues } };
  },
});
