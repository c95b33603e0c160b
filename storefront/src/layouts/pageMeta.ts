/** A page's meta for search engines and for sharing. */
export interface PageMeta {
  title: string;
  description: string;
  /** The one address of the page, without the host. */
  canonical?: string;
  /** A picture of 1200×630. */
  image?: string;
  kind?: 'website' | 'article' | 'profile';
  /** Not to be found: a page that is one of endless combinations, or an error. */
  isHidden?: boolean;
  /** Its address is a secret: no other site may learn it, and no third-party script runs there. */
  isPrivate?: boolean;
  structured?: object[];
}
