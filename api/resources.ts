import type { AnyResource } from './kit/resource.ts';
import { articlesForStaff } from './resources/articles/articles.staff.ts';
import { auditLogForStaff } from './resources/audit_log/auditLog.staff.ts';
import { bannerCampaignsForStaff } from './resources/banner_campaigns/bannerCampaigns.staff.ts';
import { centerRequisitesForStaff } from './resources/center_requisites/centerRequisites.staff.ts';
import { centersForStaff } from './resources/centers/centers.staff.ts';
import {
  categoriesForStaff,
  citiesForStaff,
  specializationsForStaff,
} from './resources/dictionaries/dictionaries.staff.ts';
import { directorQuestionsForStaff } from './resources/director_questions/directorQuestions.staff.ts';
import { documentsForStaff } from './resources/documents/documents.staff.ts';
import { individualsForStaff } from './resources/individuals/individuals.staff.ts';
import { lecturersForStaff } from './resources/lecturers/lecturers.staff.ts';
import { legalUsersForStaff } from './resources/legal_users/legalUsers.staff.ts';
import { managerRequestsForStaff } from './resources/manager_requests/managerRequests.staff.ts';
import { metaFaultsForStaff } from './resources/meta_faults/metaFaults.staff.ts';
import { outboxForStaff } from './resources/outbox/outbox.staff.ts';
import { pageMetasForStaff } from './resources/page_metas/pageMetas.staff.ts';
import { pagesForStaff, pageVersionsForStaff } from './resources/pages/pages.staff.ts';
import { pinningsForStaff } from './resources/pinnings/pinnings.staff.ts';
import { prodsForStaff } from './resources/prods/prods.staff.ts';
import { redirectsForStaff } from './resources/redirects/redirects.staff.ts';
import { reviewsForStaff } from './resources/reviews/reviews.staff.ts';
import { searchReportForStaff } from './resources/search_report/searchReport.staff.ts';
import { settingsForStaff } from './resources/settings/settings.staff.ts';
import { synonymsForStaff } from './resources/synonyms/synonyms.staff.ts';
import { topStripForStaff } from './resources/top_strip/topStrip.staff.ts';
import { usersForStaff } from './resources/users/users.staff.ts';
import { importsInto } from './tools/imports/imports.staff.ts';

const entities: AnyResource[] = [
  prodsForStaff,
  managerRequestsForStaff,
  directorQuestionsForStaff,
  reviewsForStaff,
  lecturersForStaff,
  centersForStaff,
  centerRequisitesForStaff,
  bannerCampaignsForStaff,
  pinningsForStaff,
  topStripForStaff,
  articlesForStaff,
  individualsForStaff,
  legalUsersForStaff,
  usersForStaff,
  citiesForStaff,
  categoriesForStaff,
  specializationsForStaff,
  settingsForStaff,
  pagesForStaff,
  pageVersionsForStaff,
  documentsForStaff,
  pageMetasForStaff,
  metaFaultsForStaff,
  redirectsForStaff,
  synonymsForStaff,
  searchReportForStaff,
  outboxForStaff,
  auditLogForStaff,
];

/** Every entity as staff see it. */
export const resources: AnyResource[] = [...entities, importsInto(entities)];
