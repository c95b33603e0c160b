import type { StaffJob, StaffQueue } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface QueueCalls {
  queues(): Promise<StaffQueue[]>;
  jobs(queue: string): Promise<StaffJob[]>;
  switchQueue(queue: string, action: 'pause' | 'resume'): Promise<StaffQueue>;
  handleJob(queue: string, id: string, action: 'retry' | 'discard'): Promise<{ id: string }>;
}

export function queueCalls(apiUrl: string, transport: Transport): QueueCalls {
  const ask = async <T>(path: string, method: 'GET' | 'POST' = 'GET') =>
    (await transport.json(`${apiUrl}/queues${path}`, { method })).json as T;
  return {
    queues: () => ask(''),
    jobs: (queue) => ask(`/${queue}/jobs`),
    switchQueue: (queue, action) => ask(`/${queue}/${action}`, 'POST'),
    handleJob: (queue, id, action) => ask(`/${queue}/jobs/${id}/${action}`, 'POST'),
  };
}
