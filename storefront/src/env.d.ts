import type { PageData } from '@odonta/api/contract';

declare global {
  namespace App {
    interface Locals {
      data: PageData;
      /** Writes down what broke the page, and answers the number it can be found by. */
      fault?(error: unknown): string;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** On the first focus, touch or pointer inside. */
    'client:used'?: boolean;
    /** On the first opening of what has this name. */
    'client:opened'?: string;
    /** Where the browser's storage keeps something under this key. */
    'client:kept'?: string;
  }
}
