import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';

/** The directives of the policy that a third-party script needs. */
const opened = ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src', 'frame-src', 'media-src'];

/** The policy of a page that allows the configured services and no others. */
export function admitting(policy: string, { metrika, chat }: ThirdPartyServices): string {
  const origins = [...new Set([metrika, chat].flatMap((service) => service?.origins ?? []))].join(' ');
  if (origins === '') return policy;
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const isThere = new Set(directives.map(([name]) => name));
  const extended = directives
    .filter(([name]) => name)
    .map(([name = '', ...sources]) =>
      opened.includes(name) ? [name, ...sources, origins].join(' ') : [name, ...sources].join(' '),
    );
  const added = opened.filter((name) => !isThere.has(name)).map((name) => `${name} 'self' ${origins}`);
  return [...extended, ...added].join('; ');
}
