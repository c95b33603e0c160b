import {
  mergingOfCities,
  mergingOfSpecializations,
} from '../../catalog/dictionaries/dictionaries.merging.ts';
import { mergingOfLecturers } from '../../catalog/lecturers/lecturers.merging.ts';
import { mergingOfManagerRequests } from '../../content/manager_requests/managerRequests.merging.ts';
import { mergingOfIndividuals } from '../../identity/individuals/individuals.merging.ts';
import type { AnyMerging } from '../../identity/merging/merging.ts';
import { mergingOfBonusAccounts } from '../../loyalty/bonus_accounts/bonusAccounts.merging.ts';

/** Of which resources duplicates are merged, and how. Categories are fixed in number, so none of them goes. */
export const mergings: Readonly<Record<string, AnyMerging>> = {
  bonus_accounts: mergingOfBonusAccounts,
  cities: mergingOfCities,
  individuals: mergingOfIndividuals,
  lecturers: mergingOfLecturers,
  manager_requests: mergingOfManagerRequests,
  specializations: mergingOfSpecializations,
};
