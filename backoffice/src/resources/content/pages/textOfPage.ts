import type { StaffPageVersion } from '@odonta/api/contract';

type Text = Pick<StaffPageVersion, 'title' | 'description' | 'h1' | 'intro' | 'body' | 'facts'>;

/** A page's text as lines to compare: each heading and paragraph on its own, without tags. */
export function textOfPage({ h1, intro, body, title, description, facts }: Text): string {
  const said = facts
    ? [
        `${facts.company}, ИНН ${facts.inn}, ОГРН ${facts.ogrn}, ${facts.email}`,
        ...facts.phones.map(({ number, note }) => `${number} ${note}`),
        ...facts.addresses.map(({ name, address }) => `${name} ${address}`),
        ...facts.hours.map(({ days, time }) => `${days} ${time}`),
      ]
    : [];
  return [h1, intro, plain(body), ...said, title, description].filter((part) => part !== '').join('\n');
}

function plain(html: string): string {
  const broken = html.replace(/<\/(p|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/g, '\n');
  return (new DOMParser().parseFromString(broken, 'text/html').body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
