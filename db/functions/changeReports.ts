import { below, paths } from '../vocabulary/addresses.ts';
import { type ReportedTags, tag, tagBy, tagByEach, tagFrom, tagOf, tags, tagsWhen } from './reportedTags.ts';

interface Report {
  /** The tags of the pages that show the row. */
  tags: ReportedTags;
  /** Columns on no page: a change of these alone is not reported. */
  silent?: readonly string[];
  /** An update that writes none of these does not even run the trigger. */
  columns?: readonly string[];
}

const isShown = (status: string) => `r ->> 'status' = '${status}' and r ->> 'deleted_at' is null`;
const isOfShownArticle = `exists (select 1 from articles a
  where a.id = (r ->> 'article_id')::integer and a.status = 'PUBLISHED' and a.deleted_at is null)`;
const isOfMerchant = `b.merchant_id = (r ->> 'id')::integer and b.by_weeks
  and b.status = 'CONFIRMED' and b.deleted_at is null`;
/** The sitemap lists added pages; those of the product it knows by name. */
const addedPage = tagsWhen(`r ->> 'path' like '${below.addedPages}%'`, tagBy('page', 'path'), tag('pages'));

/** Likes, edits of drafts and letters to lecturers are on no list. */
const silentOfArticles = ['like_count', 'date_edit', 'version', 'proposer_notified_at'];

