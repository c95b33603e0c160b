/** The address visitors see, set once when it is known: letters need whole links. */
let base = '';

export function linksLeadTo(baseUrl: string): void {
  base = baseUrl;
}

export const siteLink = (path: string): string => `${base}${path}`;
