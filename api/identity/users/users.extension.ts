import { User } from '@odonta/db/models';
import { isExtension } from '@odonta/db/vocabulary/content/calls.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { clearable } from '../../platform/http/validation.ts';

export const extensionBody = clearable({
  format: { test: isExtension, message: 'Внутренний номер — до десяти цифр' },
});

/** Calls are assigned by it: two people with one number would take each other's. */
export async function refuseTakenExtension(
  extension: string | null | undefined,
  ownId: number | null,
  transaction: Transaction,
): Promise<void> {
  if (!extension) return;
  const taken = await User.findOne({ where: { extension }, transaction });
  if (taken && taken.id !== ownId)
    throw invalid({ extension: `Этот внутренний номер у сотрудника ${taken.name}` });
}
