import { cpuSeconds, residentMegabytes } from '../lib/processes.ts';

export interface Exported {
  seconds: number;
  /** The CPU time of the server's processes, without the database. */
  cpuSeconds: number;
  megabytes: number;
  /** Resident memory of the server before the export, and the most of it while that went on. */
  residentBefore: number;
  residentMost: number;
}

const lookEveryMs = 25;

/** Downloads the file as a browser would, and meanwhile samples the server's memory. */
export async function exportOf(
  url: string,
  token: string,
  pids: readonly number[],
  path: string,
): Promise<Exported> {
  const residentBefore = residentMegabytes(pids);
  let residentMost = residentBefore;
  const spentBefore = cpuSeconds(pids);
  const looking = setInterval(() => {
    residentMost = Math.max(residentMost, residentMegabytes(pids));
  }, lookEveryMs);
  try {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    const seconds = (performance.now() - began) / 1000;
    const spent = cpuSeconds(pids) - spentBefore;
    return { seconds, cpuSeconds: spent, megabytes: bytes / 1_048_576, residentBefore, residentMost };
  } finally {
    clearInterval(looking);
  }
}