/** Every table that public pages show, and the pages that a changed row costs. */
export const changeReports: Readonly<Record<string, Report>> = {
  // advertising: drafts are on no page
  banners: {
    tags: tagsWhen(
      isShown('CONFIRMED'),
      tagOf('banners', `(r ->> 'slot') || coalesce(':' || (r ->> 'category_id'), '')`),
      tagFrom(
        'banners',
        `(r ->> 'slot') || ':' || (place ->> 'category_id')`,
        `jsonb_array_elements(case when jsonb_typeof(r -> 'price_rows') = 'array' then r -> 'price_rows' else '[]' end) place
         where place ->> 'category_id' is not null`,
      ),
    ),
    silent: ['figures_sent_week', 'link_written_at'],
  },
  // By the code of its link, so that the page of a code that opens nothing is named alike.
  collections: {
    tags: tagBy('collection', 'code'),
    silent: ['to_email', 'to_phone', 'comment_internal', 'opened_at', 'last_opened_at', 'version'],
  },
  collection_items: {
    tags: tagFrom('collection', 'c.code', `collections c where c.id = (r ->> 'collection_id')::integer`),
  },
  // Banners of an organisation that is not at work are not shown.
  merchants: {
    tags: tags(
      tagFrom('banners', 'b.slot', `banners b where ${isOfMerchant}`),
      tagFrom(
        'banners',
        `b.slot || ':' || (place ->> 'category_id')`,
        `banners b cross join jsonb_array_elements(b.price_rows) place
         where ${isOfMerchant} and place ->> 'category_id' is not null`,
      ),
    ),
    columns: ['status', 'deleted_at'],
  },
  top_strips: { tags: tagsWhen(isShown('PUBLISHED'), tag('top_strips')) },
  pinnings: { tags: tagsWhen(`r ->> 'shown_on' is not null`, tagBy('pinnings', 'place')) },

  // The same conditions as those of matching: without categories it may be beside any course.
  related_promotions: {
    tags: tagsWhen(
      `r ->> 'shown_on' is not null`,
      tagByEach('related_promotions:category', 'match_categories'),
      tagByEach('related_promotions:prod', 'match_prods'),
      tagsWhen(
        `r -> 'match_categories' = '[]'
          and (r -> 'match_prods' = '[]' or r -> 'match_cities' <> '[]' or r -> 'match_types' <> '[]')`,
        tag('related_promotions'),
      ),
    ),
    silent: ['notify_emails', 'notify_categories', 'notify_cities', 'daily_limit', 'total_limit', 'version'],
  },

  // catalog
  categories: { tags: tag('categories') },
  centers: { tags: tags(tagBy('center', 'id'), tag('centers')) },
  // A search by city depends on all of them, by their names and distances; courses show theirs by their cards.
  cities: {
    tags: tags(
      tag('cities'),
      tagBy('city', 'id'),
      tagFrom('city:lecturer', 'l.id', `lecturers l where l.city_id = (r ->> 'id')::integer`),
    ),
  },
  // `lecturer:7` is the person, named at courses and articles too; courses and ratings are on the own page and in lists alone.
  lecturers: {
    tags: tags(tagBy('lecturer', 'id'), tagsWhen(isShown('CONFIRMED'), tag('lecturers'))),
    silent: ['rating_total', 'rating_count'],
  },
  prods: { tags: tagBy('prod', 'id') },
  // `card:12` is reported when the card of a course changes, not for each edit of its long texts.
  prod_cards: {
    tags: tags(
      tagBy('prod', 'prod_id'),
      tag('list'),
      tagBy('list:type', 'type'),
      tagByEach('list:category', 'categories'),
      tagBy('card', 'prod_id'),
      tagBy('series', 'series_id'),
      tagByEach('prods:lecturer', 'lecturer_ids'),
      tagBy('prods:center', 'center_id'),
    ),
  },
  prod_changes: { tags: tagBy('prod', 'prod_id') },
  // The page of a course shows its free hours.
  lesson_slots: { tags: tagBy('prod', 'prod_id') },
  lesson_requests: { tags: tagBy('prod', 'prod_id'), columns: ['status'] },
  prod_lecturers: { tags: tags(tagBy('prod', 'prod_id'), tagBy('prods:lecturer', 'lecturer_id')) },
  // Questions about one date are shown at all dates of the series.
  prod_questions: {
    tags: tagsWhen(
      isShown('CONFIRMED'),
      tagFrom('series', 'coalesce(p.series_id, p.id)', `prods p where p.id = (r ->> 'prod_id')::integer`),
    ),
  },
  prod_prices: { tags: tagBy('prod', 'prod_id') },
  // Reviews of one date are shown at all dates of the series.
  reviews: {
    tags: tagsWhen(
      `r ->> 'published_at' is not null`,
      tagBy('prod', 'prod_id'),
      tag('lecturers'),
      tagFrom(
        'reviews:series',
        'coalesce(p.series_id, p.id)',
        `prods p where p.id = (r ->> 'prod_id')::integer`,
      ),
      tagFrom('reviews:center', 'p.center_id', `prods p where p.id = (r ->> 'prod_id')::integer`),
      tagByEach('reviews:lecturer', 'lecturers'),
    ),
  },
  specializations: { tags: tag('specializations') },
  synonyms: { tags: tag('synonyms') },

  // content
  articles: {
    tags: tags(
      tagBy('article', 'id'),
      tagsWhen(
        isShown('PUBLISHED'),
        tag('articles'),
        tagByEach('articles:category', 'categories'),
        tagFrom(
          'articles:lecturer',
          'l.lecturer_id',
          `article_lecturers l where l.article_id = (r ->> 'id')::integer`,
        ),
      ),
    ),
    silent: silentOfArticles,
  },
  article_lecturers: {
    tags: tagsWhen(
      isOfShownArticle,
      tagBy('article', 'article_id'),
      tagBy('articles:lecturer', 'lecturer_id'),
    ),
  },
  article_prods: { tags: tagsWhen(isOfShownArticle, tagBy('article', 'article_id')) },
  article_tags: { tags: tagsWhen(isOfShownArticle, tagBy('article', 'article_id'), tag('articles')) },
  documents: { tags: tag('documents') },
  // Sitemaps leave out hidden pages.
  page_metas: {
    tags: tags(tagBy('meta', 'subject'), tagsWhen(`(r ->> 'is_hidden')::boolean`, tag('hidden_pages'))),
  },
  // Visitors read editions: of the draft only its deletion is reported.
  pages: {
    tags: addedPage,
    silent: ['title', 'description', 'h1', 'intro', 'body', 'robots', 'facts', 'status', 'version'],
  },
  // Every footer shows the contacts, and every form names the edition of the policy.
  page_versions: {
    tags: tags(
      tagBy('page', 'path'),
      tagsWhen(`r ->> 'path' in ('${paths.contacts}', '${paths.policy}')`, tag('site')),
      addedPage,
    ),
  },
  // Counting a visit changes no page.
  redirects: { tags: tagBy('path', 'from_path'), columns: ['from_path', 'to_path', 'status'] },
  settings: { tags: tagBy('settings', 'section') },

  // identity: a collection shows the phone of its manager while he works here
  users: { tags: tagBy('user', 'id'), columns: ['phone', 'status', 'deleted_at'] },
};

/** The trigger by which a table reports its changes to `change_log`. */
export function changeReport(table: string, { tags: { sql }, silent = [], columns }: Report): string {
  const ignored = ['updated_at', 'last_used_at', 'view_count', 'click_count', ...silent].join();
  return `
create or replace function report_change_of_${table}() returns trigger language plpgsql as $$
declare
  r jsonb;
  seen text[] := '{}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - '{${ignored}}'::text[]
    = to_jsonb(new) - '{${ignored}}'::text[] then return null; end if;
  if tg_op <> 'INSERT' then r := to_jsonb(old); seen := seen || ${sql}; end if;
  if tg_op <> 'DELETE' then r := to_jsonb(new); seen := seen || ${sql}; end if;
  insert into change_log (entity, entity_id, tags)
  values ('${table}', coalesce(r ->> 'prod_id', r ->> 'id')::integer, array(select distinct unnest(seen)));
  return null;
end $$;

create or replace trigger report_change after insert or update${columns ? ` of ${columns}` : ''} or delete on ${table}
  for each row execute function report_change_of_${table}();`;
}
