import { mergingOfBonusAccounts } from '../../resources/bonus_accounts/bonusAccounts.merging.ts';
import {
  mergingOfCities,
  mergingOfSpecializations,
} from '../../resources/dictionaries/dictionaries.merging.ts';
import { mergingOfIndividuals } from '../../resources/individuals/individuals.merging.ts';
import { mergingOfLecturers } from '../../resources/lecturers/lecturers.merging.ts';
import { mergingOfManagerRequests } from '../../resources/manager_requests/managerRequests.merging.ts';
import type { AnyMerging } from './merging.ts';

/** Of which resources duplicates are merged, and how. Categories are fixed in number, so none of them goes. */
export const mergings: Readonly<Record<string, AnyMerging>> = {
  bonus_accounts: mergingOfBonusAccounts,
  cities: mergingOfCities,
  individuals: mergingOfIndividuals,
  lecturers: mergingOfLecturers,
  manager_requests: mergingOfManagerRequests,
  specializations: mergingOfSpecializations,
};
