import type { StaffTopStrip } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';

export function PlaceOfStrip() {
  const strip = useRecordContext<StaffTopStrip>();
  if (strip?.city_id) return <ReferenceName reference="cities" source="city_id" />;
  if (strip?.category_id) return <ReferenceName reference="categories" source="category_id" />;
  return 'Все страницы';
}
