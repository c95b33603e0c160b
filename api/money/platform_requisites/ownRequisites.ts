import type { PlatformRequisites } from '@odonta/db/models';
import { isSample } from '@odonta/db/vocabulary/money/documents/sampleRequisites.ts';
import type { Transaction } from 'sequelize';
import { ApiError, conflict } from '../../platform/http/errors.ts';
import { port } from '../../platform/ports.ts';
import {
  entered,
  type PlatformDetails,
  platformDetailsOf,
  platformRequisites,
} from './platformRequisites.schema.ts';

/** An invented company cannot be paid; the message is for the buyer, who may have another way to pay. */
class SampleRequisites extends ApiError {
  constructor() {
    super(
      409,
      'CONFLICT',
      'Счёт пока выставить нельзя: площадка ещё не внесла свои реквизиты. Оплатите картой или свяжитесь с нами — подскажем, когда счета заработают',
    );
  }
}

/** Only in the demo, whose documents are samples as a whole. */
export const areSamplesAllowed = port('areSamplesAllowed', () => false);

/** The platform's requisites on its documents. @throws while they are not entered. */
export async function ownRequisites(transaction?: Transaction): Promise<PlatformDetails> {
  return usable(await platformRequisites(transaction));
}

/** The same of requisites that were read already. */
export function usable(row: PlatformRequisites | null): PlatformDetails {
  const details = platformDetailsOf(entered(row));
  if (isRefused(details)) throw new SampleRequisites();
  return details;
}

/** Whether documents wait for the platform's requisites. */
export const isRefused = (details: PlatformDetails): boolean => !areSamplesAllowed() && isSample(details);

/** Adds for staff where they can correct what stops the action. */
export const orSayWhere = <Result>(action: Promise<Result>): Promise<Result> =>
  action.catch((error: unknown) => {
    throw error instanceof SampleRequisites ? conflict(whereToMend) : error;
  });

const whereToMend =
  'Документы пока не выставить: у площадки стоят реквизиты из образца. Замените их в разделе «Реквизиты площадки»';
