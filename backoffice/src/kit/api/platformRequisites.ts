import type { StaffPlatformRequisites } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface PlatformRequisitesCalls {
  platformRequisites(): Promise<StaffPlatformRequisites>;
  /** They come into force when another has confirmed them. */
  askForPlatformRequisites(changes: Record<string, unknown>): Promise<void>;
}

export function platformRequisitesCalls(apiUrl: string, transport: Transport): PlatformRequisitesCalls {
  const url = `${apiUrl}/platform_requisites`;
  return {
    platformRequisites: async () => (await transport.json(url)).json as StaffPlatformRequisites,
    askForPlatformRequisites: async (changes) => {
      await transport.json(`${url}/changes`, { method: 'POST', body: JSON.stringify(changes) });
    },
  };
}
