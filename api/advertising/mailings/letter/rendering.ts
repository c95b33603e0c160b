import type { LetterPart, Mailing } from '@odonta/db/models';
import { escaped } from '../../../platform/mail/escaped.ts';

export type Worded = Pick<
  Mailing,
  'subject' | 'preheader' | 'is_advertising' | 'ad_company' | 'ad_inn' | 'ad_reg_number'
>;

/** Where the links of one person's letter lead. */
export interface LettersLinks {
  /** By the number of the part. */
  linkOf(index: number, url: string): string;
  /** The page that ends such letters; null in a test. */
  ending: string | null;
  /** A picture that tells of the opening; null in a test. */
  pixel: string | null;
}

export interface Rendered {
  html: string;
  text: string;
}

/** The letter to one person, as HTML and as plain text of the same parts. */
export const rendered = (mailing: Worded, parts: readonly LetterPart[], links: LettersLinks): Rendered => ({
  html: htmlOf(mailing, parts, links),
  text: [...parts.map((part, index) => textOf(part, index, links)), ...footer(mailing, links).map(plain)]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n'),
});

function htmlOf(mailing: Worded, parts: readonly LetterPart[], links: LettersLinks): string {
  const preheader = mailing.preheader ? `<div style="${hidden}">${escaped(mailing.preheader)}</div>` : '';
  const body = parts.map((part, index) => partOf(part, index, links)).join('');
  const small = footer(mailing, links)
    .map(({ words, url }) => (url ? anchor(url, words, quiet) : escaped(words)))
    .join('<br>');
  const pixel = links.pixel ? `<img src="${escaped(links.pixel)}" alt="" width="1" height="1">` : '';
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escaped(mailing.subject)}</title></head><body style="margin:0">${preheader}<div style="${dressed}">${body}<hr style="${line}"><p style="${quiet}">${small}</p></div>${pixel}</body></html>`;
}

function partOf(part: LetterPart, index: number, { linkOf }: LettersLinks): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escaped(part.text)}</h2>`;
    case 'text':
      return part.text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
        .join('');
    case 'link':
      return `<p>${anchor(linkOf(index, part.url), part.text, part.isButton ? button : '')}</p>`;
    case 'divider':
      return `<hr style="${line}">`;
  }
}

function textOf(part: LetterPart, index: number, { linkOf }: LettersLinks): string {
  if (part.kind === 'divider') return '———';
  return part.kind === 'link' ? `${part.text}: ${linkOf(index, part.url)}` : part.text;
}

interface FooterLine {
  words: string;
  url?: string;
}

/** The marks that the law wants of an advertisement, and the way out of all of them. */
function footer(mailing: Worded, { ending }: LettersLinks): FooterLine[] {
  const { is_advertising, ad_company, ad_inn, ad_reg_number } = mailing;
  const marks = `Реклама. ${ad_company ?? ''}, ИНН ${ad_inn ?? ''}. erid: ${ad_reg_number ?? ''}`;
  return [
    ...(is_advertising ? [{ words: marks }] : []),
    ending
      ? { words: 'Отписаться от рассылок', url: ending }
      : { words: 'Здесь у каждого будет ссылка, чтобы отписаться.' },
  ];
}

const plain = ({ words, url }: FooterLine): string => (url ? `${words}: ${url}` : words);

const anchor = (url: string, words: string, style: string): string =>
  `<a href="${escaped(url)}" style="${style}">${escaped(words)}</a>`;

const dressed = 'font:16px/1.5 Arial,sans-serif;color:#14211f;max-width:36em;margin:0 auto;padding:16px';
const hidden = 'display:none;max-height:0;overflow:hidden';
const line = 'border:0;border-top:1px solid #c9d3d1;margin:24px 0';
const quiet = 'font-size:13px;color:#566664';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b67;color:#fff;text-decoration:none';
