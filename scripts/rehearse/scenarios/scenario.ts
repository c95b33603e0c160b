import { setTimeout as pause } from 'node:timers/promises';
import { type Compared, compareBookings } from '../compared.ts';
import type { Counts } from '../ledger.ts';
import type { Stage } from '../stage.ts';
import { missingUploads } from '../uploads.ts';

export interface Scenario {
  name: string;
  title: string;
  /** From the fault until everything is well, the operator's commands included. */
  limitSeconds: number;
  /** Why it cannot be played here, in a sentence. */
  obstacle?(stage: Stage): string | null;
  /** Injects the fault, and does what the operator does. Returns the moment of the fault and of the repair. */
  play(stage: Stage): Promise<Played>;
}

export interface Played {
  brokenAt: number;
  repairedAt: number;
  /** More compared than the confirmed bookings. */
  compared?: Compared;
}

export interface Result extends Counts {
  title: string;
  seconds: number;
  limitSeconds: number;
  rows: number;
  issues: string[];
}

/** For so long everybody is answered before all is well. */
const calmMs = 2000;

export async function played(scenario: Scenario, stage: Stage): Promise<Result> {
  const { ledger, traffic, databases } = stage;
  const began = performance.now();
  const { brokenAt, repairedAt, compared } = await scenario.play(stage);
  await untilCalm(stage, scenario.limitSeconds + 30);
  const seconds = (Math.max(repairedAt, ledger.lastTroubleSince(brokenAt) ?? 0) - brokenAt) / 1000;
  const bookings = await compareBookings(databases.primary, traffic.confirmed);
  const missing = await missingUploads(stage.nginx, stage.uploads.confirmed);
  const counts = ledger.countsSince(began);
  return {
    ...counts,
    title: scenario.title,
    seconds,
    limitSeconds: scenario.limitSeconds,
    rows: bookings.rows + stage.uploads.confirmed.length + (compared?.rows ?? 0),
    issues: [
      ...ledger.troublesSince(began, 'lost').slice(0, 5),
      ...bookings.issues.slice(0, 5),
      ...missing.map((source) => `the confirmed picture ${source} cannot be read`).slice(0, 5),
      ...(compared?.issues ?? []),
      ...(seconds > scenario.limitSeconds ? [`all was well after ${seconds.toFixed(1)} s`] : []),
    ],
  };
}

/** Until everybody has been answered for two seconds. */
export async function untilCalm({ ledger, traffic }: Stage, withinSeconds: number): Promise<void> {
  const began = performance.now();
  const end = Date.now() + withinSeconds * 1000;
  while (!ledger.isCalmSince(performance.now() - calmMs, [...traffic.kinds, 'upload'])) {
    if (Date.now() > end) {
      const troubles = ledger.troublesSince(began).slice(-5).join('\n');
      throw new Error(`Not everybody was answered again within ${withinSeconds} s. The last:
${troubles}`);
    }
    await pause(100);
  }
}
