import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadCore, onCore } from './processes.ts';

export interface Load {
  connections: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  /** A Lua script of wrk's, for more than one address. */
  script?: string;
  /** Where the server has several processes, the load has no core of its own. */
  onAllCores?: true;
}

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
  /** Answers other than 2xx and 3xx, broken connections and timeouts. */
  errors: number;
}

const run = promisify(execFile);

export async function wrk(
  url: string,
  { connections, seconds, headers = {}, script, onAllCores }: Load,
): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const scripted = script === undefined ? [] : ['-s', script];
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, ...scripted, url];
  const { stdout } = await (onAllCores ? run('wrk', options) : run(...onCore(loadCore, 'wrk', options)));
  return parse(stdout);
}

function parse(output: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/ 50%\s+(\S+)/.exec(output)?.[1]),
    p99Ms: milliseconds(/ 99%\s+(\S+)/.exec(output)?.[1]),
    requests: number(/(\d+) requests in/),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + count, 0),
  };
}

function milliseconds(text = ''): number {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN);
}
