import { port } from '../../platform/ports.ts';
import { numberSignedBy, signNumber } from '../../platform/secrets/signedNumbers.ts';

/** Signs the links by which persons withdraw their consents. */
export const leadKey = port<Buffer>('leadKey');

const purpose = 'withdraw';

export const withdrawalTokenOf = (lead_id: number): string => signNumber(leadKey(), purpose, lead_id);

/** The lead of a link; null for one that we have not signed. */
export const leadOf = (token: string): number | null => numberSignedBy(leadKey(), purpose, token);
