import type { MonthEnd, PaidAtOnce, PreparedAtOnce } from '@odonta/api/contract';
import { sendOnce } from './sendOnce.ts';
import type { Transport } from './transport.ts';

export interface MonthEndCalls {
  monthEnd(period: { from: string; to: string }): Promise<MonthEnd>;
  preparePayouts(body: PreparedAtOnce): Promise<{ ids: number[] }>;
  payPayouts(body: PaidAtOnce): Promise<{ ids: number[] }>;
}

/** Hundreds of orders take longer than a list. */
const patienceMs = 120_000;

export function monthEndCalls(apiUrl: string, transport: Transport): MonthEndCalls {
  const url = `${apiUrl}/month_end`;
  const once = sendOnce();
  const send = async (path: string, asked: object) => {
    const body = JSON.stringify(asked);
    const { json } = await once(`month_end/${path}`, body, (headers) =>
      transport.json(`${url}/${path}`, { method: 'POST', body, headers, patienceMs }),
    );
    return json as { ids: number[] };
  };
  return {
    monthEnd: async (period) =>
      (await transport.json(`${url}?${new URLSearchParams({ ...period })}`, { patienceMs })).json as MonthEnd,
    preparePayouts: (body) => send('payouts', body),
    payPayouts: (body) => send('payments', body),
  };
}
