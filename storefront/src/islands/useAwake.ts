import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML, true once the island is hydrated. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
