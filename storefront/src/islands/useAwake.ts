import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server wrote, true once the island works. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
