interface Report {
  /** SQL of a text[] over the row `r` (jsonb): the tags of the pages that show it. */
  tags: string;
  /** Columns on no page: a change of these alone is not reported. */
  silent?: readonly string[];
  /** An update that writes none of these does not even run the trigger. */
  columns?: readonly string[];
}

const each = (tag: string, column: string) =>
  `array(select '${tag}' || e from jsonb_array_elements_text(r -> '${column}') e)`;
const when = (condition: string, tags: string) => `case when ${condition} then ${tags} else '{}'::text[] end`;

const isShown = (status: string) => `r ->> 'status' = '${status}' and r ->> 'deleted_at' is null`;
const ofProd = `array['prod:' || (r ->> 'prod_id')]`;
const isOfShownArticle = `exists (select 1 from articles a
  where a.id = (r ->> 'article_id')::integer and a.status = 'PUBLISHED' and a.deleted_at is null)`;
/** The sitemap lists added pages; those of the product it knows by name. */
const addedPage = when(`r ->> 'path' like '/info/%'`, `array['page:' || (r ->> 'path'), 'pages']`);

/** Likes and edits of drafts are on no list. */
const silentOfArticles = ['like_count', 'date_edit', 'version'];

/** Every table that public pages show, and the pages that a changed row costs. */
export const changeReports: Readonly<Record<string, Report>> = {
  // advertising: drafts are on no page
  banners: {
    tags: when(
      isShown('CONFIRMED'),
      `array['banners:' || (r ->> 'slot') || coalesce(':' || (r ->> 'category_id'), '')]`,
    ),
  },
  // By the code of its link, so that the page of a code that opens nothing is named alike.
  collections: {
    tags: `array['collection:' || (r ->> 'code')]`,
    silent: ['to_email', 'to_phone', 'comment_internal', 'opened_at', 'last_opened_at', 'version'],
  },
  collection_items: {
    tags: `array(select 'collection:' || c.code from collections c where c.id = (r ->> 'collection_id')::integer)`,
  },
  top_strips: { tags: when(isShown('PUBLISHED'), `array['top_strips']`) },
  pinnings: { tags: when(`r ->> 'shown_on' is not null`, `array['pinnings:' || (r ->> 'place')]`) },

  // catalog
  categories: { tags: `array['categories']` },
  centers: { tags: `array['center:' || (r ->> 'id')]` },
  cities: { tags: `array['cities']` },
  // `lecturer:7` is the person, named at courses and articles too; courses and ratings are on the own page and in lists alone.
  lecturers: {
    tags: `array['lecturer:' || (r ->> 'id')] || ${when(isShown('CONFIRMED'), `array['lecturers']`)}`,
    silent: ['rating_total', 'rating_count'],
  },
  prods: { tags: `array['prod:' || (r ->> 'id')]` },
  // `card:12` is reported when the card of a course changes, not for each edit of its long texts.
  prod_cards: {
    tags: `array['prod:' || (r ->> 'prod_id'), 'list', 'list:type:' || (r ->> 'type')] || ${each('list:category:', 'categories')}
      || array['card:' || (r ->> 'prod_id'), 'series:' || (r ->> 'series_id')] || ${each('prods:lecturer:', 'lecturer_ids')}`,
  },
  prod_changes: { tags: ofProd },
  prod_lecturers: { tags: `array['prod:' || (r ->> 'prod_id'), 'prods:lecturer:' || (r ->> 'lecturer_id')]` },
  prod_prices: { tags: ofProd },
  // Reviews of one date are shown at all dates of the series.
  reviews: {
    tags: when(
      `r ->> 'published_at' is not null`,
      `array['prod:' || (r ->> 'prod_id'), 'lecturers']
      || array(select 'reviews:series:' || coalesce(p.series_id, p.id) from prods p where p.id = (r ->> 'prod_id')::integer)
      || ${each('reviews:lecturer:', 'lecturers')}`,
    ),
  },
  specializations: { tags: `array['specializations']` },
  synonyms: { tags: `array['synonyms']` },

  // content
  articles: {
    tags: `array['article:' || (r ->> 'id')] || ${when(
      isShown('PUBLISHED'),
      `array['articles'] || ${each('articles:category:', 'categories')}
      || array(select 'articles:lecturer:' || l.lecturer_id from article_lecturers l where l.article_id = (r ->> 'id')::integer)`,
    )}`,
    silent: silentOfArticles,
  },
  article_lecturers: {
    tags: when(
      isOfShownArticle,
      `array['article:' || (r ->> 'article_id'), 'articles:lecturer:' || (r ->> 'lecturer_id')]`,
    ),
  },
  article_prods: { tags: when(isOfShownArticle, `array['article:' || (r ->> 'article_id')]`) },
  article_tags: { tags: when(isOfShownArticle, `array['article:' || (r ->> 'article_id'), 'articles']`) },
  documents: { tags: `array['documents']` },
  // Sitemaps leave out hidden pages.
  page_metas: {
    tags: `array['meta:' || (r ->> 'subject')] || ${when(`(r ->> 'is_hidden')::boolean`, `array['hidden_pages']`)}`,
  },
  // Visitors read editions: of the draft only its deletion is reported.
  pages: {
    tags: addedPage,
    silent: ['title', 'description', 'h1', 'intro', 'body', 'robots', 'facts', 'status', 'version'],
  },
  // Every footer shows the contacts, and every form names the edition of the policy.
  page_versions: {
    tags: `array['page:' || (r ->> 'path')] || ${when(`r ->> 'path' in ('/contacts', '/policy')`, `array['site']`)} || ${addedPage}`,
  },
  // Counting a visit changes no page.
  redirects: { tags: `array['path:' || (r ->> 'from_path')]`, columns: ['from_path', 'to_path', 'status'] },
  settings: { tags: `array['settings:' || (r ->> 'section')]` },

  // identity
  user_roles: { tags: `array['user:' || (r ->> 'user_id')]` },
  users: { tags: `array['user:' || (r ->> 'id')]` },
};

/** The trigger by which a table reports its changes to `change_log`. */
export function changeReport(table: string, { tags, silent = [], columns }: Report): string {
  const ignored = ['updated_at', 'last_used_at', 'view_count', 'click_count', ...silent].join();
  return `
create or replace function report_change_of_${table}() returns trigger language plpgsql as $$
declare
  r jsonb;
  seen text[] := '{}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - '{${ignored}}'::text[]
    = to_jsonb(new) - '{${ignored}}'::text[] then return null; end if;
  if tg_op <> 'INSERT' then r := to_jsonb(old); seen := seen || ${tags}; end if;
  if tg_op <> 'DELETE' then r := to_jsonb(new); seen := seen || ${tags}; end if;
  insert into change_log (entity, entity_id, tags)
  values ('${table}', coalesce(r ->> 'prod_id', r ->> 'user_id', r ->> 'id')::integer, array(select distinct unnest(seen)));
  return null;
end $$;

create or replace trigger report_change after insert or update${columns ? ` of ${columns}` : ''} or delete on ${table}
  for each row execute function report_change_of_${table}();`;
}
