import type { PageData } from '@odonta/api/contract';

declare global {
  namespace App {
    interface Locals {
      data: PageData;
      /** Logs the error of a page, and returns the number it can be found by. */
      fault?(error: unknown): string;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** On the first focus, touch or pointer inside. */
    'client:used'?: boolean;
    /** Hydrates when the opener with this name is opened for the first time. */
    'client:opened'?: string;
    /** Where the browser's storage keeps something under this key. */
    'client:kept'?: string;
  }
}
