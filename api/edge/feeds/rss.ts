import type { PageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { type XmlElement, xmlHead, xmlOf } from '../../platform/xml.ts';
import type { Feed } from './feed.ts';

interface Channel {
  title: string;
  link: string;
  self: string;
  description: string;
  lastBuildDate?: string | undefined;
  tags: readonly PageTag[];
  items: readonly XmlElement[];
}

/** RSS 2.0. */
export function rssOf({ self, tags, items, title, link, description, lastBuildDate }: Channel): Feed {
  const channel = {
    title,
    link,
    description,
    language: 'ru',
    lastBuildDate,
    'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
    item: items,
  };
  return {
    contentType: 'application/rss+xml; charset=utf-8',
    tags,
    text: xmlHead + xmlOf({ rss: { '@version': '2.0', ...namespaces, channel } }),
  };
}

const namespaces = {
  '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};
