import type { MerchantLead } from '@odonta/api/contract';
import { disputeCodes, leadResults } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';

/** A person who never gave a consent has withdrawn none. */
export const badgeOf = ({ revoked_at, status, dispute_code, status_label }: MerchantLead): string =>
  revoked_at === null || (status === 'REJECTED' && dispute_code === 'NO_CONSENT')
    ? status_label
    : 'Согласие отозвано';

/** The cost of a lead, and how far it has come. */
export const stateOf = (lead: MerchantLead): string =>
  [
    lead.is_duplicate ? 'Повтор, бесплатно' : sumOf(lead),
    lead.dispute_code && `спор: ${disputeCodes[lead.dispute_code].toLowerCase()}`,
    lead.result && `итог: ${leadResults[lead.result].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ');

function sumOf({ status, price, charged_at }: MerchantLead): string {
  if (charged_at !== null) return `${formatExact(price)} списано`;
  return status === 'CREATED' ? `${formatExact(price)} отложено` : 'Ничего не списано';
}
