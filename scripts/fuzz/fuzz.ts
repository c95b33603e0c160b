import fc from 'fast-check';
import type { AnyEndpoint } from '../../api/platform/http/endpoint.ts';
import { inParallel } from '../../api/testing/inParallel.ts';
import { callsOf, type FuzzCall, type Stock } from './calls.ts';
import { put, shown, type Tokens } from './put.ts';

export interface Fuzzing {
  url: string;
  stock: Stock;
  /** A token for each kind of caller, renewed from time to time. */
  signIn(): Promise<Tokens>;
  seed: number;
  /** Calls of each endpoint. */
  runs: number;
}

const slowest = 1000;
const endpointsARound = 60;

/** Calls answered by a server error, or later than a second without concurrent load. */
export async function faultsOf(endpoints: readonly AnyEndpoint[], fuzzing: Fuzzing): Promise<string[]> {
  const issues: string[] = [];
  const late: (() => Promise<string[]>)[] = [];
  const statuses = new Map<number, number>();
  for (let start = 0; start < endpoints.length; start += endpointsARound) {
    const tokens = await fuzzing.signIn();
    const calls = endpoints.slice(start, start + endpointsARound).flatMap((endpoint, index) =>
      fc.sample(callsOf(endpoint, fuzzing.stock), {
        // A file may be wrong in many more ways than a body, and few endpoints take one.
        numRuns: fuzzing.runs * (endpoint.upload ? 8 : 1),
        seed: fuzzing.seed + start + index,
      }),
    );
    await inParallel(
      calls,
      async (call) => {
        const { status, ms, text } = await put(fuzzing.url, call, tokens);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) late.push(async () => brokenAgain(fuzzing.url, call, tokens, status, text));
        else if (ms > slowest) late.push(async () => slowAgain(fuzzing.url, call, tokens));
      },
      6,
    );
  }
  for (const again of late) issues.push(...(await again()));
  const counted = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  console.log(`      ${endpoints.length} endpoints, seed ${fuzzing.seed}: ${counted.join(', ')}`);
  return issues;
}

/** A 503 under load may be a locked row; without load it is an error. */
async function brokenAgain(url: string, call: FuzzCall, tokens: Tokens, status: number, text: string) {
  const again = status === 503 ? await put(url, call, tokens) : { status, text };
  return again.status >= 500 ? [`${again.status} ${shown(call)}: ${again.text.slice(0, 200)}`] : [];
}

async function slowAgain(url: string, call: FuzzCall, tokens: Tokens): Promise<string[]> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) times.push((await put(url, call, tokens)).ms);
  const quickest = Math.min(...times);
  return quickest > slowest ? [`${Math.round(quickest)} ms ${shown(call)}`] : [];
}
