import { randomUUID } from 'node:crypto';
import { Document, Redirect, Setting } from '@odonta/db/models';
import {
  buildArticle,
  buildCategory,
  buildCenter,
  buildCity,
  buildDirectorQuestion,
  buildLecturer,
  buildManagerRequest,
  buildPinning,
  buildProd,
  buildReview,
  buildSpecialization,
  buildSynonyms,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { buildPage } from '@odonta/db/testing/pages.ts';
import { buildBanner, buildTopStrip } from '@odonta/db/testing/siteFactories.ts';
import type { Model } from 'sequelize';

/** One row of each resource that staff write, with whatever it needs around it. */
export const worlds: Record<string, () => Promise<Model & { id: number }>> = {
  prods: buildProd,
  manager_requests: buildManagerRequest,
  director_questions: buildDirectorQuestion,
  lecturers: buildLecturer,
  centers: buildCenter,
  users: buildUser,
  cities: buildCity,
  categories: buildCategory,
  specializations: buildSpecialization,
  synonyms: () => buildSynonyms('имплант', 'имплантат'),
  articles: buildArticle,
  reviews: buildReview,
  banner_campaigns: buildBanner,
  pinnings: async () => buildPinning({ prod_id: (await buildProd()).id }),
  top_strip: buildTopStrip,
  pages: buildPage,
  settings: () => Setting.create({ key: 'test', label: 'Настройка', is_on: true }),
  documents: () => Document.create({ title: 'Договор', filename: randomUUID(), size: 1 }),
  redirects: () => Redirect.create({ from_path: '/staroe', to_path: '/novoe' }),
};
