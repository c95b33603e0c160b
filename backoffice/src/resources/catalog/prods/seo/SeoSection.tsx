import type { StaffProd } from '@odonta/api/contract';
import { prodMeta } from '@odonta/db/vocabulary/catalog/prodMeta.ts';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Loading } from '../../../../kit/page/Loading.tsx';
import { SeoForm } from './SeoForm.tsx';
import { useProdSeo } from './useProdSeo.ts';

export const seoHint = 'Пустое поле: останутся слова по умолчанию, они показаны серым.';

/** On a card. */
export function SeoSection() {
  const prod = useRecordContext<StaffProd>();
  return prod ? <Loaded prod={prod} /> : null;
}

/** Within the form of the course: the words of its page follow what is typed, before it is saved. */
export function SeoSectionInForm() {
  const prod = useRecordContext<StaffProd>();
  const [name, text] = useWatch({ name: ['name', 'text'] }) as (string | null | undefined)[];
  return prod ? <Loaded prod={{ ...prod, name: name ?? '', text: text ?? '' }} /> : null;
}

function Loaded({ prod }: { prod: StaffProd }) {
  const { data, error } = useProdSeo(prod.id);
  if (error) return 'Не загрузилось: обновите страницу.';
  if (!data) return <Loading />;
  return <SeoForm prod={prod} seo={data} usual={prodMeta({ ...prod, city: prod.city_name })} />;
}
