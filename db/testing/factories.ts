import {
  Article,
  ArticleLecturer,
  ArticleProd,
  ArticleTag,
  Category,
  Center,
  City,
  Consent,
  DirectorQuestion,
  Individual,
  Lecturer,
  LegalMember,
  LegalUser,
  Letter,
  ManagerRequest,
  Prod,
  ProdLecturer,
  ProdPrice,
  Review,
  Specialization,
  Synonym,
  Tag,
  User,
  UserMembership,
  UserRole,
} from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';
import { taxNumberOf } from './taxNumbers.ts';

export { inDays } from './inDays.ts';
export { buildBanner, buildPinning, buildTopStrip } from './siteFactories.ts';

/** Each builds a row from the given values and fills in only missing ones. Numbers make names and addresses differ. */

let number = 0;
const next = () => {
  number += 1;
  return number;
};

export async function buildUser({
  roles = [],
  ...given
}: New<User> & { roles?: StaffRole[] } = {}): Promise<User> {
  const email = `user${next()}@test.local`;
  const user = await User.create({ email, name: 'Анна Сотрудница', status: 'ACTIVE', ...given });
  await UserRole.bulkCreate(roles.map((role) => ({ user_id: user.id, role })));
  return user;
}

/** A member of a training centre: signed in like staff, but no staff. */
export async function buildPartner(
  center: Center,
  { role, ...given }: New<User> & { roles?: StaffRole[]; role?: CenterRole } = {},
): Promise<User> {
  const user = await buildUser({ is_partner: true, ...given });
  await UserMembership.create({ user_id: user.id, center_id: center.id, ...(role && { role }) });
  return user;
}

/** A buyer with an account of his own. */
export function buildIndividual(given: New<Individual> = {}): Promise<Individual> {
  const email = `individual${next()}@test.local`;
  return Individual.create({ last_name: 'Покупателев', first_name: 'Илья', email, ...given });
}

/** A company whose tax number is the only one of its kind. */
export function buildLegalUser(given: New<LegalUser> = {}): Promise<LegalUser> {
  return LegalUser.create({ name: `ООО «Клиника ${next()}»`, inn: taxNumberOf(number), ...given });
}

/** A member of a company: its owner, unless given otherwise. */
export async function buildLegalMember(given: New<LegalMember> = {}): Promise<LegalMember> {
  const legal_user_id = given.legal_user_id ?? (await buildLegalUser()).id;
  const email = `legal${next()}@test.local`;
  return LegalMember.create({ name: 'Мария Закупкина', email, ...given, legal_user_id });
}

export function buildCenter(given: New<Center> = {}): Promise<Center> {
  const name = `Учебный центр ${next()}`;
  const slug = `centr-${number}`;
  return Center.create({ slug, name, email: 'center@test.local', status: 'CONFIRMED', ...given });
}

export function buildCity(given: New<City> = {}): Promise<City> {
  return City.create({ name: `Город ${next()}`, region: 'Область', population: 100_000, ...given });
}

export function buildCategory(given: New<Category> = {}): Promise<Category> {
  const id = given.id ?? next();
  return Category.create({ id, name: `Категория ${id}`, url: `kategoriya-${id}`, sort: id, ...given });
}

export function buildSpecialization(given: New<Specialization> = {}): Promise<Specialization> {
  return Specialization.create({ name: `Специальность ${next()}`, ...given });
}

export function buildSynonyms(...words: string[]): Promise<Synonym> {
  return Synonym.create({ words });
}

export function buildLecturer(given: New<Lecturer> = {}): Promise<Lecturer> {
  return Lecturer.create({ sef: `lektor-${next()}`, name: 'Пётр Лекторов', status: 'CONFIRMED', ...given });
}

interface ProdParts {
  lecturers?: Lecturer[];
  prices?: (New<ProdPrice> & Pick<ProdPrice, 'price' | 'type'>)[];
}

