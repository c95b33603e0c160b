import type { RecoveryCodes, SecondFactorKey, SecondFactorState } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

/** Reauthentication, and the setup of the second factor. */
export interface ReauthenticationCalls {
  prove(body: { password: string; code?: string }): Promise<void>;
  secondFactor(): Promise<SecondFactorState>;
  beginSecondFactor(): Promise<SecondFactorKey>;
  confirmSecondFactor(code: string): Promise<RecoveryCodes>;
  renewRecoveryCodes(): Promise<RecoveryCodes>;
  removeSecondFactor(): Promise<void>;
}

export function reauthenticationCalls(apiUrl: string, transport: Transport): ReauthenticationCalls {
  const ask = async <T>(path: string, method = 'GET', body: object = {}) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
    return (await transport.json(`${apiUrl}/me/${path}`, { method, ...sent })).json as T;
  };
  return {
    prove: (body) => ask('proof', 'POST', body),
    secondFactor: () => ask('second_factor'),
    beginSecondFactor: () => ask('second_factor', 'POST'),
    confirmSecondFactor: (code) => ask('second_factor/confirm', 'POST', { code }),
    renewRecoveryCodes: () => ask('second_factor/codes', 'POST'),
    removeSecondFactor: () => ask('second_factor', 'DELETE'),
  };
}
