import type { InvariantsBody } from '@odonta/api/contract';
import { expect } from 'chai';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';

/** The last step of every test about money: no invariant of the whole app is violated. */
export async function expectMoneyIsWhole(): Promise<void> {
  const bookkeeper = await asStaff((await app()).url, 'bookkeeper');
  const { findings } = await bookkeeper<InvariantsBody>('POST', '/adm/invariants/run');
  expect(findings).to.deep.equal([]);
}
