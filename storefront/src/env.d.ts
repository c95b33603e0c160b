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
