import type { PageData } from '@odonta/api/contract';

declare global {
  namespace App {
    interface Locals {
      data: PageData;
    }
  }
}
