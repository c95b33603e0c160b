import { isSample } from '@odonta/db/vocabulary/money/documents/sampleRequisites.ts';
import type { Transaction } from 'sequelize';
import { ApiError, conflict } from '../../platform/http/errors.ts';
import { port } from '../../platform/ports.ts';
import { type PlatformDetails, platformDetailsOf, platformRequisites } from './platformRequisites.schema.ts';

/** Nobody can pay to an invented company; told to the buyer, who may have another way to pay. */
class SampleRequisites extends ApiError {
  constructor() {
    super(
      409,
      'CONFLICT',
      'Счёт пока выставить нельзя: площадка ещё не внесла свои реквизиты. Оплатите картой или свяжитесь с нами — подскажем, когда счета заработают',
    );
  }
}

/** Only in the demo, whose papers are samples as a whole. */
export const areSamplesAllowed = port('areSamplesAllowed', () => false);

/** Who the platform is on the papers it issues. @throws where nobody has said so yet. */
export async function ownRequisites(transaction?: Transaction): Promise<PlatformDetails> {
  const details = platformDetailsOf(await platformRequisites(transaction));
  if (isRefused(details)) throw new SampleRequisites();
  return details;
}

/** Whether papers wait for the platform to say who it is. */
export const isRefused = (details: PlatformDetails): boolean => !areSamplesAllowed() && isSample(details);

/** Says to staff where they can mend what stops the action. */
export const orSayWhere = <Result>(action: Promise<Result>): Promise<Result> =>
  action.catch((error: unknown) => {
    throw error instanceof SampleRequisites ? conflict(whereToMend) : error;
  });

const whereToMend =
  'Документы пока не выставить: у площадки стоят реквизиты из образца. Замените их в разделе «Реквизиты площадки»';
