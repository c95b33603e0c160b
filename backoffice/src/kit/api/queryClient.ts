import { QueryClient } from '@tanstack/react-query';
import { isFailure } from './failure.ts';

/** A stumble of the network is tried once more; a refusal stays one however often it is asked for. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isStumble(error), retryDelay: 600 },
    },
  });
}

function isStumble(error: unknown): boolean {
  return isFailure(error) && (error.status === 0 || error.status >= 500);
}
