import { prodIdOf } from '@odonta/db/vocabulary/addresses.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { APIRoute } from 'astro';
import { courseEvent } from '../../features/catalog/prods/calendar/courseEvent.ts';
import { icsOf } from '../../features/catalog/prods/calendar/ics.ts';
import { carryTags } from '../../lib/carryTags.ts';

export const prerender = false;

/** The course as a calendar event, cached and invalidated like its page. */
export const GET: APIRoute = async ({ params, locals: { data }, cache }) => {
  const id = prodIdOf(params.address ?? '');
  if (id === null) return new Response(null, { status: 404 });
  carryTags({ cache }, [pageTag('prod', id)]);
  const prod = await data.prod(id);
  const event = prod && courseEvent(prod, data.site);
  if (!event) return new Response(null, { status: 404 });
  carryTags({ cache }, [pageTag('center', prod.center_id)]);
  return new Response(icsOf(event), { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
