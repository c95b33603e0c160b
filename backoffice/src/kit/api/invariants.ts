import type { InvariantsBody } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface InvariantCalls {
  invariants(): Promise<InvariantsBody>;
  runInvariants(): Promise<InvariantsBody>;
}

export function invariantCalls(apiUrl: string, transport: Transport): InvariantCalls {
  const ask = async (path: string, method: 'GET' | 'POST') =>
    (await transport.json(`${apiUrl}/invariants${path}`, { method })).json as InvariantsBody;
  return {
    invariants: () => ask('', 'GET'),
    runInvariants: () => ask('/run', 'POST'),
  };
}
