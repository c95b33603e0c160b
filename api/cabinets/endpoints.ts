import { readOwnBonuses } from '../bonuses/ownBonuses.ts';
import { giftEndpoints } from '../gifts/gifts.cabinet.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { ownBalanceEndpoints } from '../marketing/marketing.cabinet.ts';
import { ownerEndpoints } from '../owners/owners.cabinet.ts';
import { readOwnInvitations } from '../referrals/referrals.cabinet.ts';
import { ownStatementEndpoints } from '../resources/accounting_docs/accountingDocs.cabinet.ts';
import { changeOwnData } from '../resources/individuals/individuals.own.ts';
import { readOwnLoyalty } from '../scales/ownLoyalty.ts';
import { centerDemandEndpoints } from './centersDemand.ts';
import { centerOrderEndpoints } from './centersOrders.ts';
import { employeeEndpoints } from './employees/employees.legal.ts';
import { individualCabinet } from './individual.ts';
import { legalCabinet } from './legal.ts';
import { acceptMembership } from './members/invitation.ts';
import { memberEndpoints } from './members/members.ts';
import { trainingEndpoints } from './training/training.legal.ts';

export const cabinetEndpoints: AnyEndpoint[] = [
  ...individualCabinet,
  changeOwnData,
  readOwnBonuses,
  readOwnInvitations,
  ...giftEndpoints,
  ...legalCabinet,
  ...employeeEndpoints,
  ...trainingEndpoints,
  readOwnLoyalty,
  ...memberEndpoints,
  ...ownerEndpoints,
  acceptMembership,
  ...centerOrderEndpoints,
  ...centerDemandEndpoints,
  ...ownStatementEndpoints,
  ...ownBalanceEndpoints,
];
