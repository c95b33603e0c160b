import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

const purposes = "'REQUEST', 'QUESTION', 'REVIEW', 'ACCOUNT', 'ORDER', 'VOUCHER', 'ADVERTISING'";
const replaced = (list: string, tail: string) =>
  `alter table consents
     drop constraint consents_purpose_check,
     add constraint consents_purpose_check check (purpose in (${list}))${tail};`;

/** A consent to give contacts to a third party names it, with the very sentence that was shown. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `${replaced(`${purposes}, 'PARTNER'`, ' not valid')}
     alter table consents
       add column merchant_id integer,
       add column wording text,
       add constraint consents_merchant_id_fkey foreign key (merchant_id) references merchants not valid,
       add constraint consents_wording_check check (char_length(wording) <= 2000) not valid,
       add constraint consents_to_partners
         check (case when purpose = 'PARTNER' then num_nonnulls(merchant_id, wording, text_hash) = 3
           else num_nonnulls(merchant_id, wording) = 0 end) not valid;`,
  );
  const ofMerchants = 'consents (merchant_id, phone) where merchant_id is not null';
  await indexConcurrently(context, 'consents_to_merchants', ofMerchants);
  for (const name of ['purpose_check', 'merchant_id_fkey', 'wording_check', 'to_partners'])
    await context.sequelize.query(`alter table consents validate constraint consents_${name}`);
}

/** Refused once somebody has given such a consent: consents are never deleted. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table consents drop constraint consents_to_partners, drop column merchant_id, drop column wording;
     ${replaced(purposes, '')}`,
  );
