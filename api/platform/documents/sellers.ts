import type { Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { Signature } from './blocks.ts';

export const sellersSignatures = ({ director_post, director_name, accountant_name }: Seller): Signature[] => [
  { post: director_post, name: director_name },
  { post: 'Главный бухгалтер', name: accountant_name ?? director_name },
];

/** The text that the law on agency requires where one sells in the name of another. */
export const agencyLine = ({ seller, principal }: { seller: Seller; principal: string | null }): string[] =>
  principal ? [`Агент ${seller.name} действует от имени и за счёт ${principal}.`] : [];
