import type { InvariantsBody } from '@odonta/api/contract';
import { expect } from 'chai';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';

/** What every journey of money ends with: nothing of what has to agree disagrees in the whole market. */
export async function expectMoneyIsWhole(): Promise<void> {
  const bookkeeper = await asStaff((await app()).url, 'bookkeeper');
  const { findings } = await bookkeeper<InvariantsBody>('POST', '/adm/invariants/run');
  expect(findings).to.deep.equal([]);
}