/** A published course of the therapy category that begins in a month and costs 10 000 ₽, unless given otherwise. */
export async function buildProd({
  lecturers = [],
  prices = [],
  ...given
}: New<Prod> & ProdParts = {}): Promise<Prod> {
  const prod = await Prod.create({
    slug: `kurs-${next()}`,
    center_id: given.center_id ?? (await buildCenter()).id,
    name: `Курс для врачей ${number}`,
    type: 2,
    categories: [1],
    price: 1_000_000,
    text: 'Подробное описание курса. '.repeat(10),
    filename: 'cover',
    date_start: inDays(30),
    status: 'CONFIRMED',
    published_at: given.status === undefined || given.status === 'CONFIRMED' ? inDays(-10) : null,
    is_draft: false,
    ...given,
  });
  await ProdPrice.bulkCreate(prices.map((price, sort) => ({ ...price, sort, prod_id: prod.id })));
  await ProdLecturer.bulkCreate(
    lecturers.map(({ id }, sort) => ({ prod_id: prod.id, lecturer_id: id, sort })),
  );
  return prod;
}

export function buildManagerRequest(given: New<ManagerRequest> = {}): Promise<ManagerRequest> {
  const person = { name: 'Иван Петров', phone: '+79001234567', email: 'ivan@test.local', city: 'Пермь' };
  return ManagerRequest.create({ ...person, ...given });
}

export function buildDirectorQuestion(given: New<DirectorQuestion> = {}): Promise<DirectorQuestion> {
  const person = { fio: 'Иван Петров', tel: '+79001234567', email: 'ivan@test.local' };
  return DirectorQuestion.create({
    ...person,
    specialization: 'Ортодонт',
    comment: 'Когда будет курс?',
    ...given,
  });
}

/** A review that waits for moderation; with `published_at` it is public. */
export async function buildReview({
  consent,
  ...given
}: New<Review> & { consent?: New<Consent> } = {}): Promise<Review> {
  const prod = given.prod_id === undefined ? await buildProd() : await Prod.findByPk(given.prod_id);
  const { id: consent_id } = await Consent.create({ purpose: 'REVIEW', text_version: 'test', ...consent });
  return Review.create({
    prod_id: prod?.id ?? 0,
    center_id: prod?.center_id ?? 0,
    client_name: 'Ольга Участница',
    rating: 5,
    text: `Курс понравился: подробно, спокойно и с практикой. Отзыв ${next()}.`,
    consent_id,
    ...(given.status === 'CONFIRMED' ? { published_at: new Date() } : {}),
    ...(given.status === 'REJECTED' ? { reject_code: 'ADVERT', rejected_at: new Date() } : {}),
    ...given,
  });
}

export function buildLetter(given: New<Letter> = {}): Promise<Letter> {
  return Letter.create({ kind: 'test', to: 'ivan@test.local', subject: 'Письмо', text: 'Текст', ...given });
}

interface ArticleParts {
  lecturers?: Lecturer[];
  prods?: Prod[];
  tags?: string[];
}

/** A published article of the therapy category, unless given otherwise. */
export async function buildArticle({
  lecturers = [],
  prods = [],
  tags = [],
  ...given
}: New<Article> & ArticleParts = {}): Promise<Article> {
  const article = await Article.create({
    slug: `statya-${next()}`,
    title: `Статья для врачей ${number}`,
    description: 'О чём эта статья.',
    text: `<p>${'Подробный текст статьи. '.repeat(20)}</p>`,
    categories: [1],
    status: 'PUBLISHED',
    published_at: inDays(-1),
    ...given,
  });
  const article_id = article.id;
  await ArticleLecturer.bulkCreate(lecturers.map(({ id }, sort) => ({ article_id, lecturer_id: id, sort })));
  await ArticleProd.bulkCreate(prods.map(({ id }, sort) => ({ article_id, prod_id: id, sort })));
  for (const [sort, name] of tags.entries()) {
    const [tag] = await Tag.findOrCreate({ where: { name }, defaults: { name, slug: slugOf(name) } });
    await ArticleTag.create({ article_id, tag_id: tag.id, sort });
  }
  return article;
}
