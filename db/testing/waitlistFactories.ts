import { randomBytes } from 'node:crypto';
import { WaitlistEntry } from '@odonta/db/models';
import { buildProd } from './factories.ts';
import type { New } from './new.ts';

let number = 0;

/** A waiting person, for a course of his own unless one is given. */
export async function buildWaitlistEntry(of: New<WaitlistEntry> = {}): Promise<WaitlistEntry> {
  number += 1;
  return WaitlistEntry.create({
    token: randomBytes(24).toString('base64url'),
    prod_id: of.prod_id ?? (await buildProd()).id,
    quantity: 1,
    last_name: 'Ожидаева',
    first_name: 'Вера',
    phone: `+7901${String(number).padStart(7, '0')}`,
    email: `waiting${number}@test.local`,
    price_seen: 1_000_000,
    ...of,
  });
}
